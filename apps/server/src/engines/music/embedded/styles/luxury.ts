import { THREE_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Velvet in three-four: a grand piano, a string section, hardly more. */
export const LUXURY: Style = {
  tempoBpm: { min: 78, max: 96 },
  meter: THREE_FOUR,
  modes: ['minor', 'major'],
  tonics: [0, 2, 3, 5, 7, 9, 10],
  progressions: {
    major: {
      verse: ['Imaj7 | iii7 | IVmaj7 | iv6', 'Imaj7 | vi9 | ii9 | V9sus4', 'Imaj9 | V/3 | vi7 | IVmaj7'],
      chorus: ['IVmaj7 | V7sus4 | iii7 | vi9', 'vi9 | II7 | ii9 | V7', 'IVmaj9 | iii7 | ii9 | V9sus4'],
      turn: 'ii9 V7',
      final: 'Imaj9',
    },
    minor: {
      verse: ['iadd9 | i7/7 | bVImaj7 | V7', 'i9 | iv9 | bVII7 | bIIImaj7', 'iadd9 | V7/3 | bVII6 | iv6'],
      chorus: ['bVImaj7 | bVII7 | bIIImaj7 | V7b9', 'iv9 | bVII9 | bIIImaj7 | bVImaj7', 'iv7 | i/5 | bVImaj7 | V7'],
      turn: 'iv6 V7',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.022,
  fills: [],
  parts: [
    broken(
      'grand',
      ['0...2...3...', '0.2.3.4.3.2.', '0...3.2.4.3.'],
      place(-3, { pan: -0.1, reverb: 0.32, highpassHz: 80 }),
      { around: 58 },
    ),
    chords('strings', ['X-----------'], place(-6, { reverb: 0.4, highpassHz: 140 }), { from: 2, around: 60 }),
    broken('harp', ['....4.3.2...', '......3.4.5.'], place(-12, { pan: 0.4, reverb: 0.45, highpassHz: 220 }), {
      from: 3,
      around: 64,
    }),
    chords('pizzicato', ['....x...x...', '....x...x.x.'], place(-10, { pan: 0.3, reverb: 0.3, highpassHz: 160 }), {
      from: 4,
      around: 62,
      voices: 3,
    }),
    bass('bass-upright', ['R---........', 'R-------5---'], place(-6, { highpassHz: 34, reverb: 0.1, lowpassHz: 2500 })),
    bass('strings', ['R-----------'], place(-10, { highpassHz: 40, reverb: 0.3, lowpassHz: 1800 }), { from: 4 }),
    melody(
      'grand',
      ['X-------x---X-----------', '....X---x---X-------x---', 'X---x-x-X---X-----------'],
      place(-4, { pan: 0.1, reverb: 0.38, highpassHz: 200 }),
      { from: 2, range: [69, 84] },
    ),
    melody('strings', [], place(-8, { pan: -0.15, reverb: 0.42, highpassHz: 260 }), { from: 4, doubles: 0 }),
    drum('brush', ['....3...3...', '....3...3.2.', '....3...3...'], -4, { from: 3, pan: 0.15 }),
    drum('triangle', ['3...........', '............', '........3...'], -12, { from: 2, pan: 0.45 }),
    drum('kick-soft', ['5...........', '5...........', '5...........'], -3, { from: 4 }),
  ],
  drums: place(-14, { highpassHz: 40, reverb: 0.35 }),
  marks: { section: 'chimes', cut: 'triangle', lift: 'reverse', final: 'chimes' },
  sound: { reverbS: 2.4, reverbHz: 4800, drive: 1.05, lowpassHz: 18_000, vinylDb: null },
};
