import type { TaskId } from '@reelwright/contracts';
import { useEffect, useMemo } from 'react';
import { drawPoster, findPoster, keepPoster, posterKeyOf } from '#src/nouns/player/model/kept-posters.ts';
import { waitUntilIdle } from '#src/lib/wait-until-idle.ts';
import type { Playback } from './playback.ts';

/**
 * Returns an image of the first frame of a preview; `instead` if this device has none. What the player shows first is
 * kept for the next visit.
 */
export function usePoster(
  playback: Playback | null,
  { taskId, variant, instead }: { taskId: TaskId | null; variant: number; instead: string | undefined },
): string | undefined {
  const key = taskId && posterKeyOf(taskId, variant);
  const kept = useMemo(() => (key === null ? undefined : findPoster(key)), [key]);
  useEffect(() => {
    if (!playback || key === null) return undefined;
    let isGone = false;
    const keep = async (): Promise<void> => {
      await waitUntilIdle();
      if (isGone || playback.getState().isPlaying || playback.getFrame() !== 0) return;
      const url = drawPoster(playback.canvas);
      if (url !== undefined) keepPoster(key, url);
    };
    let isKept = false;
    const stop = playback.subscribe(() => {
      if (isKept || playback.getState().phase !== 'ready') return;
      isKept = true;
      void keep();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [playback, key]);
  return kept ?? instead;
}
