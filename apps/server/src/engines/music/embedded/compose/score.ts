import type { InstrumentId } from '../play/instrument-ids.ts';

/** Beats of a bar, and the steps into which each is divided: 4/4 is 4 × 4, 3/4 is 3 × 4, 6/8 is 2 × 6. */
export interface Meter {
  beats: number;
  stepsPerBeat: number;
}

export const FOUR_FOUR: Meter = { beats: 4, stepsPerBeat: 4 };
export const THREE_FOUR: Meter = { beats: 3, stepsPerBeat: 4 };
export const SIX_EIGHT: Meter = { beats: 2, stepsPerBeat: 6 };

export interface Note {
  startS: number;
  lengthS: number;
  /** MIDI number; of drums it is ignored, but for toms and what else is tuned. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
}

/** How an instrument stands in the mix. */
export interface Place {
  /** Loudness of the part, in decibels below the whole mix' loudest part. */
  levelDb: number;
  /** -1 is left, 1 is right. */
  pan: number;
  /** Share sent into the hall and into the echo, 0 to 1. */
  reverb: number;
  delay: number;
  /** What lies below is left to the bass. */
  highpassHz: number;
  /** Nothing above; takes the edge off. */
  lowpassHz: number;
  /** How far it steps back at each kick, 0 to 1. */
  duck: number;
  /** Widening by a short modulated delay, 0 to 1. */
  chorus: number;
}

/** What one instrument plays, all through the piece. */
export interface Part {
  instrument: InstrumentId;
  /** Parts of one group are balanced as one: the drums of a kit. */
  group: string;
  place: Place;
  /** Level within the group, in decibels. */
  trimDb: number;
  notes: Note[];
}

/** A whole piece, ready to be played. */
export interface Piece {
  durationS: number;
  tempoBpm: number;
  meter: Meter;
  /** Every beat up to the final chord, every bar line, and the beats that mark a cut. */
  beatsS: number[];
  barsS: number[];
  accentsS: number[];
  /** When the final chord falls; from there on the piece dies away. */
  endingS: number;
  parts: Part[];
  sound: Sound;
}

/** How the room and the tape sound. */
export interface Sound {
  /** How long the hall rings. */
  reverbS: number;
  /** Brightness of the hall, Hz. */
  reverbHz: number;
  /** Gain before the tape bends, 1 is almost clean. */
  drive: number;
  /** Everything above is lost, as on an old tape. */
  lowpassHz: number;
  /** Hiss and crackle of a record, in decibels; null is a clean one. */
  vinylDb: number | null;
}
