import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** 1985: pulsing bass, wide analogue chords, a snare in a big room. */
export const RETRO: Style = {
  tempoBpm: { min: 96, max: 114 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 4, 5, 7, 9, 10],
  progressions: {
    major: {
      verse: ['Iadd9 | V | vi7 | IVadd9'],
      chorus: ['IV | V | vi7 | I'],
      turn: 'IV V',
      final: 'Iadd9',
    },
    minor: {
      verse: ['i7 | bVImaj7 | bIII | bVII', 'iadd9 | iadd9 | bVImaj7 | bVIIsus4', 'i7 | bVII | iv7 | bVImaj7'],
      chorus: ['bVI | bVII | i | bIII', 'bVImaj7 | bVII | v7 | i7', 'iv7 | bVI | bVII | i'],
      turn: 'bVI bVII',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.004,
  fills: [{ tom: '8.8.8.8.7.7.6666' }, { tom: '8..8..8.', 'snare-big': '.......8' }, { 'snare-big': '6.6.7.88' }],
  parts: [
    broken(
      'synth-pluck',
      ['0.2.3.2.4.2.3.2.', '0123212301232123', '0.3.2.1.0.3.2.1.'],
      place(-7, { pan: 0.3, delay: 0.4, reverb: 0.25, highpassHz: 220, duck: 0.2 }),
      { around: 64 },
    ),
    chords('pad', ['X---------------'], place(-4, { chorus: 0.5, reverb: 0.35, highpassHz: 160, duck: 0.35 }), {
      around: 60,
    }),
    chords('saws', ['X-----X---------', 'X---------X-X---'], place(-9, { reverb: 0.3, highpassHz: 220, duck: 0.3 }), {
      from: 4,
      around: 64,
    }),
    bass(
      'bass-synth',
      ['R.R.R.R.R.R.R.R.', 'RRRRRRRRRRRRRRRR', 'R.R8R.R8R.R8R.85'],
      place(-3, { highpassHz: 32, reverb: 0.01, lowpassHz: 4500, duck: 0.3 }),
    ),
    melody(
      'lead',
      ['X-----x-X-------X---x---X-------', 'X---x---X-----x-X-----------....', '....X-x-X---x---X-----x-X-------'],
      place(-5, { pan: -0.05, delay: 0.35, reverb: 0.3, highpassHz: 250 }),
      { from: 3, range: [67, 82] },
    ),
    drum('kick', ['9.......9.......', '9.....7.9.......', '9...9...9...9...'], 0),
    drum('snare-big', ['....9.......9...', '....9.......9...', '....9.......9...'], -2),
    drum('hat', ['5.5.5.5.5.5.5.5.', '6464646464646464', '..6...6...6...6.'], -16, { pan: 0.25 }),
    drum('clap', ['....6.......6...', '....6.......6...', '....6.......6...'], -9, { from: 4 }),
    drum('tom', ['..............6.', '...........5..6.', '.......5......6.'], -6, { from: 3, pan: -0.3, pitch: 47 }),
    drum('tambourine', ['..4...4...4...4.', '4.4.4.4.4.4.4.4.', '..4...4...4...4.'], -16, { from: 4, pan: 0.45 }),
  ],
  drums: place(-1, { highpassHz: 30, reverb: 0.2 }),
  marks: { section: 'crash', cut: 'tom', lift: 'reverse', final: 'crash' },
  sound: { reverbS: 1.8, reverbHz: 5800, drive: 1.4, lowpassHz: 18_000, vinylDb: null },
};
