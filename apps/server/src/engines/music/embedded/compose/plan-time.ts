import type { Meter } from './score.ts';

/** Allowed deviation from the intended tempo, to fit length and cuts: too small to hear. */
export const TEMPO_LEEWAY = 0.06;
/** Allowed ring time of the final chord. */
const ENDING_S = { min: 1.3, max: 3.4, ideal: 2.2 };
/** Least ring time if the final chord is requested later than that: a full ad has no more time after its last word. */
const LEAST_RING_S = 0.6;
/** Allowed delay of the final chord after the requested time, if it then rings for less than the usual minimum. */
const LATE_S = 0.5;
/** A chord this early still sounds at the requested time; then the cost of each further second. */
const EARLY_S = 0.15;
const EARLY_COST = 3;
/** A cut this close to a beat looks simultaneous. */
const ON_BEAT_S = 0.02;
/** Two shorter sections are merged. */
const SHORTEST_SECTION_BARS = 2;
const MAX_SHORT_BARS = 2;
/** The cost of a last bar with an odd number of beats, in seconds of the final chord's distance. */
const ODD_BAR_COST = 0.9;
/** The cost of a second of distance between cuts and beats, relative to a second of the final chord's. */
const CUT_WEIGHT = 45;

export interface BarPlan {
  /** Beats from the start of the piece. */
  beat: number;
  beats: number;
  /** A cut falls on its bar line. */
  isCut: boolean;
}

export interface TimePlan {
  tempoBpm: number;
  beatS: number;
  bars: BarPlan[];
  /** Beats up to the final chord, which falls on a bar line. */
  totalBeats: number;
  endingS: number;
  /** The number of beats that the final chord rings. */
  ringBeats: number;
  /** Beats, or pulses between them, nearest to the cuts, in order, without those too close to the final chord. */
  cutBeats: number[];
}

export interface TimeRequest {
  durationS: number;
  /** Times of the cuts in the video, ascending. */
  cutsS: readonly number[];
  wishedBpm: number;
  /** Kept exactly; overrides the intended tempo. */
  exactBpm?: number | undefined;
  /** Times that must be bar lines. */
  turnsS?: readonly number[];
  /** The approximate time of the final chord. */
  wishedEndingS?: number | undefined;
  meter: Meter;
}

interface Candidate {
  tempoBpm: number;
  totalBeats: number;
  cost: number;
}

/**
 * Finds the tempo, within the leeway, and the number of bars that give the final chord time to ring and put the cuts on
 * beats, preferably bar lines. If a cut falls into the middle of a bar of four beats, that bar becomes one of two, so
 * that the bar line falls on the cut.
 */
export function planTime(request: TimeRequest): TimePlan {
  const { durationS, meter, wishedBpm, exactBpm, turnsS = [], wishedEndingS } = request;
  const hasWish = wishedEndingS !== undefined;
  const idealS = hasWish ? clamp(durationS - wishedEndingS, LEAST_RING_S, ENDING_S.max) : ENDING_S.ideal;
  const leastS = clamp(idealS - LATE_S, LEAST_RING_S, ENDING_S.min);
  const lastCutS = Math.max(0, ...request.cutsS);
  let best: Candidate = { tempoBpm: wishedBpm, totalBeats: 0, cost: Number.POSITIVE_INFINITY };
  const step = wishedBpm * 0.0025;
  const steps = exactBpm === undefined ? Math.floor((wishedBpm * TEMPO_LEEWAY) / step) : 0;
  for (let offset = -steps; offset <= steps; offset += 1) {
    const tempoBpm = exactBpm ?? wishedBpm + offset * step;
    const beatS = 60 / tempoBpm;
    const most = Math.floor((durationS - leastS) / beatS);
    const fewest = Math.max(0, Math.ceil((durationS - ENDING_S.max - meter.beats * beatS) / beatS));
    const lastTurn = Math.max(0, ...turnsS.map((turn) => Math.round(turn / beatS)));
    const shift = Math.abs(offset) / Math.max(1, steps);
    for (let totalBeats = fewest; totalBeats <= most; totalBeats += 1) {
      // After a required bar line, whole bars are counted from there.
      const short = (totalBeats - lastTurn) % meter.beats;
      if (totalBeats <= lastTurn && lastTurn > 0) continue;
      const isHalf = meter.beats === 4 && short === 2;
      if (short !== 0 && !isHalf && lastTurn === 0) continue;
      const ringS = durationS - totalBeats * beatS;
      const cost =
        Math.abs(ringS - idealS) * 1.2 +
        (hasWish ? Math.max(0, ringS - idealS - EARLY_S) * EARLY_COST : 0) +
        Math.max(0, ringS - ENDING_S.max) * 20 +
        (short === 0 ? 0 : isHalf ? 0.5 : ODD_BAR_COST) +
        // A cut after the final chord has no beat.
        (totalBeats * beatS < lastCutS - ON_BEAT_S ? 6 : 0) +
        shift * shift * 1.2 +
        costOfCuts(request, beatS, totalBeats) * CUT_WEIGHT;
      if (cost < best.cost) best = { tempoBpm, totalBeats, cost };
    }
  }
  const beatS = 60 / best.tempoBpm;
  const cutBeats = findCutBeats(request, beatS, best.totalBeats);
  return {
    tempoBpm: best.tempoBpm,
    beatS,
    bars: layBars({
      totalBeats: best.totalBeats,
      cutBeats,
      turns: new Set(turnsS.map((turn) => Math.round(turn / beatS))),
      meter,
    }),
    totalBeats: best.totalBeats,
    endingS: best.totalBeats * beatS,
    ringBeats: durationS / beatS - best.totalBeats,
    cutBeats,
  };
}

/** Returns the mean distance of the cuts from the beats, in seconds. */
function costOfCuts({ cutsS }: TimeRequest, beatS: number, totalBeats: number): number {
  if (cutsS.length === 0) return 0;
  const inside = cutsS.filter((cut) => cut <= totalBeats * beatS + beatS / 2);
  const sum = inside.reduce((total, cut) => {
    const distance = Math.abs(cut - Math.round(cut / beatS) * beatS);
    return total + Math.max(0, distance - ON_BEAT_S);
  }, 0);
  return sum / cutsS.length;
}

/** Finds the beat of each cut, or the pulse between two beats if the cut is exactly there. */
function findCutBeats({ cutsS, exactBpm, meter }: TimeRequest, beatS: number, totalBeats: number): number[] {
  const pulses = exactBpm === undefined ? 1 : meter.stepsPerBeat;
  const beats = cutsS
    .map((cut) => Math.round((cut / beatS) * pulses) / pulses)
    .filter((beat) => beat > 0 && beat <= totalBeats);
  return [...new Set(beats)].sort((first, second) => first - second);
}

interface BarRequest {
  totalBeats: number;
  cutBeats: readonly number[];
  /** Beats that must start a bar. */
  turns: ReadonlySet<number>;
  meter: Meter;
}

/**
 * Divides all beats into bars. A shorter bar precedes a required bar line, puts a cut on a bar line, or takes the
 * remaining beats.
 */
function layBars({ totalBeats, cutBeats, turns, meter }: BarRequest): BarPlan[] {
  const bars: BarPlan[] = [];
  const cuts = new Set(cutBeats);
  const canShorten = meter.beats === 4;
  let beat = 0;
  let shortBars = 0;
  let barsSinceShort = 0;
  while (beat < totalBeats) {
    const end = Math.min(totalBeats, ...[...turns].filter((turn) => turn > beat));
    const left = end - beat;
    const wantsShort =
      canShorten &&
      turns.size === 0 &&
      cuts.has(beat + 2) &&
      !cuts.has(beat + 4) &&
      shortBars < MAX_SHORT_BARS &&
      barsSinceShort >= SHORTEST_SECTION_BARS &&
      left > 4;
    // Five beats become three and two: a bar of one sounds like a stumble.
    const isSplit = canShorten && left === 5;
    const beats = left < meter.beats ? left : wantsShort ? 2 : isSplit ? 3 : meter.beats;
    bars.push({ beat, beats, isCut: cuts.has(beat) });
    barsSinceShort = beats === meter.beats ? barsSinceShort + 1 : 0;
    if (wantsShort) shortBars += 1;
    beat += beats;
  }
  return bars;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
