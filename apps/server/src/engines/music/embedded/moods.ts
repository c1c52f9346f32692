import type { Mood } from '../music.ts';
import type { Instrument, Sound } from './score.ts';

/** Steps of the scale from its root, in semitones. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
} as const;

export interface MoodStyle {
  tempoBpm: { min: number; max: number };
  scale: keyof typeof SCALES;
  /** MIDI numbers of the possible roots, around the octave below middle C. */
  roots: readonly number[];
  /** Chords as degrees of the scale, one a bar. Each ends so that its first chord may follow. */
  progressions: readonly (readonly number[])[];
  /** Adds the seventh to each chord. */
  sevenths: boolean;
  /** How late the second of two eighths comes: 0.5 is straight. */
  swing: { min: number; max: number };
  leads: readonly Instrument[];
  arpeggio: Instrument | null;
  /** Notes of the broken chord in a beat. */
  arpeggioPerBeat: number;
  chords: 'held' | 'stabs' | 'strums';
  bass: 'held' | 'eighths' | 'offbeat' | 'walking';
  /** Sixteen steps a bar; a digit is the velocity in ninths, a dot a rest. */
  drums: readonly DrumPattern[];
  sound: Sound;
}

export type DrumPattern = Partial<Record<Instrument, string>>;

export const MOOD_STYLES: Readonly<Record<Mood, MoodStyle>> = {
  upbeat: {
    tempoBpm: { min: 110, max: 126 },
    scale: 'major',
    roots: [48, 50, 52, 53, 55],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [5, 3, 0, 4],
      [0, 2, 3, 4],
      [3, 0, 4, 5],
    ],
    sevenths: false,
    swing: { min: 0.5, max: 0.54 },
    leads: ['bell', 'keys', 'pluck'],
    arpeggio: 'pluck',
    arpeggioPerBeat: 2,
    chords: 'stabs',
    bass: 'offbeat',
    drums: [
      { kick: '9...8...9...8...', clap: '....7.......7...', hat: '..6...6...6...6.', shaker: '3232323232323232' },
      { kick: '9.....7.8.......', clap: '....7.......7...', hat: '5.6.5.6.5.6.5.64', shaker: '..3...3...3...3.' },
      { kick: '9...8...9...8.5.', clap: '....7.......7..4', hat: '..7...7...7...7.', rim: '...4..4....4..4.' },
    ],
    sound: { padBrightnessHz: 2600, pluckDamping: 0.2, reverbS: 1.3, reverbLevel: 0.2, pump: 0.35 },
  },
  calm: {
    tempoBpm: { min: 66, max: 82 },
    scale: 'major',
    roots: [48, 50, 53, 55, 57],
    progressions: [
      [0, 5, 3, 4],
      [0, 3, 0, 4],
      [3, 0, 1, 4],
      [0, 2, 3, 3],
    ],
    sevenths: true,
    swing: { min: 0.5, max: 0.5 },
    leads: ['keys', 'bell'],
    arpeggio: 'keys',
    arpeggioPerBeat: 1,
    chords: 'held',
    bass: 'held',
    drums: [
      { kick: '5.......3.......', shaker: '..2...2...2...2.' },
      { shaker: '2.3.2.3.2.3.2.3.', rim: '........3.......' },
      { kick: '5...............', rim: '............3...', shaker: '....2.......2...' },
    ],
    sound: { padBrightnessHz: 1800, pluckDamping: 0.4, reverbS: 2.6, reverbLevel: 0.4, pump: 0 },
  },
  bold: {
    tempoBpm: { min: 90, max: 106 },
    scale: 'minor',
    roots: [45, 47, 48, 50, 52],
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 4],
      [0, 0, 5, 6],
      [0, 6, 5, 6],
    ],
    sevenths: false,
    swing: { min: 0.5, max: 0.5 },
    leads: ['pluck', 'keys'],
    arpeggio: 'pluck',
    arpeggioPerBeat: 4,
    chords: 'held',
    bass: 'eighths',
    drums: [
      { kick: '9.....8.9.......', snare: '........8.......', tom: '...........5.5.6', hat: '5.5.5.5.5.5.5.55' },
      { kick: '9..8....9..8....', snare: '....8.......8...', tom: '..............56', hat: '..4...4...4...4.' },
      { kick: '9...9...9...9...', snare: '....8.......8...', tom: '.......4.......5', hat: '4444444444444444' },
    ],
    sound: { padBrightnessHz: 3000, pluckDamping: 0.25, reverbS: 1.8, reverbLevel: 0.24, pump: 0.25 },
  },
  warm: {
    tempoBpm: { min: 84, max: 98 },
    scale: 'major',
    roots: [48, 50, 52, 55, 57],
    progressions: [
      [0, 5, 1, 4],
      [0, 3, 5, 4],
      [0, 4, 3, 3],
      [3, 4, 0, 5],
    ],
    sevenths: false,
    swing: { min: 0.55, max: 0.6 },
    leads: ['keys', 'pluck', 'bell'],
    arpeggio: null,
    arpeggioPerBeat: 2,
    chords: 'strums',
    bass: 'walking',
    drums: [
      { kick: '7.......6.......', rim: '....5.......5...', shaker: '4.3.4.3.4.3.4.3.' },
      { kick: '7.....4.6.......', clap: '....4.......4...', shaker: '3.4.3.4.3.4.3.4.' },
      { kick: '7.........6.....', rim: '....5..3....5...', hat: '..3...3...3...3.' },
    ],
    sound: { padBrightnessHz: 1500, pluckDamping: 0.3, reverbS: 1.5, reverbLevel: 0.24, pump: 0 },
  },
};
