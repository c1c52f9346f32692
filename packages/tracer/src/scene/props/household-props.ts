import { shade } from '../../colors.ts';
import type { Vector } from '../../vectors.ts';
import { type Material, materialOf } from '../materials.ts';
import { box, lathe, place, type Shape } from '../shapes.ts';
import { type MakeProp, own, times } from './prop.ts';

/** A folded cloth under the subject. */
export const cloths: MakeProp = (order) => {
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

export const books: MakeProp = ({ material, count, random }) => ({
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

export const coins: MakeProp = (order) => ({
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

export const stairs: MakeProp = ({ material, count }) => ({
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
