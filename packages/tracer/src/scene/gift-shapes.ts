import type { Material } from './materials.ts';
import { box, lathe, type Shape, sphere } from './shapes.ts';

/** A box with a lid, a ribbon both ways and a bow. */
export function giftShapes(body: Material, ribbon: Material, [x, y, z]: readonly [number, number, number]): Shape[] {
  const top = y * 2 + 0.02;
  const w = x * 0.16;
  const loop = (side: 1 | -1, yaw: number): Shape[] => [
    lathe({
      at: [side * x * 0.2 * Math.cos(yaw), top + 0.01, -side * x * 0.2 * Math.sin(yaw)],
      corners: [
        [0, -0.2 * x],
        [0.11 * x, -0.14 * x, 0.1],
        [0.16 * x, 0.12 * x, 0.1],
        [0, 0.24 * x],
      ],
      stretch: [1, 0.6],
      turn: { roll: side * -1.05, yaw },
      material: ribbon,
    }),
  ];
  return [
    box({ at: [0, y, 0], half: [x, y, z], round: 0.01, material: body }),
    box({ at: [0, y * 2 - y * 0.2, 0], half: [x * 1.03, y * 0.22, z * 1.03], round: 0.01, material: body }),
    box({ at: [0, y, 0], half: [w, y * 1.02, z * 1.04], round: 0.005, material: ribbon }),
    box({ at: [0, y, 0], half: [x * 1.04, y * 1.02, w], round: 0.005, material: ribbon }),
    ...loop(1, 0.3),
    ...loop(-1, 0.3),
    ...loop(1, -0.9),
    ...loop(-1, -0.9),
    sphere({ at: [0, top + 0.05 * x, 0], radius: 0.1 * x, material: ribbon }),
  ];
}
