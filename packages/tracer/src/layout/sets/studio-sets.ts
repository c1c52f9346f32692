import { shade } from '../../colors.ts';
import { makeMaterial, materialOf } from '../../scene/materials.ts';
import { arch, box, cylinder, niche, ring, type Shape, sphere } from '../../scene/shapes.ts';
import type { Vector } from '../../vectors.ts';
import {
  FLOOR_ROOM,
  groundOf,
  hasOwnGround,
  room,
  seamless,
  type SetOrder,
  type SetPlan,
  SUNK,
  wallPaint,
} from './set-plan.ts';

/** Materials that cover a whole stage; others make the plinth. */
const WIDE = new Set([
  'wood',
  'dark_wood',
  'bamboo',
  'water',
  'sand',
  'snow',
  'grass',
  'fabric',
  'silk',
  'velvet',
  'tiles',
  'mirror',
]);

/** What no plinth is made of: it covers the ground. */
const LOOSE = new Set(['water', 'sand', 'snow', 'grass', 'mirror']);

/** Materials that take the set's color where none is named; others have their own. */
const TINTED = new Set([
  'matte',
  'plastic',
  'ceramic',
  'glossy',
  'glass',
  'frosted_glass',
  'fabric',
  'silk',
  'velvet',
  'tiles',
  'water',
  'plaster',
  'paper',
]);

export function studio({ graph, palette }: SetOrder): SetPlan {
  const paint = wallPaint(palette.main);
  const ground = graph.setting.ground;
  if (hasOwnGround(graph) && WIDE.has(ground.material))
    return {
      stage: room(makeMaterial(ground, TINTED.has(ground.material) ? palette.second : null), paint, 2.6),
      decor: [],
      top: 0,
      room: FLOOR_ROOM,
      far: null,
      measured: palette.main,
    };
  const floor = hasOwnGround(graph) ? makeMaterial(ground, TINTED.has(ground.material) ? palette.main : null) : paint;
  return {
    stage: hasOwnGround(graph) ? room(floor, paint, 2.4) : seamless(paint),
    decor: [],
    top: 0,
    room: FLOOR_ROOM,
    far: null,
    measured: palette.main,
  };
}

export function podium(order: SetOrder): SetPlan {
  const { graph, palette, random, size } = order;
  const base = seamless(wallPaint(palette.main));
  const ground = graph.setting.ground;
  const isWide = hasOwnGround(graph) && LOOSE.has(ground.material);
  const stage = isWide ? room(makeMaterial(ground), wallPaint(palette.main), 2.6) : base;
  const material =
    hasOwnGround(graph) && !isWide
      ? makeMaterial(ground, palette.second)
      : wallPaint(shade(palette.main, luminance(palette.main) > 0.6 ? -0.05 : 0.08));
  const other = wallPaint(palette.second);
  const [wide, high] = [size.half * random.between(1.5, 1.75) + 0.1, size.height * random.between(0.14, 0.22)];
  const kind = random.pick(['round', 'stepped', 'block', 'round']);
  const decor =
    kind === 'block'
      ? [
          box({
            at: [0, high / 2, -0.02],
            half: [wide, high / 2, Math.max(wide * 0.7, size.half * 1.2)],
            round: 0.022,
            turn: { yaw: random.between(-0.25, 0.25) },
            material,
          }),
        ]
      : kind === 'round'
        ? [cylinder({ at: [0, -SUNK, 0], radius: wide, height: high + SUNK, round: 0.022, material })]
        : [
            cylinder({ at: [0, -SUNK, 0], radius: wide * 1.12, height: high * 0.6 + SUNK, round: 0.02, material }),
            cylinder({
              at: [0, high * 0.6 - SUNK, 0],
              radius: wide * 0.84,
              height: high * 0.45 + SUNK,
              round: 0.018,
              material: hasOwnGround(graph) ? material : other,
            }),
          ];
  return {
    stage,
    decor,
    top: kind === 'stepped' ? high * 1.05 : high,
    room: [wide * 0.8, wide * 0.6],
    far: null,
    measured: palette.main,
  };
}

const luminance = ([r, g, b]: Vector): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function nicheSet({ graph, palette, size }: SetOrder): SetPlan {
  const inner = Math.max(size.half * 1.75 + 0.1, size.height * 0.42);
  const straight = size.height * 0.72;
  const wall = materialOf('plaster', palette.main);
  const depth = size.half + 0.4;
  const half: Vector = [8, 6, depth / 2];
  return {
    stage: { kind: 'room', ground: groundOf(graph, wall), wall, depth: depth + size.half + 0.6, fillet: 0 },
    decor: [
      niche({
        at: [0, 6 - 0.001, -size.half - 0.1 - depth / 2 + 0.35],
        half,
        straight: straight - 6,
        inner,
        material: wall,
      }),
    ],
    top: 0,
    room: [inner * 0.7, size.half],
    far: null,
    measured: palette.main,
  };
}

/** Shapes around a place for the subject. */
export function abstractSet(order: SetOrder): SetPlan {
  const { palette, random, size } = order;
  const base = podium(order);
  const u = size.height;
  const [a, b, c] = [wallPaint(palette.second), wallPaint(shade(palette.main, 0.1)), materialOf('gold')] as const;
  const side = random.isLucky(0.5) ? 1 : -1;
  const x = size.half * 1.6 + 0.1;
  const shapes: Shape[] = [
    arch({
      at: [-side * x * 0.8, u * 0.62, -0.85 - size.half],
      half: [u * 0.42, u * 0.62, u * 0.1],
      straight: u * 0.18,
      inner: u * 0.24,
      material: a,
    }),
    cylinder({
      at: [side * (x + u * 0.16), 0, -0.6 - size.half],
      radius: u * 0.24,
      height: u * 0.72,
      round: 0.02,
      material: b,
    }),
    sphere({ at: [side * (x + u * 0.16), u * 0.9, -0.6 - size.half], radius: u * 0.18, material: c }),
    sphere({ at: [-side * (x + u * 0.28), u * 0.13, 0.2], radius: u * 0.13, material: a }),
    box({
      at: [side * (x + u * 0.42), u * 0.13, 0.1],
      half: [u * 0.13, u * 0.13, u * 0.13],
      round: 0.02,
      turn: { yaw: 0.6 },
      material: a,
    }),
    ring({ at: [side * x * 0.55, u * 0.92, -1.15 - size.half], radius: u * 0.5, tube: u * 0.022, material: c }),
  ];
  return { ...base, decor: [...base.decor, ...shapes] };
}
