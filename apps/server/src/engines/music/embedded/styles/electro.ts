import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Club: four to the floor, chords that duck at each kick. */
export const ELECTRO: Style = {
  tempoBpm: { min: 120, max: 128 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 4, 5, 7, 9],
  progressions: {
    major: {
      verse: ['vi7 | IVmaj7 | I | V'],
      chorus: ['IVmaj7 | V | vi7 | I'],
      turn: 'IV V',
      final: 'Iadd9',
    },
    minor: {
      verse: ['i7 | i7 | bVImaj7 | bVII', 'i9 | bVImaj7 | iv7 | bVII', 'i7 | bIII | bVII | iv7'],
      chorus: ['bVImaj7 | bVII | i7 | bIII', 'i | bVI | bIII | bVII', 'iv7 | bVI | i | bVII'],
      turn: 'bVI bVII',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.54 },
  loosenessS: 0.004,
  fills: [
    { snare: '5.5.5.5.66667777' },
    { clap: '7..7..7.7.7.7777' },
    { 'hat-open': '..6...6.', snare: '....7.88' },
    { tom: '8..8..8.7..7.6.6' },
  ],
  parts: [
    chords(
      'stab',
      ['X..X..X...X..X..', '..X...X...X...X.', 'X..X...X..X...X.'],
      place(-4, { pan: 0, delay: 0.3, reverb: 0.22, highpassHz: 180, duck: 0.4 }),
      { around: 63 },
    ),
    chords('pad', ['X---------------'], place(-8, { reverb: 0.3, highpassHz: 200, duck: 0.75 }), { around: 60 }),
    chords('saws', ['X---------------', 'X--X--X-----X---'], place(-6, { reverb: 0.25, highpassHz: 240, duck: 0.75 }), {
      from: 4,
      around: 66,
    }),
    broken(
      'synth-pluck',
      ['0123012301230123', '0.32.10.32.10.31', '3.210.213.210.21'],
      place(-9, { pan: 0.25, delay: 0.45, reverb: 0.2, highpassHz: 300, duck: 0.3 }),
      { from: 2, around: 69, voices: 3 },
    ),
    bass(
      'bass-synth',
      ['..R-..R-..R-..R-', '..R-..R-..8-..R-', '..RR..RR..RR..58'],
      place(-3, { highpassHz: 32, reverb: 0.01, lowpassHz: 5000, duck: 0.5 }),
    ),
    melody(
      'lead',
      ['X--x--X-..X-x---X-------........', 'X-..X-..X-x-X---..X-x-X-----....', '..X---x-X---x-X---------X---x---'],
      place(-8, { delay: 0.35, reverb: 0.25, highpassHz: 300, duck: 0.25 }),
      { from: 4, range: [67, 81] },
    ),
    drum('kick', ['9...9...9...9...', '9...9...9...9...', '9...9...9...9.4.'], 0),
    drum('clap', ['....8.......8...', '....8.......8...', '....8.......8..3'], -5, { from: 2 }),
    drum('hat-open', ['..7...7...7...7.', '..7...7...7...7.', '..7...7...7...7.'], -13, { from: 3, pan: 0.15 }),
    drum('hat', ['5353535353535353', '5.545.545.545.54', '4345434543454345'], -16, { from: 2, pan: 0.3 }),
    drum('shaker', ['3343334333433343', '3.4.3.4.3.4.3.4.', '3343334333433343'], -18, { from: 4, pan: -0.4 }),
    drum('rim', ['...4..4.....4...', '..4..4....4..4..', '......4..4....4.'], -13, { from: 3, pan: -0.3 }),
  ],
  drums: place(0, { highpassHz: 30, reverb: 0.05 }),
  marks: { section: 'crash', cut: 'crash', lift: 'sweep', final: 'boom' },
  sound: { reverbS: 1.6, reverbHz: 6500, drive: 1.5, lowpassHz: 20_000, vinylDb: null },
};
