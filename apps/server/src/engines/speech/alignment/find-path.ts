import { FEATURE_COUNT, type SpeechFeatures } from './speech-features.ts';
import { FOREIGN, LEAP, LATE_ENTRY, PAUSE, STAY, type StateBand, WAYS, type WordChain } from './word-chain.ts';

/**
 * Costs of a path, in units of the distance between two frames (right ones lie about 1 apart, any two 1.5); tuned on
 * synthetic voices. A frame of a run costs enough that no spoken words are dropped: at 1.05 for foreign speech half of
 * them are.
 */
const COST = {
  /** Repeating a reference frame. */
  stay: 0.03,
  /** Skipping one reference frame. */
  leap: 0.6,
  /** Starting a pause. */
  pause: 1,
  /** The highest cost of a frame outside of the words, whatever it contains. */
  foreign: 1.6,
  /** A word's frame that is not spoken. */
  omitted: 0.9,
  /** The same for many words in a row: an omitted sentence. */
  omittedRun: { open: 24, frame: 0.45 },
  /** Speech that is not in the text: an added sentence. */
  foreignRun: { open: 30, frame: 1.15 },
};

const NEVER = Number.POSITIVE_INFINITY;
/**
 * Extra ways besides the chain's: a pause reached from the previous one, with the word between omitted, alone or within
 * a run.
 */
const OMIT = WAYS;
const OMIT_RUN = WAYS + 1;
/** Added to the way of a pause if a run of omitted words up to it began before the last of them. */
const RUN_GOES_ON = 16;

/** Returns the mean difference of two frames' values. */
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

/** Returns the cost of a way, without that of the frame it leads to. */
function wayCost(way: number, kind: number, sourceKind: number): number {
  if (kind === FOREIGN) return way === STAY ? 0 : COST.foreignRun.open;
  if (sourceKind === FOREIGN) return 0;
  const isPause = kind === PAUSE;
  const comesFromPause = sourceKind === PAUSE;
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

/**
 * Finds the cheapest path of a recording through its words: its state at each frame. Returns undefined if the band
 * blocks every path.
 */
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
      let [best, chosen] = [time === 0 && state <= 2 ? (state === 1 ? COST.foreignRun.open : 0) : NEVER, STAY];
      for (let way = STAY; way < ways; way += 1) {
        const source = chain.before[WAYS * state + way] ?? -1;
        if (source < scoredFrom || source >= scoredTo) continue;
        const score = (scores[source] ?? NEVER) + (wayCosts[WAYS * state + way] ?? NEVER);
        if (score < best) [best, chosen] = [score, way];
      }
      if (best !== NEVER) {
        const frame = chain.frames[state] ?? -1;
        best +=
          frame === PAUSE
            ? pauseCost
            : frame === FOREIGN
              ? COST.foreignRun.frame
              : measureDistance(recording.values, time, reference.values, frame);
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
  const kindOf = (state: number): number => Math.min(0, chain.frames[state] ?? PAUSE);
  return Float32Array.from(chain.before, (source, place) =>
    wayCost(place % WAYS, kindOf(Math.floor(place / WAYS)), source >= 0 ? kindOf(source) : 0),
  );
}

/** Allows omitted words: from the pause before one to the pause after it, in no time. */
function omitWords(
  { pauses }: WordChain,
  step: { from: number; to: number; scores: Float32Array; choice: Uint8Array },
): void {
  let run = NEVER;
  for (let index = 1; index < pauses.length; index += 1) {
    const earlier = pauses[index - 1] ?? 0;
    const pause = pauses[index] ?? 0;
    if (earlier < step.from || pause >= step.to) {
      run = NEVER;
      continue;
    }
    const at = pause - step.from;
    const frames = pause - earlier - 2;
    const left = step.scores[earlier] ?? NEVER;
    const goesOn = run < left + COST.omittedRun.open;
    run = Math.min(run, left + COST.omittedRun.open) + COST.omittedRun.frame * frames;
    const alone = left + COST.omitted * frames;
    const least = Math.min(alone, run);
    if (least < (step.scores[pause] ?? NEVER)) {
      step.scores[pause] = least;
      step.choice[at] = alone <= run ? OMIT : OMIT_RUN;
    }
    if (goesOn) step.choice[at] = (step.choice[at] ?? STAY) + RUN_GOES_ON;
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
  // Ends at the last pause, in speech after the text, or at the last word's end.
  const lastPause = chain.count - 2;
  let state = [lastPause + 1, lastPause - 1].reduce(
    (best, other) => (scoreOf(other) < scoreOf(best) ? other : best),
    lastPause,
  );
  if (scoreOf(state) === NEVER) return undefined;
  const pauseBefore = new Map(Array.from(chain.pauses, (pause, index) => [pause, chain.pauses[index - 1] ?? 0]));
  const states = new Int32Array(choices.length);
  for (let time = choices.length - 1; time >= 0; time -= 1) {
    const from = band.from[time] ?? 0;
    const choiceAt = (at: number): number => choices[time]?.[at - from] ?? STAY;
    const wayAt = (at: number): number => choiceAt(at) % RUN_GOES_ON;
    const earlierOf = (pause: number): number => pauseBefore.get(pause) ?? 0;
    while (wayAt(state) >= OMIT) {
      let isInRun = wayAt(state) === OMIT_RUN && choiceAt(state) >= RUN_GOES_ON;
      state = earlierOf(state);
      while (isInRun) {
        isInRun = choiceAt(state) >= RUN_GOES_ON;
        state = earlierOf(state);
      }
    }
    states[time] = state;
    state = chain.before[WAYS * state + wayAt(state)] ?? state;
  }
  return states;
}
