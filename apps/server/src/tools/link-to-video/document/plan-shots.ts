import type { ScenePlan } from './plan-scenes.ts';

/** One picture on screen. */
export interface Shot {
  scene: number;
  /** Index into the ad's pictures. */
  picture: number;
  startMs: number;
  endMs: number;
}

/** A picture that stands longer than this feels like a slide show. */
const LONGEST_SHOT_MS = 4200;
const SHORTEST_SHOT_MS = 1300;

interface ShotRequest {
  scenes: readonly ScenePlan[];
  pictureCount: number;
  /** Starts of words, where a cut may fall within a scene. */
  wordStartsMs: readonly number[];
}

function nearest(values: readonly number[], wanted: number): number {
  return values.reduce(
    (best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best),
    wanted + 400,
  );
}

/**
 * Which picture shows when. Long scenes are cut at a word; pictures follow one another in their order, the first one
 * opens the ad and stands behind its end card.
 */
export function planShots({ scenes, pictureCount, wordStartsMs }: ShotRequest): Shot[] {
  const shots: Shot[] = [];
  let next = 0;
  for (const [scene, { startMs, endMs }] of scenes.entries()) {
    const isEndCard = scene === scenes.length - 1 && scenes.length > 1;
    const parts = isEndCard ? 1 : Math.max(1, Math.min(Math.ceil((endMs - startMs) / LONGEST_SHOT_MS), pictureCount));
    let partStartMs = startMs;
    for (let part = 1; part <= parts; part += 1) {
      const wanted = startMs + ((endMs - startMs) * part) / parts;
      const snapped = part === parts ? endMs : nearest(wordStartsMs, wanted);
      const isUsable =
        snapped - partStartMs >= SHORTEST_SHOT_MS && (part === parts || endMs - snapped >= SHORTEST_SHOT_MS);
      if (part < parts && !isUsable) continue;
      shots.push({ scene, picture: isEndCard ? 0 : next % pictureCount, startMs: partStartMs, endMs: snapped });
      partStartMs = snapped;
      next += 1;
    }
  }
  return shots;
}
