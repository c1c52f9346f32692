import type { AdDraft, TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { AdDraftStore } from '#src/nouns/drafts/model/draft-store.ts';
import { toAdInput } from '../../draft/draft-input.ts';
import { useMadePreview } from '../api/get-made-preview.ts';
import { type CutBuilder, type InstantCut, openCutBuilder } from './cut-builder.ts';
import { type DraggedElement, withDragged } from './use-canvas-session.ts';

/** A timeline as edited. */
export interface EditedCut extends InstantCut {
  /** Where the playhead goes with it; omitted if it stays. */
  tick?: number;
}

/** The newest timeline of a draft as edited. Only the player reads it: an edit does not render the editor twice. */
export interface CutFeed {
  get(): EditedCut | null;
  /** Moves the playhead together with the next timeline, to a tick of it; null takes that back. */
  placeNext(toTick: ((document: TimelineDocument) => number | undefined) | null): void;
  /** Lists timelines of edits that may come next. */
  listForeseen(): readonly InstantCut[];
  subscribe(listener: () => void): () => void;
  /** Builds edits that may come next, so that they are on the canvas at once; an empty list ends that. */
  foresee(contents: readonly AdDraft[]): void;
}

interface OpenCutFeed extends CutFeed {
  set(cut: InstantCut | null): void;
  setForeseen(cuts: readonly InstantCut[]): void;
  /** The edits to be foreseen. */
  getIdeas(): readonly AdDraft[];
  onForesee(listener: () => void): void;
}

const NOTHING: readonly InstantCut[] = [];

function openCutFeed(): OpenCutFeed {
  const listeners = new Set<() => void>();
  let newest: EditedCut | null = null;
  let toTick: Parameters<CutFeed['placeNext']>[0] = null;
  let foreseen = NOTHING;
  let ideas: readonly AdDraft[] = [];
  let foresee = (): void => undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => newest,
    listForeseen: () => foreseen,
    placeNext(next) {
      toTick = next;
    },
    set(cut) {
      if (cut === newest) return;
      const tick = cut ? toTick?.(cut.document) : undefined;
      toTick = null;
      newest = cut && tick !== undefined ? { ...cut, tick } : cut;
      tell();
    },
    setForeseen(cuts) {
      foreseen = cuts;
      tell();
    },
    getIdeas: () => ideas,
    foresee(contents) {
      ideas = contents;
      foresee();
    },
    onForesee(listener) {
      foresee = listener;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the timelines of edits of a variant that may come next. */
export function useForeseenCuts(feed: CutFeed): readonly InstantCut[] {
  return useSyncExternalStore(feed.subscribe, feed.listForeseen);
}

/**
 * Returns the timelines of a draft as edited, each some moments after its edit; none while there is no preview to build
 * them from. While a draft is invalid, its last valid timeline stays.
 */
export function useInstantCut(
  store: AdDraftStore,
  { taskId, variant, dragged }: { taskId: TaskId | null; variant: number; dragged: DraggedElement | null },
): CutFeed {
  const preview = useMadePreview(taskId, variant);
  const [feed] = useState(openCutFeed);
  const [builder, setBuilder] = useState<CutBuilder | null>(null);
  const hasPreview = preview !== null;
  useEffect(() => {
    if (!hasPreview) return;
    const opened = openCutBuilder({
      onCut: feed.set,
      onForeseen: feed.setForeseen,
      onFailure: () => feed.set(null),
    });
    // The builder owns a worker: created with the first preview, closed with the editor.
    // oxlint-disable-next-line react/set-state-in-effect
    setBuilder(opened);
    return () => opened.close();
  }, [hasPreview, feed]);
  const build = useEffectEvent((): void => {
    if (!builder || !preview) return;
    const content = withDragged(store.getState().content, dragged);
    const result = toAdInput(content, store.toolType, 'preview');
    if (result.ok) builder.build(preview, result.checked);
  });
  useEffect(() => {
    if (!builder || !preview) return;
    const follow = (): void => build();
    follow();
    return store.subscribe(follow);
  }, [builder, preview, store]);
  useEffect(() => {
    if (!builder || !preview) return;
    const foresee = (): void =>
      builder.foresee(
        preview,
        feed.getIdeas().map((content) => () => {
          const result = toAdInput(content, store.toolType, 'preview');
          return result.ok ? result.checked : null;
        }),
      );
    feed.onForesee(foresee);
    foresee();
    return () => feed.onForesee(() => undefined);
  }, [builder, preview, store, feed]);
  const change = dragged?.pending;
  useEffect(() => {
    build();
  }, [change]);
  // Without its material, a newer preview plays as the server made it.
  useEffect(() => {
    if (!hasPreview) feed.set(null);
  }, [hasPreview, feed]);
  return feed;
}
