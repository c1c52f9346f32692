import { LOOK_IDS } from '@reelwright/contracts';
import { type Box, msToTicks, type VisualClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { placeClip, regionOfFile } from '../picture/place-clip.ts';
import { intersect, type Size } from '../rect.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { canvasOf } from '../zones.ts';

const SCENE = msToTicks(3900);
const scenes = (['hook', 'benefit', 'detail', 'offer', 'call_to_action'] as const).map((role, index): AdScene => {
  const content = { title: `Made by hand ${index}`, price: '$24', callToAction: 'Shop now' };
  return { role, start: index * SCENE, duration: SCENE, content };
});

const found = TEST_IMAGES.find(({ media }) => media === 'landscape');
/** Photos of surroundings, dark and light above, with a product low in them. */
const PHOTOS = [
  { media: 'dark', topColor: '#303438', subject: { x: 0.3, y: 0.62, width: 0.4, height: 0.26 } },
  { media: 'light', topColor: '#f0f0ee', subject: { x: 0.2, y: 0.66, width: 0.5, height: 0.2 } },
].flatMap((photo): LookImage[] => (found ? [{ ...found, width: 1400, height: 2200, ...photo }] : []));

/** Place of a photo's subject on the canvas at a tick, in fractions of it. */
function subjectAt(image: LookImage, clip: VisualClip, { tick, canvas }: { tick: number; canvas: Size }): Box {
  const { placed, crop } = placeClip(image, clip, { tick, canvas });
  const region = regionOfFile(image, clip);
  const { subject } = image;
  const across = (x: number) => (x - region.x) / region.width;
  const down = (y: number) => (y - region.y) / region.height;
  const x = placed.x + ((across(subject.x) - crop.x) / crop.width) * placed.width;
  const y = placed.y + ((down(subject.y) - crop.y) / crop.height) * placed.height;
  const width = ((subject.width / region.width) * placed.width) / crop.width;
  const height = ((subject.height / region.height) * placed.height) / crop.height;
  return { x: x / canvas.width, y: y / canvas.height, width: width / canvas.width, height: height / canvas.height };
}

test('a veil under texts ends where the product of a photo of surroundings begins, until the last frame', () => {
  let count = 0;
  const broken = LOOK_IDS.flatMap((id) =>
    (['9:16', '1:1', '16:9'] as const).flatMap((ratio) =>
      PHOTOS.flatMap((photo) => {
        const images = [photo];
        const { media } = photo;
        const canvas = canvasOf(ratio);
        const request = { look: LOOKS[id], ratio, language: 'en', scenes, images, hasCaptions: true, seed: 4 };
        const clips = listSlotted(layoutAd(request).tracks).map(({ clip }) => clip);
        const [image] = images;
        return clips.flatMap((clip) => {
          if (clip.kind !== 'image' || /-macro-/u.test(clip.id) || !image) return [];
          const veils = clips.flatMap((each) =>
            each.kind === 'shape' && each.start === clip.start && /-(?:shade|fade)-/u.test(each.id) ? [each.box] : [],
          );
          if (veils.length > 0) count += 1;
          return [0, clip.duration - 1].flatMap((at) => {
            const subject = subjectAt(image, clip, { tick: clip.start + at, canvas });
            const hidden = veils.flatMap((veil) => intersect(veil, subject) ?? []);
            const area = hidden.reduce((sum, { width, height }) => sum + width * height, 0);
            return area > 0.005 * subject.width * subject.height ? [`${id} ${ratio} ${media} ${clip.id}`] : [];
          });
        });
      }),
    ),
  );
  expect(count).toBeGreaterThan(20);
  expect({ count: broken.length, first: broken.slice(0, 8) }).toEqual({ count: 0, first: [] });
});
