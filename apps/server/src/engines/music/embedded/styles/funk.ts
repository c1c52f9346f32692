import { FOUR_FOUR } from '../compose/score.ts';
import { bass, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Tight band: scratching guitar, melodic bass, horns in short phrases. */
export const FUNK: Style = {
  tempoBpm: { min: 100, max: 114 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 4, 5, 7, 9],
  progressions: {
    major: {
      verse: ['I9 | I9 | IV9 | I9'],
      chorus: ['IV9 | V9 | I9 | I9'],
      turn: 'IV9 V9sus4',
      final: 'I9',
    },
    minor: {
      verse: ['i9 | IV9 | i9 | IV9', 'i7 | i7 | IV9 | IV9', 'i9 | bVII9 | IV9 | i9'],
      chorus: ['bVImaj7 | bVII9 | i9 | IV9', 'iv9 | bVII13 | bIIImaj7 | V7b9', 'bIIImaj7 | IV9 | bVII9 | i9'],
      turn: 'bVII9 V9sus4',
      final: 'i9',
    },
  },
  swing: { of: 16, min: 0.53, max: 0.57 },
  loosenessS: 0.009,
  fills: [
    { 'snare-dry': '..3.6..67.7.' },
    { 'snare-dry': '7.37.7.8', kick: '..6..6..' },
    { tom: '7.7.6.65', 'snare-dry': '6.......' },
  ],
  parts: [
    chords(
      'muted-guitar',
      ['x.xxX.x.x.xxX.xx', 'xxX.xxX.xxX.xxX.', '.xX..xX..xX.xxX.'],
      place(-6, { pan: -0.45, reverb: 0.1, highpassHz: 260 }),
      { around: 65, voices: 3, strumS: 0.004 },
    ),
    chords(
      'epiano',
      ['X..x....X--..x..', '..X..X....X..X--', 'X-----..x-X-..x-'],
      place(-6, { pan: 0.35, chorus: 0.35, reverb: 0.14, highpassHz: 180 }),
      { around: 60 },
    ),
    chords(
      'organ',
      ['X---------------', '......X-......X-'],
      place(-13, { pan: 0.15, chorus: 0.6, reverb: 0.15, highpassHz: 250 }),
      { from: 3, around: 64, voices: 3 },
    ),
    chords(
      'brass',
      ['X.......x.X.....', '..X...x.....X-X.', 'X-..........x.X.'],
      place(-5, { pan: 0.05, reverb: 0.18, highpassHz: 180 }),
      { from: 4, around: 65, voices: 3 },
    ),
    bass(
      'bass-finger',
      ['R..rR.8.R..5.7a-', 'R.R..8.R..R.7.5a', 'R--.8.r.R.7.5.a.'],
      place(-3, { highpassHz: 34, reverb: 0.01, lowpassHz: 5000 }),
      { from: 1 },
    ),
    melody(
      'soft-lead',
      ['X.x.X--..x.X-...X-------........', '..X.x.X-..X.x---....X.x-X-......', 'X--x..X-....x-X-X-......x.X-....'],
      place(-8, { pan: -0.1, delay: 0.2, reverb: 0.2, highpassHz: 300 }),
      { from: 3, to: 3, range: [67, 81] },
    ),
    drum('kick', ['9..6....8.7..6..', '9.....6..78.....', '9..7......8..6..'], 0),
    drum('snare-dry', ['....9..2.2..9..3', '....9....2..9.2.', '....9..3....9..2'], -3, { pan: 0.05 }),
    drum('hat', ['6464646464646464', '65656565656565.5', '6.646.646.646.64'], -14, { from: 1, pan: 0.3 }),
    drum('hat-open', ['..............6.', '......6.........', '..........6.....'], -15, { from: 3, pan: 0.3 }),
    drum('conga', ['..5..5....5..55.', '..4.5...4.4.5...', '5..5..5.5..5..5.'], -10, { from: 3, pan: -0.4, pitch: 57 }),
    drum('cowbell', ['5...5...5...5...', '5.......5.......', '....5.......5...'], -18, { from: 5, pan: -0.2 }),
    drum('tambourine', ['....6.......6...', '....6.......6...', '..4.6.4...4.6.4.'], -14, { from: 4, pan: 0.45 }),
  ],
  drums: place(-1, { highpassHz: 34, reverb: 0.06 }),
  marks: { section: 'crash', cut: 'cowbell', lift: null, final: 'crash' },
  sound: { reverbS: 0.9, reverbHz: 5200, drive: 1.6, lowpassHz: 18_000, vinylDb: null },
};
