import type { Point } from '../outline.ts';
import type { PenTouch } from './brush.ts';
import type { SpecOf } from './sticker-spec.ts';

type DrawingName = SpecOf<'doodle'>['drawing'];

interface Stroke extends PenTouch {
  points: readonly Point[];
  /** Relative to the drawing's pen. */
  weight?: number;
  /** Corners stay sharp. */
  isStraight?: boolean;
}

/** Strokes in fractions of the box, as drawn by hand: they overshoot, do not quite meet, and lean. */
export interface Drawing {
  /** Fixed ratio of width to height; without it the drawing is stretched over the box. */
  aspect?: number;
  /** Width of the pen, as a fraction of the shorter side of the drawing's area. */
  pen: number;
  strokes: readonly Stroke[];
  /** Sparkles, filled. */
  sparkles?: readonly { center: Point; radius: number }[];
}

export const DOODLES: Record<DrawingName, Drawing> = {
  // A full round and slightly more, ending outside the start.
  ring: {
    pen: 0.055,
    strokes: [
      {
        points: [
          [0.62, 0.07],
          [0.32, 0.03],
          [0.07, 0.26],
          [0.03, 0.6],
          [0.22, 0.9],
          [0.56, 0.97],
          [0.87, 0.82],
          [0.97, 0.48],
          [0.86, 0.18],
          [0.58, 0.03],
          [0.3, 0.09],
          [0.13, 0.24],
        ],
        start: 0.4,
        end: 0.2,
      },
    ],
  },
  // Out and back in one stroke.
  underline: {
    pen: 0.2,
    strokes: [
      {
        points: [
          [0.02, 0.34],
          [0.3, 0.2],
          [0.66, 0.13],
          [0.97, 0.16],
          [0.84, 0.3],
          [0.52, 0.46],
          [0.24, 0.68],
          [0.44, 0.68],
          [0.7, 0.66],
          [0.86, 0.74],
        ],
        start: 0.35,
        end: 0.15,
      },
    ],
  },
  squiggle: {
    pen: 0.17,
    strokes: [
      {
        points: [
          [0.02, 0.62],
          [0.1, 0.24],
          [0.19, 0.3],
          [0.24, 0.74],
          [0.33, 0.8],
          [0.4, 0.28],
          [0.49, 0.22],
          [0.56, 0.74],
          [0.65, 0.78],
          [0.72, 0.3],
          [0.81, 0.26],
          [0.87, 0.64],
          [0.98, 0.56],
        ],
        start: 0.5,
        end: 0.25,
      },
    ],
  },
  sparkles: {
    aspect: 1,
    pen: 0.02,
    strokes: [],
    sparkles: [
      { center: [0.39, 0.58], radius: 0.39 },
      { center: [0.8, 0.23], radius: 0.22 },
      { center: [0.84, 0.83], radius: 0.15 },
    ],
  },
  check: {
    aspect: 1.15,
    pen: 0.15,
    strokes: [
      {
        points: [
          [0.06, 0.56],
          [0.2, 0.7],
          [0.33, 0.92],
          [0.48, 0.62],
          [0.7, 0.3],
          [0.95, 0.06],
        ],
        start: 0.6,
        end: 0.25,
      },
    ],
  },
  cross: {
    aspect: 1,
    pen: 0.14,
    strokes: [
      {
        points: [
          [0.1, 0.08],
          [0.34, 0.36],
          [0.62, 0.66],
          [0.92, 0.92],
        ],
        start: 0.65,
        end: 0.35,
      },
      {
        points: [
          [0.9, 0.06],
          [0.66, 0.36],
          [0.36, 0.62],
          [0.07, 0.94],
        ],
        start: 0.7,
        end: 0.25,
      },
    ],
  },
  heart: {
    aspect: 1.08,
    pen: 0.085,
    strokes: [
      {
        points: [
          [0.5, 0.32],
          [0.4, 0.1],
          [0.2, 0.05],
          [0.05, 0.24],
          [0.1, 0.5],
          [0.3, 0.74],
          [0.52, 0.95],
        ],
        start: 0.4,
        end: 0.5,
      },
      {
        points: [
          [0.47, 0.36],
          [0.56, 0.13],
          [0.77, 0.05],
          [0.94, 0.22],
          [0.92, 0.46],
          [0.74, 0.7],
          [0.49, 0.92],
        ],
        start: 0.5,
        end: 0.25,
      },
    ],
  },
  // In one stroke, without lifting the pen.
  star: {
    aspect: 1.04,
    pen: 0.075,
    strokes: [
      {
        points: [
          [0.2, 0.96],
          [0.48, 0.04],
          [0.83, 0.95],
          [0.04, 0.39],
          [0.97, 0.33],
          [0.17, 0.94],
        ],
        isStraight: true,
        start: 0.6,
        end: 0.35,
      },
    ],
  },
  lightning: {
    aspect: 0.62,
    pen: 0.1,
    strokes: [
      {
        points: [
          [0.66, 0.03],
          [0.14, 0.55],
          [0.5, 0.53],
          [0.3, 0.97],
          [0.9, 0.4],
          [0.54, 0.42],
          [0.7, 0.06],
        ],
        isStraight: true,
        start: 0.7,
        end: 0.5,
      },
    ],
  },
  // Strokes that burst from a point below: attention.
  rays: {
    aspect: 1.5,
    pen: 0.11,
    strokes: [
      {
        points: [
          [0.03, 0.7],
          [0.14, 0.74],
          [0.27, 0.83],
        ],
        start: 0.3,
        startRamp: 0.9,
        end: 0.85,
      },
      {
        points: [
          [0.16, 0.3],
          [0.26, 0.44],
          [0.36, 0.6],
        ],
        start: 0.3,
        startRamp: 0.9,
        end: 0.85,
        weight: 1.1,
      },
      {
        points: [
          [0.48, 0.04],
          [0.49, 0.24],
          [0.505, 0.5],
        ],
        start: 0.3,
        startRamp: 0.9,
        end: 0.85,
        weight: 1.15,
      },
      {
        points: [
          [0.83, 0.27],
          [0.74, 0.41],
          [0.65, 0.6],
        ],
        start: 0.3,
        startRamp: 0.9,
        end: 0.85,
        weight: 1.1,
      },
      {
        points: [
          [0.98, 0.68],
          [0.86, 0.74],
          [0.735, 0.83],
        ],
        start: 0.3,
        startRamp: 0.9,
        end: 0.85,
      },
    ],
  },
};
