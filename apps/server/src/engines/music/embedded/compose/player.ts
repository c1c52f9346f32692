import type { SeededRandom } from '@reelwright/seeded-random';
import type { InstrumentId } from '../play/instrument-ids.ts';
import type { Note, Part, Place } from './score.ts';
import type { Style } from './style.ts';

/** Converts steps of the piece to seconds, with the swing that players give them. */
export interface Clock {
  stepS: number;
  toSeconds(step: number): number;
}

/** Creates a clock with the swing of a style: the second step of each pair comes late. */
export function createClock(style: Style, beatS: number, swing: number): Clock {
  const stepS = beatS / style.meter.stepsPerBeat;
  const pair = style.swing.of === 16 ? 2 : 4;
  return {
    stepS,
    toSeconds(step) {
      const whole = Math.floor(step / pair);
      const part = step / pair - whole;
      const swung = part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing);
      return (whole + swung) * pair * stepS;
    },
  };
}

/** Records the notes of one part. Steps count from the start of the piece and may be fractions. */
export interface Player {
  play(note: { step: number; steps: number; pitch?: number; velocity: number; afterS?: number }): void;
}

/**
 * Creates a player with human timing: a little before or behind the beat, with uneven strokes, and never early for the
 * first note of the piece.
 */
export function createPlayer(
  part: Part,
  clock: Clock,
  { looseS, random }: { looseS: number; random: SeededRandom },
): Player {
  const leanS = random.between(-0.3, 0.5) * looseS;
  return {
    play({ step, steps, pitch = 60, velocity, afterS = 0 }) {
      const startS = clock.toSeconds(step);
      const wobbleS = leanS + random.between(-0.5, 0.5) * looseS;
      const note: Note = {
        startS: Math.max(0, startS + afterS + (step === 0 ? 0 : wobbleS)),
        lengthS: Math.max(0.03, clock.toSeconds(step + steps) - startS),
        pitch,
        velocity: Math.max(0.05, Math.min(1, velocity * random.between(0.9, 1.06))),
      };
      part.notes.push(note);
    },
  };
}

export function createPart(instrument: InstrumentId, group: string, place: Place, trimDb: number): Part {
  return { instrument, group, place, trimDb, notes: [] };
}
