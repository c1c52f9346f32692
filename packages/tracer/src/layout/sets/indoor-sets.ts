import { toLinear } from '../../colors.ts';
import { materialOf } from '../../scene/materials.ts';
import { box, cylinder, ellipsoid, lathe } from '../../scene/shapes.ts';
import { FLOOR_ROOM, groundOf, room, type SetOrder, type SetPlan, wallPaint } from './set-plan.ts';

export const table = ({ graph, palette }: SetOrder): SetPlan => ({
  stage: room(groundOf(graph, materialOf('wood'), palette.main), wallPaint(palette.main), 2.2),
  decor: [],
  top: 0,
  room: FLOOR_ROOM,
  far: null,
  measured: palette.main,
});

export function shelf({ graph, palette, size }: SetOrder): SetPlan {
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

export function kitchen({ graph, palette, random, size }: SetOrder): SetPlan {
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

export function bathroom({ graph, palette, random, size }: SetOrder): SetPlan {
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

export function desk({ graph, palette, random, size }: SetOrder): SetPlan {
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
