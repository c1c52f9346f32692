import type { SceneRole } from '@reelwright/contracts';

/** A scene of the script as it was spoken. */
export interface SpokenScene {
  role: SceneRole;
  durationMs: number;
}

/** When a scene is seen, and when its voice starts. */
export interface ScenePlan {
  startMs: number;
  endMs: number;
  voiceStartMs: number;
}

/** The voice starts a moment after the picture, and a breath is left between scenes. */
const FIRST_LEAD_MS = 200;
export const MIN_GAP_MS = 160;
const MAX_GAP_MS = 520;
/** Least time between a cut and a voice. */
const EDGE_MS = MIN_GAP_MS / 2;
/** How long the end card stands after the last word, at least. */
const MIN_TAIL_MS = 900;

/** The shortest ad that these voices fit into. */
export function shortestAdMs(scenes: readonly SpokenScene[]): number {
  const spokenMs = scenes.reduce((sum, scene) => sum + scene.durationMs, 0);
  return FIRST_LEAD_MS + spokenMs + MIN_GAP_MS * Math.max(0, scenes.length - 1) + MIN_TAIL_MS;
}

/**
 * Lays the scenes end to end over exactly `lengthMs`, or over the shortest time they need where that is longer. Time to
 * spare widens the gaps first, then the end card. Cuts fall in the middle of the gaps, and on a beat where one is within reach.
 */
export function planScenes(
  scenes: readonly SpokenScene[],
  lengthMs: number,
  beatsMs: readonly number[] = [],
): { scenes: ScenePlan[]; durationMs: number } {
  const durationMs = Math.max(lengthMs, Math.ceil(shortestAdMs(scenes)));
  const gaps = Math.max(0, scenes.length - 1);
  const spareMs = durationMs - shortestAdMs(scenes);
  const gapMs = gaps === 0 ? 0 : Math.min(MAX_GAP_MS, MIN_GAP_MS + (spareMs * 0.7) / gaps);
  const plans: ScenePlan[] = [];
  let voiceStartMs = FIRST_LEAD_MS;
  let startMs = 0;
  let unspentMs = spareMs;
  for (const [index, scene] of scenes.entries()) {
    const voiceEndMs = voiceStartMs + scene.durationMs;
    const isLast = index === scenes.length - 1;
    const gap = placeGap({ voiceEndMs, gapMs, unspentMs, nextMs: scenes[index + 1]?.durationMs ?? 0 }, beatsMs);
    const endMs = isLast ? durationMs : gap.cutMs;
    plans.push({ startMs, endMs, voiceStartMs });
    startMs = endMs;
    voiceStartMs = voiceEndMs + gap.lengthMs;
    unspentMs -= gap.lengthMs - MIN_GAP_MS;
  }
  return { scenes: plans, durationMs };
}

interface Gap {
  voiceEndMs: number;
  /** As long as it would be without beats. */
  gapMs: number;
  /** Time that this gap and those after it may take beyond the shortest. */
  unspentMs: number;
  /** How long the voice after it speaks. */
  nextMs: number;
}

/** How finely a breath is stretched. */
const STRETCH_MS = 20;

/**
 * The breath after a scene and the cut in it: on the beat nearest to its middle where one is within reach, and stretched where that
 * brings a beat within reach of the next cut.
 */
function placeGap(gap: Gap, beatsMs: readonly number[]): { lengthMs: number; cutMs: number } {
  const { voiceEndMs, gapMs, unspentMs, nextMs } = gap;
  const widestMs = Math.min(MAX_GAP_MS, MIN_GAP_MS + Math.max(0, unspentMs));
  const plainMs = Math.min(gapMs, widestMs);
  const middleMs = voiceEndMs + plainMs / 2;
  const reachable = listReachable(voiceEndMs, widestMs, beatsMs);
  const cutMs = reachable.reduce(
    (best, beat) => (Math.abs(beat - middleMs) < Math.abs(best - middleMs) ? beat : best),
    reachable[0] ?? middleMs,
  );
  const shortestMs = Math.max(plainMs, cutMs + EDGE_MS - voiceEndMs);
  if (beatsMs.length === 0) return { lengthMs: shortestMs, cutMs };
  for (let lengthMs = shortestMs; lengthMs <= widestMs; lengthMs += STRETCH_MS) {
    const left = unspentMs - (lengthMs - MIN_GAP_MS);
    const nextWidestMs = Math.min(MAX_GAP_MS, MIN_GAP_MS + Math.max(0, left));
    if (listReachable(voiceEndMs + lengthMs + nextMs, nextWidestMs, beatsMs).length > 0) return { lengthMs, cutMs };
  }
  return { lengthMs: shortestMs, cutMs };
}

/** Beats in a breath, with room for either voice. */
function listReachable(voiceEndMs: number, widestMs: number, beatsMs: readonly number[]): number[] {
  return beatsMs.filter((beat) => beat >= voiceEndMs + EDGE_MS && beat + EDGE_MS <= voiceEndMs + widestMs);
}
