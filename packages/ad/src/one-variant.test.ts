import { LOOK_IDS } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import type { AdImage } from './ad-material.ts';
import { buildAd } from './build-document.ts';
import { makeMaterial, PRODUCT_PHOTO } from './test-material.ts';

/** Photos of one product in three finishes, and a second view of the first. */
const COLORS = ['#9c938b', '#1b1a17', '#063a56', '#9a9189'];
const photos = COLORS.map(
  (subjectColor, index): AdImage => ({
    ...PRODUCT_PHOTO,
    key: `work/${index}.jpg`,
    ref: { url: `https://shop.test/${['machine', 'machine-tray', 'machine-tank', 'machine-side'][index]}.jpg` },
    subjectColor,
    palette: [subjectColor],
    ...(PRODUCT_PHOTO.cutOut ? { cutOut: { ...PRODUCT_PHOTO.cutOut, key: `work/cut-${index}.png` } } : {}),
  }),
);
/** Layouts that show the colours of a product side by side. */
const OF_COLORS: ReadonlySet<string> = new Set(['grid', 'carousel']);

test('shows one colour of the product, but for the scenes that show all of them', () => {
  let shown = 0;
  const broken = LOOK_IDS.flatMap((look) =>
    [1, 2, 3].flatMap((seed) => {
      const material = makeMaterial({ images: photos, look, seed });
      const scenes = material.script.scenes.map((scene, index) => ({
        ...scene,
        // The line names what a photo of another colour is called after.
        spoken: { ...scene.spoken, text: ['The tray comes out.', 'The tank lifts off.'][index % 2] ?? '' },
      }));
      const { document, layouts } = buildAd({ ...material, script: { ...material.script, scenes } });
      return document.tracks.flatMap((track) =>
        track.kind !== 'image'
          ? []
          : track.clips.flatMap(({ id, media }) => {
              const scene = Number(/^scene-(\d+)/u.exec(id)?.[1]);
              shown += 1;
              const isOther = /^image-[12](?:-|$)/u.test(media);
              return isOther && !OF_COLORS.has(layouts[scene] ?? '') ? [`${look} ${seed} ${id} ${media}`] : [];
            }),
      );
    }),
  );
  expect(shown).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});
