import type { CallInput } from '@reelwright/contracts';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/lib/api.ts';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from '#src/ui/toast.ts';

export interface WordTrial {
  /** The row that is loading or playing. */
  active: { row: string; phase: 'loading' | 'playing' } | null;
  play(row: string, input: CallInput<'playPronunciation'>): void;
  stop(): void;
}

const toAddress = (base64: string): string =>
  URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'audio/mpeg' }));

/** Speaks words on trial, one at a time; stops if the screen is left. */
export function useWordTrial(): WordTrial {
  const [active, setActive] = useState<WordTrial['active']>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const asking = useRef<AbortController | null>(null);

  const hush = (): void => {
    asking.current?.abort();
    audio.current?.pause();
  };
  const stop = (): void => {
    hush();
    setActive(null);
  };
  useEffect(() => hush, []);

  const play = async (row: string, input: CallInput<'playPronunciation'>): Promise<void> => {
    hush();
    const question = new AbortController();
    asking.current = question;
    setActive({ row, phase: 'loading' });
    let address: string | undefined;
    try {
      const answer = await api.call('playPronunciation', input, { signal: question.signal });
      question.signal.throwIfAborted();
      address = toAddress(answer.audio);
      const next = new Audio(address);
      const end = (): void => {
        if (address !== undefined) URL.revokeObjectURL(address);
        setActive((now) => (audio.current === next && now?.row === row ? null : now));
      };
      next.addEventListener('ended', end);
      next.addEventListener('pause', end);
      audio.current = next;
      await playAlone(next);
      if (!question.signal.aborted) setActive({ row, phase: 'playing' });
    } catch (error) {
      if (address !== undefined) URL.revokeObjectURL(address);
      if (question.signal.aborted) return;
      setActive(null);
      showError(error as Error);
    }
  };

  return { active, stop, play: (row, input) => void play(row, input) };
}
