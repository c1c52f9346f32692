import type { TaskId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type SceneSpan, stillTick } from './read-scene-spans.ts';
import type { WantedStills } from './wanted-stills.ts';

interface SceneStillsRequest {
  document: TimelineDocument | null;
  spans: readonly SceneSpan[];
  taskId: TaskId | null;
  variant: number;
  /** The images painted so far, by tick. */
  stills: ReadonlyMap<number, string>;
  onStills(wanted: WantedStills): void;
}

/** Requests a small image of each scene; undefined if it is not painted yet. */
export function useSceneStills(request: SceneStillsRequest): readonly (string | undefined)[] {
  const { document, spans, taskId, variant, stills } = request;
  const ticks = useMemo(() => (document ? spans.map((span) => stillTick(span, document)) : []), [document, spans]);
  const tell = useEffectEvent((wanted: WantedStills) => request.onStills(wanted));
  useEffect(() => {
    if (taskId !== null && ticks.length > 0) tell({ taskId, variant, ticks });
  }, [taskId, variant, ticks]);
  return useMemo(() => ticks.map((tick) => stills.get(tick)), [ticks, stills]);
}
