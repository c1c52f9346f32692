import { SIX_EIGHT } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** Wide, in six-eight: driving strings, low drums, horns in the choruses. */
export const CINEMATIC: Style = {
  tempoBpm: { min: 60, max: 76 },
  meter: SIX_EIGHT,
  modes: ['minor', 'major'],
  tonics: [0, 2, 4, 5, 7, 9],
  progressions: {
    major: {
      verse: ['I | IVadd9 | vi | Vsus4', 'vi | IVadd9 | I | V/3', 'I | iii | IVadd9 | Vsus4'],
      chorus: ['IVadd9 | V | vi | I/3', 'I | V/3 | vi | IVadd9', 'bVI | bVII | I | I'],
      turn: 'Vsus4',
      final: 'I',
    },
    minor: {
      verse: ['i | bVI | bIII | bVII', 'i | iv | bVI | Vsus4', 'iadd9 | bVImaj7 | iv | bVII'],
      chorus: ['bVI | bVII | i | bIII', 'i | bVII/3 | bVI | bVII', 'iv | bVI | bIII | bVII'],
      turn: 'Vsus4',
      final: 'iadd9',
    },
  },
  swing: { of: 16, min: 0.5, max: 0.5 },
  loosenessS: 0.014,
  fills: [{ taiko: '5.6.78' }, { taiko: '7.7.8.', tom: '.5.6.7' }, { 'snare-big': '445567', taiko: '8.....' }],
  parts: [
    broken(
      'spiccato',
      ['0.2.1.0.2.3.', '0.1.2.3.2.1.', '012121012321'],
      place(-6, { pan: -0.2, reverb: 0.3, highpassHz: 120 }),
      { from: 2, around: 57, voices: 4 },
    ),
    broken('grand', ['0.2.3.4.3.2.', '0.2.4.2.3.2.'], place(-7, { pan: 0.1, reverb: 0.4, highpassHz: 110 }), {
      around: 60,
      voices: 4,
      to: 3,
    }),
    chords('strings', ['X-----------'], place(-4, { reverb: 0.4, highpassHz: 100 }), {
      from: 1,
      around: 58,
      voices: 4,
    }),
    chords('choir', ['X-----------'], place(-11, { reverb: 0.5, highpassHz: 200 }), { from: 4, around: 64, voices: 3 }),
    chords('brass', ['X-----------', 'X-----X-----'], place(-8, { reverb: 0.4, highpassHz: 110 }), {
      from: 5,
      around: 55,
      voices: 3,
    }),
    bass('strings', ['R-----------', 'R-----R-----'], place(-6, { highpassHz: 34, reverb: 0.25, lowpassHz: 2200 }), {
      from: 2,
    }),
    bass('bass-sub', ['R-----------'], place(-10, { highpassHz: 30, reverb: 0.02 }), { from: 4 }),
    melody(
      'brass',
      ['X-----x-----X-----------', 'X---x-X-----X-----x-----', 'X-----------x---x-X-----'],
      place(-5, { reverb: 0.45, highpassHz: 150 }),
      { from: 4, range: [60, 74] },
    ),
    melody('strings', [], place(-9, { reverb: 0.45, highpassHz: 300, pan: -0.15 }), { from: 4, doubles: 12 }),
    drum('taiko', ['9.....6.....', '9...5.7.....', '9..6..8..6..'], 0, { from: 3 }),
    drum('tom', ['..3...3..3..', '...4.....4.3', '3.3.4.3.3.4.'], -8, { from: 4, pan: 0.3, pitch: 48 }),
    drum('snare-big', ['......7.....', '......7..3..', '......7.....'], -8, { from: 5 }),
    drum('triangle', ['4...........', '......3.....', '4...........'], -18, { from: 2, to: 3, pan: 0.5 }),
  ],
  drums: place(-3, { highpassHz: 30, reverb: 0.35 }),
  marks: { section: 'boom', cut: 'taiko', lift: 'reverse', final: 'boom' },
  sound: { reverbS: 2.8, reverbHz: 5000, drive: 1.2, lowpassHz: 20_000, vinylDb: null },
};
