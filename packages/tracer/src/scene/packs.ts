import type { Material } from './materials.ts';
import { box, type Corner, cylinder, lathe, pillow, ring, type Shape, sphere } from './shapes.ts';

/** The materials of a subject. */
export interface SubjectKit {
  body: Material;
  /** Caps, handles, trims. */
  accent: Material;
  /** Liquids, screens, insides. */
  inner: Material;
  /** A label's place on a copy of the body's material, if there is a label. */
  print(material: Material, place: LabelPlace): Material;
}

export interface LabelPlace {
  /** Width and height in units of the scene. */
  width: number;
  height: number;
  /** Its middle. */
  y: number;
  x?: number;
  /** Radius, if it lies around the y axis. */
  radius?: number;
}

export type MakeSubject = (kit: SubjectKit) => Shape[];

const bottleBody = (radius: number, shoulder: number, neck: number, top: number): Corner[] => [
  [0, 0],
  [radius, 0, 0.014],
  [radius, shoulder, radius * 0.7],
  [neck, shoulder + (radius - neck) * 0.8, 0.04],
  [neck, top, 0.006],
  [0, top],
];

const bottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: bottleBody(0.185, 0.62, 0.08, 0.82),
    material: print(body, { width: 0.34, height: 0.34, y: 0.31, radius: 0.185 }),
  }),
  cylinder({ at: [0, 0.79, 0], radius: 0.098, height: 0.21, round: 0.014, material: accent }),
];

const dropperBottle: MakeSubject = ({ body, accent, inner, print }) => [
  lathe({
    corners: bottleBody(0.2, 0.5, 0.09, 0.64),
    material: print(body, { width: 0.34, height: 0.3, y: 0.25, radius: 0.2 }),
  }),
  cylinder({ at: [0, 0.6, 0], radius: 0.112, height: 0.13, round: 0.012, material: accent }),
  lathe({
    at: [0, 0.73, 0],
    corners: [
      [0, 0],
      [0.062, 0, 0.005],
      [0.062, 0.1, 0.02],
      [0.05, 0.17, 0.02],
      [0.045, 0.25, 0.04],
      [0, 0.27],
    ],
    material: inner,
  }),
];

const sprayBottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: bottleBody(0.19, 0.52, 0.075, 0.68),
    material: print(body, { width: 0.34, height: 0.32, y: 0.27, radius: 0.19 }),
  }),
  cylinder({ at: [0, 0.66, 0], radius: 0.09, height: 0.08, material: accent }),
  box({ at: [0.02, 0.84, 0], half: [0.12, 0.1, 0.055], round: 0.045, material: accent }),
  box({ at: [0.19, 0.87, 0], half: [0.08, 0.035, 0.04], round: 0.02, material: accent }),
  box({ at: [0.15, 0.74, 0], half: [0.025, 0.09, 0.035], round: 0.02, turn: { roll: 0.3 }, material: accent }),
  box({ at: [-0.07, 0.9, 0], half: [0.08, 0.03, 0.05], round: 0.025, turn: { roll: 0.35 }, material: accent }),
];

const pumpBottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: bottleBody(0.2, 0.58, 0.075, 0.68),
    material: print(body, { width: 0.36, height: 0.34, y: 0.3, radius: 0.2 }),
  }),
  cylinder({ at: [0, 0.67, 0], radius: 0.095, height: 0.09, round: 0.012, material: accent }),
  cylinder({ at: [0, 0.75, 0], radius: 0.03, height: 0.15, material: accent }),
  box({ at: [0.0, 0.92, 0], half: [0.075, 0.035, 0.06], round: 0.03, material: accent }),
  box({ at: [0.13, 0.93, 0], half: [0.12, 0.02, 0.028], round: 0.018, turn: { roll: -0.12 }, material: accent }),
];

const wineBottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.135, 0, 0.014],
      [0.135, 0.56, 0.12],
      [0.052, 0.7, 0.08],
      [0.048, 0.96, 0.004],
      [0.054, 0.965, 0.004],
      [0.054, 1, 0.01],
      [0, 1],
    ],
    material: print(body, { width: 0.25, height: 0.26, y: 0.28, radius: 0.135 }),
  }),
  cylinder({ at: [0, 0.8, 0], radius: 0.056, height: 0.205, round: 0.008, material: accent }),
];

const perfume: MakeSubject = ({ body, accent, print }) => [
  box({
    at: [0, 0.36, 0],
    half: [0.32, 0.36, 0.14],
    round: 0.05,
    material: print(body, { width: 0.44, height: 0.3, y: 0 }),
  }),
  cylinder({ at: [0, 0.72, 0], radius: 0.085, height: 0.06, round: 0.01, material: accent }),
  box({ at: [0, 0.885, 0], half: [0.125, 0.11, 0.1], round: 0.02, material: accent }),
];

const jar: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.4, 0, 0.018],
      [0.4, 0.4, 0.03],
      [0, 0.4],
    ],
    material: print(body, { width: 0.62, height: 0.26, y: 0.2, radius: 0.4 }),
  }),
  lathe({
    at: [0, 0.41, 0],
    corners: [
      [0, 0],
      [0.412, 0, 0.01],
      [0.412, 0.2, 0.025],
      [0, 0.2],
    ],
    material: accent,
  }),
];

const can: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: [
      [0, 0.03],
      [0.2, 0.02],
      [0.215, 0, 0.01],
      [0.26, 0.06, 0.03],
      [0.265, 0.9, 0.03],
      [0.215, 0.975, 0.01],
      [0.21, 0.98],
    ],
    material: print(body, { width: 0.5, height: 0.62, y: 0.48, radius: 0.265 }),
  }),
  lathe({
    corners: [
      [0.215, 0.97],
      [0.222, 0.995, 0.008],
      [0.205, 1, 0.006],
      [0.198, 0.965, 0.01],
      [0, 0.965],
    ],
    material: accent,
  }),
  ring({ at: [0, 0.972, 0.05], radius: 0.05, tube: 0.012, turn: { pitch: Math.PI / 2 }, material: accent }),
];

const tube: MakeSubject = ({ body, accent, print }) => [
  cylinder({ radius: 0.165, height: 0.17, round: 0.012, material: accent }),
  pillow({
    at: [0, 0.585, 0],
    half: [0.19, 0.415, 0.15],
    thickShare: 0.02,
    isOval: true,
    material: print(body, { width: 0.28, height: 0.4, y: -0.02 }),
  }),
  box({ at: [0, 0.965, 0], half: [0.192, 0.035, 0.014], round: 0.006, material: body }),
];

const lipstick: MakeSubject = ({ body, accent, inner }) => [
  cylinder({ radius: 0.16, height: 0.46, round: 0.012, material: body }),
  cylinder({ at: [0, 0.46, 0], radius: 0.135, height: 0.16, round: 0.008, material: accent }),
  lathe({
    at: [0, 0.62, 0],
    corners: [
      [0, 0],
      [0.105, 0],
      [0.105, 0.24, 0.03],
      [0.07, 0.36, 0.05],
      [0, 0.38],
    ],
    material: inner,
  }),
  cylinder({
    at: [0.44, 0.16, 0.02],
    radius: 0.168,
    height: 0.55,
    round: 0.012,
    turn: { roll: Math.PI / 2, yaw: 0.5 },
    material: body,
  }),
];

const candle: MakeSubject = ({ body, accent, inner, print }) => [
  lathe({
    corners: [
      [0, 0],
      [0.36, 0, 0.016],
      [0.36, 0.7, 0.012],
      [0.335, 0.7, 0.012],
      [0.335, 0.56],
      [0, 0.56],
    ],
    material: print(body, { width: 0.4, height: 0.28, y: 0.34, radius: 0.36 }),
  }),
  cylinder({ at: [0, 0.6, 0], radius: 0.334, height: 0.05, round: 0.01, material: inner }),
  cylinder({ at: [0, 0.64, 0], radius: 0.008, height: 0.09, round: 0, material: accent }),
  ...flame(0.73, 0.26),
];

/** A flame above a wick whose top is at `y`. */
export function flame(y: number, height: number): Shape[] {
  const glow: Material = { color: [0, 0, 0], rough: 1, f0: 0, emission: [2.6, 1.15, 0.22] };
  const core: Material = { color: [0, 0, 0], rough: 1, f0: 0, emission: [3.4, 2.7, 1.3] };
  const w = height * 0.2;
  const drop = (size: number): Corner[] =>
    [
      [0, 0],
      [0.55, 0.04],
      [0.9, 0.16],
      [1, 0.3],
      [0.86, 0.46],
      [0.58, 0.64],
      [0.3, 0.82],
      [0.1, 0.94],
      [0, 1],
    ].map(([r, up]): Corner => [(r ?? 0) * w * size, (up ?? 0) * height * size]);
  return [
    lathe({ at: [0, y - height * 0.1, 0], corners: drop(1), material: glow }),
    lathe({ at: [0, y - height * 0.06, w * 0.5], corners: drop(0.58), material: core }),
  ];
}

const pouch: MakeSubject = ({ body, print }) => [
  pillow({
    at: [0, 0.48, 0],
    half: [0.35, 0.48, 0.15],
    thickShare: 0.12,
    creases: 0.22,
    material: print(body, { width: 0.48, height: 0.44, y: -0.06 }),
  }),
  box({ at: [0, 0.95, 0], half: [0.35, 0.05, 0.011], round: 0.006, material: body }),
  box({ at: [0, 0.5, 0], half: [0.357, 0.49, 0.009], round: 0.006, material: body }),
];

const boxPack: MakeSubject = ({ body, print }) => [
  box({
    at: [0, 0.5, 0],
    half: [0.34, 0.5, 0.22],
    round: 0.008,
    material: print(body, { width: 0.56, height: 0.6, y: 0.05 }),
  }),
  box({ at: [0, 0.985, 0], half: [0.343, 0.012, 0.223], round: 0.006, material: body }),
];

const giftBox: MakeSubject = ({ body, accent }) => giftShapes(body, accent, [0.5, 0.36, 0.5]);

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

const shoeBox: MakeSubject = ({ body, accent, print }) => [
  box({
    at: [0, 0.24, 0],
    half: [0.62, 0.24, 0.38],
    round: 0.008,
    material: print(body, { width: 0.6, height: 0.24, y: -0.05 }),
  }),
  box({ at: [0, 0.43, 0], half: [0.64, 0.09, 0.4], round: 0.01, material: accent }),
];

const shoppingBag: MakeSubject = ({ body, accent, print }) => [
  box({
    at: [0, 0.42, 0],
    half: [0.36, 0.42, 0.17],
    round: 0.006,
    material: print(body, { width: 0.56, height: 0.44, y: -0.02 }),
  }),
  box({
    at: [0, 0.845, 0],
    half: [0.335, 0.004, 0.145],
    round: 0.002,
    material: { color: [0.04, 0.04, 0.04], rough: 1, f0: 0 },
  }),
  ring({ at: [0, 0.82, 0.165], radius: 0.15, tube: 0.012, opening: 1.7, material: accent }),
  ring({ at: [0, 0.82, -0.165], radius: 0.15, tube: 0.012, opening: 1.7, material: accent }),
];

export const PACKS = {
  bottle,
  dropper_bottle: dropperBottle,
  spray_bottle: sprayBottle,
  pump_bottle: pumpBottle,
  wine_bottle: wineBottle,
  perfume,
  jar,
  can,
  tube,
  lipstick,
  candle,
  pouch,
  box: boxPack,
  gift_box: giftBox,
  shoe_box: shoeBox,
  shopping_bag: shoppingBag,
} satisfies Record<string, MakeSubject>;
