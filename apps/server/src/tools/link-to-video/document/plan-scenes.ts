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
const MIN_GAP_MS = 160;
const MAX_GAP_MS = 520;
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
    const gap = placeGap({ voiceEndMs, gapMs, unspentMs }, beatsMs);
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
}

/** The breath after a scene and the cut in it: as wide as it takes for the beat nearest to its middle to lie well within. */
function placeGap(
  { voiceEndMs, gapMs, unspentMs }: Gap,
  beatsMs: readonly number[],
): { lengthMs: number; cutMs: number } {
  const edge = MIN_GAP_MS / 2;
  const widestMs = Math.min(MAX_GAP_MS, MIN_GAP_MS + Math.max(0, unspentMs));
  const lengthMs = Math.min(gapMs, widestMs);
  const middleMs = voiceEndMs + lengthMs / 2;
  const reachable = beatsMs.filter((beat) => beat >= voiceEndMs + edge && beat + edge <= voiceEndMs + widestMs);
  if (reachable.length === 0) return { lengthMs, cutMs: middleMs };
  const cutMs = reachable.reduce((best, beat) => (Math.abs(beat - middleMs) < Math.abs(best - middleMs) ? beat : best));
  return { lengthMs: Math.max(lengthMs, cutMs + edge - voiceEndMs), cutMs };
}
