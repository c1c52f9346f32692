import { type RefObject, useEffect, useRef, useState } from 'react';
import { playAlone } from '#src/lib/play-alone.ts';
import { showError } from '#src/ui/toast.ts';

export interface PlayedAudio {
  isPlaying: boolean;
  atS: number;
  /** As the file states it, once that is known. */
  lengthS: number;
  toggle(): void;
  seek(toS: number): void;
}

/**
 * Controls an `<audio>` element. During playback, each screen frame sets the played share as `--part` on `drawing`,
 * without rendering.
 */
export function useAudio(
  audio: RefObject<HTMLAudioElement | null>,
  drawing: RefObject<HTMLElement | null>,
  expectedLengthS: number,
): PlayedAudio {
  const [isPlaying, setPlaying] = useState(false);
  const [atS, setAtS] = useState(0);
  const [lengthS, setLengthS] = useState(expectedLengthS);
  const frame = useRef(0);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const listening = new AbortController();
    const draw = (): void => {
      const length = Number.isFinite(element.duration) ? element.duration : expectedLengthS;
      const part = length > 0 ? element.currentTime / length : 0;
      drawing.current?.style.setProperty('--part', String(Math.min(1, part)));
    };
    const drawOn = (): void => {
      draw();
      frame.current = requestAnimationFrame(drawOn);
    };
    const listen = (events: readonly (keyof HTMLMediaElementEventMap)[], act: () => void): void => {
      for (const event of events) element.addEventListener(event, act, { signal: listening.signal });
    };
    listen(['play'], () => {
      setPlaying(true);
      cancelAnimationFrame(frame.current);
      drawOn();
    });
    listen(['pause', 'ended'], () => {
      setPlaying(false);
      cancelAnimationFrame(frame.current);
      draw();
    });
    listen(['timeupdate', 'seeking'], () => {
      setAtS(element.currentTime);
      draw();
    });
    listen(['durationchange'], () => {
      if (Number.isFinite(element.duration)) setLengthS(element.duration);
    });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame.current);
      element.pause();
    };
  }, [audio, drawing, expectedLengthS]);

  return {
    isPlaying,
    atS,
    lengthS,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (element.paused) {
        playAlone(element).catch((error: unknown) => {
          // Playback was paused before it began, which is no failure.
          if (!(error instanceof DOMException && error.name === 'AbortError')) showError(error as Error);
        });
      } else element.pause();
    },
    seek(toS) {
      if (audio.current) moveTo(audio.current, toS);
    },
  };
}

function moveTo(element: HTMLMediaElement, toS: number): void {
  element.currentTime = toS;
}
