import { urlToVideoInput } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { adaptMadeAd } from './adapt-made-ad.ts';
import type { AdImageScene } from './ad-material.ts';
import { buildAd } from './build-document.ts';
import type { MadeVariant } from './made-ad.ts';
import { makeMaterial, PRODUCT_PHOTO } from './test-material.ts';

/** A scene that reaches every edge of a tall canvas. */
const SCENE: AdImageScene = {
  key: 'work/scene.jpg',
  width: 1040,
  height: 2040,
  place: { x: 0.34, y: 0.45, width: 0.32, height: 0.33 },
  wall: '#e8d8c8',
  isClearBeside: true,
  calm: null,
  sceneId: 'podium',
};

const { product, script, voice, voices, lengthMs, images } = makeMaterial({
  images: [{ ...PRODUCT_PHOTO, scene: SCENE }],
});

const made: MadeVariant = {
  seed: 1,
  variant: 0,
  made: { product, script, voice, voices, lengthMs, images, logo: null, music: null },
  settings: { scenes: undefined, ratio: '9:16', look: 'beauty-soft' },
  wantedMusic: 'none',
};

/** Lists the drawn scenes that an edited ad shows. */
function listScenes(edit: object, before = made): string[] {
  const input = urlToVideoInput.parse({
    link: 'https://shop.example/lamp',
    look: before.settings.look,
    product_scenes: 'always',
    ...edit,
  });
  return Object.keys(buildAd(adaptMadeAd(before, input)).document.media).filter((media) => media.includes('-scene-'));
}

test('keeps the drawn scene while an edit leaves what it was drawn for', () => {
  expect(listScenes({})).toEqual(['image-0-scene-podium']);
  expect(listScenes({ subtitles: false, legal_line: 'Terms apply.' })).toEqual(['image-0-scene-podium']);
});

test.each([
  ['look', { look: 'tech-minimal' }],
  ['format', { ratio: '1:1' }],
  ['brand colors', { product: { brand_colors: ['#1f6feb'] } }],
  ['choice of no scenes', { product_scenes: 'off' }],
])('shows the flat set of another %s at once, before its own scene is drawn', (_name, edit) => {
  expect(listScenes(edit)).toEqual([]);
});

test('shows the own sets of a look that asks for no scenes, unless scenes are wanted with every look', () => {
  const print: MadeVariant = { ...made, settings: { ...made.settings, look: 'paper-collage' } };
  expect(listScenes({ product_scenes: 'always' }, print)).toHaveLength(1);
  expect(listScenes({ product_scenes: 'by_look' }, print)).toEqual([]);
});
