import { flame } from '../flame.ts';
import { luminanceOf, shade } from '../../colors.ts';
import { box, cylinder, lathe, pillow, ring } from '../shapes.ts';
import type { MakeSubject } from './subject.ts';

export const jar: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.4, 0, 0.018],
      [0.4, 0.4, 0.03],
      [0, 0.4],
    ],
    material: print(body, { width: 0.62, height: 0.26, y: 0.2, radius: 0.4 }),
  }),
  lathe({
    at: [0, 0.41, 0],
    corners: [
      [0, 0],
      [0.412, 0, 0.01],
      [0.412, 0.2, 0.025],
      [0, 0.2],
    ],
    material: accent,
  }),
];

export const can: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: [
      [0, 0.03],
      [0.2, 0.02],
      [0.215, 0, 0.01],
      [0.26, 0.06, 0.03],
      [0.265, 0.9, 0.03],
      [0.215, 0.975, 0.01],
      [0.21, 0.98],
    ],
    material: print(body, { width: 0.5, height: 0.62, y: 0.48, radius: 0.265 }),
  }),
  lathe({
    corners: [
      [0.215, 0.97],
      [0.222, 0.995, 0.008],
      [0.205, 1, 0.006],
      [0.198, 0.965, 0.01],
      [0, 0.965],
    ],
    material: accent,
  }),
  ring({ at: [0, 0.972, 0.05], radius: 0.05, tube: 0.012, turn: { pitch: Math.PI / 2 }, material: accent }),
];

export const tube: MakeSubject = ({ body, accent, print }) => [
  cylinder({ radius: 0.165, height: 0.17, round: 0.012, material: accent }),
  pillow({
    at: [0, 0.585, 0],
    half: [0.19, 0.415, 0.15],
    thickShare: 0.02,
    isOval: true,
    material: print(body, { width: 0.28, height: 0.4, y: -0.02 }),
  }),
  box({ at: [0, 0.965, 0], half: [0.192, 0.035, 0.014], round: 0.006, material: body }),
];

export const lipstick: MakeSubject = ({ body, accent, inner }) => [
  cylinder({ radius: 0.16, height: 0.46, round: 0.012, material: body }),
  cylinder({ at: [0, 0.46, 0], radius: 0.135, height: 0.16, round: 0.008, material: accent }),
  lathe({
    at: [0, 0.62, 0],
    corners: [
      [0, 0],
      [0.105, 0],
      [0.105, 0.24, 0.03],
      [0.07, 0.36, 0.05],
      [0, 0.38],
    ],
    material: inner,
  }),
  cylinder({
    at: [0.44, 0.16, 0.02],
    radius: 0.168,
    height: 0.55,
    round: 0.012,
    turn: { roll: Math.PI / 2, yaw: 0.5 },
    material: body,
  }),
];

export const candle: MakeSubject = ({ body, accent, inner, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.36, 0, 0.016],
      [0.36, 0.7, 0.012],
      [0.335, 0.7, 0.012],
      [0.335, 0.56],
      [0, 0.56],
    ],
    material: print(body, { width: 0.4, height: 0.28, y: 0.34, radius: 0.36 }),
  }),
  cylinder({ at: [0, 0.6, 0], radius: 0.334, height: 0.05, round: 0.01, material: inner }),
  cylinder({ at: [0, 0.64, 0], radius: 0.008, height: 0.09, round: 0, material: accent }),
  ...flame(0.73, 0.26),
];

/** A stand-up pouch: a round foot, a sealed top and a valve. */
export const pouch: MakeSubject = ({ body, print }) => {
  const [r, g, b] = body.color;
  const seal = { ...body, color: shade(body.color, luminanceOf([r, g, b]) > 0.3 ? -0.07 : 0.05) };
  return [
    pillow({
      at: [0, 0.47, 0],
      half: [0.345, 0.47, 0.14],
      thickShare: 0.1,
      creases: 0.12,
      material: print(body, { width: 0.48, height: 0.4, y: -0.06 }),
    }),
    lathe({
      corners: [
        [0, 0],
        [0.33, 0, 0.02],
        [0.315, 0.09, 0.05],
        [0.2, 0.16],
      ],
      stretch: [1, 0.4],
      material: body,
    }),
    box({ at: [0, 0.935, 0], half: [0.345, 0.062, 0.012], round: 0.006, material: seal }),
    // A valve, as coffee has.
    cylinder({
      at: [0, 0.7, 0.064],
      radius: 0.02,
      height: 0.02,
      round: 0.004,
      turn: { pitch: Math.PI / 2 },
      material: seal,
    }),
  ];
};
