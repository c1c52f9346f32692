import { LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { deriveColors, MIN_TEXT_CONTRAST } from '../color/derive-colors.ts';
import { contrastOf, luminanceOf } from '../color/rgb.ts';
import { LOOKS } from '../looks.ts';
import { litWall, shadesOf, trimOf } from './materials.ts';
import { chooseWorld } from './world.ts';

const PRODUCTS = ['#ffffff', '#0b0b0c', '#c8102e', '#1f7a3c', '#2456e6', '#f2c230', '#8a6a4a', '#e9a3c0'];

/** Background colours of every look, for products of many colours. */
const WORLDS = LOOK_IDS.flatMap((id) =>
  PRODUCTS.flatMap((product) => {
    const look = LOOKS[id];
    const colors = deriveColors(look.colors, { palettes: [[product]] });
    return [0, 1, 2, 3, 4].map((turn) => ({
      id,
      product,
      world: chooseWorld(look, colors, { subjectColor: product, palette: [product] }, turn),
    }));
  }),
);

test.each(LOOK_IDS)('texts of %s are legible on the lit and the shaded side of its walls', (id) => {
  for (const { world } of WORLDS.filter((each) => each.id === id)) {
    const { wall, ink, accentInk } = litWall(world);
    for (const background of shadesOf(wall)) {
      expect(contrastOf(background, ink), `${ink} on ${background}`).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      expect(contrastOf(background, accentInk), `${accentInk} on ${background}`).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
    }
  }
});

test('every wall shows light: its lit side is lighter than its shaded side', () => {
  for (const { id, product, world } of WORLDS) {
    const { wall } = litWall(world);
    const apart = contrastOf(wall.lit, wall.shade);
    expect(luminanceOf(wall.lit), `${id}, ${product}`).toBeGreaterThan(luminanceOf(wall.shade));
    expect(apart, `${id}, ${product}: ${wall.shade} to ${wall.lit}`).toBeGreaterThan(1.05);
  }
});

test('a product does not stand on a podium of its own colour', () => {
  for (const { product, world } of WORLDS) {
    const { wall } = litWall(world);
    for (const isColorful of [true, false]) expect(trimOf(world, wall, { isColorful, product }).base).not.toBe(product);
    const same = trimOf(world, wall, { isColorful: false, product: undefined }).base;
    expect(trimOf(world, wall, { isColorful: false, product: same }).base).not.toBe(same);
  }
});
