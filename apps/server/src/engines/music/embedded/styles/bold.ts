import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Stadium: strings in sixteenths, horns, hard drums. */
export const BOLD: Style = {
  tempoBpm: { min: 92, max: 110 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 4, 5, 7, 9, 11],
  progressions: {
    major: {
      verse: ['I5 | bVII | IV | I5'],
      chorus: ['bVI | bVII | I | I'],
      turn: 'bVI bVII',
      final: 'I5',
    },
    minor: {
      verse: ['i5 | i5 | bVI | bVII', 'i | bIII | bVII | IV', 'i5 | bVI | i5 | bVII'],
      chorus: ['i | bVI | bIII | bVII', 'bVI | bVII | i | i', 'i | bVII | bVI | bVII'],
      turn: 'bVI bVII',
      final: 'i5',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.007,
  fills: [
    { tom: '8.8.7.7.8.8.7766', kick: '9.......9.......' },
    { 'snare-big': '5.5.6.678.8.9.99' },
    { taiko: '9..9..9.', 'snare-big': '....8.99' },
    { tom: '7.77.77.', 'kick-deep': '9...9...' },
  ],
  parts: [
    broken(
      'spiccato',
      ['0010002000100020', '0020102000201030', '0.00.20.00.20.31'],
      place(-5, { pan: -0.25, reverb: 0.18, highpassHz: 110 }),
      { around: 55, voices: 3 },
    ),
    chords('strings', ['X---------------', 'X-------X-------'], place(-7, { reverb: 0.25, highpassHz: 160 }), {
      from: 2,
      around: 60,
    }),
    chords(
      'brass',
      ['X-----X-----X---', 'X..X..X.....X-X-', 'X-----------X-X-'],
      place(-5, { reverb: 0.2, highpassHz: 120 }),
      { from: 4, around: 57, voices: 3 },
    ),
    chords('saws', ['X---------------', 'X--X--X---X-X---'], place(-8, { reverb: 0.18, highpassHz: 200, duck: 0.3 }), {
      from: 4,
      around: 64,
      voices: 3,
    }),
    bass(
      'bass-synth',
      ['R-R-R-R-R-R-R-R-', 'R--R--R-R--R--R-', 'RrRrRrRrRrRrR-a-'],
      place(-4, { highpassHz: 32, reverb: 0.01, lowpassHz: 4000 }),
    ),
    bass('bass-sub', ['R---------------'], place(-10, { highpassHz: 30, reverb: 0.01 }), { from: 4 }),
    melody(
      'brass',
      ['X-----x-X---x---X-----------....', 'X--X--X---x-X---X-------........', 'X---X-x-X-------x---x-X---------'],
      place(-5, { pan: 0.1, reverb: 0.25, highpassHz: 180 }),
      { from: 3, range: [62, 76] },
    ),
    melody('lead', [], place(-11, { reverb: 0.2, delay: 0.2, highpassHz: 300 }), { from: 5, doubles: 12 }),
    drum('kick-deep', ['9.....7.9.......', '9..7....9..7..6.', '9...8...9...8.6.'], 0),
    drum('snare-big', ['....9.......9...', '....9.......9...', '....9.......9..5'], -3, { from: 3 }),
    drum('clap', ['....7.......7...', '....7.......7...', '....7.......7...'], -8, { from: 4 }),
    drum('taiko', ['9.......6.......', '9..6......7.....', '9.......7...6...'], -4, { from: 1, to: 3 }),
    drum('tom', ['..............56', '...4......4...5.', '......5.......56'], -7, { from: 3, pan: -0.25, pitch: 45 }),
    drum('hat', ['6464646464646464', '5.5.5.5.5.5.5.5.', '6.646.646.646.64'], -15, { from: 3, pan: 0.3 }),
  ],
  drums: place(0, { highpassHz: 30, reverb: 0.16 }),
  marks: { section: 'crash', cut: 'crash', lift: 'sweep', final: 'boom' },
  sound: { reverbS: 1.7, reverbHz: 5200, drive: 1.7, lowpassHz: 20_000, vinylDb: null },
};
