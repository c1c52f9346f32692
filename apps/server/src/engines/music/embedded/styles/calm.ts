import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Slow and quiet: a swelling pad, felt piano, harp, hardly a beat. */
export const CALM: Style = {
  tempoBpm: { min: 62, max: 78 },
  meter: FOUR_FOUR,
  modes: ['major'],
  tonics: [0, 2, 3, 5, 7, 9],
  progressions: {
    major: {
      verse: ['Imaj9 | IVmaj7 | Imaj9 | vi9', 'Iadd9 | Iadd9 | IVmaj9 | IVmaj9', 'IVmaj9 | Imaj9 | ii9 | vi9'],
      chorus: ['IVmaj9 | vi9 | Imaj9 | V9sus4', 'vi9 | IVmaj9 | Iadd9 | ii9', 'ii9 | IVmaj9 | Imaj9 | Imaj9'],
      turn: 'V9sus4',
      final: 'Imaj9',
    },
    minor: {
      verse: ['i9 | bVImaj7 | i9 | iv9'],
      chorus: ['bVImaj7 | iv9 | i9 | bVII'],
      turn: 'bVII9sus4',
      final: 'i9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.026,
  fills: [],
  parts: [
    chords('air-pad', ['X---------------'], place(-3, { reverb: 0.5, highpassHz: 140 }), { around: 60 }),
    chords(
      'felt',
      ['X-------x-------', 'X---------------', 'X-----x---------'],
      place(-4, { pan: -0.1, reverb: 0.4, highpassHz: 100 }),
      { around: 60, strumS: 0.02 },
    ),
    broken(
      'harp',
      ['0...2...3...4...', '0...1...2...3...', '0.2.3.4.5...4...'],
      place(-7, { pan: 0.3, reverb: 0.45, delay: 0.25, highpassHz: 140 }),
      { from: 2, around: 62 },
    ),
    chords('choir', ['X---------------'], place(-12, { reverb: 0.6, highpassHz: 220 }), {
      from: 4,
      around: 66,
      voices: 3,
    }),
    bass('bass-sub', ['R---------------', 'R-----------5---'], place(-6, { highpassHz: 30, reverb: 0.05 })),
    melody(
      'felt',
      ['....X---x-------X-----------....', '........X---x-----------x-------', 'X---------------....x---X-------'],
      place(-5, { pan: 0.05, reverb: 0.5, delay: 0.2, highpassHz: 200 }),
      { from: 2, range: [69, 84] },
    ),
    drum('kick-soft', ['6...............', '6.........4.....', '6...............'], 0, { from: 4 }),
    drum('shaker', ['....3.......3...', '..2...3...2...3.', '....3.......3...'], -12, { from: 3, pan: -0.4 }),
    drum('triangle', ['............3...', '................', '3...............'], -12, { from: 2, pan: 0.45 }),
  ],
  drums: place(-14, { highpassHz: 34, reverb: 0.4 }),
  marks: { section: 'chimes', cut: 'triangle', lift: null, final: 'chimes' },
  sound: { reverbS: 3.4, reverbHz: 4200, drive: 1.05, lowpassHz: 16_000, vinylDb: null },
};
