import { AD_RATIOS, LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { deriveColors } from '../color/derive-colors.ts';
import { layoutScene, type SceneLayout } from '../layout-scene.ts';
import { LOOKS } from '../looks.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import type { SceneLayoutName } from './scene-content.ts';

/** Nearly all of the photo is its subject: no strip can show it. */
const CLOSE_UP: LookPicture = {
  kind: 'image',
  media: 'close-up',
  width: 1200,
  height: 1500,
  subject: { x: 0.08, y: 0.1, width: 0.84, height: 0.84 },
  faces: [],
  plainBackground: null,
  hasAlpha: false,
  palette: ['#8a5a2b', '#20160d'],
};

function sceneOf(
  id: (typeof LOOK_IDS)[number],
  layout: SceneLayoutName,
  ratio: (typeof AD_RATIOS)[number],
): SceneLayout {
  const look = LOOKS[id];
  return layoutScene({
    look,
    colors: deriveColors(look.colors, { palettes: [CLOSE_UP.palette] }),
    layout,
    ratio,
    language: 'en',
    content: {
      kicker: 'New in store',
      title: 'Made for every single day',
      price: '$39.90',
      originalPrice: '$59.00',
      review: { quote: 'I bought one for myself and came back for two more.', author: 'Anna K.', rating: 5 },
      callToAction: 'Shop now',
    },
    pictures: [CLOSE_UP],
    hasCaptions: true,
    start: 0,
    duration: 360_000,
    id: 's',
    turn: 1,
  });
}

test.each(LOOK_IDS)('%s ends with its price, its button and its picture at every ratio', (id) => {
  for (const ratio of AD_RATIOS) {
    const { stickers, pictures } = sceneOf(id, 'end', ratio);
    const kinds = stickers.map(({ kind }) => kind);
    expect({ ratio, kinds }).toEqual({ ratio, kinds: expect.arrayContaining(['price_tag', 'cta']) });
    expect(pictures).toHaveLength(1);
  }
});

test.each(LOOK_IDS)('%s stands no photo in a strip before its own blur on a square', (id) => {
  for (const layout of ['review', 'cta', 'end'] as const) {
    const strips = sceneOf(id, layout, '1:1').pictures.filter(
      ({ fit, box }) => fit === 'blur' && (box.width < 1 || box.height < 1),
    );
    expect({ layout, strips }).toEqual({ layout, strips: [] });
  }
});
