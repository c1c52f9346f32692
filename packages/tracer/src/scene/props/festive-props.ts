import { shade, toLinear } from '../../colors.ts';
import type { Vector } from '../../vectors.ts';
import { materialOf } from '../materials.ts';
import { flame } from '../flame.ts';
import { giftShapes } from '../gift-shapes.ts';
import { box, cylinder, heart, lathe, place, ring, type Shape, sphere, star } from '../shapes.ts';
import { type MakeProp, own, times } from './prop.ts';

export const giftBoxes: MakeProp = ({ material, accent, count, random }) => ({
  role: 'beside',
  share: 0.3,
  pieces: times(count, () =>
    place(giftShapes(material, accent, [0.45, random.between(0.26, 0.4), 0.45]), {
      turn: { yaw: random.between(-0.6, 0.6) },
    }),
  ),
});

/** A band in curls on the ground. */
export const ribbons: MakeProp = (order) => ({
  role: 'strewn',
  share: 0.26,
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

export const candles: MakeProp = (order) => ({
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

export const lanterns: MakeProp = ({ material, isPlain, count }) => ({
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

export const baubles: MakeProp = ({ material, count }) => ({
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

export const stars: MakeProp = ({ material, count, random }) => ({
  role: 'beside',
  share: 0.24,
  pieces: times(count, () =>
    place([star({ at: [0, 0.4, 0], radius: 0.5, depth: 0.13, material })], {
      turn: { yaw: random.between(-0.5, 0.5) },
    }),
  ),
});

export const hearts: MakeProp = ({ material: given, isPlain, count, random }) => {
  const material = isPlain ? { ...given, color: toLinear('#c22f45') } : given;
  return {
    role: 'beside',
    share: 0.24,
    pieces: times(count, () =>
      place([heart({ at: [0, 0.5, 0], height: 0.95, depth: 0.16, material })], {
        turn: { yaw: random.between(-0.5, 0.5) },
      }),
    ),
  };
};
