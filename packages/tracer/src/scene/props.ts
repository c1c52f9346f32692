import type { PropKind } from '@reelwright/scene';
import type { SeededRandom } from '@reelwright/seeded-random';
import { shade, toLinear } from '../colors.ts';
import type { Vector } from '../vectors.ts';
import { type Material, materialOf } from './materials.ts';
import { flame, giftShapes } from './packs.ts';
import {
  arch,
  bean,
  blossom,
  box,
  cylinder,
  ellipsoid,
  heart,
  lathe,
  leaf,
  place,
  ring,
  rock,
  type Shape,
  sphere,
  star,
} from './shapes.ts';

/**
 * Where a prop belongs: behind the subject, beside it, strewn around on the ground, in the air, or on the ground behind
 * as a sheet.
 */
export type PropRole = 'behind' | 'beside' | 'strewn' | 'floating' | 'sheet';

export interface PropPlan {
  role: PropRole;
  /** Height or width of a piece as a share of what the image shows of the scene. */
  share: number;
  /** Groups that are placed one by one; each stands on y = 0 around the origin, about 1 unit large. */
  pieces: Shape[][];
}

interface PropOrder {
  material: Material;
  /** Whether the graph names a color or a material of its own. */
  isPlain: boolean;
  accent: Material;
  count: number;
  random: SeededRandom;
}

type MakeProp = (order: PropOrder) => PropPlan;

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

const LEAF: Material = {
  color: toLinear('#557f3b'),
  second: toLinear('#8fae5e'),
  pattern: 'veins',
  scale: 1,
  rough: 0.45,
  f0: 0.04,
};
const DARK_LEAF: Material = {
  color: toLinear('#3b6638'),
  second: toLinear('#6f9553'),
  pattern: 'veins',
  scale: 1,
  rough: 0.4,
  f0: 0.04,
};
const BARK: Material = {
  color: toLinear('#6d5138'),
  second: toLinear('#4b3624'),
  pattern: 'concrete',
  scale: 6,
  rough: 0.9,
  bump: 0.2,
};
const own = (order: PropOrder, natural: Material): Material => (order.isPlain ? natural : order.material);

const solid =
  (make: (material: Material) => Shape[], share: number, role: PropRole = 'beside', most = 12): MakeProp =>
  ({ material, count }) => ({ role, share, pieces: times(Math.min(count, most), () => make(material)) });

const rocks: MakeProp = (order) => ({
  role: 'beside',
  share: 0.27,
  pieces: times(order.count, () => {
    const stone = own(order, materialOf('stone', shade(toLinear('#8f877d'), order.random.between(-0.05, 0.04))));
    const [x, y, z] = [
      order.random.between(0.42, 0.55),
      order.random.between(0.3, 0.45),
      order.random.between(0.34, 0.46),
    ];
    return [
      rock({
        at: [0, y * 0.68, 0],
        half: [x, y, z],
        roughness: 0.9,
        seed: order.random.between(0, 90),
        material: stone,
        turn: { yaw: order.random.between(0, 6) },
      }),
    ];
  }),
});

const pebbles: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.2,
  pieces: times(Math.max(2, Math.ceil(order.count / 2)), () => {
    const { random } = order;
    const tones = ['#8d8780', '#b3aca2', '#6d6863', '#d2cbc0'];
    return times(3, (index) => {
      const size = random.between(0.16, 0.27);
      const flat = size * random.between(0.5, 0.65);
      const turn = (index * 2 * Math.PI) / 3 + random.between(-0.3, 0.3);
      const at: Vector = [Math.cos(turn) * 0.28, flat * 0.8, Math.sin(turn) * 0.28];
      return ellipsoid({
        at,
        half: [size, flat, size * random.between(0.75, 0.95)],
        turn: { yaw: random.between(0, 6), roll: random.between(-0.12, 0.12) },
        material: own(order, {
          color: toLinear(random.pick(tones)),
          second: toLinear('#57524d'),
          pattern: 'concrete',
          scale: 5,
          rough: 0.6,
          f0: 0.035,
          mean: toLinear('#8d8780'),
        }),
      });
    });
  }),
});

const leaves: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.24,
  pieces: times(Math.max(2, order.count), () => {
    const { random } = order;
    const size = random.between(0.75, 1.05);
    return [
      leaf({
        at: [0, 0.07, 0],
        length: size,
        width: size * random.between(0.36, 0.5),
        bend: random.between(0.1, 0.3),
        fold: 0.22,
        wave: 0.5,
        turn: { yaw: random.between(0, 6.28), roll: random.between(-0.08, 0.08), pitch: random.between(-0.15, 0.15) },
        material: own(order, random.isLucky(0.5) ? LEAF : DARK_LEAF),
      }),
    ];
  }),
});

/** A twig with leaves on both sides, leaning. */
function twig(order: PropOrder, leafMaterial: Material): Shape[] {
  const { random } = order;
  const shapes: Shape[] = [];
  const lean = random.between(0.25, 0.5) * (random.isLucky(0.5) ? 1 : -1);
  const at = (t: number): Vector => [lean * t * t * 0.9, t * 1.05, -0.12 * t];
  for (let index = 0; index < 7; index += 1) {
    const [a, b] = [at(index / 7), at((index + 1) / 7)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    shapes.push(
      cylinder({
        at: a,
        radius: 0.014 - index * 0.001,
        height: Math.hypot(dx, dy) * 1.05,
        round: 0,
        turn: { roll: -Math.atan2(dx, dy) },
        material: BARK,
      }),
    );
  }
  for (let index = 0; index < 15; index += 1) {
    const t = 0.22 + (0.8 * index) / 15;
    const side = index % 2 === 0 ? 1 : -1;
    const size = 0.36 * (1.1 - t * 0.45) * random.between(0.85, 1.1);
    const stem = at(t);
    const rise = random.between(0.35, 0.75);
    const yaw = random.between(-0.5, 0.5);
    const middle: Vector = [
      stem[0] + side * Math.cos(rise) * size * 0.52,
      stem[1] + Math.sin(rise) * size * 0.52,
      stem[2] + yaw * -0.25 * size,
    ];
    shapes.push(
      leaf({
        at: middle,
        length: size,
        width: size * 0.42,
        bend: 0.2,
        fold: 0.2,
        turn: { pitch: 1.0 + random.between(-0.25, 0.25), yaw: yaw * 0.5, roll: side > 0 ? rise : Math.PI - rise },
        material: leafMaterial,
      }),
    );
  }
  return shapes;
}

const branch: MakeProp = (order) => ({
  role: 'behind',
  share: 0.62,
  pieces: times(Math.min(order.count, 3), () => twig(order, own(order, order.random.isLucky(0.5) ? LEAF : DARK_LEAF))),
});

const FLOWERS = ['#f3c6cf', '#f6efe6', '#e9a0a8', '#f2c14e', '#c9b6e4'];

const flowers: MakeProp = (order) => ({
  role: 'beside',
  share: 0.25,
  pieces: times(order.count, () => {
    const { random } = order;
    const petal = own(order, { color: toLinear(random.pick(FLOWERS)), rough: 0.75, f0: 0.02, sheen: 0.4 });
    const inner = { ...petal, color: shade(petal.color, -0.05) };
    const tilt = { pitch: random.between(0.5, 0.8), yaw: random.between(-0.5, 0.5) };
    return place(
      [
        blossom({ at: [0, 0.06, 0], radius: 0.5, petals: 6, cup: 0.16, material: petal }),
        blossom({ at: [0, 0.1, 0], radius: 0.36, petals: 6, cup: 0.2, material: inner, turn: { yaw: 0.5 } }),
        blossom({ at: [0, 0.12, 0], radius: 0.22, petals: 5, cup: 0.17, material: petal, turn: { yaw: 0.2 } }),
        ellipsoid({
          at: [0, 0.17, 0],
          half: [0.09, 0.06, 0.09],
          material: {
            color: toLinear('#e0a62e'),
            second: toLinear('#a86a17'),
            pattern: 'leather',
            scale: 3,
            rough: 0.9,
            bump: 0.3,
          },
        }),
        leaf({ at: [0.42, -0.04, 0.1], length: 0.62, width: 0.26, material: DARK_LEAF, turn: { yaw: -0.3 } }),
        leaf({ at: [-0.4, -0.04, 0.06], length: 0.56, width: 0.24, material: LEAF, turn: { yaw: 3.5 } }),
      ],
      { at: [0, 0.3, 0], turn: tilt },
    );
  }),
});

const petals: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.17,
  pieces: times(Math.max(5, order.count), () => {
    const { random } = order;
    const size = random.between(0.5, 0.8);
    return [
      leaf({
        at: [0, 0.12, 0],
        length: size,
        width: size * 0.85,
        bend: -0.35,
        fold: 0.3,
        turn: { yaw: random.between(0, 6.28), roll: random.between(-0.2, 0.2) },
        material: own(order, {
          color: toLinear(random.pick(['#f0b3bf', '#f6d5d8', '#e58c9c'])),
          rough: 0.7,
          f0: 0.02,
          sheen: 0.4,
        }),
      }),
    ];
  }),
});

const PEEL: Material = {
  color: toLinear('#f0932b'),
  rough: 0.42,
  f0: 0.04,
  pattern: 'leather',
  second: toLinear('#ee8a20'),
  scale: 3,
  bump: 0.12,
};

const citrus: MakeProp = (order) => ({
  role: 'beside',
  share: 0.22,
  pieces: times(order.count, (index) => {
    const { random } = order;
    const peel = order.isPlain
      ? PEEL
      : { ...PEEL, color: order.material.color, second: shade(order.material.color, -0.03) };
    if (index % 2 === 0)
      return [
        ellipsoid({ at: [0, 0.47, 0], half: [0.49, 0.47, 0.49], material: peel, turn: { yaw: random.between(0, 6) } }),
        cylinder({
          at: [0, 0.925, 0],
          radius: 0.035,
          height: 0.03,
          material: { color: toLinear('#6d7d3a'), rough: 0.9 },
        }),
      ];
    // Half a fruit, its cut towards the camera.
    const cut: Material = {
      color: peel.color,
      second: shade(peel.color, 0.06),
      pattern: 'slice',
      scale: 1 / 0.47,
      rough: 0.35,
      f0: 0.04,
    };
    return place(
      [
        lathe({
          corners: [
            [0, -0.42],
            [0.3, -0.36, 0.2],
            [0.47, -0.05, 0.3],
            [0.47, 0, 0.01],
            [0, 0],
          ],
          material: cut,
        }),
      ],
      { at: [0, 0.46, 0], turn: { pitch: 1.15, yaw: random.between(-0.35, 0.35) } },
    );
  }),
});

const berries: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.18,
  pieces: times(Math.max(2, Math.ceil(order.count / 2)), () => {
    const { random } = order;
    const skin = own(order, {
      color: toLinear('#34406f'),
      second: toLinear('#5a6a9c'),
      pattern: 'concrete',
      scale: 5,
      rough: 0.45,
      f0: 0.035,
    });
    return times(4, (index) => {
      const turn = index * 2.1 + random.between(-0.2, 0.2);
      const at: Vector = index === 3 ? [0, 0.5, 0] : [Math.cos(turn) * 0.22, 0.19, Math.sin(turn) * 0.22];
      return lathe({
        at,
        corners: [
          [0, -0.19],
          [0.14, -0.17, 0.1],
          [0.2, 0, 0.2],
          [0.13, 0.165, 0.08],
          [0.1, 0.19, 0.012],
          [0.075, 0.17, 0.01],
          [0, 0.15],
        ],
        turn: { pitch: random.between(-0.5, 0.9), yaw: random.between(0, 6) },
        material: skin,
      });
    });
  }),
});

const apples: MakeProp = (order) => ({
  role: 'beside',
  share: 0.22,
  pieces: times(order.count, () => [
    lathe({
      corners: [
        [0, 0.06],
        [0.1, 0.02, 0.04],
        [0.28, 0.03, 0.14],
        [0.5, 0.52, 0.42],
        [0.34, 0.93, 0.24],
        [0.12, 0.93, 0.1],
        [0, 0.76],
      ],
      material: own(order, {
        color: toLinear('#b3252b'),
        second: toLinear('#d98a3a'),
        pattern: 'concrete',
        scale: 0.9,
        rough: 0.2,
        f0: 0.045,
      }),
    }),
    cylinder({ at: [0, 0.76, 0], radius: 0.02, height: 0.28, turn: { roll: -0.2 }, material: BARK }),
    leaf({ at: [0.17, 1.02, 0], length: 0.36, width: 0.16, turn: { roll: 0.25 }, material: DARK_LEAF }),
  ]),
});

const coffeeBeans: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.17,
  pieces: times(Math.max(3, order.count), () => {
    const { random } = order;
    return times(5, (index) => {
      const turn = index * 1.256 + random.between(-0.3, 0.3);
      const far = index === 0 ? 0 : random.between(0.3, 0.5);
      return bean({
        at: [Math.cos(turn) * far, 0.13, Math.sin(turn) * far],
        half: [0.21, 0.13, 0.155],
        turn: {
          pitch: random.isLucky(0.6) ? random.between(-0.4, 0.4) : Math.PI,
          yaw: random.between(0, 6),
          roll: random.between(-0.2, 0.2),
        },
        material: own(order, {
          color: toLinear('#4a2b18'),
          second: toLinear('#5d3820'),
          pattern: 'concrete',
          scale: 4,
          rough: 0.35,
          f0: 0.045,
        }),
      });
    });
  }),
});

const giftBoxes: MakeProp = ({ material, accent, count, random }) => ({
  role: 'beside',
  share: 0.3,
  pieces: times(count, () =>
    place(giftShapes(material, accent, [0.45, random.between(0.26, 0.4), 0.45]), {
      turn: { yaw: random.between(-0.6, 0.6) },
    }),
  ),
});

/** A band in curls on the ground. */
const ribbons: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.34,
  pieces: times(Math.min(order.count, 3), () => {
    const { random } = order;
    const satin = own(order, { color: shade(order.material.color, -0.02, 1.4), rough: 0.28, f0: 0.08, sheen: 0.3 });
    const shapes: Shape[] = [];
    const steps = 44;
    const phase = random.between(0, 6);
    const spot = (share: number): Vector => {
      const turn = share * 15 + phase;
      return [share * 1.3 - 0.65 + Math.cos(turn) * 0.2, 0.21 + Math.sin(turn) * 0.2, share * 0.25];
    };
    for (let index = 0; index < steps; index += 1) {
      const [a, b] = [spot(index / steps), spot((index + 1) / steps)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      shapes.push(
        box({
          at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, a[2]],
          half: [Math.hypot(dx, dy) * 0.56, 0.007, 0.11],
          round: 0.005,
          turn: { roll: Math.atan2(dy, dx) },
          material: satin,
        }),
      );
    }
    return place(shapes, { turn: { yaw: random.between(-0.5, 0.5) } });
  }),
});

const candles: MakeProp = (order) => ({
  role: 'beside',
  share: 0.26,
  pieces: times(order.count, () => {
    const height = order.random.between(0.55, 0.85);
    return [
      lathe({
        corners: [
          [0, 0],
          [0.2, 0, 0.015],
          [0.2, height, 0.03],
          [0.16, height - 0.015, 0.02],
          [0, height - 0.03],
        ],
        material: own(order, materialOf('wax')),
      }),
      cylinder({
        at: [0, height - 0.03, 0],
        radius: 0.01,
        height: 0.08,
        round: 0,
        material: { color: [0.02, 0.02, 0.02], rough: 1 },
      }),
      ...flame(height + 0.06, 0.22),
    ];
  }),
});

const lanterns: MakeProp = ({ material, isPlain, count }) => ({
  role: 'beside',
  share: 0.36,
  pieces: times(count, () => {
    const paper = isPlain ? toLinear('#c8321f') : material.color;
    const trim = materialOf('gold');
    const ribs = times(9, (index) => {
      const y = -0.3 + index * 0.075;
      return [Math.sqrt(Math.max(0.03, 0.17 - y * y)) + (index % 2 === 0 ? 0.012 : 0), 0.5 + y, 0.02] as const;
    });
    return [
      lathe({
        corners: [[0, 0.16], [0.2, 0.16], ...ribs, [0.2, 0.84], [0, 0.84]],
        material: { color: paper, rough: 0.8, f0: 0.02, emission: [paper[0] * 0.5, paper[1] * 0.35, paper[2] * 0.25] },
      }),
      cylinder({ at: [0, 0.1, 0], radius: 0.2, height: 0.07, material: trim }),
      cylinder({ at: [0, 0.83, 0], radius: 0.2, height: 0.07, material: trim }),
      cylinder({ at: [0, 0, 0], radius: 0.14, height: 0.1, material: trim }),
      ring({ at: [0, 0.95, 0], radius: 0.07, tube: 0.012, material: trim }),
    ];
  }),
});

const baubles: MakeProp = ({ material, count }) => ({
  role: 'beside',
  share: 0.2,
  pieces: times(count, () => [
    sphere({
      at: [0, 0.45, 0],
      radius: 0.45,
      material: material.kind === 'metal' ? material : { ...material, rough: 0.08, f0: 0.09 },
    }),
    cylinder({ at: [0, 0.87, 0], radius: 0.1, height: 0.09, material: materialOf('gold') }),
    ring({ at: [0, 1, 0], radius: 0.055, tube: 0.012, material: materialOf('gold') }),
  ]),
});

const stars: MakeProp = ({ material, count, random }) => ({
  role: 'beside',
  share: 0.24,
  pieces: times(count, () =>
    place([star({ at: [0, 0.4, 0], radius: 0.5, depth: 0.13, material })], {
      turn: { yaw: random.between(-0.5, 0.5) },
    }),
  ),
});

const hearts: MakeProp = ({ material, count, random }) => ({
  role: 'beside',
  share: 0.24,
  pieces: times(count, () =>
    place([heart({ at: [0, 0.5, 0], height: 0.95, depth: 0.16, material })], {
      turn: { yaw: random.between(-0.5, 0.5) },
    }),
  ),
});

/** A scallop, leaning: a fan of ribs. */
const shells: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.22,
  pieces: times(Math.max(2, Math.min(order.count, 6)), () => {
    const { random } = order;
    const tone = random.pick(['#f1ddcb', '#e8c3ac', '#f4ebe0']);
    const ribs = times(11, (index) => {
      const angle = (index - 5) * 0.21;
      const long = 0.46 * (1 - Math.abs(index - 5) * 0.025);
      return ellipsoid({
        at: [Math.sin(angle) * long * 0.95, 0.06, -Math.cos(angle) * long * 0.95 + 0.42],
        half: [0.062, 0.1 - Math.abs(index - 5) * 0.008, long],
        turn: { yaw: -angle, pitch: 0.1 },
        material: own(order, { color: shade(toLinear(tone), index % 2 === 0 ? 0 : -0.05), rough: 0.5, f0: 0.04 }),
      });
    });
    return place(ribs, { turn: { yaw: random.between(-0.8, 0.8), pitch: 0.35 }, at: [0, 0.12, 0] });
  }),
});

const iceCubes: MakeProp = ({ count, random }) => ({
  role: 'strewn',
  share: 0.2,
  pieces: times(Math.max(3, count), () => [
    box({
      at: [0, 0.34, 0],
      half: [0.36, 0.34, 0.36],
      round: 0.09,
      turn: { yaw: random.between(0, 1.5) },
      material: { color: [0.93, 0.97, 0.99], kind: 'glass', rough: 0.02, f0: 0.04, density: 0.5, frost: 0.06 },
    }),
  ]),
});

const bubbles: MakeProp = ({ count, random }) => ({
  role: 'floating',
  share: 0.13,
  pieces: times(Math.max(5, count), () => [
    sphere({
      radius: random.between(0.2, 0.5),
      material: { color: [0.97, 0.98, 1], kind: 'glass', rough: 0, f0: 0.06, density: 0.1 },
    }),
  ]),
});

const drops: MakeProp = ({ count, random }) => ({
  role: 'strewn',
  share: 0.13,
  pieces: times(Math.max(6, count * 2), () => {
    const size = random.between(0.2, 0.45);
    return [
      ellipsoid({
        at: [0, size * 0.2, 0],
        half: [size, size * 0.42, size * random.between(0.8, 1)],
        material: { color: [0.95, 0.98, 1], kind: 'glass', rough: 0, f0: 0.05, density: 0.2 },
      }),
    ];
  }),
});

/** A folded cloth under the subject. */
const cloths: MakeProp = (order) => {
  const { random } = order;
  const linen = own(order, materialOf('fabric', shade(order.material.color, 0.08)));
  const layer = (y: number, x: number, z: number, yaw: number): Shape =>
    box({
      at: [random.between(-0.03, 0.03), y, random.between(-0.03, 0.03)],
      half: [x, 0.012, z],
      round: 0.012,
      turn: { yaw },
      material: linen,
    });
  return { role: 'sheet', share: 1, pieces: [[layer(0.006, 0.62, 0.44, 0.35), layer(0.024, 0.5, 0.36, 0.28)]] };
};

const books: MakeProp = ({ material, count, random }) => ({
  role: 'beside',
  share: 0.32,
  pieces: [
    times(Math.max(2, Math.min(count, 4)), (index) => {
      const cover: Material = { ...material, color: shade(material.color, index * -0.06 + 0.03) };
      const at = (y: number): Vector => [0, index * 0.17 + y, 0];
      return place(
        [
          box({ at: at(0.012), half: [0.5, 0.012, 0.36], round: 0.006, material: cover }),
          box({ at: at(0.142), half: [0.5, 0.012, 0.36], round: 0.006, material: cover }),
          box({
            at: at(0.077),
            half: [0.485, 0.058, 0.345],
            round: 0.003,
            material: { color: [0.84, 0.81, 0.74], second: [0.68, 0.65, 0.58], pattern: 'pages', scale: 1, rough: 0.9 },
          }),
          box({ at: [0, index * 0.17 + 0.077, 0.352], half: [0.5, 0.077, 0.012], round: 0.008, material: cover }),
        ],
        { turn: { yaw: random.between(-0.22, 0.22) } },
      );
    }).flat(),
  ],
});

const coins: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.19,
  pieces: times(Math.max(3, Math.ceil(order.count / 2)), () =>
    times(order.random.isLucky(0.5) ? 4 : 2, (index) =>
      lathe({
        at: [order.random.between(-0.05, 0.05), index * 0.085, order.random.between(-0.05, 0.05)],
        corners: [
          [0, 0.008],
          [0.36, 0.008],
          [0.38, 0, 0.01],
          [0.42, 0, 0.01],
          [0.42, 0.08, 0.01],
          [0.38, 0.08, 0.01],
          [0.36, 0.07],
          [0, 0.07],
        ],
        material: own(order, materialOf('gold')),
      }),
    ),
  ),
});

const stairs: MakeProp = ({ material, count }) => ({
  role: 'behind',
  share: 0.5,
  pieces: times(Math.min(count, 2), () =>
    times(4, (step) =>
      box({
        at: [0, 0.11 * (step + 1), 0.4 - step * 0.25],
        half: [0.5, 0.11 * (step + 1), 0.125],
        round: 0.012,
        material,
      }),
    ),
  ),
});

export const PROPS: Readonly<Record<PropKind, MakeProp>> = {
  sphere: solid((material) => [sphere({ at: [0, 0.5, 0], radius: 0.5, material })], 0.21),
  cube: solid(
    (material) => [box({ at: [0, 0.42, 0], half: [0.42, 0.42, 0.42], round: 0.03, turn: { yaw: 0.6 }, material })],
    0.24,
  ),
  cylinder: solid((material) => [cylinder({ radius: 0.32, height: 1, round: 0.03, material })], 0.32),
  cone: solid(
    (material) => [
      lathe({
        corners: [
          [0, 0],
          [0.42, 0, 0.03],
          [0.02, 1, 0.02],
          [0, 1],
        ],
        material,
      }),
    ],
    0.34,
  ),
  arch: solid(
    (material) => [arch({ at: [0, 0.62, 0], half: [0.46, 0.62, 0.1], straight: 0.16, inner: 0.28, material })],
    0.68,
    'behind',
    2,
  ),
  ring: solid((material) => [ring({ at: [0, 0.52, 0], radius: 0.48, tube: 0.019, material })], 0.85, 'behind', 2),
  stairs,
  plinth: solid((material) => [cylinder({ radius: 0.4, height: 0.7, round: 0.02, material })], 0.42, 'behind'),
  rock: rocks,
  pebbles,
  leaves,
  branch,
  flower: flowers,
  petals,
  citrus,
  berries,
  apple: apples,
  coffee_beans: coffeeBeans,
  gift_box: giftBoxes,
  ribbon: ribbons,
  candle: candles,
  lantern: lanterns,
  bauble: baubles,
  star: stars,
  heart: hearts,
  shell: shells,
  ice_cubes: iceCubes,
  bubbles,
  drops,
  cloth: cloths,
  books,
  coins,
};
