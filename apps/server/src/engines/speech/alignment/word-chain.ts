/** The frames of one word: `from` inclusive, `to` exclusive. */
export interface WordFrames {
  from: number;
  to: number;
}

/** The largest number of predecessor states, including the state itself. */
export const WAYS = 4;
/** Numbers of the ways in `before`. */
export const STAY = 0;
/** 1 is a plain step. */
export const LEAP = 2;
/** From the previous word into this one, skipping its first frame. */
export const LATE_ENTRY = 3;

/** Value in `frames` of states that are no frame of the reference. */
export const PAUSE = -1;
export const FOREIGN = -2;

/**
 * The states that a recording passes through, in order: each frame of each word; and before, between and after the
 * words an optional pause, and speech that is not in the text, which is entered from the pause and left to it.
 */
export interface WordChain {
  count: number;
  /** The reference's frame of a state; `PAUSE` or `FOREIGN`, both below 0. */
  frames: Int32Array;
  /** The word of a state; for a pause, the word after it. */
  words: Int32Array;
  /** `WAYS` predecessor states for each, -1 for none. */
  before: Int32Array;
  /** The state of each pause. */
  pauses: Int32Array;
}

export function chainWords(words: readonly WordFrames[]): WordChain {
  const frames = [PAUSE, FOREIGN];
  const owners = [0, 0];
  const before = [0, 1, -1, -1, 1, 0, -1, -1];
  const pauses = [0];
  let end = -1;
  for (const [word, { from, to }] of words.entries()) {
    const pause = frames.length - 2;
    const first = pause + 2;
    for (let state = first; state < first + to - from; state += 1) {
      if (state === first) before.push(state, pause, end, end > 0 ? end - 1 : -1);
      else before.push(state, state - 1, state === first + 1 ? pause : state - 2, state === first + 1 ? end : -1);
      frames.push(from + state - first);
      owners.push(word);
    }
    end = frames.length - 1;
    const state = frames.length;
    before.push(state, end, end > first ? end - 1 : -1, state + 1);
    before.push(state + 1, state, -1, -1);
    frames.push(PAUSE, FOREIGN);
    owners.push(word + 1, word + 1);
    pauses.push(state);
  }
  return {
    count: frames.length,
    frames: Int32Array.from(frames),
    words: Int32Array.from(owners),
    before: Int32Array.from(before),
    pauses: Int32Array.from(pauses),
  };
}

/** The allowed states for each frame of a recording: `from` inclusive, `to` exclusive. */
export interface StateBand {
  from: Int32Array;
  to: Int32Array;
}

export const fullBand = (frameCount: number, stateCount: number): StateBand => ({
  from: new Int32Array(frameCount),
  to: new Int32Array(frameCount).fill(stateCount),
});
