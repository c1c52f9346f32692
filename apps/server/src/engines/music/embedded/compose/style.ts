import type { KeyMode } from '@reelwright/contracts';
import type { PitchedId, StruckId } from '../play/instrument-ids.ts';
import type { Meter, Place, Sound } from './score.ts';

/** Strength of a section: 1 an intro or a break, 2 a verse, 3 a verse that builds up, 4 a chorus, 5 the last chorus. */
export type Strength = 1 | 2 | 3 | 4 | 5;

/** The range of section strengths in which a part plays. */
export interface Presence {
  from: Strength;
  to: Strength;
}

/**
 * Chords in a rhythm of the bar's steps: `X` struck hard, `x` softly, `-` held, `.` silent; or broken: a digit is the
 * chord's voice from below, past the last one an octave higher.
 */
export interface ChordPart extends Presence {
  kind: 'chords' | 'broken';
  instrument: PitchedId;
  rhythms: readonly string[];
  /** MIDI number of the chord's centre. */
  around: number;
  voices: number;
  /** Seconds that a hand takes from string to string. */
  strumS: number;
  place: Place;
}

/**
 * A bass line in steps: `R` root, `r` root softly, `5` fifth, `8` octave, `3` third, `7` seventh, `a` the note that
 * leads to the next root, `-` held, `.` silent.
 */
export interface BassPart extends Presence {
  kind: 'bass';
  instrument: PitchedId;
  rhythms: readonly string[];
  place: Place;
}

export interface MelodyPart extends Presence {
  kind: 'melody';
  instrument: PitchedId;
  /** Rhythms of two bars in steps: `X` on the chord, `x` in passing, `-` held, `.` silent. */
  rhythms: readonly string[];
  /** Lowest and highest MIDI number. */
  range: readonly [number, number];
  /** Doubles the previous part's tune, this many semitones away. */
  doubles?: number;
  place: Place;
}

/** A drum in steps: a digit is the velocity in ninths, `.` a rest. */
export interface DrumPart extends Presence {
  kind: 'drum';
  instrument: StruckId;
  /** One is drawn per piece, with the same index for all drums of the kit, so that they fit. */
  grooves: readonly string[];
  /** Loudness within the kit, in decibels. */
  trimDb: number;
  pan: number;
  /** MIDI number of a tuned drum. */
  pitch?: number;
}

export type StylePart = ChordPart | BassPart | MelodyPart | DrumPart;

/** The musical settings of a mood. */
export interface Style {
  tempoBpm: { min: number; max: number };
  meter: Meter;
  /** Modes used if no key is given, and tonics that suit the instruments. */
  modes: readonly KeyMode[];
  tonics: readonly number[];
  /** By mode; chords as Roman numerals, bars separated by `|`, two chords of one bar by a space. */
  progressions: Readonly<
    Record<KeyMode, { verse: readonly string[]; chorus: readonly string[]; turn: string; final: string }>
  >;
  /** Share of the pair's time for the first of two steps (16ths) or of two pairs (8ths): 0.5 is straight. */
  swing: { of: 8 | 16; min: number; max: number };
  /** Largest deviation of players from the grid, in seconds. */
  loosenessS: number;
  /** Bars of the drums' last steps before a new section, as voices and velocities: see `DrumPart`. */
  fills: readonly Fill[];
  parts: readonly StylePart[];
  drums: Place;
  /** Marks of a new section, of a cut within one, and of the way there. */
  marks: { section: StruckId | null; cut: StruckId; lift: StruckId | null; final: StruckId | null };
  sound: Sound;
}

/** The last steps of a bar, by drum; its length is the fill's length. */
export type Fill = Partial<Record<StruckId, string>>;

const PLACE: Place = {
  levelDb: -8,
  pan: 0,
  reverb: 0.2,
  delay: 0,
  highpassHz: 110,
  lowpassHz: 18_000,
  duck: 0,
  chorus: 0,
};

export function place(levelDb: number, change: Partial<Place> = {}): Place {
  return { ...PLACE, levelDb, ...change };
}

type Options<Made, Kind> = Partial<Omit<Made, 'kind' | 'instrument' | 'rhythms' | 'place'>> & { kind?: Kind };

export function chords(
  instrument: PitchedId,
  rhythms: readonly string[],
  where: Place,
  options: Options<ChordPart, 'chords' | 'broken'> = {},
): ChordPart {
  return {
    kind: 'chords',
    instrument,
    rhythms,
    place: where,
    from: 1,
    to: 5,
    around: 60,
    voices: 4,
    strumS: 0,
    ...options,
  };
}

export function broken(
  instrument: PitchedId,
  rhythms: readonly string[],
  where: Place,
  options: Options<ChordPart, 'broken'> = {},
): ChordPart {
  return chords(instrument, rhythms, where, { ...options, kind: 'broken' });
}

export function bass(
  instrument: PitchedId,
  rhythms: readonly string[],
  where: Place,
  options: Options<BassPart, 'bass'> = {},
): BassPart {
  return { kind: 'bass', instrument, rhythms, place: where, from: 2, to: 5, ...options };
}

export function melody(
  instrument: PitchedId,
  rhythms: readonly string[],
  where: Place,
  options: Options<MelodyPart, 'melody'> = {},
): MelodyPart {
  return { kind: 'melody', instrument, rhythms, place: where, from: 3, to: 5, range: [67, 81], ...options };
}

export function drum(
  instrument: StruckId,
  grooves: readonly string[],
  trimDb: number,
  options: Partial<Pick<DrumPart, 'from' | 'to' | 'pan' | 'pitch'>> = {},
): DrumPart {
  return { kind: 'drum', instrument, grooves, trimDb, from: 2, to: 5, pan: 0, ...options };
}
