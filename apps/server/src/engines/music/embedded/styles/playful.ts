import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Toy-like: plucked strings, marimba, finger snaps, staccato bass. */
export const PLAYFUL: Style = {
  tempoBpm: { min: 104, max: 124 },
  meter: FOUR_FOUR,
  modes: ['major'],
  tonics: [0, 2, 3, 5, 7, 10],
  progressions: {
    major: {
      verse: ['I | I | ii7 | V7', 'I | vi | ii7 | V7', 'I6 | I6 | IV | V7'],
      chorus: ['IV | I | II7 | V7', 'IV | iv6 | I/5 | V7', 'vi | II7 | V7 | I6'],
      turn: 'ii7 V7',
      final: 'I6',
    },
    minor: {
      verse: ['i | iv | V7 | i'],
      chorus: ['bVI | bIII | iv | V7'],
      turn: 'iv V7',
      final: 'i6',
    },
  },
  swing: { of: 8, min: 0.54, max: 0.62 },
  loosenessS: 0.01,
  fills: [{ rim: '6.6.6666' }, { clave: '6..6..6.' }, { snap: '6...6.6.' }, { tom: '6.5.4.4.' }],
  parts: [
    chords(
      'pizzicato',
      ['....X.......X...', '..X...X...X...X.', '....X...x...X.x.'],
      place(-3, { pan: -0.25, reverb: 0.25, highpassHz: 150 }),
      { around: 62, voices: 3 },
    ),
    broken(
      'marimba',
      ['0.2.3.2.0.2.3.2.', '0..2..3.1..2..4.', '0.3.2.3.1.3.2.3.'],
      place(-6, { pan: 0.35, reverb: 0.22, highpassHz: 180 }),
      { from: 2, around: 65, voices: 3 },
    ),
    chords(
      'nylon',
      ['..x...x...x...x.', '....X.x.....X.x.'],
      place(-9, { pan: -0.45, reverb: 0.15, highpassHz: 200 }),
      { from: 4, around: 60, strumS: 0.01 },
    ),
    bass(
      'pizzicato',
      ['R...5...R...5...', 'R...5...R.5.a...', 'R...R...5...a...'],
      place(-3, { highpassHz: 45, reverb: 0.12, lowpassHz: 3500 }),
      { from: 1 },
    ),
    bass(
      'bass-upright',
      ['R---....5---....', 'R---..R-5---..a-'],
      place(-7, { highpassHz: 34, reverb: 0.05, lowpassHz: 2500 }),
      { from: 4 },
    ),
    melody(
      'glockenspiel',
      ['X.x.X...x.X.X---X.......x.x.X---', 'X-x-X.X.x.X.....X-x-X.X.X---....', '..X.x.X.X...x.x.X...X...X---....'],
      place(-7, { pan: 0.1, reverb: 0.3, highpassHz: 400 }),
      { from: 2, range: [72, 88] },
    ),
    melody('whistle', [], place(-9, { reverb: 0.3, highpassHz: 300 }), { from: 4, doubles: 0 }),
    drum('kick-soft', ['8.......7.......', '8.....5.8.......', '8...7...8...7...'], 0, { from: 3 }),
    drum('snap', ['....7.......7...', '....7.......7.5.', '....7.......7...'], -5),
    drum('rim', ['..4...4...4...4.', '....4.....4.....', '..3.4.3...3.4.3.'], -10, { from: 3, pan: -0.3 }),
    drum('shaker', ['3.3.5.3.3.3.5.3.', '..4...4...4...4.', '5.3.5.3.5.3.5.3.'], -15, { from: 2, pan: 0.45 }),
    drum('clave', ['6...............', '......5.........', '..........5.....'], -14, { from: 2, pan: 0.3 }),
    drum('triangle', ['....4.......4...', '..3...3...3...3.', '............4...'], -18, { from: 4, pan: -0.5 }),
  ],
  drums: place(-5, { highpassHz: 40, reverb: 0.16 }),
  marks: { section: 'triangle', cut: 'clave', lift: null, final: 'triangle' },
  sound: { reverbS: 1.1, reverbHz: 6000, drive: 1.1, lowpassHz: 20_000, vinylDb: null },
};
