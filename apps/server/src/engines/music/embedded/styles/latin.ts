import { FOUR_FOUR } from '../compose/score.ts';
import { bass, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Clave, congas, a busy piano. */
export const LATIN: Style = {
  tempoBpm: { min: 94, max: 110 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 4, 5, 7, 9],
  progressions: {
    major: {
      verse: ['I6 | IV | V7 | I6'],
      chorus: ['ii7 | V7 | I6 | VI7'],
      turn: 'ii7 V7',
      final: 'I69',
    },
    minor: {
      verse: ['i7 | iv7 | V7 | i7', 'i6 | bVII | bVImaj7 | V7', 'i7 | i7 | iv7 | V7b9'],
      chorus: ['iv7 | bVII7 | bIIImaj7 | V7', 'bVImaj7 | bVII | i7 | V7', 'iv7 | i7 | V7 | i7'],
      turn: 'iv7 V7b9',
      final: 'i6',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.54 },
  loosenessS: 0.011,
  fills: [{ conga: '7.77.7778.8.8888' }, { tom: '..7.7.7.7.7.8.88' }, { cowbell: '7..7..7.', conga: '.66.66.8' }],
  parts: [
    chords(
      'grand',
      ['X..x..X..x..x.X.', '..X..X.X..X..X.x', 'X.x..X.x..X.x..X'],
      place(-5, { pan: 0.25, reverb: 0.18, highpassHz: 180 }),
      { from: 3, around: 64 },
    ),
    chords(
      'nylon',
      ['X..x..x.X..x..x.', 'x.X.x.X.x.X.x.X.', 'X..x..X..xX.x.x.'],
      place(-4, { pan: -0.35, reverb: 0.18, highpassHz: 130 }),
      { around: 59, strumS: 0.012 },
    ),
    chords(
      'brass',
      ['X.....x.X.......', '..X-..X-......X-', 'X-X-........x.X-'],
      place(-6, { reverb: 0.22, highpassHz: 180 }),
      { from: 4, around: 65, voices: 3 },
    ),
    bass(
      'bass-finger',
      ['R-----5---8---..', '......5-----8-R-', 'R--...5-..8-..5-'],
      place(-3, { highpassHz: 34, reverb: 0.02, lowpassHz: 3500 }),
    ),
    melody(
      'nylon',
      ['X--x--X-..x-X---X-x-X---........', '..X-x-X-X--x--X-X-------..x-x-..', 'X-x-X-x-X-------..x-X-x-X-------'],
      place(-5, { pan: 0.05, reverb: 0.25, delay: 0.12, highpassHz: 220 }),
      { from: 2, range: [64, 79] },
    ),
    melody('brass', [], place(-10, { reverb: 0.25, highpassHz: 220 }), { from: 5, doubles: 0 }),
    drum('kick-soft', ['8.....6.8.....6.', '8..6....8..6....', '8.......8.....6.'], 0),
    drum('conga', ['6.4.7.4.6.4.7788', '5.4.8.4.5.4.8.77', '..5.7...5.5.7.88'], -4, { from: 1, pan: -0.35, pitch: 55 }),
    drum('clave', ['7..7..7...7.7...', '..7.7...7..7..7.', '7..7...7..7.7...'], -10, { from: 1, pan: 0.35 }),
    drum('guiro', ['6...4.4.6...4.4.', '6.......6.......', '5...4.4.5...4.4.'], -16, { from: 3, pan: 0.5 }),
    drum('cowbell', ['7.5.7.5.7.5.7.5.', '7...6.5.7...6.5.', '7.5.5.7.5.7.5.5.'], -16, { from: 4, pan: 0.2 }),
    drum('shaker', ['4343434343434343', '5.3.5.3.5.3.5.3.', '4343434343434343'], -17, { from: 2, pan: -0.5 }),
    drum('snap', ['....6.......6...', '............6...', '....6.......6...'], -10, { from: 2, to: 3 }),
  ],
  drums: place(-2, { highpassHz: 38, reverb: 0.12 }),
  marks: { section: 'crash', cut: 'cowbell', lift: null, final: 'crash' },
  sound: { reverbS: 1.1, reverbHz: 5500, drive: 1.3, lowpassHz: 19_000, vinylDb: null },
};
