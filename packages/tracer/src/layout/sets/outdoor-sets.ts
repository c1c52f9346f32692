import { shade, toLinear } from '../../colors.ts';
import type { FarKind } from '../../scene/backdrops.ts';
import { type Material, materialOf } from '../../scene/materials.ts';
import { box, cylinder, lathe, leaf } from '../../scene/shapes.ts';
import { FLOOR_ROOM, groundOf, open, room, type SetOrder, type SetPlan, wallPaint } from './set-plan.ts';

export const MOSSY = materialOf('grass');

export const PALE_STONE = materialOf('stone', toLinear('#b9b2a7'));

export const water = ({ graph, palette, random, size }: SetOrder): SetPlan => {
  const main = palette.isAsked ? palette.main : toLinear('#b4d6d6');
  const color = graph.setting.ground.color ? toLinear(graph.setting.ground.color) : shade(main, -0.1, 1.3);
  const high = size.height * 0.05;
  return {
    stage: room(materialOf('water', color), wallPaint(main), 4),
    // A flat stone just above the water.
    decor: [
      lathe({
        at: [0, -0.12, 0],
        corners: [
          [0, 0],
          [size.half * 1.7 + 0.15, 0.02, 0.1],
          [size.half * 1.6 + 0.13, 0.12 + high, 0.03],
          [0, 0.12 + high],
        ],
        stretch: [1, 0.86],
        turn: { yaw: random.between(-0.3, 0.3) },
        material: materialOf('stone', toLinear('#a59d93')),
      }),
    ],
    top: high,
    room: [size.half * 1.3, size.half],
    far: null,
    measured: main,
  };
};

export const outdoors =
  (
    far: FarKind,
    ground: Material,
    build: (order: SetOrder) => Partial<SetPlan> = () => ({}),
  ): ((order: SetOrder) => SetPlan) =>
  (order) => ({
    stage: open(groundOf(order.graph, ground)),
    decor: [],
    top: 0,
    room: FLOOR_ROOM,
    far,
    measured: null,
    ...build(order),
  });

/** A ledge to stand on, before what lies far behind. */
export const ledge =
  (material: Material, below: Material, high = 0.1) =>
  ({ graph, size }: SetOrder): Partial<SetPlan> => ({
    stage: open(below, 5),
    decor: [
      box({
        at: [0, high / 2, -0.1],
        half: [Math.max(9, size.half * 4), high / 2, size.half + 0.55],
        round: 0.02,
        material: groundOf(graph, material),
      }),
    ],
    top: high,
    room: [3, size.half + 0.3],
  });

/** Wet and dark in the evening, stone by day. */
export function streetLedge(order: SetOrder): Partial<SetPlan> {
  const { time } = order.graph.light;
  const isDark = time === 'night' || time === 'dusk';
  const dark: Material = { color: toLinear('#2a2c30'), rough: 0.1, f0: 0.06 };
  return ledge(isDark ? dark : PALE_STONE, isDark ? { color: toLinear('#22242a'), rough: 0.5 } : PALE_STONE)(order);
}

const BLADES = 420;

/** Blades of grass around the subject. */
export function meadow({ random, size }: SetOrder): Partial<SetPlan> {
  const tones = ['#6f8a3f', '#86a04c', '#5c7a36', '#9bb05a'].map(
    (hex): Material => ({ color: toLinear(hex), rough: 0.7, f0: 0.02 }),
  );
  const near = Math.max(size.half, 0.15) + 0.05;
  const decor = Array.from({ length: BLADES }, () => {
    const long = random.between(0.12, 0.3) * Math.max(0.7, size.height);
    const angle = random.between(0, 2 * Math.PI);
    const far = near + random.next() ** 1.4 * 1.5;
    return leaf({
      at: [Math.cos(angle) * far * 1.2, long * 0.36, Math.sin(angle) * far * 0.8],
      length: long,
      width: 0.022,
      bend: random.between(0.1, 0.5),
      fold: 0.3,
      turn: { roll: random.between(1.15, 1.95), yaw: random.between(0, 2 * Math.PI) },
      thickness: 0.003,
      material: random.pick(tones),
    });
  });
  return { decor };
}

export function plinthInSky({ graph, palette, size }: SetOrder): Partial<SetPlan> {
  const material = groundOf(graph, { color: toLinear('#f4f1ec'), rough: 0.8, f0: 0.02 });
  const high = size.height * 0.16;
  const wide = size.half * 1.6 + 0.1;
  return {
    stage: { ...open(material), kind: 'void' },
    decor: [
      cylinder({ at: [0, -3, 0], radius: wide, height: 3 + high, round: 0.02, material }),
      cylinder({
        at: [wide * 1.3, -3.2, -0.9],
        radius: wide * 0.8,
        height: 3 + high * 0.2,
        round: 0.02,
        material: wallPaint(shade(palette.second, 0.05)),
      }),
    ],
    top: high,
    room: [wide * 0.8, wide * 0.6],
  };
}
