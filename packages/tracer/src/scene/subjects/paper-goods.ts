import type { MakeSubject } from './subject.ts';
import { box, place } from '../shapes.ts';

/** How far they are turned, radians. */
export const BOOK_YAW = 0.5;
export const CARD_YAW = 0.32;

export const book: MakeSubject = ({ body, print }) =>
  place(
    [
      box({
        at: [0, 0.5, 0.062],
        half: [0.36, 0.5, 0.009],
        round: 0.005,
        material: print(body, { width: 0.58, height: 0.7, y: 0.02 }),
      }),
      box({ at: [0, 0.5, -0.062], half: [0.36, 0.5, 0.009], round: 0.005, material: body }),
      box({ at: [-0.352, 0.5, 0], half: [0.012, 0.5, 0.071], round: 0.008, material: body }),
      box({
        at: [0.006, 0.5, 0],
        half: [0.335, 0.485, 0.056],
        round: 0.004,
        material: { color: [0.86, 0.83, 0.76], second: [0.72, 0.69, 0.62], pattern: 'pages', scale: 1, rough: 0.9 },
      }),
    ],
    { turn: { yaw: BOOK_YAW } },
  );

export const card: MakeSubject = ({ body, accent, print }) =>
  place(
    [
      box({
        at: [0, 0.32, 0],
        half: [0.5, 0.315, 0.008],
        round: 0.006,
        material: print(body, { width: 0.7, height: 0.34, y: -0.06 }),
      }),
      box({ at: [-0.32, 0.42, 0.0075], half: [0.07, 0.055, 0.003], round: 0.002, material: accent }),
    ],
    { turn: { pitch: -0.22, yaw: CARD_YAW } },
  );
