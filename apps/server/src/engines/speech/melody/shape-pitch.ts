import { PITCH_HOP_MS, type PitchTrack, trackPitch } from './track-pitch.ts';

/** Changes to the melody of a stretch of speech. */
export interface Melody {
  /** Moves all of it up or down. */
  semitones: number;
  /** Factor on its movement around its median: 1 leaves it. */
  range: number;
  /** Rises of single words. */
  accents: readonly { startMs: number; endMs: number; semitones: number }[];
  /** Rise at its end, gliding there over `ENDING_MS`. */
  endingSemitones: number;
}

/** The longest glide at the end of a voice. */
const ENDING_MS = 320;
/** Beyond it a voice sounds squeezed or hollow. */
const FURTHEST_SEMITONES = 8;
/** Pitch is smoothed over this time: faster changes come from the speech sounds and must not be widened. */
const SMOOTHED_FRAMES = 9;
/** Grain length of unvoiced sounds. */
const UNVOICED_STEP_MS = 5;
/** Search range around the expected place of the next period, in periods. */
const SEARCH_SHARE = 0.2;

/** Returns the movement of a voice in semitones around its median, without gaps: unvoiced frames are interpolated. */
function followMovement({ hz, medianHz }: PitchTrack): Float64Array {
  const line = new Float64Array(hz.length);
  let last = -1;
  for (const [index, value] of hz.entries()) {
    if (value === 0) continue;
    const height = 12 * Math.log2(value / medianHz);
    const from = last === -1 ? height : (line[last] ?? 0);
    for (let at = last + 1; at <= index; at += 1) {
      line[at] = last === -1 ? height : from + ((height - from) * (at - last)) / (index - last);
    }
    last = index;
  }
  line.fill(line[last] ?? 0, last + 1);
  const half = SMOOTHED_FRAMES >> 1;
  return line.map((_value, index) => {
    const part = line.subarray(Math.max(0, index - half), index + half + 1);
    return part.reduce((sum, height) => sum + height, 0) / part.length;
  });
}

/** Returns the shift of each frame in semitones. */
function planShifts(track: PitchTrack, { semitones, range, accents, endingSemitones }: Melody): Float64Array {
  const movement = followMovement(track);
  const endMs = track.hz.findLastIndex((hz) => hz > 0) * PITCH_HOP_MS;
  const glideMs = Math.min(ENDING_MS, endMs / 2);
  return movement.map((height, index) => {
    const ms = index * PITCH_HOP_MS;
    let shift = semitones + (range - 1) * height;
    for (const accent of accents) {
      const within = (ms - accent.startMs) / (accent.endMs - accent.startMs);
      if (within > 0 && within < 1) shift += accent.semitones * Math.sin(Math.PI * within) ** 2;
    }
    const glide = glideMs === 0 ? 0 : Math.min(1, Math.max(0, (ms - endMs + glideMs) / glideMs));
    shift += endingSemitones * glide * glide;
    return Math.min(FURTHEST_SEMITONES, Math.max(-FURTHEST_SEMITONES, shift));
  });
}

interface Marks {
  /** Centres of periods, and of grains between them, in samples. */
  at: number[];
  isVoiced: boolean[];
}

/** Returns the similarity of the signal around two places. */
function compareAround(samples: Float64Array, one: number, other: number, half: number): number {
  let product = 0;
  let power = 1;
  for (let offset = -half; offset <= half; offset += 2) {
    const value = samples[other + offset] ?? 0;
    product += (samples[one + offset] ?? 0) * value;
    power += value * value;
  }
  return product / Math.sqrt(power);
}

function findLoudest(samples: Float64Array, from: number, to: number): number {
  let best = Math.max(0, Math.round(from));
  for (let at = best; at < Math.min(samples.length, to); at += 1) {
    if (Math.abs(samples[at] ?? 0) > Math.abs(samples[best] ?? 0)) best = at;
  }
  return best;
}

/** Marks each period of the voiced stretches, and grains of a fixed length elsewhere. */
function markPeriods(samples: Float64Array, sampleRate: number, { hz }: PitchTrack): Marks {
  const hop = (PITCH_HOP_MS * sampleRate) / 1000;
  const step = Math.round((UNVOICED_STEP_MS * sampleRate) / 1000);
  const marks: Marks = { at: [], isVoiced: [] };
  const push = (at: number, isVoiced: boolean): void => {
    const last = marks.at.at(-1) ?? -1;
    if (at <= last) return;
    marks.at.push(at);
    marks.isVoiced.push(isVoiced);
  };
  const periodAt = (at: number): number => {
    const value = hz[Math.round(at / hop)] ?? 0;
    return value === 0 ? 0 : sampleRate / value;
  };
  let at = 0;
  while (at < samples.length) {
    const period = periodAt(at);
    if (period === 0) {
      push(at, false);
      at += step;
      continue;
    }
    let mark = findLoudest(samples, at, at + period);
    push(mark, true);
    for (;;) {
      const here = periodAt(mark);
      if (here === 0 || mark + here >= samples.length) break;
      const expected = Math.round(mark + here);
      const reach = Math.max(1, Math.round(here * SEARCH_SHARE));
      const half = Math.round(here / 2);
      let best = expected;
      let bestLikeness = Number.NEGATIVE_INFINITY;
      for (let place = expected - reach; place <= expected + reach; place += 1) {
        const likeness = compareAround(samples, mark, place, half);
        if (likeness > bestLikeness) [best, bestLikeness] = [place, likeness];
      }
      mark = best;
      push(mark, true);
    }
    at = mark + step;
  }
  return marks;
}

/** Target positions of grains, and the source grain of each. */
interface Placement {
  target: number[];
  source: number[];
}

function placeGrains(marks: Marks, shiftAt: (sample: number) => number): Placement {
  const { at, isVoiced } = marks;
  const placement: Placement = { target: [], source: [] };
  let index = 0;
  while (index < at.length) {
    if (!isVoiced[index]) {
      placement.target.push(at[index] ?? 0);
      placement.source.push(index);
      index += 1;
      continue;
    }
    let last = index;
    while (isVoiced[last + 1]) last += 1;
    const end = at[last] ?? 0;
    let nearest = index;
    let target = at[index] ?? 0;
    while (target <= end) {
      while (nearest < last && Math.abs((at[nearest + 1] ?? 0) - target) <= Math.abs((at[nearest] ?? 0) - target)) {
        nearest += 1;
      }
      placement.target.push(Math.round(target));
      placement.source.push(nearest);
      const [left, right] = nearest < last ? [nearest, nearest + 1] : [nearest - 1, nearest];
      const period = left < index ? 0 : (at[right] ?? 0) - (at[left] ?? 0);
      if (period <= 0) break;
      target += period / 2 ** (shiftAt(target) / 12);
    }
    index = last + 1;
  }
  return placement;
}

/**
 * Gives speech another melody and the same times, by moving its periods closer together or further apart. `samples` are
 * 16-bit mono of one voice; the result has as many.
 */
export function shapePitch(samples: Int16Array, sampleRate: number, melody: Melody): Int16Array {
  const isLeft =
    melody.semitones === 0 && melody.range === 1 && melody.accents.length === 0 && melody.endingSemitones === 0;
  if (isLeft) return samples;
  const track = trackPitch(samples, sampleRate);
  if (track.medianHz === 0) return samples;
  const shifts = planShifts(track, melody);
  const source = Float64Array.from(samples);
  const marks = markPeriods(source, sampleRate, track);
  const hop = (PITCH_HOP_MS * sampleRate) / 1000;
  const placement = placeGrains(marks, (sample) => shifts[Math.round(sample / hop)] ?? 0);
  const shaped = new Float64Array(samples.length);
  for (const [order, target] of placement.target.entries()) {
    const grain = placement.source[order] ?? 0;
    const middle = marks.at[grain] ?? 0;
    // As Praat does: no wider than the nearer neighbour, so that windows add up to one if the pitch rises.
    const left = Math.min(
      middle - (marks.at[grain - 1] ?? 0),
      target - (placement.target[order - 1] ?? Number.NEGATIVE_INFINITY),
    );
    const right = Math.min(
      (marks.at[grain + 1] ?? samples.length) - middle,
      (placement.target[order + 1] ?? Number.POSITIVE_INFINITY) - target,
    );
    for (let offset = -left + 1; offset < right; offset += 1) {
      const place = target + offset;
      if (place < 0 || place >= shaped.length) continue;
      const width = offset < 0 ? left : right;
      const weight = 0.5 + 0.5 * Math.cos((Math.PI * offset) / width);
      shaped[place] = (shaped[place] ?? 0) + weight * (source[middle + offset] ?? 0);
    }
  }
  return Int16Array.from(shaped, (value) => Math.max(-32_768, Math.min(32_767, Math.round(value))));
}
