import { frameToTick } from '@reelwright/timeline';
import { useEffect, useState } from 'react';
import type { Playback } from './playback.ts';
import { findSceneAt, type SceneSpan } from './read-scene-spans.ts';

/**
 * Returns the scene under the playhead; null before the first. It changes at cuts only, so that frames cause no
 * rendering.
 */
export function usePlayedScene(playback: Playback | null, spans: readonly SceneSpan[]): number | null {
  const [scene, setScene] = useState<number | null>(null);
  useEffect(() => {
    if (!playback || spans.length === 0) return;
    const show = (frame: number): void => setScene(findSceneAt(spans, frameToTick(frame, playback.document.frameRate)));
    show(playback.getFrame());
    return playback.onFrame(show);
  }, [playback, spans]);
  return spans.length === 0 ? null : scene;
}
