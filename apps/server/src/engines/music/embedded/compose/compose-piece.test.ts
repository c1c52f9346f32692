import { type Mood, MOODS, MUSIC_RECIPES } from '@reelwright/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStruck } from '../play/instrument-ids.ts';
import { STYLES } from '../styles/styles.ts';
import { composePiece } from './compose-piece.ts';
import { type Key, readKey, readProgression, scaleOver, toClass } from './harmony.ts';
import { TEMPO_LEEWAY } from './plan-time.ts';
import type { Piece } from './score.ts';
import { voiceChords } from './voicing.ts';

const pitchesOf = (piece: Piece) =>
  piece.parts.filter(({ instrument }) => !isStruck(instrument)).flatMap(({ notes }) => notes.map(({ pitch }) => pitch));
const request = fc.record({
  mood: fc.constantFrom<Mood>(...MOODS),
  durationS: fc.integer({ min: 1_000, max: 60_000 }).map((ms) => ms / 1000),
  seed: fc.nat({ max: 2 ** 31 - 1 }),
  cutsS: fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 12 }),
});

describe('a composed piece', () => {
  it('keeps its mood’s tempo to within the leeway, on a grid of even beats, at any length and with any cuts', () => {
    fc.assert(
      fc.property(request, (wish) => {
        const piece = composePiece(wish);
        const { min, max } = STYLES[wish.mood].tempoBpm;
        expect(piece.tempoBpm).toBeGreaterThanOrEqual(min * (1 - TEMPO_LEEWAY));
        expect(piece.tempoBpm).toBeLessThanOrEqual(max * (1 + TEMPO_LEEWAY));
        for (const [beat, second] of piece.beatsS.entries())
          expect(second).toBeCloseTo((beat * 60) / piece.tempoBpm, 9);
        expect(piece.beatsS.at(-1)).toBeLessThanOrEqual(wish.durationS);
        expect(piece.barsS.every((bar) => piece.beatsS.some((beat) => Math.abs(beat - bar) < 1e-9))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('ends on a final chord with time to ring, from eight seconds on, and starts at once', () => {
    fc.assert(
      fc.property(request, (wish) => {
        fc.pre(wish.durationS >= 8);
        const piece = composePiece(wish);
        const ringS = wish.durationS - piece.endingS;
        expect(ringS).toBeGreaterThanOrEqual(1.2);
        expect(ringS).toBeLessThanOrEqual(4.6);
        const notes = piece.parts.flatMap((part) => part.notes);
        expect(notes.filter(({ startS }) => Math.abs(startS - piece.endingS) < 0.06).length).toBeGreaterThanOrEqual(3);
        expect(notes.every(({ startS }) => startS <= piece.endingS + 0.15)).toBe(true);
        expect(Math.min(...notes.map(({ startS }) => startS))).toBeLessThan(0.03);
      }),
      { numRuns: 60 },
    );
  });

  it('puts a beat on nearly every cut: nearer than by chance', () => {
    const distances: number[] = [];
    const byChance: number[] = [];
    for (const [index, mood] of MOODS.entries()) {
      const cutsS = [3.1 + index * 0.07, 6.45, 9.2 + index * 0.11];
      const distanceOf = (piece: Piece) =>
        cutsS.map((cut) => Math.min(...piece.beatsS.map((beat) => Math.abs(beat - cut))));
      distances.push(...distanceOf(composePiece({ mood, durationS: 15, seed: index, cutsS })));
      byChance.push(...distanceOf(composePiece({ mood, durationS: 15, seed: index })));
    }
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(distances)).toBeLessThan(0.075);
    expect(mean(distances)).toBeLessThan(mean(byChance) * 0.6);
  });

  it('changes on bar lines where the ad does, in exactly the tempo that its cuts were laid to, and marks the cuts', () => {
    const wish = fc.record({
      mood: fc.constantFrom<Mood>(...MOODS),
      bpm: fc.integer({ min: 60, max: 128 }),
      lift: fc.integer({ min: 3, max: 9 }),
      climax: fc.integer({ min: 10, max: 24 }),
      tail: fc.integer({ min: 3, max: 9 }),
      seed: fc.nat({ max: 2 ** 31 - 1 }),
    });
    fc.assert(
      fc.property(wish, ({ mood, bpm, lift, climax, tail, seed }) => {
        const beatS = 60 / bpm;
        const lastCutS = (climax + tail) * beatS;
        const durationS = lastCutS + 3.1;
        const piece = composePiece({
          mood,
          durationS,
          seed,
          exactTempoBpm: bpm,
          liftS: lift * beatS,
          climaxS: climax * beatS,
          wishedEndingS: durationS - 2,
          cutsS: [lift * beatS, climax * beatS, lastCutS],
        });
        expect(piece.tempoBpm).toBe(bpm);
        for (const turnS of [lift * beatS, climax * beatS])
          expect(Math.min(...piece.barsS.map((bar) => Math.abs(bar - turnS)))).toBeLessThan(1e-6);
        expect(piece.accentsS[0]).toBeCloseTo(lift * beatS, 9);
        expect(piece.endingS).toBeGreaterThan(climax * beatS);
        expect(durationS - piece.endingS).toBeGreaterThanOrEqual(1.2);
      }),
      { numRuns: 40 },
    );
  });

  it('plays a final chord that rings only briefly near the requested moment, and rarely before it', () => {
    let [early, pieces] = [0, 0];
    const wish = fc.record({
      mood: fc.constantFrom<Mood>(...MOODS),
      bpm: fc.integer({ min: 70, max: 128 }),
      climax: fc.integer({ min: 12, max: 16 }),
      groove: fc.double({ min: 4, max: 8, noNaN: true }),
      ringS: fc.double({ min: 0.8, max: 1.3, noNaN: true }),
      seed: fc.nat({ max: 2 ** 31 - 1 }),
    });
    fc.assert(
      fc.property(wish, ({ mood, bpm, climax, groove, ringS, seed }) => {
        const beatS = 60 / bpm;
        const wishedEndingS = (climax + groove) * beatS;
        const durationS = wishedEndingS + ringS;
        const { endingS } = composePiece({
          mood,
          durationS,
          seed,
          exactTempoBpm: bpm,
          climaxS: climax * beatS,
          wishedEndingS,
        });
        expect(Math.abs(endingS - wishedEndingS)).toBeLessThan(beatS * 1.5);
        pieces += 1;
        if (endingS < wishedEndingS - 0.2) early += 1;
      }),
      { numRuns: 60 },
    );
    expect(early / pieces).toBeLessThan(0.25);
  });

  it('has the tempo and the key of a recipe that gives them', () => {
    for (const { mood, tempoBpm, key, seed } of MUSIC_RECIPES) {
      const piece = composePiece({ mood, durationS: 30, seed, tempoBpm, key });
      expect(Math.abs(piece.tempoBpm / tempoBpm - 1)).toBeLessThanOrEqual(TEMPO_LEEWAY + 1e-9);
      expect(STYLES[mood].modes).toContain(readKey(key).mode);
      const bass = piece.parts.find(({ group }) => group.startsWith('bass')) ?? piece.parts[0];
      const last = bass?.notes.at(-1);
      expect(toClass(last?.pitch ?? -1), `${mood} ends on its tonic`).toBe(readKey(key).tonic);
    }
  });

  it('differs for another seed or mood, and is the same for the same ones', () => {
    const write = (mood: Mood, seed: number) => pitchesOf(composePiece({ mood, durationS: 15, seed })).join(' ');
    const pieces = MOODS.flatMap((mood) => Array.from({ length: 8 }, (_none, seed) => write(mood, seed)));
    expect(new Set(pieces).size).toBe(MOODS.length * 8);
    expect(write('warm', 7)).toBe(pieces[MOODS.indexOf('warm') * 8 + 7]);
  });
});

describe('the harmony', () => {
  const keysOf = (mood: Mood): Key[] =>
    STYLES[mood].modes.flatMap((mode) => STYLES[mood].tonics.map((tonic) => ({ tonic, mode })));

  it.each(MOODS)('moves %s chords by small steps, and never clusters them low', (mood) => {
    for (const key of keysOf(mood)) {
      const { verse, chorus, turn, final } = STYLES[mood].progressions[key.mode];
      for (const text of [...verse, ...chorus]) {
        const chords = readProgression(`${text} | ${text} | ${turn} | ${final}`, key).flat();
        const voicings = voiceChords(chords, { around: 60, voices: 4 });
        for (const [index, voicing] of voicings.entries()) {
          const allowed = new Set(chords[index]?.tones.map((tone) => toClass((chords[index]?.root ?? 0) + tone)));
          expect(voicing.every((pitch) => allowed.has(toClass(pitch)))).toBe(true);
          const before = voicings[index - 1];
          if (!before) continue;
          const moves = voicing.map((pitch, voice) => Math.abs(pitch - (before[voice] ?? pitch)));
          expect(Math.max(...moves), `${text} in ${key.tonic} ${key.mode}`).toBeLessThanOrEqual(10);
          expect(moves.reduce((sum, move) => sum + move, 0) / moves.length).toBeLessThanOrEqual(7);
          const low = voicing.filter((pitch) => pitch < 52);
          for (const [voice, pitch] of low.entries())
            if (voice > 0) expect(pitch - (low[voice - 1] ?? 0)).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it.each(MOODS)('keeps every tune of %s music within its chord’s scale, with strong notes on the chord', (mood) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const piece = composePiece({ mood, durationS: 30, seed });
      const pitches = pitchesOf(piece);
      expect(Math.max(...pitches)).toBeLessThanOrEqual(103);
      expect(Math.min(...pitches)).toBeGreaterThanOrEqual(28);
    }
    for (const key of keysOf(mood)) {
      for (const chord of readProgression(STYLES[mood].progressions[key.mode].verse.join(' | '), key).flat()) {
        const own = new Set(chord.tones.map((tone) => toClass(chord.root + tone)));
        for (const each of scaleOver(chord, key)) expect(own.has(each) || !own.has(toClass(each - 1))).toBe(true);
      }
    }
  });

  it('can play every mood in both modes, for recipes that set one', () => {
    for (const mood of MOODS)
      for (const mode of ['major', 'minor'] as const)
        expect(() => composePiece({ mood, durationS: 12, seed: 1, key: `C ${mode}` })).not.toThrow();
  });
});
