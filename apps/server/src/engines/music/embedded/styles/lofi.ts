import { FOUR_FOUR } from '../compose/score.ts';
import { bass, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Electric piano in ninths, a lazy beat, the noise of an old record. */
export const LOFI: Style = {
  tempoBpm: { min: 72, max: 88 },
  meter: FOUR_FOUR,
  modes: ['major', 'minor'],
  tonics: [0, 2, 3, 5, 7, 8, 10],
  progressions: {
    major: {
      verse: ['ii9 | V13 | Imaj9 | vi9', 'Imaj9 | vi9 | ii9 | V13', 'IVmaj9 | iii7 | ii9 | V9sus4'],
      chorus: ['IVmaj9 | iii7 vi9 | ii9 | Imaj9', 'Imaj9 | I7 | IVmaj9 | iv6', 'ii9 | iii7 | IVmaj9 | V9sus4'],
      turn: 'ii9 V13',
      final: 'Imaj9',
    },
    minor: {
      verse: ['i9 | iv9 | bVImaj7 | V7b9', 'i9 | bVImaj7 | iv9 | V7b9', 'iv9 | bVII13 | bIIImaj9 | bVImaj7'],
      chorus: ['bVImaj7 | bVII9 | i9 | i9', 'iv9 | i9 | bVImaj7 | V7b9'],
      turn: 'iv9 V7b9',
      final: 'i9',
    },
  },
  swing: { of: 16, min: 0.57, max: 0.62 },
  loosenessS: 0.022,
  fills: [{ 'snare-dry': '..3.5..6' }, { rim: '..5.5.5.' }, { 'kick-soft': '7..7....', 'snare-dry': '....6.45' }],
  parts: [
    chords(
      'epiano',
      ['X-----x---------', 'X---------x-X---', 'X--x----X-------'],
      place(-3, { pan: -0.1, chorus: 0.5, reverb: 0.2, highpassHz: 140 }),
      { around: 60, strumS: 0.009 },
    ),
    chords('air-pad', ['X---------------'], place(-14, { reverb: 0.4, highpassHz: 260, duck: 0.3 }), {
      from: 2,
      around: 64,
      voices: 3,
    }),
    chords(
      'muted-guitar',
      ['....x..x....x...', '..x...x...x..x..'],
      place(-12, { pan: 0.4, delay: 0.35, highpassHz: 240 }),
      { from: 3, around: 65, voices: 3, strumS: 0.012 },
    ),
    bass(
      'bass-upright',
      ['R-----r-..5-R-a-', 'R----...R--5..a-', 'R-------5---R-a-'],
      place(-4, { highpassHz: 32, reverb: 0.03, lowpassHz: 2500 }),
    ),
    melody(
      'vibraphone',
      ['..X--x--X-------..x-X---........', 'X---x-X-----x---X---------......', '....X-x-X---x---....X-----------'],
      place(-7, { pan: 0.2, reverb: 0.35, delay: 0.3, highpassHz: 250 }),
      { from: 2, range: [65, 79] },
    ),
    drum('kick-soft', ['9.......7.6.....', '9......5.8......', '9.....5...8.....'], 0),
    drum('snare-dry', ['....8.......8...', '....8.......8..3', '....8..2....8...'], -5),
    drum('hat', ['5.4.5.4.5.4.5.43', '5.5.5.535.5.5.5.', '4243424342434243'], -17, { pan: 0.3 }),
    drum('rim', ['..........4.....', '......3.........', '...3......3.....'], -14, { from: 3, pan: -0.3 }),
    drum('shaker', ['..3...3...3...3.', '3.3.3.3.3.3.3.3.', '....4.......4...'], -19, { from: 1, pan: -0.4 }),
  ],
  drums: place(-3, { highpassHz: 32, reverb: 0.07, lowpassHz: 9000 }),
  marks: { section: null, cut: 'rim', lift: null, final: null },
  sound: { reverbS: 1.4, reverbHz: 3200, drive: 1.9, lowpassHz: 8500, vinylDb: -50 },
};
