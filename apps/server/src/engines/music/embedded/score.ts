export const INSTRUMENTS = [
  'pad',
  'keys',
  'pluck',
  'bell',
  'bass',
  'kick',
  'clap',
  'snare',
  'rim',
  'hat',
  'shaker',
  'tom',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export interface Note {
  instrument: Instrument;
  startS: number;
  lengthS: number;
  /** MIDI number; of drums it is ignored, but for toms. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
}

/** A whole piece, ready to be played. */
export interface Piece {
  durationS: number;
  tempoBpm: number;
  /** Every beat up to the final chord. */
  beatsS: number[];
  /** When the final chord falls; from there on the piece dies away. */
  endingS: number;
  notes: Note[];
  sound: Sound;
}

/** How the instruments sound together. */
export interface Sound {
  /** Highest partial of the pad, Hz. */
  padBrightnessHz: number;
  /** How dull the pluck's string is, 0 to 1. */
  pluckDamping: number;
  /** How long the room rings, and how loud, 0 to 1. */
  reverbS: number;
  reverbLevel: number;
  /** How far the pad steps back at each kick, 0 to 1. */
  pump: number;
}
