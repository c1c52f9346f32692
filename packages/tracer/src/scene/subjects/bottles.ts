import { box, type Corner, cylinder, lathe } from '../shapes.ts';
import type { MakeSubject } from './subject.ts';

const bottleBody = (radius: number, shoulder: number, neck: number, top: number): Corner[] => [
  [0, 0],
  [radius, 0, 0.014],
  [radius, shoulder, radius * 0.7],
  [neck, shoulder + (radius - neck) * 0.8, 0.04],
  [neck, top, 0.006],
  [0, top],
];

export const bottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: bottleBody(0.185, 0.62, 0.08, 0.82),
    material: print(body, { width: 0.34, height: 0.34, y: 0.31, radius: 0.185 }),
  }),
  cylinder({ at: [0, 0.79, 0], radius: 0.098, height: 0.21, round: 0.014, material: accent }),
];

export const dropperBottle: MakeSubject = ({ body, accent, inner, print }) => [
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

export const sprayBottle: MakeSubject = ({ body, accent, print }) => [
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

export const pumpBottle: MakeSubject = ({ body, accent, print }) => [
  lathe({
    corners: bottleBody(0.2, 0.58, 0.075, 0.68),
    material: print(body, { width: 0.36, height: 0.34, y: 0.3, radius: 0.2 }),
  }),
  cylinder({ at: [0, 0.67, 0], radius: 0.095, height: 0.09, round: 0.012, material: accent }),
  cylinder({ at: [0, 0.75, 0], radius: 0.03, height: 0.15, material: accent }),
  box({ at: [0.0, 0.92, 0], half: [0.075, 0.035, 0.06], round: 0.03, material: accent }),
  box({ at: [0.13, 0.93, 0], half: [0.12, 0.02, 0.028], round: 0.018, turn: { roll: -0.12 }, material: accent }),
];

export const wineBottle: MakeSubject = ({ body, accent, print }) => [
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

export const perfume: MakeSubject = ({ body, accent, print }) => [
  box({
    at: [0, 0.36, 0],
    half: [0.32, 0.36, 0.14],
    round: 0.05,
    material: print(body, { width: 0.44, height: 0.3, y: 0 }),
  }),
  cylinder({ at: [0, 0.72, 0], radius: 0.085, height: 0.06, round: 0.01, material: accent }),
  box({ at: [0, 0.885, 0], half: [0.125, 0.11, 0.1], round: 0.02, material: accent }),
];
