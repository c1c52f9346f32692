import { placeCuts } from './place-cuts.ts';
import {
  type CutMoment,
  FIRST_LEAD_MS,
  LEAST_SILENCE_MS,
  MIN_END_MS,
  MIN_TAIL_MS,
  type ScenePlan,
  type SpokenScene,
} from './scene-plan.ts';

/** Average pause between two lines of an ad without spare time; cuts move to their beats within it. */
const MIN_GAP_MS = 210;
const MAX_GAP_MS = 520;
/** Share of a pause before the cut. */
const BEFORE_CUT = 0.55;

/** Returns the duration of the shortest ad that fits these voices. */
export function shortestAdMs(scenes: readonly SpokenScene[]): number {
  const spokenMs = scenes.reduce((sum, scene) => sum + scene.durationMs, 0);
  const lastMs = scenes.at(-1)?.durationMs ?? 0;
  const tailMs = Math.max(MIN_TAIL_MS, MIN_END_MS - lastMs - MIN_GAP_MS * (1 - BEFORE_CUT));
  return FIRST_LEAD_MS + spokenMs + MIN_GAP_MS * Math.max(0, scenes.length - 1) + tailMs;
}

/**
 * Places the scenes end to end over exactly `lengthMs`, or over the shortest possible time if that is longer. Spare
 * time first widens the pauses, then the end card. With `moments`, every cut falls on one of them if the voices leave
 * one; `cost` compares plans over other moments. Without them, cuts fall into the pauses.
 */
export function planScenes(
  scenes: readonly SpokenScene[],
  lengthMs: number,
  moments: readonly CutMoment[] = [],
): { scenes: ScenePlan[]; durationMs: number; cost: number } {
  const durationMs = Math.max(lengthMs, Math.ceil(shortestAdMs(scenes)));
  const gaps = Math.max(0, scenes.length - 1);
  const spareMs = durationMs - shortestAdMs(scenes);
  const gapMs = gaps === 0 ? 0 : Math.min(MAX_GAP_MS, MIN_GAP_MS + (spareMs * 0.7) / gaps);
  const placed = placeCuts(scenes, { durationMs, gapMs, moments });
  return placed
    ? { ...placed, durationMs }
    : { scenes: planPlain(scenes, { durationMs, gapMs }), durationMs, cost: Number.POSITIVE_INFINITY };
}

function planPlain(
  scenes: readonly SpokenScene[],
  { durationMs, gapMs }: { durationMs: number; gapMs: number },
): ScenePlan[] {
  let startMs = 0;
  return scenes.map((scene, index): ScenePlan => {
    const pauseMs = scene.isTimed ? LEAST_SILENCE_MS : gapMs;
    const voiceStartMs = index === 0 ? FIRST_LEAD_MS : startMs + pauseMs * (1 - BEFORE_CUT);
    const voiceEndMs = voiceStartMs + scene.durationMs;
    const endMs = index === scenes.length - 1 ? durationMs : voiceEndMs + pauseMs * BEFORE_CUT;
    const plan = { startMs, endMs, voiceStartMs };
    startMs = endMs;
    return plan;
  });
}
