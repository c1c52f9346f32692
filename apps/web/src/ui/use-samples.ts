import { useEffect, useRef, useState } from 'react';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from './toast.ts';

export interface Samples<Id extends string = string> {
  /** The sample that is loading or playing. */
  active: { id: Id; phase: 'loading' | 'playing' } | null;
  /** Plays a sample, or stops it if it plays; any other sample stops. */
  toggle(id: Id): void;
  stop(): void;
}

/** Plays audio samples to choose from, one at a time; stops if the screen is left. */
export function useSamples<Id extends string>(find: (id: Id) => Promise<{ url: string }>): Samples<Id> {
  const [active, setActive] = useState<Samples<Id>['active']>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  /** The last sample requested: an answer that arrives after a newer request is not played. */
  const wanted = useRef<Id | null>(null);

  const stop = (): void => {
    wanted.current = null;
    audio.current?.pause();
    setActive(null);
  };

  useEffect(
    () => () => {
      wanted.current = null;
      audio.current?.pause();
    },
    [],
  );

  const play = async (id: Id): Promise<void> => {
    audio.current?.pause();
    wanted.current = id;
    setActive({ id, phase: 'loading' });
    try {
      const { url } = await find(id);
      if (wanted.current !== id) return;
      const next = new Audio(url);
      // The sample also ends if other audio starts.
      const end = (): void => setActive((now) => (audio.current === next && now?.id === id ? null : now));
      next.addEventListener('ended', end);
      next.addEventListener('pause', end);
      audio.current = next;
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
    toggle(id) {
      if (active?.id === id) stop();
      else void play(id);
    },
    stop,
  };
}
