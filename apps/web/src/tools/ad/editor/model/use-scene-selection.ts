import { useCallbackRef } from '@mantine/hooks';
import type { TimelineDocument } from '@reelwright/timeline';
import { useState } from 'react';
import type { Playback } from './playback.ts';
import { readSceneSpans, type SceneSpan, stillTick } from './read-scene-spans.ts';
import type { CutFeed } from './use-instant-cut.ts';

interface SceneSelectionInput {
  sceneCount: number;
  /** Counts the scenes of the draft as it is at the call, which may be edited since the page was rendered. */
  countScenes(): number;
  spans: readonly SceneSpan[];
  /** The document that is shown; null before there is one. */
  document: TimelineDocument | null;
  playback: Playback | null;
  edits: Pick<CutFeed, 'placeNext'>;
  /** A scene was selected, in place of an element on the canvas. */
  onSelect(): void;
}

/** The selected scene of the editor, and where the playhead goes with it. The functions stay the same. */
export interface SceneSelection {
  scene: number;
  /** Selects a scene without moving the playhead. */
  set(index: number): void;
  /** Selects a scene; shows it unless the ad is playing. */
  select(index: number): void;
  /** Selects a scene and moves the playhead to it, also while the ad is playing. */
  jump(index: number): void;
  /** Selects the scene that is at a position after the edit that follows, and shows it with the edit. */
  selectNext(index: number): void;
  showWhilePaused(index: number): void;
}

export function useSceneSelection({
  sceneCount,
  countScenes,
  spans,
  document,
  playback,
  edits,
  onSelect,
}: SceneSelectionInput): SceneSelection {
  const [selected, set] = useState(0);

  /**
   * While paused, seeks to the frame that shows the whole scene with its words; during playback, to the scene's start.
   */
  function show(index: number): void {
    const span = spans[index];
    if (!span || !playback || !document) return;
    playback.seek(playback.getState().isPlaying ? span.start : stillTick(span, document));
  }

  const showWhilePaused = useCallbackRef((index: number): void => {
    if (playback && !playback.getState().isPlaying) show(index);
  });
  const select = useCallbackRef((index: number): void => {
    const next = Math.max(0, Math.min(sceneCount - 1, index));
    set(next);
    onSelect();
    edits.placeNext(null);
    showWhilePaused(next);
  });
  const jump = useCallbackRef((index: number): void => {
    set(index);
    onSelect();
    show(index);
  });
  const selectNext = useCallbackRef((index: number): void => {
    set(index);
    onSelect();
    edits.placeNext((edited) => {
      const span = readSceneSpans(edited, countScenes())[index];
      return span && stillTick(span, edited);
    });
  });

  const scene = Math.min(selected, Math.max(0, sceneCount - 1));
  return { scene, set, select, jump, selectNext, showWhilePaused };
}
