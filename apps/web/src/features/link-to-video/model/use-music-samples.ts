import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from '#src/lib/toast.ts';
import { musicSampleQuery } from '../api/play-music.ts';

/** Pieces of the music library, one at a time; silent once the screen is left. */
export function useMusicSamples() {
  const queries = useQueryClient();
  const [active, setActive] = useState<{ id: string; phase: 'loading' | 'playing' } | null>(null);
  const sound = useRef<HTMLAudioElement | null>(null);
  /** The piece that was asked for last: an answer that comes later than the next question is not played. */
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

  const play = async (id: string): Promise<void> => {
    sound.current?.pause();
    wanted.current = id;
    setActive({ id, phase: 'loading' });
    try {
      const { url } = await queries.query(musicSampleQuery(id));
      if (wanted.current !== id) return;
      const next = new Audio(url);
      const end = (): void => setActive((now) => (sound.current === next && now?.id === id ? null : now));
      next.addEventListener('ended', end);
      next.addEventListener('pause', end);
      sound.current = next;
      await playAlone(next);
      if (wanted.current === id) setActive({ id, phase: 'playing' });
    } catch (error) {
      if (wanted.current !== id) return;
      stop();
      showError(error as Error);
    }
  };

  return {
    active,
    toggle(id: string): void {
      if (active?.id === id) stop();
      else void play(id);
    },
  };
}
