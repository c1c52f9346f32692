import { shade } from '../../colors.ts';
import type { Material } from '../materials.ts';
import type { MakeSubject } from './subject.ts';
import { box, cylinder, lathe, place, ring, type Shape, sphere } from '../shapes.ts';

const dark: Material = { color: [0.012, 0.012, 0.014], rough: 0.25, f0: 0.045 };
const rubber: Material = { color: [0.02, 0.02, 0.022], rough: 0.7, f0: 0.03 };

export const phone: MakeSubject = ({ body, accent, inner }) =>
  place(
    [
      box({ at: [0, 0.5, 0], half: [0.245, 0.5, 0.024], round: 0.02, material: body.kind === 'glass' ? accent : body }),
      box({ at: [0, 0.5, 0.012], half: [0.236, 0.491, 0.0135], round: 0.012, material: dark }),
      box({
        at: [0, 0.5, 0.0135],
        half: [0.226, 0.478, 0.0128],
        round: 0.01,
        material: {
          ...inner,
          second: shade(inner.color, 0.3, 0.8),
          pattern: 'gradient',
          scale: 1.2,
          rough: 0.08,
          f0: 0.04,
        },
      }),
      box({ at: [0, 0.945, 0.0262], half: [0.05, 0.012, 0.002], round: 0.002, material: dark }),
    ],
    { turn: { pitch: -0.14, yaw: 0.42 } },
  );

export const laptop: MakeSubject = ({ body, inner }) => [
  box({ at: [0, 0.022, 0.28], half: [0.62, 0.022, 0.42], round: 0.016, material: body }),
  box({
    at: [0, 0.0445, 0.2],
    half: [0.54, 0.0012, 0.2],
    round: 0.001,
    material: { color: [0.55, 0.55, 0.56], second: [0.02, 0.02, 0.022], pattern: 'keys', scale: 12, rough: 0.5 },
  }),
  box({
    at: [0, 0.0445, 0.54],
    half: [0.19, 0.0012, 0.11],
    round: 0.001,
    material: { ...body, color: body.color, rough: 0.35 },
  }),
  ...place(
    [
      box({ at: [0, 0.4, 0], half: [0.62, 0.4, 0.014], round: 0.012, material: body }),
      box({ at: [0, 0.4, 0.008], half: [0.605, 0.385, 0.0085], round: 0.006, material: dark }),
      box({
        at: [0, 0.405, 0.0095],
        half: [0.58, 0.355, 0.008],
        round: 0.004,
        material: {
          ...inner,
          second: shade(inner.color, 0.3, 0.8),
          pattern: 'gradient',
          scale: 1.4,
          rough: 0.12,
          f0: 0.04,
        },
      }),
    ],
    { at: [0, 0.035, -0.14], turn: { pitch: -0.26 } },
  ),
];

export const headphones: MakeSubject = ({ body, accent }) => {
  const ear = (side: 1 | -1): Shape[] => [
    cylinder({
      at: [side * 0.36, 0.3, 0],
      radius: 0.22,
      height: 0.1,
      round: 0.05,
      turn: { roll: -side * (Math.PI / 2) },
      material: body,
    }),
    cylinder({
      at: [side * 0.26, 0.3, 0],
      radius: 0.2,
      height: 0.11,
      round: 0.05,
      turn: { roll: -side * (Math.PI / 2) },
      material: rubber,
    }),
    cylinder({
      at: [side * 0.458, 0.3, 0],
      radius: 0.1,
      height: 0.012,
      round: 0.006,
      turn: { roll: -side * (Math.PI / 2) },
      material: accent,
    }),
    box({
      at: [side * 0.42, 0.52, 0],
      half: [0.016, 0.14, 0.03],
      round: 0.014,
      turn: { roll: side * 0.05 },
      material: accent,
    }),
  ];
  return place(
    [
      ring({ at: [0, 0.58, 0], radius: 0.42, tube: 0.036, opening: 1.56, material: body }),
      ring({ at: [0, 0.565, 0], radius: 0.39, tube: 0.032, opening: 0.9, material: rubber }),
      ...ear(1),
      ...ear(-1),
    ],
    { turn: { yaw: 0.55 }, at: [0, -0.08, 0] },
  );
};

export const lamp: MakeSubject = ({ body, accent, inner }) => [
  cylinder({ radius: 0.2, height: 0.04, round: 0.012, material: accent }),
  cylinder({ at: [0, 0.04, 0], radius: 0.018, height: 0.56, material: accent }),
  lathe({
    at: [0, 0.54, 0],
    corners: [
      [0.33, 0],
      [0.34, 0.004, 0.004],
      [0.2, 0.44, 0.012],
      [0.19, 0.44, 0.004],
      [0.325, 0.004],
    ],
    material: { ...body, rough: 0.9, emission: [body.color[0] * 0.75, body.color[1] * 0.56, body.color[2] * 0.36] },
  }),
  sphere({
    at: [0, 0.68, 0],
    radius: 0.07,
    material: { color: [0, 0, 0], f0: 0, rough: 1, emission: [8, 6, 3.6], mean: inner.color },
  }),
];
