import { giftShapes } from '../gift-shapes.ts';
import { box, place, ring, type Shape } from '../shapes.ts';
import type { MakeSubject } from './subject.ts';

/** How far boxes are turned, radians: from the front they would be rectangles. */
export const BOX_YAW = 0.42;
const turned = (shapes: readonly Shape[]): Shape[] => place(shapes, { turn: { yaw: BOX_YAW } });

export const boxPack: MakeSubject = ({ body, print }) =>
  turned([
    box({
      at: [0, 0.5, 0],
      half: [0.34, 0.5, 0.22],
      round: 0.008,
      material: print(body, { width: 0.56, height: 0.6, y: 0.05 }),
    }),
    box({ at: [0, 0.985, 0], half: [0.343, 0.012, 0.223], round: 0.006, material: body }),
  ]);

export const giftBox: MakeSubject = ({ body, accent }) => turned(giftShapes(body, accent, [0.5, 0.36, 0.5]));

export const shoeBox: MakeSubject = ({ body, accent, print }) =>
  turned([
    box({
      at: [0, 0.24, 0],
      half: [0.62, 0.24, 0.38],
      round: 0.008,
      material: print(body, { width: 0.6, height: 0.24, y: -0.05 }),
    }),
    box({ at: [0, 0.43, 0], half: [0.64, 0.09, 0.4], round: 0.01, material: accent }),
  ]);

export const shoppingBag: MakeSubject = ({ body, accent, print }) =>
  turned([
    box({
      at: [0, 0.42, 0],
      half: [0.36, 0.42, 0.17],
      round: 0.006,
      material: print(body, { width: 0.56, height: 0.44, y: -0.02 }),
    }),
    box({
      at: [0, 0.845, 0],
      half: [0.335, 0.004, 0.145],
      round: 0.002,
      material: { color: [0.04, 0.04, 0.04], rough: 1, f0: 0 },
    }),
    ring({ at: [0, 0.82, 0.165], radius: 0.15, tube: 0.012, opening: 1.7, material: accent }),
    ring({ at: [0, 0.82, -0.165], radius: 0.15, tube: 0.012, opening: 1.7, material: accent }),
  ]);
