import { FEATURE_COUNT, type SpeechFeatures } from './speech-features.ts';
import { LEAP, LATE_ENTRY, STAY, type StateBand, WAYS, type WordChain } from './word-chain.ts';

/** Costs of a path, in the distance of one frame from another (right ones lie about 1 apart, any two 1.5); found on synthetic voices. */
const COST = {
  /** Standing still in the reference. */
  stay: 0.03,
  /** Leaving one of its frames out. */
  leap: 0.6,
  /** Beginning a pause. */
  pause: 1,
  /** The most that a frame outside of the words costs, whatever sounds there. */
  foreign: 1.6,
  /** A word's frame that is never spoken. */
  omitted: 0.9,
};

const NEVER = Number.POSITIVE_INFINITY;
/** Not a way of the chain: a pause that is reached from the one before it, the word between left out. */
const OMIT = WAYS;

/** Mean difference of two frames' values. */
export function measureDistance(a: Float32Array, aFrame: number, b: Float32Array, bFrame: number): number {
  const aFrom = aFrame * FEATURE_COUNT;
  const bFrom = bFrame * FEATURE_COUNT;
  let sum = 0;
  for (let at = 0; at < FEATURE_COUNT; at += 1) {
    const difference = (a[aFrom + at] ?? 0) - (b[bFrom + at] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum / FEATURE_COUNT);
}

/** What a way costs, besides the frame it leads to. */
function wayCost(way: number, isPause: boolean, comesFromPause: boolean): number {
  if (way === STAY) return isPause ? 0 : COST.stay;
  const leaps = way === LATE_ENTRY || (way === LEAP && (isPause || comesFromPause));
  return (isPause ? COST.pause : 0) + (leaps ? COST.leap / 2 : way === LEAP ? COST.leap : 0);
}

export interface PathSearch {
  recording: SpeechFeatures;
  reference: SpeechFeatures;
  background: Float32Array;
  chain: WordChain;
  band: StateBand;
}

/** The cheapest way of a recording through its words: its state at each frame. Undefined where the band lets nothing through. */
export function findPath({ recording, reference, background, chain, band }: PathSearch): Int32Array | undefined {
  const wayCosts = listWayCosts(chain);
  const choices: Uint8Array[] = [];
  let scores = new Float32Array(chain.count).fill(NEVER);
  let next = new Float32Array(chain.count).fill(NEVER);
  let [scoredFrom, scoredTo] = [0, 0];
  for (let time = 0; time < recording.count; time += 1) {
    const from = band.from[time] ?? 0;
    const to = band.to[time] ?? 0;
    const choice = new Uint8Array(to - from);
    const pauseCost = Math.min(COST.foreign, measureDistance(recording.values, time, background, 0));
    const ways = time === 0 ? STAY : WAYS;
    for (let state = from; state < to; state += 1) {
      let [best, chosen] = [time === 0 && state <= 1 ? 0 : NEVER, STAY];
      for (let way = STAY; way < ways; way += 1) {
        const source = chain.before[WAYS * state + way] ?? -1;
        if (source < scoredFrom || source >= scoredTo) continue;
        const score = (scores[source] ?? NEVER) + (wayCosts[WAYS * state + way] ?? NEVER);
        if (score < best) [best, chosen] = [score, way];
      }
      if (best !== NEVER) {
        const frame = chain.frames[state] ?? -1;
        best += frame < 0 ? pauseCost : measureDistance(recording.values, time, reference.values, frame);
      }
      next[state] = best;
      choice[state - from] = chosen;
    }
    omitWords(chain, { from, to, scores: next, choice });
    choices.push(choice);
    [scores, next] = [next, scores];
    [scoredFrom, scoredTo] = [from, to];
  }
  return tracePath({ chain, band, choices, scores, scoredFrom, scoredTo });
}

function listWayCosts(chain: WordChain): Float32Array {
  const isPause = (state: number): boolean => (chain.frames[state] ?? -1) < 0;
  return Float32Array.from(chain.before, (source, place) =>
    wayCost(place % WAYS, isPause(Math.floor(place / WAYS)), source >= 0 && isPause(source)),
  );
}

/** Lets words be left out: from the pause before one to the pause behind it, in no time. */
function omitWords(
  { pauses }: WordChain,
  step: { from: number; to: number; scores: Float32Array; choice: Uint8Array },
): void {
  for (let index = 1; index < pauses.length; index += 1) {
    const earlier = pauses[index - 1] ?? 0;
    const pause = pauses[index] ?? 0;
    if (earlier < step.from || pause >= step.to) continue;
    const score = (step.scores[earlier] ?? NEVER) + COST.omitted * (pause - earlier - 1);
    if (score >= (step.scores[pause] ?? NEVER)) continue;
    step.scores[pause] = score;
    step.choice[pause - step.from] = OMIT;
  }
}

function tracePath(found: {
  chain: WordChain;
  band: StateBand;
  choices: readonly Uint8Array[];
  scores: Float32Array;
  scoredFrom: number;
  scoredTo: number;
}): Int32Array | undefined {
  const { chain, band, choices, scores } = found;
  const scoreOf = (state: number): number =>
    state >= found.scoredFrom && state < found.scoredTo ? (scores[state] ?? NEVER) : NEVER;
  const last = chain.count - 1;
  let state = scoreOf(last) <= scoreOf(last - 1) ? last : last - 1;
  if (scoreOf(state) === NEVER) return undefined;
  const pauseBefore = new Map(Array.from(chain.pauses, (pause, index) => [pause, chain.pauses[index - 1] ?? 0]));
  const states = new Int32Array(choices.length);
  for (let time = choices.length - 1; time >= 0; time -= 1) {
    const from = band.from[time] ?? 0;
    const choiceAt = (at: number): number => choices[time]?.[at - from] ?? STAY;
    while (choiceAt(state) === OMIT) state = pauseBefore.get(state) ?? 0;
    states[time] = state;
    state = chain.before[WAYS * state + choiceAt(state)] ?? state;
  }
  return states;
}
