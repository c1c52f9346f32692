import type { SeededRandom } from '../../seeded-random.ts';
import { type Chord, type Key, pitchOf } from './harmony.ts';

interface MotifNote {
  /** In eighths from the start of the bar. */
  at: number;
  eighths: number;
  /** In steps of the scale from the chord's root. */
  step: number;
}

export interface MelodyNote {
  bar: number;
  at: number;
  eighths: number;
  pitch: number;
}

/** Rhythms of a bar: eighths at which notes fall. */
const RHYTHMS: Readonly<Record<'lively' | 'sparse', readonly (readonly number[])[]>> = {
  lively: [
    [0, 3, 4, 6],
    [0, 2, 3, 6],
    [0, 3, 6],
    [1, 3, 4, 7],
    [0, 2, 4, 5, 6],
  ],
  sparse: [[0, 4], [0, 3], [0, 6], [2, 4], [0]],
};

/**
 * One motif, said again over each chord: as it was, with its end changed, as it was, then answered. The ear knows it by
 * the second bar, and is not bored by the fourth.
 */
export function writeMelody(
  chords: readonly Chord[],
  key: Key,
  { density, random }: { density: 'lively' | 'sparse'; random: SeededRandom },
): MelodyNote[] {
  const motif = drawMotif(density, random);
  const answer = drawMotif(density, random);
  return chords.flatMap((chord, bar) => {
    const place = bar % 4;
    const source = place === 3 ? answer : place === 1 ? varyEnd(motif, random) : motif;
    return source.map((note) => ({
      bar,
      at: note.at,
      eighths: note.eighths,
      pitch: toMelodyRange(pitchOf(key, chord.degree + toChordStep(note, bar % 8 === 7 && note === source.at(-1)))),
    }));
  });
}

function drawMotif(density: 'lively' | 'sparse', random: SeededRandom): MotifNote[] {
  const rhythm = random.pick(RHYTHMS[density]);
  let step = random.pick([0, 2, 4]);
  return rhythm.map((at, index) => {
    const isStrong = at % 4 === 0;
    // On the beat a tone of the chord; between, a neighbour.
    step = isStrong ? nearestChordStep(step + random.pick([-2, 0, 2])) : step + random.pick([-1, 1, 1, 2]);
    step = Math.max(-2, Math.min(7, step));
    return { at, eighths: (rhythm[index + 1] ?? 8) - at, step };
  });
}

function varyEnd(motif: readonly MotifNote[], random: SeededRandom): MotifNote[] {
  const shift = random.pick([-2, -1, 1, 2]);
  return motif.map((note, index) => (index === motif.length - 1 ? { ...note, step: note.step + shift } : note));
}

function toChordStep(note: MotifNote, endsPhrase: boolean): number {
  return endsPhrase || note.at === 0 ? nearestChordStep(note.step) : note.step;
}

function nearestChordStep(step: number): number {
  const tones = [-3, 0, 2, 4, 7];
  return tones.reduce((best, tone) => (Math.abs(tone - step) < Math.abs(best - step) ? tone : best));
}

/** D4 to C#6 would sit in the voice's range of consonants; this stays below 800 Hz. */
function toMelodyRange(pitch: number): number {
  let placed = pitch + 12;
  while (placed > 79) placed -= 12;
  while (placed < 62) placed += 12;
  return placed;
}
