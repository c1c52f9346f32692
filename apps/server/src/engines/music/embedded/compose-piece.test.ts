import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mood, MOODS } from '../music.ts';
import { composePiece } from './compose-piece.ts';
import { voiceChords } from './harmony.ts';
import { MOOD_STYLES } from './moods.ts';
import type { Piece } from './score.ts';

const DRUMS = new Set(['kick', 'clap', 'snare', 'rim', 'hat', 'shaker', 'tom']);
const pitched = (piece: Piece) => piece.notes.filter((note) => !DRUMS.has(note.instrument));
const request = fc.record({
  mood: fc.constantFrom<Mood>(...MOODS),
  durationS: fc.integer({ min: 1_000, max: 60_000 }).map((ms) => ms / 1000),
  seed: fc.nat({ max: 2 ** 31 - 1 }),
});

describe('a composed piece', () => {
  it('keeps the tempo of its mood, on a grid of even beats, at any length', () => {
    fc.assert(
      fc.property(request, ({ mood, durationS, seed }) => {
        const piece = composePiece({ mood, durationS, seed });
        const { min, max } = MOOD_STYLES[mood].tempoBpm;
        expect(piece.tempoBpm).toBeGreaterThanOrEqual(min);
        expect(piece.tempoBpm).toBeLessThanOrEqual(max);
        for (const [beat, second] of piece.beatsS.entries())
          expect(second).toBeCloseTo((beat * 60) / piece.tempoBpm, 9);
        expect(piece.beatsS.at(-1)).toBeLessThanOrEqual(durationS);
      }),
      { numRuns: 200 },
    );
  });

  it('ends on a final chord with time to ring, from eight seconds on', () => {
    fc.assert(
      fc.property(request, ({ mood, durationS, seed }) => {
        fc.pre(durationS >= 8);
        const piece = composePiece({ mood, durationS, seed });
        const ringS = durationS - piece.endingS;
        expect(ringS).toBeGreaterThanOrEqual(1.5);
        expect(ringS).toBeLessThanOrEqual(4.2);
        const final = piece.notes.filter(
          (note) => note.instrument === 'pad' && Math.abs(note.startS - piece.endingS) < 0.02,
        );
        expect(final.length).toBeGreaterThanOrEqual(3);
        expect(piece.notes.every((note) => note.startS <= piece.endingS + 0.02)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('stays in one key and below the range of consonants', () => {
    for (const mood of MOODS) {
      for (let seed = 0; seed < 12; seed += 1) {
        const notes = pitched(composePiece({ mood, durationS: 30, seed })).filter((note) => note.instrument !== 'bass');
        const classes = new Set(notes.map((note) => note.pitch % 12));
        expect(classes.size, `${mood} ${seed}`).toBeLessThanOrEqual(8); // seven of the scale, and a leading note
        expect(Math.max(...notes.map((note) => note.pitch))).toBeLessThanOrEqual(84);
      }
    }
  });

  it('moves its chords by small steps', () => {
    for (const [mood, style] of Object.entries(MOOD_STYLES)) {
      for (const progression of style.progressions) {
        const chords = voiceChords([...progression, ...progression, 0], { root: 50, scale: style.scale }, style);
        const moves = chords
          .slice(1)
          .map(({ voicing }, index) =>
            voicing.reduce((sum, pitch, voice) => sum + Math.abs(pitch - (chords[index]?.voicing[voice] ?? pitch)), 0),
          );
        expect(Math.max(...moves), `${mood} ${progression.join(' ')}`).toBeLessThanOrEqual(9);
      }
    }
  });

  it('is another piece for another seed or mood, and the same for the same', () => {
    const write = (mood: Mood, seed: number) => JSON.stringify(composePiece({ mood, durationS: 15, seed }));
    const pieces = MOODS.flatMap((mood) => Array.from({ length: 10 }, (_none, seed) => write(mood, seed)));
    expect(new Set(pieces).size).toBe(40);
    expect(write('warm', 7)).toBe(pieces[MOODS.indexOf('warm') * 10 + 7]);
  });

  it('differs between seeds in more than the strength of its notes', () => {
    for (const mood of MOODS) {
      const tunes = Array.from({ length: 10 }, (_none, seed) => {
        const piece = composePiece({ mood, durationS: 15, seed });
        return `${piece.tempoBpm} ${pitched(piece)
          .map((note) => note.pitch)
          .join(' ')}`;
      });
      expect(new Set(tunes).size, mood).toBe(10);
    }
  });
});
