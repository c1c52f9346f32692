import type { MusicForm, TempoChoice } from './material-facts.ts';
import { planScenes } from './plan-scenes.ts';
import type { CutMoment, ScenePlan, SpokenScene } from './scene-plan.ts';

/** A cut between two beats costs as much as this many hundreds of ms of a pause, squared; less where beats are slow. */
const OFF_BEAT_COST = 12;
const SLOW_OFF_BEAT_COST = 2;
const SLOW_BEAT_MS = 640;
const TEMPO_COST = 6;
/** Of a lift or climax that leaves an odd number of beats to the bar before it. */
const ODD_BAR_COST = 2;
/**
 * How long the final chord rings at least, and at most where the end card is long. The least is no more than the time after the last
 * word, so that the chord is heard after the voice, not under it.
 */
const RING_MS = { min: 800, max: 3000 };

/** The cuts of an ad on the beats of a tempo, and what the music is to do at them. */
export interface CutPlan {
  tempoBpm: number;
  scenes: ScenePlan[];
  form: MusicForm;
}

/** Every beat of a tempo over an ad, and the pulses between beats at their price. */
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
 * The tempo in which the cuts of a spoken script fall on beats with the pauses nearest to what they would be, and the plan of its
 * scenes. Where no tempo leaves the voices room, the one nearest to the wish and cuts in the pauses.
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
 * Where the music turns: up at the scene that first shows the product as the answer, to its peak at the price or, without one, the end
 * card, and to its final chord after the last word.
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
