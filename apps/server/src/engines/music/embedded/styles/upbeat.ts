import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Sunny pop: strummed guitar and piano over claps, a catchy tune. */
export const UPBEAT: Style = {
  tempoBpm: { min: 108, max: 126 },
  meter: FOUR_FOUR,
  modes: ['major'],
  tonics: [0, 2, 4, 5, 7, 9],
  progressions: {
    major: {
      verse: ['Iadd9 | V/3 | vi7 | IVadd9', 'I | IVadd9 | vi7 | Vsus4', 'Iadd9 | iii7 | IVmaj7 | Vsus4'],
      chorus: ['IVadd9 | V | vi7 | I/3', 'I | V | vi7 | IVadd9', 'vi7 | IVadd9 | I | V'],
      turn: 'IV Vsus4',
      final: 'Iadd9',
    },
    minor: {
      verse: ['i7 | bVII | bVImaj7 | bVII'],
      chorus: ['bVImaj7 | bVII | i7 | bIII'],
      turn: 'bVI bVII',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.53 },
  loosenessS: 0.012,
  fills: [
    { snare: '..5.6.79', tom: '.6.5.4..' },
    { clap: '7.7.7787' },
    { snare: '5.5.6.678.8.9999' },
    { tom: '8.7.6.6.', kick: '8...8...' },
  ],
  parts: [
    chords(
      'guitar',
      ['X--x--X-x-X-x-x-', 'X--x..x-X-x-..x-', 'X-x-..x-..x-X-x-'],
      place(-6, { pan: -0.35, highpassHz: 160, reverb: 0.14 }),
      {
        around: 57,
        voices: 4,
        strumS: 0.011,
      },
    ),
    chords(
      'grand',
      ['X-----X-----X---', 'X--X--X-------X-', 'X---x---X---x---'],
      place(-7, { pan: 0.2, highpassHz: 150, reverb: 0.18 }),
      {
        from: 2,
        around: 62,
      },
    ),
    broken(
      'synth-pluck',
      ['0.2.1.3.2.4.1.3.', '0.1.2.3.4.3.2.1.'],
      place(-12, { pan: 0.4, delay: 0.3, highpassHz: 300 }),
      { from: 3, around: 67, voices: 3 },
    ),
    chords('strings', ['X---------------'], place(-12, { reverb: 0.3, highpassHz: 250 }), {
      from: 4,
      around: 67,
      voices: 3,
    }),
    bass(
      'bass-finger',
      ['R--R--R-R--R5-8-', 'R-..R-R-R-..5-a-', 'R--r..R-R--r8-5-'],
      place(-4, { highpassHz: 32, reverb: 0.02, lowpassHz: 4000 }),
    ),
    melody(
      'whistle',
      [
        'X--x--X-x-x-X---X-------........',
        'X-x-X-x-X-----..X-x-X---X-------',
        '..X-x-X-x---X---..X-x-X-X-------',
        'X---x-X---x-X---x-X-X-----------',
      ],
      place(-6, { reverb: 0.3, delay: 0.15, highpassHz: 250, pan: 0.05 }),
      { range: [69, 84] },
    ),
    melody('glockenspiel', [], place(-12, { pan: -0.25, reverb: 0.35, highpassHz: 400 }), { from: 4, doubles: 12 }),
    drum('kick', ['9...8...9...8...', '9.....7.9.....5.', '9..6....9..6..5.'], 0, { from: 2 }),
    drum('clap', ['....8.......8...', '....8.......8..4', '....8.......8...'], -5, { from: 2 }),
    drum('snare', ['....7.......7...', '....7..3....7...', '....7.......7.2.'], -7, { from: 3, pan: 0.05 }),
    drum('hat', ['5.4.6.4.5.4.6.4.', '6464646464646466', '..6...6...6...64'], -15, { from: 2, pan: 0.35 }),
    drum('shaker', ['5232523252325232', '4.3.5.3.4.3.5.3.', '3252325232523252'], -16, { from: 1, pan: -0.45 }),
    drum('tambourine', ['....5.......5...', '..4...4...4...4.', '4.4.6.4.4.4.6.4.'], -14, { from: 4, pan: 0.5 }),
  ],
  drums: place(-1, { highpassHz: 30, reverb: 0.08 }),
  marks: { section: 'crash', cut: 'tambourine', lift: 'reverse', final: 'crash' },
  sound: { reverbS: 1.3, reverbHz: 5500, drive: 1.2, lowpassHz: 20_000, vinylDb: null },
};
