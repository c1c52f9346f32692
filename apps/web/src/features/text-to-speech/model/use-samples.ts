import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from '#src/lib/toast.ts';
import { voiceSampleQuery } from '../api/get-voice-sample.ts';

export interface Samples {
  /** Whose sample is fetched or heard right now. */
  active: { voiceId: string; phase: 'loading' | 'playing' } | null;
  /** Plays a voice's sample, or stops it; another one that plays ends. */
  toggle(voiceId: string): void;
}

/** Samples of voices, one at a time; silent once the screen is left. */
export function useSamples(): Samples {
  const queries = useQueryClient();
  const [active, setActive] = useState<Samples['active']>(null);
  const sound = useRef<HTMLAudioElement | null>(null);
  /** The voice that was asked for last: an answer that comes later than the next question is not played. */
  const wanted = useRef<string | null>(null);

  const stop = (): void => {
    wanted.current = null;
    sound.current?.pause();
    setActive(null);
  };

  useEffect(
    () => () => {
      wanted.current = null;
      sound.current?.pause();
    },
    [],
  );

  const play = async (voiceId: string): Promise<void> => {
    sound.current?.pause();
    wanted.current = voiceId;
    setActive({ voiceId, phase: 'loading' });
    try {
      const { url } = await queries.query(voiceSampleQuery(voiceId));
      if (wanted.current !== voiceId) return;
      const next = new Audio(url);
      // Also where the recording above is played instead.
      const end = (): void => setActive((now) => (sound.current === next && now?.voiceId === voiceId ? null : now));
      next.addEventListener('ended', end);
      next.addEventListener('pause', end);
      sound.current = next;
      await playAlone(next);
      if (wanted.current === voiceId) setActive({ voiceId, phase: 'playing' });
    } catch (error) {
      if (wanted.current !== voiceId) return;
      stop();
      showError(error as Error);
    }
  };

  return {
    active,
    toggle(voiceId) {
      if (active?.voiceId === voiceId) stop();
      else void play(voiceId);
    },
  };
}
