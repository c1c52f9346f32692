import type { TimelineDocument } from '@reelwright/timeline';
import { useMemo } from 'react';
import { readSceneSpans, type SceneSpan } from './read-scene-spans.ts';

/** A document, and how many scenes its script had when it was made. */
export interface Cut {
  document: TimelineDocument;
  sceneCount: number;
}

const NONE: readonly SceneSpan[] = [];

/** When each scene is seen in the cut that is shown; none before there is one. */
export function useSceneSpans(cut: Cut | null): readonly SceneSpan[] {
  return useMemo(() => (cut && cut.sceneCount > 0 ? readSceneSpans(cut.document, cut.sceneCount) : NONE), [cut]);
}
