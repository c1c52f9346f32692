import type { PictureImage } from '@reelwright/compositor';
import { expect, test } from 'vitest';
import { createPictureFeed } from './picture-feed.ts';
import type { PicturePlan } from './plan-pictures.ts';

const plan = (media: string, from: number, to: number): PicturePlan => ({
  media,
  frames: { from, to },
  region: { x: 0, y: 0, width: 2, height: 2 },
  width: 2,
  height: 2,
  hasAlpha: false,
});
const image: PictureImage = {
  width: 2,
  height: 2,
  pixels: new Uint8Array(16),
  hasAlpha: false,
  region: { x: 0, y: 0, width: 2, height: 2 },
};

function openFeed(plans: PicturePlan[], load: (plan: PicturePlan) => Promise<PictureImage> = async () => image) {
  const held = new Set<string>();
  const loaded: string[] = [];
  const feed = createPictureFeed({
    compositor: { addPicture: (media) => void held.add(media), dropPicture: (media) => void held.delete(media) },
    plans,
    load: (each) => {
      loaded.push(each.media);
      return load(each);
    },
  });
  return { feed, held, loaded };
}

test('holds only the images that a frame shows, and reads only the next one ahead', async () => {
  const { feed, held, loaded } = openFeed([plan('a', 0, 12), plan('b', 10, 20), plan('c', 20, 30)]);
  expect(loaded).toEqual(['a']);
  await feed.advanceTo(0);
  expect([...held]).toEqual(['a']);
  expect(loaded).toEqual(['a', 'b']);
  await feed.advanceTo(11);
  expect([...held]).toEqual(['a', 'b']);
  await feed.advanceTo(12);
  expect([...held]).toEqual(['b']);
  await feed.advanceTo(20);
  expect([...held]).toEqual(['c']);
});

test('an unreadable image fails when it is needed', async () => {
  const { feed } = openFeed([plan('a', 0, 5), plan('b', 5, 9)], async ({ media }) => {
    if (media === 'b') throw new Error('b is damaged');
    return image;
  });
  await feed.advanceTo(4);
  await expect(feed.advanceTo(5)).rejects.toThrow('b is damaged');
});
