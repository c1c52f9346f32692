import { FOUR_FOUR } from '../compose/score.ts';
import { bass, broken, chords, drum, melody, place, type Style } from '../compose/style.ts';

/** A deep gliding bass, stumbling hats, one small dark loop. */
export const HIPHOP: Style = {
  tempoBpm: { min: 80, max: 96 },
  meter: FOUR_FOUR,
  modes: ['minor'],
  tonics: [0, 2, 3, 5, 7, 9],
  progressions: {
    major: {
      verse: ['Imaj7 | vi7 | ii7 | V7sus4'],
      chorus: ['IVmaj7 | iii7 | vi7 | Vsus4'],
      turn: 'ii7 V7sus4',
      final: 'Imaj9',
    },
    minor: {
      verse: ['i7 | i7 | bVImaj7 | v7', 'iadd9 | bVImaj7 | iadd9 | iv7', 'i9 | bVImaj7 | bIIImaj7 | bVII'],
      chorus: ['bVImaj7 | v7 | i7 | bVII', 'i7 | iv7 | bVImaj7 | V7b9', 'bVImaj7 | bVII | i9 | i9'],
      turn: 'bVImaj7 V7b9',
      final: 'i9',
    },
  },
  swing: { of: 16, min: 0.53, max: 0.58 },
  loosenessS: 0.01,
  fills: [
    { hat: '5555666677778888' },
    { 'snare-dry': '..5..6.7', 'kick-deep': '8..8....' },
    { snap: '6.6.6.66', hat: '........66666666' },
  ],
  parts: [
    broken(
      'kalimba',
      ['0.2.3...1.2.....', '0..3..2.4..3..2.', '3.2.0...3.2.1...'],
      place(-5, { pan: -0.15, delay: 0.3, reverb: 0.3, highpassHz: 220 }),
      { around: 66, voices: 3 },
    ),
    chords(
      'epiano',
      ['X---------------', 'X-----x---------', 'X---------x-----'],
      place(-5, { pan: 0.15, chorus: 0.4, reverb: 0.22, highpassHz: 160 }),
      { around: 60 },
    ),
    chords('strings', ['X---------------', 'X-------X-------'], place(-10, { reverb: 0.35, highpassHz: 240 }), {
      from: 4,
      around: 67,
      voices: 3,
    }),
    chords('choir', ['X---------------'], place(-13, { reverb: 0.4, highpassHz: 240 }), {
      from: 3,
      around: 62,
      voices: 3,
    }),
    bass(
      'bass-808',
      ['R-----..R---..8-', 'R---------R-..5-', 'R-----R-....R-a-'],
      place(-1, { highpassHz: 28, reverb: 0.01, lowpassHz: 3500, duck: 0.35 }),
    ),
    melody(
      'soft-lead',
      ['X---x---X-------..x-X---........', '..X-X---x---X---X-------........', 'X-----x-X---....X-----x-X---....'],
      place(-9, { pan: 0.05, delay: 0.35, reverb: 0.3, highpassHz: 300 }),
      { from: 4, range: [67, 81] },
    ),
    drum('kick-deep', ['9.....7...8.....', '9..7......9..6..', '9......7..8....6'], 0),
    drum('snare-dry', ['....9.......9...', '....9.......9...', '....9.......9..2'], -2),
    drum('clap', ['....7.......7...', '....7.......7...', '....7.......7...'], -7, { from: 4 }),
    drum('hat', ['6.6.6.6.6.666.6.', '6.6.656.6.6.6.55', '6.65.656.6.65.65'], -13, { pan: 0.2 }),
    drum('hat-open', ['..............5.', '......5.........', '..............5.'], -16, { from: 3, pan: 0.2 }),
    drum('rim', ['...4......4.....', '..........4..4..', '......4.........'], -12, { from: 3, pan: -0.35 }),
    drum('shaker', ['..3...3...3...3.', '3.3.3.3.3.3.3.3.', '..3...3...3...3.'], -19, { from: 1, to: 2, pan: -0.4 }),
  ],
  drums: place(0, { highpassHz: 28, reverb: 0.06 }),
  marks: { section: 'crash', cut: 'rim', lift: 'reverse', final: 'boom' },
  sound: { reverbS: 1.3, reverbHz: 4500, drive: 1.7, lowpassHz: 17_000, vinylDb: null },
};
