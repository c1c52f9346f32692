import { frameToTick } from '@reelwright/timeline';
import { useEffect, useState } from 'react';
import type { Playback } from './playback.ts';

/** Returns the tick of the frame that stands on the canvas; null while the ad plays, so that frames cause no rendering. */
export function useRestingTick(playback: Playback | null): number | null {
  const [tick, setTick] = useState<number | null>(null);
  useEffect(() => {
    if (!playback) return;
    const follow = (): void => {
      const { isPlaying, phase } = playback.getState();
      setTick(isPlaying || phase !== 'ready' ? null : frameToTick(playback.getFrame(), playback.document.frameRate));
    };
    follow();
    const stops = [playback.subscribe(follow), playback.onFrame(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback]);
  return playback ? tick : null;
}
