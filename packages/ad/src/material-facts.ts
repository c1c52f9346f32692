/** A part of an image, in fractions of its width and height. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type PhotoEdge = 'top' | 'right' | 'bottom' | 'left';

/** What a mask says besides the subject's shape. */
export interface CutOutFacts {
  /** The edges of the photo that cut the subject: there it ends straight, and must stand against an edge again. Empty for a whole product. */
  cutBy: readonly PhotoEdge[];
  /**
   * Before which backgrounds the cut-out may stand. `light`: some of its outline, where white met white, is not certain, so that only pale
   * backgrounds hide it.
   */
  ground: 'any' | 'light';
}

/** Where a cut-out touches the floor, in fractions of it: from its left end, how wide, and how far from the top. */
export interface Foot {
  x: number;
  y: number;
  width: number;
}

/** A word of a voice-over with its time. */
export interface SpokenWord {
  /** As it is written in the text, with the punctuation that follows it. A Chinese or Japanese word is one entry. */
  text: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** When it is heard, from the start of the audio. */
  startMs: number;
  endMs: number;
}

/** Where a piece of music is to turn, in milliseconds from its start; each becomes a bar line. */
export interface MusicForm {
  /** The product is first seen: the intro ends, the full groove sets in. */
  liftMs?: number;
  /** The price, or what else the ad leads to: after a bar that holds its breath, the last and loudest part. */
  climaxMs?: number;
  /** The final chord would fall about here; from there on the piece rings out to its last sample. */
  endingMs?: number;
}

/** Tempos in which a music engine plays a request, those nearest to its own wish first, and what its beats divide into. */
export interface TempoChoice {
  tempos: readonly { bpm: number /** How far from the wish, 0 to 1. */; distance: number }[];
  /** Parts of a beat that are played exactly in time: 2 or 3; 1 where off-beats swing. */
  pulsesPerBeat: 1 | 2 | 3;
}
