import { shade } from '../colors.ts';
import type { Material } from './materials.ts';
import type { MakeSubject } from './packs.ts';
import { box, cylinder, ellipsoid, lathe, place, ring, type Shape, sphere } from './shapes.ts';

const dark: Material = { color: [0.012, 0.012, 0.014], rough: 0.25, f0: 0.045 };
const rubber: Material = { color: [0.02, 0.02, 0.022], rough: 0.7, f0: 0.03 };

const COFFEE: Material = { color: [0.045, 0.018, 0.008], rough: 0.12, f0: 0.04 };

const cup: MakeSubject = ({ body, print }) => [
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

const mug: MakeSubject = ({ body, print }) => [
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

const glass: MakeSubject = ({ body, inner }) => [
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
    material: { ...inner, kind: 'glass', rough: 0, f0: 0.03, density: 3 },
  }),
];

const bowl: MakeSubject = ({ body }) => [
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

const plate: MakeSubject = ({ body }) => [
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

const vase: MakeSubject = ({ body }) => [
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

const phone: MakeSubject = ({ body, accent, inner }) =>
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

const laptop: MakeSubject = ({ body, inner }) => [
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

const book: MakeSubject = ({ body, print }) =>
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
    { turn: { yaw: 0.5 } },
  );

const card: MakeSubject = ({ body, accent, print }) =>
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
    { turn: { pitch: -0.22, yaw: 0.32 } },
  );

const watch: MakeSubject = ({ body, accent, inner }) => {
  const strap = inner;
  const hand = (angle: number, long: number): Shape =>
    box({
      at: [Math.sin(angle) * long * 0.42, 0.55 + Math.cos(angle) * long * 0.42, 0.2],
      half: [0.008, long * 0.5, 0.003],
      round: 0.002,
      turn: { roll: -angle },
      material: accent,
    });
  return [
    // The strap lies in a loop behind the case.
    ...strapLinks(strap),
    lathe({
      at: [0, 0.55, 0.06],
      corners: [
        [0, 0],
        [0.27, 0, 0.02],
        [0.29, 0.03, 0.02],
        [0.29, 0.11, 0.02],
        [0.26, 0.13, 0.01],
        [0.25, 0.118],
        [0, 0.118],
      ],
      turn: { pitch: Math.PI / 2 },
      material: body,
    }),
    cylinder({
      at: [0, 0.55, 0.178],
      radius: 0.252,
      height: 0.006,
      round: 0,
      turn: { pitch: Math.PI / 2 },
      material: { color: [0.02, 0.022, 0.028], rough: 0.3, f0: 0.05 },
    }),
    ...Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return box({
        at: [Math.sin(angle) * 0.2, 0.55 + Math.cos(angle) * 0.2, 0.186],
        half: [0.007, index % 3 === 0 ? 0.026 : 0.014, 0.003],
        round: 0.002,
        turn: { roll: -angle },
        material: accent,
      });
    }),
    hand(-1.05, 0.13),
    hand(1.05, 0.19),
    cylinder({ at: [0, 0.55, 0.19], radius: 0.016, height: 0.016, turn: { pitch: Math.PI / 2 }, material: accent }),
    cylinder({
      at: [0.285, 0.55, 0.12],
      radius: 0.028,
      height: 0.05,
      round: 0.008,
      turn: { roll: -Math.PI / 2 },
      material: body,
    }),
  ];
};

/** A band of boxes along a loop from lug to lug, behind the case. */
function strapLinks(material: Material): Shape[] {
  const links: Shape[] = [];
  const count = 30;
  for (let index = 0; index <= count; index += 1) {
    const angle = 0.42 + ((2 * Math.PI - 0.84) * index) / count;
    const [y, z] = [0.55 + Math.sin(angle + Math.PI / 2) * 0.5, -0.28 + Math.cos(angle) * 0.42];
    links.push(
      box({
        at: [0, y, z],
        half: [0.15 - 0.03 * Math.sin((index / count) * Math.PI), 0.062, 0.022],
        round: 0.018,
        turn: { pitch: angle },
        material,
      }),
    );
  }
  return links;
}

const headphones: MakeSubject = ({ body, accent }) => {
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

const lamp: MakeSubject = ({ body, accent, inner }) => [
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

const ball: MakeSubject = ({ body }) => [ellipsoid({ at: [0, 0.5, 0], half: [0.5, 0.5, 0.5], material: body })];

export const OBJECTS = {
  cup,
  mug,
  glass,
  bowl,
  plate,
  vase,
  phone,
  laptop,
  book,
  card,
  watch,
  headphones,
  lamp,
  sphere: ball,
} satisfies Record<string, MakeSubject>;
