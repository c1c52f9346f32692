import type { GradeLook } from '@reelwright/timeline';

/** A colour cast: distance from grey in blue and red difference, in levels. */
export type Cast = readonly [blue: number, red: number];

/**
 * A look as set in colour grading: a curve of lightness, saturation, and a cast in the shadows, the middle and the
 * lights.
 */
export interface Look {
  /** Points from black (0) to white (1), rising; joined by a smooth curve. */
  curve: readonly (readonly [number, number])[];
  saturation: number;
  shadows: Cast;
  middle: Cast;
  lights: Cast;
  /** Shifts hues slightly: the share of red difference added to blue difference, and of blue added to red. */
  cross?: Cast;
}

const STRAIGHT = [
  [0, 0],
  [1, 1],
] as const;
const PLAIN: Cast = [0, 0];

export const LOOKS: Readonly<Record<GradeLook, Look>> = {
  vivid: {
    curve: [
      [0, 0],
      [0.25, 0.225],
      [0.75, 0.785],
      [1, 1],
    ],
    saturation: 1.32,
    shadows: PLAIN,
    middle: [-1, 1],
    lights: PLAIN,
  },
  warm: {
    curve: [
      [0, 0],
      [0.5, 0.515],
      [1, 1],
    ],
    saturation: 1.06,
    shadows: [-3, 2],
    middle: [-9, 6],
    lights: [-8, 4],
  },
  cool: { curve: STRAIGHT, saturation: 0.97, shadows: [5, -3], middle: [8, -6], lights: [5, -4] },
  'teal-orange': {
    curve: [
      [0, 0],
      [0.22, 0.185],
      [0.75, 0.785],
      [1, 1],
    ],
    saturation: 1.12,
    shadows: [7, -10],
    middle: [-3, 2],
    lights: [-10, 8],
    cross: [-0.08, -0.06],
  },
  video: {
    curve: [
      [0, 0.045],
      [0.25, 0.22],
      [0.7, 0.75],
      [1, 0.965],
    ],
    saturation: 0.94,
    shadows: [1, -4],
    middle: [-2, 1],
    lights: [-6, 3],
  },
  faded: {
    curve: [
      [0, 0.13],
      [0.35, 0.38],
      [0.75, 0.76],
      [1, 0.94],
    ],
    saturation: 0.74,
    shadows: [3, -1],
    middle: [-1, 1],
    lights: [-4, 2],
  },
  noir: {
    curve: [
      [0, 0],
      [0.3, 0.185],
      [0.7, 0.79],
      [1, 1],
    ],
    saturation: 0,
    shadows: PLAIN,
    middle: PLAIN,
    lights: PLAIN,
  },
  sepia: {
    curve: [
      [0, 0.03],
      [0.3, 0.28],
      [0.75, 0.77],
      [1, 0.98],
    ],
    saturation: 0.08,
    shadows: [-9, 6],
    middle: [-19, 11],
    lights: [-11, 5],
  },
  'golden-hour': {
    curve: [
      [0, 0.015],
      [0.3, 0.29],
      [0.7, 0.745],
      [1, 1],
    ],
    saturation: 1.14,
    shadows: [-2, 5],
    middle: [-13, 8],
    lights: [-15, 6],
  },
  moonlight: {
    curve: [
      [0, 0],
      [0.35, 0.27],
      [0.8, 0.75],
      [1, 0.96],
    ],
    saturation: 0.62,
    shadows: [12, -7],
    middle: [13, -9],
    lights: [7, -5],
  },
  pastel: {
    curve: [
      [0, 0.09],
      [0.4, 0.48],
      [0.75, 0.82],
      [1, 1],
    ],
    saturation: 0.78,
    shadows: [2, 3],
    middle: [1, 3],
    lights: [-2, 2],
  },
  punch: {
    curve: [
      [0, 0],
      [0.2, 0.135],
      [0.5, 0.51],
      [0.8, 0.875],
      [1, 1],
    ],
    saturation: 1.24,
    shadows: PLAIN,
    middle: PLAIN,
    lights: [-2, 1],
  },
  matte: {
    curve: [
      [0, 0.1],
      [0.2, 0.2],
      [0.7, 0.715],
      [1, 0.97],
    ],
    saturation: 0.88,
    shadows: [2, -2],
    middle: PLAIN,
    lights: [-2, 1],
  },
  'cross-process': {
    curve: [
      [0, 0.02],
      [0.25, 0.19],
      [0.7, 0.78],
      [1, 1],
    ],
    saturation: 1.18,
    shadows: [13, -9],
    middle: [-4, -5],
    lights: [-15, -1],
    cross: [0.06, -0.05],
  },
};
