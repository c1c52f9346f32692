import type { TimelineDocument } from '@reelwright/timeline';
import { useMemo } from 'react';
import { readSceneSpans, type SceneSpan } from './read-scene-spans.ts';

/** A document, and the number of scenes in the script it was made from. */
export interface Cut {
  document: TimelineDocument;
  sceneCount: number;
}

const NONE: readonly SceneSpan[] = [];

/** Returns the span of each scene in the current cut; none before there is one. */
export function useSceneSpans(cut: Cut | null): readonly SceneSpan[] {
  return useMemo(() => (cut && cut.sceneCount > 0 ? readSceneSpans(cut.document, cut.sceneCount) : NONE), [cut]);
}
