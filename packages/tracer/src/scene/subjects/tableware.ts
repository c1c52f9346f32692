import { scale, type Vector } from '../../vectors.ts';
import type { Material } from '../materials.ts';
import type { MakeSubject } from './subject.ts';
import { cylinder, lathe, ring } from '../shapes.ts';

const COFFEE: Material = { color: [0.045, 0.018, 0.008], rough: 0.12, f0: 0.04 };

/** A cloudy drink: light that enters it comes out again all over. Clear ones, bent by the glass around them, are noise. */
function fill(color: Vector): Material {
  return { color, rough: 0.18, f0: 0.03, emission: scale(color, 0.1) };
}

export const cup: MakeSubject = ({ body, print }) => [
  lathe({
    corners: [
      [0, 0.02],
      [0.3, 0.02, 0.02],
      [0.52, 0.055, 0.01],
      [0.52, 0.07, 0.006],
      [0.3, 0.04, 0.02],
      [0, 0.04],
    ],
    material: body,
  }),
  lathe({
    at: [0, 0.04, 0],
    corners: [
      [0, 0],
      [0.17, 0, 0.02],
      [0.2, 0.02, 0.02],
      [0.31, 0.34, 0.2],
      [0.33, 0.5, 0.012],
      [0.306, 0.5, 0.012],
      [0.285, 0.34, 0.15],
      [0.17, 0.04, 0.05],
      [0, 0.04],
    ],
    material: print(body, { width: 0.3, height: 0.2, y: 0.28, radius: 0.31 }),
  }),
  cylinder({ at: [0, 0.455, 0], radius: 0.292, height: 0.02, round: 0, material: COFFEE }),
  ring({
    at: [0.335, 0.34, 0],
    radius: 0.11,
    tube: 0.026,
    turn: { roll: -0.15 },
    material: body,
  }),
];

export const mug: MakeSubject = ({ body, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.32, 0, 0.015],
      [0.34, 0.8, 0.014],
      [0.312, 0.8, 0.014],
      [0.295, 0.05, 0.04],
      [0, 0.05],
    ],
    material: print(body, { width: 0.46, height: 0.4, y: 0.4, radius: 0.33 }),
  }),
  cylinder({ at: [0, 0.69, 0], radius: 0.31, height: 0.02, round: 0, material: COFFEE }),
  ring({ at: [0.37, 0.41, 0], radius: 0.2, tube: 0.042, material: body }),
];

export const glass: MakeSubject = ({ body, inner }) => [
  lathe({
    corners: [
      [0, 0],
      [0.24, 0, 0.015],
      [0.29, 0.8, 0.01],
      [0.272, 0.8, 0.01],
      [0.226, 0.08, 0.03],
      [0, 0.08],
    ],
    material: {
      ...body,
      kind: 'glass',
      density: body.kind === 'glass' ? (body.density ?? 1) : 0.6,
      rough: 0,
      f0: 0.04,
    },
  }),
  lathe({
    corners: [
      [0, 0.09],
      [0.214, 0.09, 0.03],
      [0.247, 0.6, 0.004],
      [0, 0.6],
    ],
    material: fill(inner.color),
  }),
];

export const bowl: MakeSubject = ({ body }) => [
  lathe({
    corners: [
      [0, 0],
      [0.2, 0, 0.01],
      [0.21, 0.03, 0.01],
      [0.42, 0.16, 0.2],
      [0.54, 0.42, 0.012],
      [0.51, 0.42, 0.012],
      [0.4, 0.19, 0.2],
      [0.2, 0.07, 0.1],
      [0, 0.06],
    ],
    material: body,
  }),
];

export const plate: MakeSubject = ({ body }) => [
  lathe({
    corners: [
      [0, 0],
      [0.34, 0, 0.01],
      [0.36, 0.025, 0.02],
      [0.62, 0.085, 0.012],
      [0.62, 0.1, 0.008],
      [0.38, 0.05, 0.06],
      [0.34, 0.03, 0.03],
      [0, 0.03],
    ],
    material: body,
  }),
];

export const vase: MakeSubject = ({ body }) => [
  lathe({
    corners: [
      [0, 0],
      [0.17, 0, 0.02],
      [0.33, 0.34, 0.26],
      [0.2, 0.68, 0.2],
      [0.085, 0.82, 0.1],
      [0.12, 1, 0.014],
      [0.1, 1, 0.014],
      [0.06, 0.82, 0.05],
      [0, 0.7],
    ],
    material: body,
  }),
];
