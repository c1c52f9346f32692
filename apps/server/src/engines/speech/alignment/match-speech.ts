import { findPath, measureDistance } from './find-path.ts';
import type { MelFrames } from './mel-frames.ts';
import { compareSpeech, type ComparedSpeech, type SpeechFeatures, thinFeatures } from './speech-features.ts';
import { chainWords, fullBand, type StateBand, type WordChain, type WordFrames } from './word-chain.ts';

/** The path can't step through shorter words. */
const LEAST_WORD_FRAMES = 3;
/** A recording outside this range of pace is compared with a reference stretched to its pace. */
const LIKE_PACE = { from: 0.7, to: 1.4 };
/** Largest number of frames times states that is searched directly; beyond it, thinned frames are searched first. */
const MAX_CELLS = 30_000_000;
/** Largest distance of the fine path to the thinned one. */
const BAND_FRAMES = 80;
/** Number of frame pairs from which the mean distance of unrelated frames is measured. */
const COMPARED_PAIRS = 4000;
/**
 * Shares of that distance by which right and wrong words are closer than unrelated frames; measured with right and
 * wrong texts.
 */
const RIGHT_GAIN = 0.3;
const WRONG_GAIN = 0.16;
/** Uneven stretching of the words in right and wrong texts: mean deviation from their median, as a logarithm. */
const EVEN_SPREAD = 0.2;
const UNEVEN_SPREAD = 0.32;

export interface SpeechMatch {
  /** Place of each word in the recording, in its frames; undefined if the word is missing. */
  words: (WordFrames | undefined)[];
  /** 0: another text or no speech; 1: word for word. */
  confidence: number;
}

/**
 * Finds the words of a reference in a recording of the same text, whoever speaks. `words` are the reference's, in its
 * frames.
 */
export function matchSpeech(input: {
  recording: MelFrames;
  reference: MelFrames;
  words: readonly WordFrames[];
}): SpeechMatch {
  const { recording, reference, words } = input;
  const nothing: SpeechMatch = { words: words.map(() => undefined), confidence: 0 };
  const like = matchStretched({ recording, reference, words, stretch: 1 });
  if (!like) return nothing;
  const { pace } = like;
  if (pace >= LIKE_PACE.from && pace <= LIKE_PACE.to) return like;
  return matchStretched({ recording, reference, words, stretch: pace }) ?? like;
}

function matchStretched(input: {
  recording: MelFrames;
  reference: MelFrames;
  words: readonly WordFrames[];
  stretch: number;
}): (SpeechMatch & { pace: number }) | undefined {
  const compared = compareSpeech(input.recording, input.reference, input.stretch);
  if (!compared || input.words.length === 0) return undefined;
  const words = fitWords(input.words, input.stretch, compared.reference.count);
  const chain = chainWords(words);
  const states = findPath({ ...compared, chain, band: planBand(compared, words, chain) });
  if (!states) return undefined;
  const places = placeWords(states, chain, words.length);
  return {
    words: places,
    confidence: judgePath(states, chain, compared, measureSteadiness(places, words)),
    pace: measurePace(places, words),
  };
}

const lengthOf = ({ from, to }: WordFrames): number => to - from;

/** Returns the duration of the words in the recording relative to the reference. */
function measurePace(places: readonly (WordFrames | undefined)[], words: readonly WordFrames[]): number {
  let [recorded, spoken] = [0, 0];
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    recorded += lengthOf(place);
    spoken += lengthOf(words[index] ?? place);
  }
  return spoken === 0 ? 1 : recorded / spoken;
}

/** Scales the words to the stretched reference's frames, none too short. */
function fitWords(words: readonly WordFrames[], stretch: number, frameCount: number): WordFrames[] {
  return words.map(({ from, to }) => {
    const start = Math.max(0, Math.min(Math.round(from * stretch), frameCount - LEAST_WORD_FRAMES));
    return {
      from: start,
      to: Math.min(Math.max(Math.round(to * stretch), start + LEAST_WORD_FRAMES), Math.max(frameCount, start + 1)),
    };
  });
}

function planBand(compared: ComparedSpeech, words: readonly WordFrames[], chain: WordChain): StateBand {
  const { recording, reference, background } = compared;
  const cells = recording.count * chain.count;
  const whole = fullBand(recording.count, chain.count);
  if (cells <= MAX_CELLS) return whole;
  const factor = Math.ceil(Math.sqrt(cells / MAX_CELLS)) + 1;
  const thinWords = words.map(({ from, to }) => {
    const start = Math.floor(from / factor);
    return { from: start, to: Math.max(start + 1, Math.round(to / factor)) };
  });
  const thinChain = chainWords(thinWords);
  const thinRecording = thinFeatures(recording, factor);
  const path = findPath({
    recording: thinRecording,
    reference: thinFeatures(reference, factor),
    background,
    chain: thinChain,
    band: fullBand(thinRecording.count, thinChain.count),
  });
  return path ? widenPath(path, { thinChain, chain, factor, frameCount: recording.count }) : whole;
}

/** Builds the band around a thinned path: everything within `BAND_FRAMES` of it, and as many states to each side. */
function widenPath(
  path: Int32Array,
  {
    thinChain,
    chain,
    factor,
    frameCount,
  }: { thinChain: WordChain; chain: WordChain; factor: number; frameCount: number },
): StateBand {
  const fine = Int32Array.from(path, (state) => {
    const pause = chain.pauses[thinChain.words[state] ?? 0] ?? chain.count - 1;
    const into = state - (thinChain.pauses[thinChain.words[state] ?? 0] ?? state);
    return Math.min(chain.count - 1, pause + into * factor);
  });
  const reach = Math.ceil(BAND_FRAMES / factor);
  const band: StateBand = { from: new Int32Array(frameCount), to: new Int32Array(frameCount) };
  for (let time = 0; time < frameCount; time += 1) {
    const at = Math.floor(time / factor);
    const low = fine[Math.max(0, at - reach)] ?? 0;
    const high = fine[Math.min(fine.length - 1, at + reach)] ?? 0;
    band.from[time] = time <= BAND_FRAMES ? 0 : Math.max(0, low - BAND_FRAMES);
    band.to[time] = time >= frameCount - BAND_FRAMES ? chain.count : Math.min(chain.count, high + BAND_FRAMES + 1);
  }
  return band;
}

function placeWords(states: Int32Array, chain: WordChain, wordCount: number): (WordFrames | undefined)[] {
  const places = Array.from({ length: wordCount }, (): WordFrames | undefined => undefined);
  for (const [time, state] of states.entries()) {
    if ((chain.frames[state] ?? -1) < 0) continue;
    const word = chain.words[state] ?? 0;
    places[word] = { from: places[word]?.from ?? time, to: time + 1 };
  }
  return places;
}

/**
 * Returns 1 if all words are spoken at about one pace, 0 if some are stretched and others rushed as in no real speech.
 */
function measureSteadiness(places: readonly (WordFrames | undefined)[], words: readonly WordFrames[]): number {
  const stretches = places.flatMap((place, index) => {
    const word = words[index];
    return place && word ? [Math.log(lengthOf(place) / lengthOf(word))] : [];
  });
  const median = stretches.toSorted((a, b) => a - b)[stretches.length >> 1] ?? 0;
  const spread =
    stretches.reduce((sum, stretch) => sum + Math.abs(stretch - median), 0) / Math.max(1, stretches.length);
  return Math.min(1, Math.max(0, (UNEVEN_SPREAD - spread) / (UNEVEN_SPREAD - EVEN_SPREAD)));
}

/**
 * Judges a path by the closeness of the words to the audio compared with unrelated frames, by the number of words
 * found, and by the share of speech they explain.
 */
function judgePath(
  states: Int32Array,
  chain: WordChain,
  { recording, reference, isLoud }: ComparedSpeech,
  steadiness: number,
): number {
  const spoken: number[] = [];
  let [distance, loud, explained] = [0, 0, 0];
  for (const [time, state] of states.entries()) {
    const frame = chain.frames[state] ?? -1;
    if (isLoud[time] === 1) loud += 1;
    if (frame < 0) continue;
    if (isLoud[time] === 1) explained += 1;
    spoken.push(time);
    distance += measureDistance(recording.values, time, reference.values, frame);
  }
  if (spoken.length === 0 || loud === 0) return 0;
  const gain = 1 - distance / spoken.length / anyDistance({ recording, reference, chain, spoken });
  const likeness = Math.min(1, Math.max(0, (gain - WRONG_GAIN) / (RIGHT_GAIN - WRONG_GAIN)));
  const heard = new Set(spoken.map((time) => chain.words[states[time] ?? 0])).size / (chain.pauses.length - 1);
  return Math.sqrt(likeness * steadiness) * heard * (explained / loud);
}

/** Returns the mean distance of unrelated frames of speech. */
function anyDistance(input: {
  recording: SpeechFeatures;
  reference: SpeechFeatures;
  chain: WordChain;
  spoken: readonly number[];
}): number {
  const frames = input.chain.frames.filter((frame) => frame >= 0);
  let sum = 0;
  for (let pair = 0; pair < COMPARED_PAIRS; pair += 1) {
    // Steps by large primes: spread evenly, and the same in every run.
    const time = input.spoken[(pair * 7919) % input.spoken.length] ?? 0;
    const frame = frames[(pair * 6101) % frames.length] ?? 0;
    sum += measureDistance(input.recording.values, time, input.reference.values, frame);
  }
  return sum / COMPARED_PAIRS;
}
