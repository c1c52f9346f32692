import { type Chord, nearestPitch, toClass } from './harmony.ts';

/** Below this pitch, chord notes keep at least a third apart; closer ones blur. */
const LOW = 55;
const LOW_GAP = 3;

/**
 * Voices each chord as a hand would play it: voices move as little as possible, stay around one place, and never
 * cluster. `voices` is their number; a chord with more tones first drops the root and the fifth, which bass and ear
 * supply.
 */
export function voiceChords(
  chords: readonly Chord[],
  { around, voices }: { around: number; voices: number },
): number[][] {
  let before: number[] | null = null;
  return chords.map((chord) => {
    const candidates = listVoicings(chord, around, voices);
    const best = candidates.reduce((leader, candidate) =>
      costOf(candidate, before, around) < costOf(leader, before, around) ? candidate : leader,
    );
    before = best;
    return best;
  });
}

/** Chooses the pitch classes to play, the most characteristic first: third, seventh, colours, fifth, root. */
function chooseTones(chord: Chord, voices: number): number[] {
  const [root = 0, third = 4, fifth = 7, ...colours] = chord.tones;
  const order = chord.tones.length <= 3 ? [root, third, fifth] : [third, ...colours, fifth, root];
  const classes = [...new Set(order.slice(0, Math.max(3, voices)).map((tone) => toClass(chord.root + tone)))];
  // A triad for four voices doubles its root, a bare fifth both its notes.
  const count = classes.length;
  while (classes.length < voices) classes.push(classes[classes.length - count] ?? chord.root);
  return classes.slice(0, voices);
}

function listVoicings(chord: Chord, around: number, voices: number): number[][] {
  const classes = chooseTones(chord, voices);
  const found: number[][] = [];
  const orders = permute(classes);
  for (let lowest = around - 12; lowest <= around + 2; lowest += 1) {
    for (const order of orders) {
      if (toClass(lowest) !== order[0]) continue;
      const pitches = [lowest];
      for (const each of order.slice(1)) {
        const below = pitches.at(-1) ?? lowest;
        const step = toClass(each - below);
        pitches.push(below + (step === 0 ? 12 : step));
      }
      if ((pitches.at(-1) ?? 0) - lowest <= 19) found.push(pitches);
    }
  }
  return found.length > 0 ? found : [classes.map((each) => nearestPitch(each, around)).sort((a, b) => a - b)];
}

function permute(values: readonly number[]): number[][] {
  if (values.length <= 1) return [[...values]];
  const seen = new Set<number>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [];
    seen.add(value);
    const rest = [...values.slice(0, index), ...values.slice(index + 1)];
    return permute(rest).map((others) => [value, ...others]);
  });
}

function costOf(voicing: readonly number[], before: readonly number[] | null, around: number): number {
  const middle = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length;
  let cost = Math.abs(middle - around) * 0.5;
  for (const [index, pitch] of voicing.entries()) {
    const gap = pitch - (voicing[index - 1] ?? pitch - 5);
    if (gap === 1) cost += index === voicing.length - 1 ? 6 : 3;
    if (pitch < LOW && index > 0 && gap < LOW_GAP) cost += 4;
    if (gap > 9) cost += (gap - 9) * 0.8;
  }
  if (before) {
    for (const [index, pitch] of voicing.entries()) {
      const moved = Math.abs(pitch - (before[index] ?? pitch));
      cost += moved + (moved > 5 ? (moved - 5) * 2 : 0);
    }
    // The top voice is heard as a line.
    cost += Math.abs((voicing.at(-1) ?? 0) - (before.at(-1) ?? 0)) * 0.6;
  }
  return cost;
}
