import { useEffect, useRef, useState } from 'react';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from '#src/lib/toast.ts';

export interface Sample {
  phase: 'silent' | 'loading' | 'playing';
  /** Plays what the query answers, or stops. */
  toggle(): void;
}

/** One sound to be heard before it is chosen; silent once its field is left, or another is chosen in it. */
export function useSample(find: (() => Promise<{ url: string }>) | null, key: string): Sample {
  const [state, setState] = useState<{ key: string; phase: Sample['phase'] }>({ key, phase: 'silent' });
  const sound = useRef<HTMLAudioElement | null>(null);
  const wanted = useRef<string | null>(null);
  const phase = state.key === key ? state.phase : 'silent';

  useEffect(
    () => () => {
      wanted.current = null;
      sound.current?.pause();
    },
    [key],
  );

  async function play(): Promise<void> {
    if (!find) return;
    wanted.current = key;
    setState({ key, phase: 'loading' });
    try {
      const { url } = await find();
      if (wanted.current !== key) return;
      const next = new Audio(url);
      const end = (): void => setState((now) => (sound.current === next ? { ...now, phase: 'silent' } : now));
      next.addEventListener('ended', end);
      next.addEventListener('pause', end);
      sound.current = next;
      await playAlone(next);
      if (wanted.current === key) setState({ key, phase: 'playing' });
    } catch (error) {
      if (wanted.current !== key) return;
      setState({ key, phase: 'silent' });
      showError(error as Error);
    }
  }

  return {
    phase,
    toggle() {
      if (phase === 'silent') void play();
      else {
        wanted.current = null;
        sound.current?.pause();
        setState({ key, phase: 'silent' });
      }
    },
  };
}
