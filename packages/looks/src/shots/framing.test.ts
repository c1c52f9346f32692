import { LOOK_IDS } from '@reelwright/contracts';
import { msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSlotted } from '../ad/collect-tracks.ts';
import { canvasOf } from '../zones.ts';
import { type AdScene, layoutAd } from '../layout-ad.ts';
import { LOOKS } from '../looks.ts';
import { TEST_IMAGES } from '../test-images.ts';
import { isOtherFraming, LEAST_STEP, measureFraming, type SeenFraming, stepBetween } from './framing.ts';

const SCENE = msToTicks(3900);
const ROLES = ['hook', 'intro', 'benefit', 'benefit', 'detail', 'offer', 'call_to_action'] as const;

const scenes = ROLES.map((role, index): AdScene => {
  const start = index * SCENE;
  return {
    role,
    start,
    duration: SCENE,
    words: [{ id: `w${index}`, start: start + msToTicks(200), end: start + SCENE }],
    cuts: [],
    content: { title: `Made by hand ${index}`, price: '$24', callToAction: 'Shop now', benefits: ['One', 'Two'] },
  };
});

test.each(['cut-out', 'shoe', 'bottle', 'model'])(
  'cuts between two shots of %s change the distance by half',
  (media) => {
    const images = TEST_IMAGES.filter((each) => each.media === media);
    const alike = LOOK_IDS.flatMap((id) =>
      (['9:16', '1:1', '16:9'] as const).flatMap((ratio) => {
        const canvas = canvasOf(ratio);
        const layout = layoutAd({ look: LOOKS[id], ratio, language: 'en', scenes, images, hasCaptions: true, seed: 5 });
        const slotted = listSlotted(layout.tracks);
        return layout.scenes.flatMap(({ cuts }, index) => {
          const starts = [index * SCENE, ...cuts];
          const seen = starts.map((start, shot) =>
            measureFraming(
              {
                start,
                duration: (starts[shot + 1] ?? (index + 1) * SCENE) - start,
                clips: slotted.filter(({ clip }) => clip.start === start),
              },
              images,
              canvas,
            ),
          );
          return seen.flatMap((framing, shot) => {
            const before = seen[shot - 1];
            const isAlike = before && framing && !isOtherFraming(before, framing);
            return isAlike
              ? [`${id} ${ratio} ${layout.layouts[index]} ${stepBetween(before, framing).toFixed(2)}`]
              : [];
          });
        });
      }),
    );
    expect({ count: alike.length, first: alike.slice(0, 8) }).toEqual({ count: 0, first: [] });
  },
);

test('no shot but the last card lasts three seconds, whatever its photo', () => {
  const long = LOOK_IDS.flatMap((id) =>
    ['studio', 'portrait', 'model', 'cut-out', 'bottle'].flatMap((media) => {
      const images = TEST_IMAGES.filter((each) => each.media === media);
      const layout = layoutAd({
        look: LOOKS[id],
        ratio: '9:16',
        language: 'en',
        scenes: scenes.slice(0, -1),
        images,
        hasCaptions: true,
        seed: 5,
      });
      return layout.scenes.flatMap(({ cuts, accents }, index) => {
        const changes = [index * SCENE, ...cuts, ...accents, (index + 1) * SCENE].toSorted((a, b) => a - b);
        const longest = Math.max(...changes.slice(1).map((at, before) => at - (changes[before] ?? 0)));
        return longest >= msToTicks(3000)
          ? [`${id} ${media} ${layout.layouts[index]} ${longest / msToTicks(1000)}`]
          : [];
      });
    }),
  );
  expect({ count: long.length, first: long.slice(0, 8) }).toEqual({ count: 0, first: [] });
});

test('beside texts of a wide canvas, a product is whole but where it is near', () => {
  const images = TEST_IMAGES.filter(({ media }) => media === 'shoe').map(({ scene: _scene, ...each }) => each);
  const cut = LOOK_IDS.flatMap((id) => {
    const { tracks } = layoutAd({
      look: LOOKS[id],
      ratio: '16:9',
      language: 'en',
      scenes,
      images,
      hasCaptions: true,
      seed: 5,
    });
    const whole = listSlotted(tracks).flatMap(({ clip }) =>
      clip.id.includes('-product-0-') && 'box' in clip && clip.box.width < NEAR_WIDTH ? [clip.box] : [],
    );
    expect(whole.length).toBeGreaterThan(3);
    return whole
      .filter((box) => box.x + box.width > 1)
      .map((box) => `${id} ${box.x.toFixed(2)} ${box.width.toFixed(2)}`);
  });
  expect(cut).toEqual([]);
});

/** Width from which a product beside texts is near, as a share of the canvas. */
const NEAR_WIDTH = 0.6;

const seen = (with_: Partial<SeenFraming>): SeenFraming => ({
  media: 'photo',
  scale: 1,
  part: { x: 0, y: 0, width: 1, height: 1 },
  count: 1,
  middle: { x: 0.5, y: 0.5 },
  degrees: 0,
  ...with_,
});

test('a small step is no other framing; a large one, another part and another image are', () => {
  expect(isOtherFraming(seen({}), seen({ scale: LEAST_STEP - 0.1 }))).toBe(false);
  expect(isOtherFraming(seen({ scale: LEAST_STEP }), seen({}))).toBe(true);
  expect(isOtherFraming(seen({}), seen({ media: 'other' }))).toBe(true);
  const [left, right] = [0, 0.6].map((x) => seen({ part: { x, y: 0, width: 0.4, height: 1 } }));
  expect(left && right && isOtherFraming(left, right)).toBe(true);
});

test('the same product turned the other way is another framing', () => {
  expect(isOtherFraming(seen({ degrees: -20 }), seen({ degrees: 20 }))).toBe(true);
  expect(isOtherFraming(seen({ degrees: 8 }), seen({ degrees: 20 }))).toBe(false);
});
