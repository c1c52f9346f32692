import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Confident and open: muted guitar in eighths with an echo, piano, a pad that widens. */
export const CORPORATE: Style = {
  tempoBpm: { min: 98, max: 116 },
  meter: FOUR_FOUR,
  modes: ['major'],
  tonics: [0, 2, 4, 7, 9, 10],
  progressions: {
    major: {
      verse: ['Iadd9 | Iadd9 | vi7 | IVmaj7', 'Iadd9 | V/3 | IVmaj7 | IVadd9', 'vi7 | IVmaj7 | Iadd9 | Vsus4'],
      chorus: ['IVadd9 | I/3 | vi7 | Vsus4', 'Iadd9 | V | vi7 | IVadd9', 'vi7 | V/3 | Iadd9 | IVadd9'],
      turn: 'IVadd9 Vsus4',
      final: 'Iadd9',
    },
    minor: {
      verse: ['i7 | bVImaj7 | bIII | bVII'],
      chorus: ['bVImaj7 | bVII | i7 | bIII'],
      turn: 'bVI bVII',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.008,
  fills: [{ 'kick-soft': '7.7.7.77', clap: '......6.' }, { tom: '6.6.5.5.7.6.5.4.' }, { 'snare-dry': '3.4.5.67' }],
  parts: [
    broken(
      'muted-guitar',
      ['0.2.1.2.0.2.1.2.', '0.2.3.2.1.2.3.2.', '0.1.2.1.3.1.2.1.'],
      place(-6, { pan: -0.3, delay: 0.5, reverb: 0.2, highpassHz: 160 }),
      { around: 60, voices: 3 },
    ),
    broken(
      'muted-guitar',
      ['..3...4...3...2.', '..4...3...4...5.'],
      place(-10, { pan: 0.45, delay: 0.4, highpassHz: 200 }),
      { from: 3, around: 64, voices: 3 },
    ),
    chords(
      'grand',
      ['X---------------', 'X-------X-------', 'X-----X---------'],
      place(-6, { pan: 0.15, reverb: 0.26, highpassHz: 130 }),
      { around: 60 },
    ),
    chords('pad', ['X---------------'], place(-11, { reverb: 0.3, highpassHz: 220, duck: 0.2 }), {
      from: 2,
      around: 60,
    }),
    chords('strings', ['X---------------'], place(-10, { reverb: 0.35, highpassHz: 240 }), { from: 4, around: 67 }),
    bass(
      'bass-finger',
      ['R-------R-----5-', 'R-----R-R-----a-', 'R-R-R-R-R-R-R-R-'],
      place(-5, { highpassHz: 32, reverb: 0.02, lowpassHz: 3000 }),
    ),
    melody(
      'glockenspiel',
      ['X-----x-X-------X---------------', 'X---X---X-x-X---X-------........', '....X-x-X-------....X-x-X-------'],
      place(-9, { pan: 0.2, reverb: 0.4, delay: 0.25, highpassHz: 400 }),
      { range: [72, 88] },
    ),
    drum('kick-soft', ['9...9...9...9...', '9.....5.9.......', '9.......9.....6.'], 0),
    drum('clap', ['....6.......6...', '....6.......6...', '....6.......6...'], -8, { from: 3 }),
    drum('snap', ['....6.......6...', '....5.......6...', '....6.......6..3'], -9, { from: 2, to: 3, pan: 0.2 }),
    drum('hat', ['..5...5...5...5.', '4.5.4.5.4.5.4.53', '4352435243524352'], -17, { from: 3, pan: 0.3 }),
    drum('shaker', ['4.3.5.3.4.3.5.3.', '3242324232423242', '..4...4...4...4.'], -17, { from: 2, pan: -0.4 }),
  ],
  drums: place(-2, { highpassHz: 32, reverb: 0.1 }),
  marks: { section: 'crash', cut: 'tambourine', lift: 'reverse', final: 'crash' },
  sound: { reverbS: 1.9, reverbHz: 5500, drive: 1.1, lowpassHz: 20_000, vinylDb: null },
};
