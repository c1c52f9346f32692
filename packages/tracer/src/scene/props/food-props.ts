import { shade, toLinear } from '../../colors.ts';
import type { Vector } from '../../vectors.ts';
import type { Material } from '../materials.ts';
import { bean, cylinder, ellipsoid, lathe, leaf, place } from '../shapes.ts';
import { BARK, DARK_LEAF, type MakeProp, own, times } from './prop.ts';

const PEEL: Material = {
  color: toLinear('#f0932b'),
  rough: 0.42,
  f0: 0.04,
  pattern: 'leather',
  second: toLinear('#ee8a20'),
  scale: 3,
  bump: 0.12,
};

export const citrus: MakeProp = (order) => ({
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

export const berries: MakeProp = (order) => ({
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

export const apples: MakeProp = (order) => ({
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

export const coffeeBeans: MakeProp = (order) => ({
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
