import { shade, toLinear } from '../../colors.ts';
import type { Vector } from '../../vectors.ts';
import { type Material, materialOf } from '../materials.ts';
import { blossom, cylinder, ellipsoid, leaf, place, rock, type Shape } from '../shapes.ts';
import { BARK, DARK_LEAF, LEAF, type MakeProp, own, type PropOrder, times } from './prop.ts';

export const rocks: MakeProp = (order) => ({
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

export const pebbles: MakeProp = (order) => ({
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

export const leaves: MakeProp = (order) => ({
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

export const branch: MakeProp = (order) => ({
  role: 'behind',
  share: 0.62,
  pieces: times(Math.min(order.count, 3), () => twig(order, own(order, order.random.isLucky(0.5) ? LEAF : DARK_LEAF))),
});

const FLOWERS = ['#f3c6cf', '#f6efe6', '#e9a0a8', '#f2c14e', '#c9b6e4'];

export const flowers: MakeProp = (order) => ({
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

export const petals: MakeProp = (order) => ({
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

/** A scallop, leaning: a fan of ribs. */
export const shells: MakeProp = (order) => ({
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
