import type { Script, SceneRole } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { formatTick } from './gate.ts';

/** A scene of an ad with its ticks; the end is excluded. */
export interface ReviewScene {
  index: number;
  role: SceneRole;
  start: number;
  end: number;
}

const CLIP_OF_SCENE = /^scene-(\d+)-/;

/** Returns the scenes of a laid out ad: their clips define when each is shown. */
export function listReviewScenes(document: TimelineDocument, script: Pick<Script, 'scenes'>): ReviewScene[] {
  const starts = new Map<number, number>();
  for (const track of document.tracks) {
    for (const { id, start } of track.clips) {
      const index = Number(CLIP_OF_SCENE.exec(id)?.[1] ?? Number.NaN);
      if (!Number.isNaN(index)) starts.set(index, Math.min(start, starts.get(index) ?? start));
    }
  }
  const ordered = [...starts].toSorted(([, one], [, other]) => one - other);
  return ordered.map(([index, start], place) => ({
    index,
    role: script.scenes[index]?.role ?? 'detail',
    start,
    end: ordered[place + 1]?.[1] ?? document.duration,
  }));
}

/** Formats as `scene 3 (benefit) at 7.84 s`. */
export function describeMoment(scenes: readonly ReviewScene[], tick: number): string {
  const scene = scenes.find(({ start, end }) => tick >= start && tick < end);
  return scene ? `scene ${scene.index + 1} (${scene.role}) at ${formatTick(tick)}` : `at ${formatTick(tick)}`;
}
