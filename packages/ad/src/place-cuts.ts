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

/** Minimum time between a cut and a voice, whose file contains a little silence too. */
const EDGE_MS = LEAST_SILENCE_MS / 2;
/** Minimum lead of the first voice and the end card: they are shortened this far before a cut misses its beat. */
const LEAST_LEAD_MS = 100;
const LEAST_TAIL_MS = 700;
/** Maximum silence around a voice that is considered. */
const WIDEST_MS = 2500;
/** Extra pause before the price. */
const PRICE_HOLD_MS = 160;
/** Shares of a scene's silence before its voice, and before that of a price. */
const LEAD_SHARE = 0.45;
const PRICE_LEAD_SHARE = 0.3;
/** Maximum silence before a voice: a line that starts later seems to belong to the next scene. */
const LONGEST_LEAD_MS = 420;
/** Cost per squared 100 ms of difference from the natural pause; the end card's cost is lower. */
const GAP_WEIGHT = 1;
const END_WEIGHT = 0.4;
/** Additional cost of missing a duration that the user set, and of a cut beside the beats that keeps it. */
const TIMED_WEIGHT = 30;
const TIMED_CUT_COST = 1;
/** Cost of a last scene that is too short. */
const SHORT_END_COST = 40;

interface Step {
  cost: number;
  /** Index of the previous cut's moment; -1 is the start. */
  from: number;
}

interface Wish {
  durationMs: number;
  /** The silence of the scenes without beats. */
  silence: SilencePlan;
  moments: readonly CutMoment[];
}

/**
 * Places every cut on one of the moments so that the pauses are as near as possible to the natural ones: the best path
 * over scenes and moments. Returns undefined if no path leaves each voice enough space.
 */
export function placeCuts(
  scenes: readonly SpokenScene[],
  { durationMs, silence, moments: beats }: Wish,
): { scenes: ScenePlan[]; cost: number } | undefined {
  if (scenes.length < 2 || beats.length === 0) return undefined;
  const moments = addTimedCuts(beats, scenes);
  const last = scenes.length - 1;
  const wishes = scenes.map((_scene, index) => idealSilenceMs(scenes, index, silence));
  const ways: Step[][] = [];
  for (const [index, scene] of scenes.slice(0, last).entries()) {
    const leastMs = (index === 0 ? LEAST_LEAD_MS : EDGE_MS) + scene.durationMs + EDGE_MS;
    const wishedMs = scene.durationMs + (wishes[index] ?? 0);
    const weight = scene.isTimed ? TIMED_WEIGHT : GAP_WEIGHT;
    const before = ways[index - 1];
    let first = 0;
    ways.push(
      moments.map(({ atMs, penalty }): Step => {
        let best: Step = { cost: Number.POSITIVE_INFINITY, from: -1 };
        const consider = (seenMs: number, cost: number, from: number) => {
          const total = cost + penalty + weight * ((seenMs - wishedMs) / 100) ** 2;
          if (total < best.cost) best = { cost: total, from };
        };
        if (!before) {
          if (atMs >= leastMs) consider(atMs, 0, -1);
          return best;
        }
        while (atMs - (moments[first]?.atMs ?? atMs) > leastMs + WIDEST_MS) first += 1;
        for (let from = first; from < moments.length; from += 1) {
          const seenMs = atMs - (moments[from] as CutMoment).atMs;
          if (seenMs < leastMs) break;
          const { cost } = before[from] as Step;
          if (cost < Number.POSITIVE_INFINITY) consider(seenMs, cost, from);
        }
        return best;
      }),
    );
  }
  const end = scenes[last] as SpokenScene;
  const endWishMs = end.durationMs + (wishes[last] ?? 0);
  let [best, cost] = [-1, Number.POSITIVE_INFINITY];
  for (const [from, step] of (ways.at(-1) ?? []).entries()) {
    const seenMs = durationMs - (moments[from]?.atMs ?? 0);
    if (seenMs < EDGE_MS + end.durationMs + LEAST_TAIL_MS) continue;
    const short = seenMs < MIN_END_MS - 1 ? SHORT_END_COST * (1 + (MIN_END_MS - seenMs) / 250) : 0;
    const total = step.cost + short + END_WEIGHT * ((seenMs - endWishMs) / 100) ** 2;
    if (total < cost) [best, cost] = [from, total];
  }
  if (best === -1) return undefined;
  const cutsMs: number[] = [];
  for (let index = last - 1, from = best; index >= 0; index -= 1) {
    cutsMs.unshift(moments[from]?.atMs ?? 0);
    from = ways[index]?.[from]?.from ?? -1;
  }
  return { scenes: layVoices(scenes, [0, ...cutsMs, durationMs]), cost };
}

/** Adds moments that follow each beat by the duration that a user set for a scene: its cut may then miss the beats. */
function addTimedCuts(beats: readonly CutMoment[], scenes: readonly SpokenScene[]): CutMoment[] {
  const times = new Set(scenes.flatMap(({ isTimed, durationMs }) => (isTimed ? [durationMs + LEAST_SILENCE_MS] : [])));
  const extra = [...times].flatMap((timeMs) =>
    [0, ...beats.map(({ atMs }) => atMs)].map((atMs) => ({ atMs: atMs + timeMs, penalty: TIMED_CUT_COST })),
  );
  return [...beats, ...extra].sort((one, other) => one.atMs - other.atMs);
}

/**
 * Returns the silence of a scene around its voice: half of the pause on either side, more before the price, and the time
 * of another shot in a scene that shows the product.
 */
function idealSilenceMs(scenes: readonly SpokenScene[], index: number, { gapMs, holdMs: shotMs }: SilencePlan): number {
  const scene = scenes[index];
  if (scene?.isTimed && index < scenes.length - 1) return LEAST_SILENCE_MS;
  const before = index === 0 ? FIRST_LEAD_MS : gapMs * LEAD_SHARE;
  if (index === scenes.length - 1) return before + MIN_TAIL_MS;
  const holdMs = scenes[index + 1]?.role === 'offer' ? PRICE_HOLD_MS : 0;
  return before + gapMs * (1 - LEAD_SHARE) + holdMs + (scene && canHold(scene) ? shotMs : 0);
}

function layVoices(scenes: readonly SpokenScene[], edgesMs: readonly number[]): ScenePlan[] {
  return scenes.map(({ durationMs, role }, index): ScenePlan => {
    const startMs = edgesMs[index] ?? 0;
    const endMs = edgesMs[index + 1] ?? 0;
    const silenceMs = endMs - startMs - durationMs;
    const share = scenes[index + 1]?.role === 'offer' || role === 'offer' ? PRICE_LEAD_SHARE : LEAD_SHARE;
    const isLast = index === scenes.length - 1;
    const most = isLast ? FIRST_LEAD_MS : LONGEST_LEAD_MS;
    const leadMs =
      index === 0
        ? Math.min(FIRST_LEAD_MS, silenceMs - EDGE_MS)
        : Math.min(most, Math.max(EDGE_MS, Math.min(silenceMs - EDGE_MS, silenceMs * share)));
    return { startMs, endMs, voiceStartMs: startMs + leadMs };
  });
}
