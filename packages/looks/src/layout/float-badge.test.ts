import { LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { deriveColors } from '../color/derive-colors.ts';
import { layoutScene } from '../layout-scene.ts';
import { LOOKS } from '../looks.ts';
import type { LookPicture } from '../picture/ad-picture.ts';

/** A product in the middle of a wide photo: room at every corner. */
const PHOTO: LookPicture = {
  kind: 'image',
  media: 'photo',
  width: 1600,
  height: 1200,
  subject: { x: 0.42, y: 0.35, width: 0.16, height: 0.3 },
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  palette: ['#2f5d50'],
};

test.each(LOOK_IDS)('%s lays the discount on the photo where the product leaves it room', (id) => {
  const look = LOOKS[id];
  const { stickers, pictures } = layoutScene({
    look,
    colors: deriveColors(look.colors, { palettes: [PHOTO.palette] }),
    layout: 'price',
    ratio: '9:16',
    language: 'en',
    content: { title: 'Made for every day', price: '$39.90', originalPrice: '$59.00', discount: '-32%' },
    pictures: [PHOTO],
    hasCaptions: true,
    start: 0,
    duration: 360_000,
    id: 's',
    turn: 0,
  });
  const badge = stickers.find(({ kind }) => kind === 'discount_badge')?.box;
  const photo = pictures[0]?.box;
  if (!badge || !photo) throw new Error('a price scene has a badge and a photo');
  const across = Math.min(badge.x + badge.width, photo.x + photo.width) - Math.max(badge.x, photo.x);
  const down = Math.min(badge.y + badge.height, photo.y + photo.height) - Math.max(badge.y, photo.y);
  expect(across).toBeGreaterThan(0);
  expect(down).toBeGreaterThan(0);
});
