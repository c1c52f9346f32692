import { placeCuts } from './place-cuts.ts';
import {
  canHold,
  type CutMoment,
  FIRST_LEAD_MS,
  LEAST_SILENCE_MS,
  MIN_END_MS,
  MIN_TAIL_MS,
  type ScenePlan,
  type SilencePlan,
  type SpokenScene,
} from './scene-plan.ts';

/** Average pause between two lines of an ad without spare time; cuts move to their beats within it. */
const MIN_GAP_MS = 210;
const MAX_GAP_MS = 520;
/** Maximum time that a scene shows the product after its line: one more shot. More would feel like waiting. */
const MAX_HOLD_MS = 1100;
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
 * Places the scenes end to end over `lengthMs`, or over the shortest possible time if that is longer. Spare time first
 * widens the pauses, then gives each product scene one more shot; an ad with less to say than `lengthMs` is shorter.
 * With `moments`, every cut falls on one of them if the voices leave one; `cost` compares plans over other moments.
 * Without them, cuts fall into the pauses.
 */
export function planScenes(
  scenes: readonly SpokenScene[],
  lengthMs: number,
  moments: readonly CutMoment[] = [],
): { scenes: ScenePlan[]; durationMs: number; cost: number } {
  const shortestMs = Math.ceil(shortestAdMs(scenes));
  const { gapMs, holdMs, usedMs } = shareSpareTime(scenes, Math.max(0, lengthMs - shortestMs));
  const durationMs = shortestMs + usedMs;
  const silence = { gapMs, holdMs };
  const placed = placeCuts(scenes, { durationMs, silence, moments });
  return placed
    ? { ...placed, durationMs }
    : { scenes: planPlain(scenes, { durationMs, silence }), durationMs, cost: Number.POSITIVE_INFINITY };
}

/** Shares out spare time. `usedMs` is less than `spareMs` if the scenes cannot fill it. */
function shareSpareTime(scenes: readonly SpokenScene[], spareMs: number): SilencePlan & { usedMs: number } {
  const gaps = Math.max(0, scenes.length - 1);
  const holds = scenes.slice(0, gaps).filter(canHold).length;
  const widerMs = Math.min(spareMs, (MAX_GAP_MS - MIN_GAP_MS) * gaps);
  const heldMs = Math.min(spareMs - widerMs, MAX_HOLD_MS * holds);
  return {
    gapMs: gaps === 0 ? 0 : MIN_GAP_MS + widerMs / gaps,
    holdMs: holds === 0 ? 0 : heldMs / holds,
    // Whole milliseconds, so that planning the planned length again gives the same plan.
    usedMs: Math.floor(widerMs + heldMs),
  };
}

function planPlain(
  scenes: readonly SpokenScene[],
  { durationMs, silence: { gapMs, holdMs } }: { durationMs: number; silence: SilencePlan },
): ScenePlan[] {
  let startMs = 0;
  return scenes.map((scene, index): ScenePlan => {
    const pauseMs = scene.isTimed ? LEAST_SILENCE_MS : gapMs;
    const voiceStartMs = index === 0 ? FIRST_LEAD_MS : startMs + pauseMs * (1 - BEFORE_CUT);
    const voiceEndMs = voiceStartMs + scene.durationMs;
    const endMs =
      index === scenes.length - 1 ? durationMs : voiceEndMs + pauseMs * BEFORE_CUT + (canHold(scene) ? holdMs : 0);
    const plan = { startMs, endMs, voiceStartMs };
    startMs = endMs;
    return plan;
  });
}
