import type { SeededRandom } from '@reelwright/seeded-random';
import { type Chord, type Key, scaleOver, toClass } from './harmony.ts';

/** A note of the tune in steps of the piece. */
export interface TuneNote {
  step: number;
  steps: number;
  pitch: number;
  /** On the chord, hence played loud. */
  isStrong: boolean;
}

/** Two bars of the piece, with the chord that sounds at each step. */
export interface Phrase {
  firstStep: number;
  steps: number;
  chordAt(step: number): Chord;
}

interface MotifNote {
  at: number;
  steps: number;
  isStrong: boolean;
  /** The move from the previous note, in steps of the scale. */
  move: number;
}

/** The largest leap of a singable tune: a sixth. */
const LARGEST_LEAP = 9;

/**
 * Writes a tune from one motif of two bars, repeated over other chords: unchanged, with its end changed, unchanged,
 * then answered. Listeners know the motif by its second time, and are not bored by the fourth. Strong notes belong to
 * the chord; notes between them move by steps.
 */
export function writeTune(
  phrases: readonly Phrase[],
  {
    key,
    range,
    rhythms,
    random,
  }: { key: Key; range: readonly [number, number]; rhythms: readonly string[]; random: SeededRandom },
): TuneNote[] {
  const motif = drawMotif(random.pick(rhythms), random);
  const answer = drawMotif(random.pick(rhythms), random);
  const turned = varyEnd(motif, random);
  const start = range[0] + Math.round((range[1] - range[0]) * random.between(0.3, 0.6));
  let before = start;
  return phrases.flatMap((phrase, index) => {
    const place = index % 4;
    const source = place === 3 ? answer : place === 1 ? turned : motif;
    // Each repetition starts on the same note, so that listeners recognise it.
    if (place === 0 || place === 2) before = start;
    const said: TuneNote[] = [];
    for (const [at, note] of source.entries()) {
      if (note.at >= phrase.steps) break;
      const step = phrase.firstStep + note.at;
      const chord = phrase.chordAt(step);
      const isCadence = place === 3 && at === source.length - 1;
      const pitch = choosePitch({ before, move: note.move, chord, key, range, onChord: note.isStrong || isCadence });
      said.push({ step, steps: Math.min(note.steps, phrase.steps - note.at), pitch, isStrong: note.isStrong });
      before = pitch;
    }
    return said;
  });
}

function drawMotif(rhythm: string, random: SeededRandom): MotifNote[] {
  const notes: MotifNote[] = [];
  let drift = random.pick([-1, 1]);
  for (const [at, sign] of Array.from(rhythm).entries()) {
    if (sign !== 'X' && sign !== 'x') continue;
    const rest = rhythm.slice(at + 1).search(/[^-]/);
    const steps = rest === -1 ? rhythm.length - at : rest + 1;
    // A line keeps its direction for a while, then reverses.
    if (random.isLucky(0.35)) drift = -drift;
    const isLeap = sign === 'X' && random.isLucky(0.3);
    const move =
      notes.length === 0
        ? random.pick([-1, 0, 2])
        : drift * (isLeap ? random.pick([2, 3, 4]) : random.pick([0, 1, 1, 1]));
    notes.push({ at, steps, isStrong: sign === 'X', move });
    // After a leap the line steps back.
    if (isLeap) drift = -drift;
  }
  return notes;
}

function varyEnd(motif: readonly MotifNote[], random: SeededRandom): MotifNote[] {
  const shift = random.pick([-2, 2, 3]);
  return motif.map((note, index) =>
    index >= motif.length - 2 ? { ...note, move: note.move + (index === motif.length - 1 ? shift : 0) } : note,
  );
}

interface Choice {
  before: number;
  move: number;
  chord: Chord;
  key: Key;
  range: readonly [number, number];
  onChord: boolean;
}

function choosePitch({ before, move, chord, key, range, onChord }: Choice): number {
  const [low, high] = range;
  const classes = onChord ? new Set(chord.tones.map((tone) => toClass(chord.root + tone))) : scaleOver(chord, key);
  // A step of the scale is about 1.7 semitones.
  const wanted = before + move * 1.72;
  let best = before;
  let cost = Number.POSITIVE_INFINITY;
  for (let pitch = low; pitch <= high; pitch += 1) {
    if (!classes.has(toClass(pitch))) continue;
    const leap = Math.abs(pitch - before);
    const away =
      Math.abs(pitch - wanted) + Math.max(0, leap - LARGEST_LEAP) * 4 + (pitch === before && move !== 0 ? 1.2 : 0);
    if (away < cost) {
      best = pitch;
      cost = away;
    }
  }
  return best;
}
