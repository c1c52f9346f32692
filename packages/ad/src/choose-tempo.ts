import type { MusicForm, TempoChoice } from './material-facts.ts';
import { planScenes } from './plan-scenes.ts';
import type { CutMoment, ScenePlan, SpokenScene } from './scene-plan.ts';

/** Cost of a cut between two beats, in the unit of a squared pause error of 100 ms; lower at slow tempos. */
const OFF_BEAT_COST = 12;
const SLOW_OFF_BEAT_COST = 2;
const SLOW_BEAT_MS = 640;
const TEMPO_COST = 6;
/** Cost of a lift or climax that leaves the bar before it with an odd number of beats. */
const ODD_BAR_COST = 2;
/**
 * Minimum time that the final chord rings, and maximum with a long end card. The minimum does not exceed the time after
 * the last word, so that the chord sounds after the voice, not under it.
 */
const RING_MS = { min: 800, max: 3000 };

/** The cuts of an ad on the beats of a tempo, and the form of its music. */
export interface CutPlan {
  tempoBpm: number;
  scenes: ScenePlan[];
  form: MusicForm;
}

/** Lists every beat of a tempo in an ad, and the pulses between beats with their cost. */
function listMoments({ bpm, pulsesPerBeat }: { bpm: number; pulsesPerBeat: number }, lengthMs: number): CutMoment[] {
  const beatMs = 60_000 / bpm;
  const isSlow = beatMs >= SLOW_BEAT_MS;
  // The quarters of a slow beat are as far apart as the halves of a quick one.
  const pulses = isSlow && pulsesPerBeat === 2 ? 4 : pulsesPerBeat;
  const moments: CutMoment[] = [];
  for (let pulse = 1; (pulse * beatMs) / pulses < lengthMs; pulse += 1) {
    const isBeat = pulse % pulses === 0;
    const isHalf = (pulse * pulsesPerBeat) % pulses === 0;
    const penalty = isBeat ? 0 : isSlow && isHalf ? SLOW_OFF_BEAT_COST : OFF_BEAT_COST;
    moments.push({ atMs: (pulse * beatMs) / pulses, penalty });
  }
  return moments;
}

/**
 * Chooses the tempo whose beats are nearest to the natural pauses of a spoken script, and plans its scenes. If no tempo
 * leaves the voices enough space, it chooses the one nearest to the wish and cuts in the pauses.
 */
export function chooseTempo(
  scenes: readonly SpokenScene[],
  lengthMs: number,
  { tempos, pulsesPerBeat }: TempoChoice,
): CutPlan {
  let best = {
    cost: Number.POSITIVE_INFINITY,
    tempoBpm: tempos[0]?.bpm ?? 100,
    scenes: planScenes(scenes, lengthMs).scenes,
  };
  for (const { bpm, distance } of tempos) {
    const plan = planScenes(scenes, lengthMs, listMoments({ bpm, pulsesPerBeat }, lengthMs));
    const cost = plan.cost + TEMPO_COST * distance ** 2 + costOfTurns(scenes, plan.scenes, bpm);
    if (cost < best.cost) best = { cost, tempoBpm: bpm, scenes: plan.scenes };
  }
  return { tempoBpm: best.tempoBpm, scenes: best.scenes, form: planForm(scenes, best.scenes) };
}

function costOfTurns(scenes: readonly SpokenScene[], plans: readonly ScenePlan[], bpm: number): number {
  const { liftMs = 0, climaxMs = 0 } = planForm(scenes, plans);
  const oddOf = (fromMs: number, toMs: number): number => {
    const beats = ((toMs - fromMs) * bpm) / 60_000;
    return Math.abs(beats / 2 - Math.round(beats / 2)) > 0.05 ? ODD_BAR_COST : 0;
  };
  return oddOf(0, liftMs) + oddOf(liftMs, climaxMs);
}

/**
 * Plans the form of the music: it rises at the scene that first shows the product as the answer, peaks at the price or,
 * without one, at the end card, and ends with its final chord after the last word.
 */
export function planForm(scenes: readonly SpokenScene[], plans: readonly ScenePlan[]): MusicForm {
  const last = plans.length - 1;
  const end = plans[last];
  if (!end || last < 1) return {};
  const opening = scenes.findIndex(({ role }, index) => index > 0 && role !== 'problem' && role !== 'hook');
  const lift = Math.max(1, opening);
  const offer = scenes.findIndex(({ role }) => role === 'offer');
  const climax = offer > 0 ? offer : last;
  const voiceEndMs = end.voiceStartMs + (scenes[last]?.durationMs ?? 0);
  const endingMs = Math.min(end.endMs - RING_MS.min, Math.max(end.endMs - RING_MS.max, voiceEndMs));
  return {
    ...(lift < climax ? { liftMs: plans[lift]?.startMs ?? 0 } : {}),
    climaxMs: plans[climax]?.startMs ?? 0,
    endingMs,
  };
}
