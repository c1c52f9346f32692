import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Acoustic: steel and nylon strings, double bass, brushes. */
export const WARM: Style = {
  tempoBpm: { min: 86, max: 104 },
  meter: FOUR_FOUR,
  modes: ['major'],
  tonics: [0, 2, 4, 7, 9],
  progressions: {
    major: {
      verse: ['Iadd9 | IVadd9 | Iadd9 | Vsus4', 'I | V/3 | vi7 | IVmaj7', 'Iadd9 | vi7 | ii7 | Vsus4'],
      chorus: ['IVadd9 | I/3 | ii7 | Vsus4', 'vi7 | IVadd9 | I | V', 'IVmaj7 | V | iii7 | vi7'],
      turn: 'ii7 Vsus4',
      final: 'Iadd9',
    },
    minor: {
      verse: ['i7 | iv7 | bVImaj7 | bVII'],
      chorus: ['bVImaj7 | bVII | i7 | i7'],
      turn: 'iv7 bVII',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.53, max: 0.58 },
  loosenessS: 0.018,
  fills: [{ brush: '..4.5.67' }, { rim: '5...5.5.' }, { tom: '5.5.4.4.' }],
  parts: [
    broken(
      'nylon',
      ['0.2.3.2.1.2.3.2.', '0.3.2.3.1.3.2.4.', '0..2..3.1..2..3.'],
      place(-4, { pan: -0.3, reverb: 0.2, highpassHz: 90 }),
      { around: 57, voices: 4 },
    ),
    chords(
      'guitar',
      ['X---x-x---x-x-x-', 'X---X-x-..x-X-x-', 'X--x..x-X--x..x-'],
      place(-6, { pan: 0.35, reverb: 0.16, highpassHz: 170 }),
      { from: 3, around: 60, strumS: 0.014 },
    ),
    chords('felt', ['X---------------', 'X-------x-------'], place(-8, { reverb: 0.25, highpassHz: 130 }), {
      from: 2,
      around: 60,
      voices: 3,
    }),
    chords('strings', ['X---------------'], place(-13, { reverb: 0.35, highpassHz: 240 }), {
      from: 4,
      around: 67,
      voices: 3,
    }),
    bass(
      'bass-upright',
      ['R-----5-R-----a-', 'R---..R-5-----a-', 'R-----R-5---3-a-'],
      place(-4, { highpassHz: 34, reverb: 0.04, lowpassHz: 3000 }),
    ),
    melody(
      'kalimba',
      ['X---x-X---x-X---X-x-X-----------', '..X-x-X-----X-x-X-------........', 'X-x-X---x---X---X---x-X---------'],
      place(-7, { pan: 0.1, reverb: 0.3, delay: 0.15, highpassHz: 250 }),
      { range: [67, 81] },
    ),
    melody('whistle', [], place(-12, { pan: -0.1, reverb: 0.35, highpassHz: 300 }), { from: 5, doubles: 0 }),
    drum('kick-soft', ['8.......7.......', '8.....4.7.......', '8.........7.....'], 0),
    drum('brush', ['....7.......7...', '2.3.7.3.2.3.7.33', '....7..3....7...'], -6, { pan: 0.1 }),
    drum('shaker', ['4.3.5.3.4.3.5.3.', '4232523242325232', '..4...4...4...4.'], -15, { from: 2, pan: -0.45 }),
    drum('tambourine', ['............5...', '....5.......5...', '..3...3...3...3.'], -14, { from: 4, pan: 0.45 }),
    drum('snap', ['....5.......5...', '............5...', '....5.......5...'], -10, { from: 1, to: 2, pan: 0.3 }),
  ],
  drums: place(-5, { highpassHz: 34, reverb: 0.12 }),
  marks: { section: 'tambourine', cut: 'tambourine', lift: null, final: 'triangle' },
  sound: { reverbS: 1.2, reverbHz: 4800, drive: 1.3, lowpassHz: 17_000, vinylDb: null },
};
