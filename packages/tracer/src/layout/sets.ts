import type { SceneGraph, SettingKind } from '@reelwright/scene';
import { createSeededRandom, type SeededRandom } from '@reelwright/seeded-random';
import { shade, toLinear } from '../colors.ts';
import type { FarKind } from '../scene/backdrops.ts';
import { type Material, makeMaterial, materialOf } from '../scene/materials.ts';
import type { Stage } from '../scene/placed-scene.ts';
import { arch, box, cylinder, ellipsoid, lathe, leaf, niche, ring, type Shape, sphere } from '../scene/shapes.ts';
import type { Vector } from '../vectors.ts';
import type { Palette } from './palette.ts';

/** A set without its subject. */
export interface SetPlan {
  stage: Stage;
  /** What belongs to the setting itself: a plinth, a shelf, a wall with an alcove. */
  decor: Shape[];
  /** Height of what the subject stands on, and how far it may spread there (half width and depth). */
  top: number;
  room: readonly [number, number];
  far: FarKind | null;
  /** A surface that light is measured on: the set looks as bright as this color. */
  measured: Vector | null;
}

interface SetOrder {
  graph: SceneGraph;
  palette: Palette;
  random: SeededRandom;
  /** Height and half width of what will stand there. */
  size: { height: number; half: number };
}

export function planSet(graph: SceneGraph, palette: Palette, seed: number, size: SetOrder['size']): SetPlan {
  return SETS[graph.setting.kind]({ graph, palette, random: createSeededRandom(seed, 'set'), size });
}

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

const seamless = (material: Material, depth = 2.6): Stage => ({
  kind: 'seamless',
  ground: material,
  wall: material,
  depth,
  fillet: 1.3,
});
const room = (ground: Material, wall: Material, depth: number): Stage => ({
  kind: 'room',
  ground,
  wall,
  depth,
  fillet: 0,
});
const open = (ground: Material, depth = 7): Stage => ({ kind: 'open', ground, wall: ground, depth, fillet: 0 });

const wallPaint = (color: Vector): Material => ({ color, rough: 0.9, f0: 0.02 });
/** Plinths stand a little in the ground, so that no gap shows under their rounded edge. */
const SUNK = 0.03;
const FLOOR_ROOM = [9, 9] as const;

function groundOf(graph: SceneGraph, otherwise: Material): Material {
  const { material, color } = graph.setting.ground;
  // `matte` without a color is what a graph says when nothing was asked for.
  return material === 'matte' && color === null ? otherwise : makeMaterial(graph.setting.ground);
}

const hasOwnGround = (graph: SceneGraph): boolean =>
  graph.setting.ground.material !== 'matte' || graph.setting.ground.color !== null;

function studio({ graph, palette }: SetOrder): SetPlan {
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

function podium(order: SetOrder): SetPlan {
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

const table = ({ graph, palette }: SetOrder): SetPlan => ({
  stage: room(groundOf(graph, materialOf('wood')), wallPaint(palette.main), 2.2),
  decor: [],
  top: 0,
  room: FLOOR_ROOM,
  far: null,
  measured: palette.main,
});

function shelf({ graph, palette, size }: SetOrder): SetPlan {
  const board = groundOf(graph, materialOf('wood'));
  const deep = size.half + 0.35;
  return {
    stage: {
      kind: 'room',
      ground: wallPaint(palette.main),
      wall: materialOf('plaster', palette.main),
      depth: deep + 0.02,
      fillet: 0,
    },
    decor: [
      box({ at: [0, 1.46, -0.1], half: [6, 0.045, deep + 0.1], round: 0.008, material: board }),
      cylinder({
        at: [-size.half - 2.2, 1.2, -deep],
        radius: 0.03,
        height: 0.3,
        material: materialOf('brushed_metal'),
      }),
    ],
    top: 1.505,
    room: [5, deep * 0.7],
    far: null,
    measured: palette.main,
  };
}

function kitchen({ graph, palette, random, size }: SetOrder): SetPlan {
  const tile = materialOf('tiles', palette.isAsked ? palette.main : toLinear('#efece4'));
  const side = random.isLucky(0.5) ? 1 : -1;
  const unit = size.height * 0.5;
  const wood = materialOf('wood');
  const far = -1.15 - size.half;
  const x = side * (size.half + unit * 1.35);
  return {
    stage: room(groundOf(graph, materialOf('wood')), tile, 1.9 + size.half),
    decor: [
      // A board that leans on the wall, a pot of wooden spoons, and bowls.
      box({
        at: [-x * 0.95, unit * 0.85, far - 0.25],
        half: [unit * 0.55, unit * 0.85, 0.03],
        round: 0.028,
        turn: { pitch: -0.2, roll: side * 0.06 },
        material: wood,
      }),
      lathe({
        at: [x, 0, far],
        corners: [
          [0, 0],
          [unit * 0.34, 0, 0.03],
          [unit * 0.38, unit * 0.8, 0.015],
          [unit * 0.34, unit * 0.8, 0.015],
          [unit * 0.3, 0.05],
          [0, 0.05],
        ],
        material: materialOf('ceramic'),
      }),
      ...[-0.5, 0.1, 0.55].map((lean, index) =>
        cylinder({
          at: [x + lean * unit * 0.2, unit * 0.1, far],
          radius: unit * 0.045,
          height: unit * (1.35 + index * 0.1),
          turn: { roll: -lean * 0.5, pitch: 0.06 },
          material: materialOf('bamboo'),
        }),
      ),
      ...[-0.5, 0.55].map((lean, index) =>
        ellipsoid({
          at: [x + lean * unit * 0.2 + Math.sin(lean * 0.5) * unit * 1.5, unit * (1.5 + index * 0.08), far + 0.05],
          half: [unit * 0.13, unit * 0.19, unit * 0.04],
          turn: { roll: -lean * 0.5 },
          material: materialOf('bamboo'),
        }),
      ),
    ],
    top: 0,
    room: [3, 0.8],
    far: null,
    measured: palette.isAsked ? palette.main : toLinear('#efece4'),
  };
}

function bathroom({ graph, palette, random, size }: SetOrder): SetPlan {
  const tone = palette.isAsked ? palette.main : toLinear(random.pick(['#dfe6e1', '#e9e4dc', '#cfdcd9', '#d8dde2']));
  const unit = size.height * 0.5;
  const side = random.isLucky(0.5) ? 1 : -1;
  const towel = materialOf('fabric', toLinear('#f1ece3'));
  const far = -0.7 - size.half;
  return {
    stage: room(groundOf(graph, materialOf('marble')), materialOf('tiles', tone), 1.7 + size.half),
    decor: [
      // Rolled towels and a plain vase.
      ...[0, 1, 2].map((index) =>
        cylinder({
          at: [
            side * (size.half + unit * (1.05 + (index === 2 ? 0.3 : index * 0.6))),
            unit * (index === 2 ? 0.78 : 0.29),
            far - unit * 0.6,
          ],
          radius: unit * 0.29,
          height: unit * 1.3,
          round: unit * 0.1,
          turn: { pitch: Math.PI / 2 },
          material: towel,
        }),
      ),
      lathe({
        at: [-side * (size.half + unit * 0.9), 0, far],
        corners: [
          [0, 0],
          [unit * 0.24, 0, 0.02],
          [unit * 0.36, unit * 0.5, unit * 0.3],
          [unit * 0.13, unit * 0.95, unit * 0.15],
          [unit * 0.16, unit * 1.15, 0.012],
          [0, unit * 1.13],
        ],
        material: materialOf('ceramic', toLinear('#e8e0d3')),
      }),
    ],
    top: 0,
    room: [3, 0.6],
    far: null,
    measured: tone,
  };
}

function desk({ graph, palette, random, size }: SetOrder): SetPlan {
  const unit = size.height * 0.5;
  const side = random.isLucky(0.5) ? 1 : -1;
  const x = side * (size.half + unit * 1.05);
  const far = -0.75 - size.half;
  const covers = ['#b5634a', '#e4ddd0', '#40576b'].map((hex) => wallPaint(toLinear(hex)));
  return {
    stage: room(groundOf(graph, materialOf('wood', toLinear('#c79b6c'))), wallPaint(palette.main), 2 + size.half),
    decor: [
      ...covers.map((material, index) =>
        box({
          at: [x, unit * (0.1 + index * 0.2), far],
          half: [unit * (0.72 - index * 0.05), unit * 0.095, unit * 0.5],
          round: 0.012,
          turn: { yaw: 0.12 * (index - 1) },
          material,
        }),
      ),
      lathe({
        at: [-x * 1.02, 0, far],
        corners: [
          [0, 0],
          [unit * 0.3, 0, 0.03],
          [unit * 0.36, unit * 0.6, 0.02],
          [unit * 0.31, unit * 0.6, 0.015],
          [unit * 0.3, unit * 0.5],
          [0, unit * 0.5],
        ],
        material: materialOf('ceramic'),
      }),
      ...[0.25, -0.3, 0.05].map((lean, index) =>
        cylinder({
          at: [-x * 1.02 + lean * unit * 0.3, unit * 0.2, far],
          radius: unit * 0.028,
          height: unit * (1 + index * 0.12),
          turn: { roll: -lean, pitch: -0.1 },
          material: wallPaint(toLinear(['#d9a441', '#33424f', '#b3472f'][index] ?? '#333333')),
        }),
      ),
    ],
    top: 0,
    room: [3, 0.7],
    far: null,
    measured: palette.main,
  };
}

const water = ({ graph, palette, random, size }: SetOrder): SetPlan => {
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

const outdoors =
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
const ledge =
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
function streetLedge(order: SetOrder): Partial<SetPlan> {
  const { time } = order.graph.light;
  const isDark = time === 'night' || time === 'dusk';
  const dark: Material = { color: toLinear('#2a2c30'), rough: 0.1, f0: 0.06 };
  return ledge(isDark ? dark : PALE_STONE, isDark ? { color: toLinear('#22242a'), rough: 0.5 } : PALE_STONE)(order);
}

const BLADES = 420;

/** Blades of grass around the subject. */
function meadow({ random, size }: SetOrder): Partial<SetPlan> {
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

function plinthInSky({ graph, palette, size }: SetOrder): Partial<SetPlan> {
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

function nicheSet({ graph, palette, size }: SetOrder): SetPlan {
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
function abstractSet(order: SetOrder): SetPlan {
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

const MOSSY = materialOf('grass');
const PALE_STONE = materialOf('stone', toLinear('#b9b2a7'));

const SETS: Readonly<Record<SettingKind, (order: SetOrder) => SetPlan>> = {
  studio,
  podium,
  table,
  window_table: table,
  shelf,
  kitchen,
  bathroom,
  desk,
  water,
  sand: ({ graph, palette }) => ({
    stage: {
      kind: 'room',
      ground: groundOf(graph, materialOf('sand')),
      wall: wallPaint(palette.main),
      depth: 3.6,
      fillet: 0,
    },
    decor: [],
    top: 0,
    room: FLOOR_ROOM,
    far: null,
    measured: palette.main,
  }),
  beach: outdoors('beach', materialOf('sand')),
  snow: outdoors('snow', materialOf('snow')),
  grass: outdoors('grass', MOSSY, meadow),
  forest: outdoors('forest', MOSSY, ledge(materialOf('dark_wood'), MOSSY)),
  mountain: outdoors('mountain', PALE_STONE, ledge(PALE_STONE, MOSSY)),
  desert: outdoors('desert', materialOf('sand', toLinear('#dcb380'))),
  sky: outdoors('sky', PALE_STONE, plinthInSky),
  city: outdoors('city', PALE_STONE, streetLedge),
  niche: nicheSet,
  abstract: abstractSet,
};
