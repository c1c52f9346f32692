/** A part of an image, in fractions of its width and height. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type PhotoEdge = 'top' | 'right' | 'bottom' | 'left';

/** Facts of a mask apart from the subject's shape. */
export interface CutOutFacts {
  /**
   * Edges of the photo that cut the subject: it ends straight there, and must stand against an edge again. Empty for a
   * whole product.
   */
  cutBy: readonly PhotoEdge[];
  /**
   * Backgrounds that the cut-out suits. `light`: a part of its outline is uncertain, because white met white, and only
   * pale backgrounds hide it.
   */
  background: 'any' | 'light';
}

/** Left and right end of a cut-out in a band of its height, in fractions of its width; equal where the band is empty. */
export interface OutlineBand {
  from: number;
  to: number;
}

/**
 * A point where a cut-out touches the floor, in fractions of it: distance from its left end, width, and distance from
 * the top.
 */
export interface Foot {
  x: number;
  y: number;
  width: number;
}

/** A word of a voice-over with its time. */
export interface SpokenWord {
  /** As written in the text, with the punctuation after it. A Chinese or Japanese word is one entry. */
  text: string;
  /** Position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Time in the audio, from its start. */
  startMs: number;
  endMs: number;
}

/** Turning points of a piece of music, in milliseconds from its start; each becomes a bar line. */
export interface MusicForm {
  /** The product appears: the intro ends, and the full groove begins. */
  liftMs?: number;
  /** The price, or the ad's other climax: after one bar of tension, the last and loudest part begins. */
  climaxMs?: number;
  /** Approximate time of the final chord, which rings out to the end of the piece. */
  endingMs?: number;
}

/**
 * Tempos that a music engine offers for a request, those nearest to its own wish first, and the divisions of their
 * beats.
 */
export interface TempoChoice {
  tempos: readonly { bpm: number /** Distance from the wish, 0 to 1. */; distance: number }[];
  /** Parts of a beat that are played exactly in time: 2 or 3; 1 if off-beats swing. */
  pulsesPerBeat: 1 | 2 | 3;
}
