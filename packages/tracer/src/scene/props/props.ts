import type { PropKind } from '@reelwright/scene';
import { arch, box, cylinder, lathe, ring, sphere } from '../shapes.ts';
import { baubles, candles, giftBoxes, hearts, lanterns, ribbons, stars } from './festive-props.ts';
import { apples, berries, citrus, coffeeBeans } from './food-props.ts';
import { books, cloths, coins, stairs } from './household-props.ts';
import { branch, flowers, leaves, pebbles, petals, rocks, shells } from './natural-props.ts';
import { type MakeProp, solid } from './prop.ts';
import { bubbles, drops, iceCubes } from './water-props.ts';

export const PROPS: Readonly<Record<PropKind, MakeProp>> = {
  sphere: solid((material) => [sphere({ at: [0, 0.5, 0], radius: 0.5, material })], 0.21),
  cube: solid(
    (material) => [box({ at: [0, 0.42, 0], half: [0.42, 0.42, 0.42], round: 0.03, turn: { yaw: 0.6 }, material })],
    0.24,
  ),
  cylinder: solid((material) => [cylinder({ radius: 0.32, height: 1, round: 0.03, material })], 0.32),
  cone: solid(
    (material) => [
      lathe({
        corners: [
          [0, 0],
          [0.42, 0, 0.03],
          [0.02, 1, 0.02],
          [0, 1],
        ],
        material,
      }),
    ],
    0.34,
  ),
  arch: solid(
    (material) => [arch({ at: [0, 0.62, 0], half: [0.46, 0.62, 0.1], straight: 0.16, inner: 0.28, material })],
    0.68,
    'behind',
    2,
  ),
  ring: solid((material) => [ring({ at: [0, 0.52, 0], radius: 0.48, tube: 0.019, material })], 0.85, 'behind', 2),
  stairs,
  plinth: solid((material) => [cylinder({ radius: 0.4, height: 0.7, round: 0.02, material })], 0.42, 'behind'),
  rock: rocks,
  pebbles,
  leaves,
  branch,
  flower: flowers,
  petals,
  citrus,
  berries,
  apple: apples,
  coffee_beans: coffeeBeans,
  gift_box: giftBoxes,
  ribbon: ribbons,
  candle: candles,
  lantern: lanterns,
  bauble: baubles,
  star: stars,
  heart: hearts,
  shell: shells,
  ice_cubes: iceCubes,
  bubbles,
  drops,
  cloth: cloths,
  books,
  coins,
};
