import type { InstrumentId } from '../play/instrument-ids.ts';

/** Beats of a bar, and the steps of each beat: 4/4 is 4 × 4, 3/4 is 3 × 4, 6/8 is 2 × 6. */
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
  /** MIDI number; ignored for drums, except toms and other tuned ones. */
  pitch: number;
  /** 0 to 1. */
  velocity: number;
}

/** An instrument's place in the mix. */
export interface Place {
  /** Loudness of the part, in decibels below the loudest part of the mix. */
  levelDb: number;
  /** -1 is left, 1 is right. */
  pan: number;
  /** Shares sent to the reverb and to the echo, 0 to 1. */
  reverb: number;
  delay: number;
  /** Lower frequencies are left to the bass. */
  highpassHz: number;
  /** Cuts higher frequencies, for a softer sound. */
  lowpassHz: number;
  /** Attenuation at each kick, 0 to 1. */
  duck: number;
  /** Widening by a short modulated delay, 0 to 1. */
  chorus: number;
}

/** The notes of one instrument through the piece. */
export interface Part {
  instrument: InstrumentId;
  /** Parts of one group are balanced together: the drums of a kit. */
  group: string;
  place: Place;
  /** Level within the group, in decibels. */
  trimDb: number;
  notes: Note[];
}

/** A complete piece, ready to be played. */
export interface Piece {
  durationS: number;
  tempoBpm: number;
  meter: Meter;
  /** Every beat up to the final chord, every bar line, and the beats that mark a cut. */
  beatsS: number[];
  barsS: number[];
  accentsS: number[];
  /** The time of the final chord; from there on the piece fades. */
  endingS: number;
  parts: Part[];
  sound: Sound;
}

/** Settings of reverb and tape. */
export interface Sound {
  /** Decay time of the reverb. */
  reverbS: number;
  /** Brightness of the reverb, Hz. */
  reverbHz: number;
  /** Gain before the tape saturates; 1 is almost clean. */
  drive: number;
  /** Cuts higher frequencies, as an old tape does. */
  lowpassHz: number;
  /** Hiss and crackle of a record, in decibels; null for none. */
  vinylDb: number | null;
}
