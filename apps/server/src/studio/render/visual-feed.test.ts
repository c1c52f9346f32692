import type { ImagePixels } from '@reelwright/compositor';
import { expect, test } from 'vitest';
import { createVisualFeed } from './visual-feed.ts';
import type { VisualPlan } from './plan-visuals.ts';

const plan = (media: string, from: number, to: number): VisualPlan => ({
  media,
  frames: { from, to },
  region: { x: 0, y: 0, width: 2, height: 2 },
  width: 2,
  height: 2,
  hasAlpha: false,
});
const image: ImagePixels = {
  width: 2,
  height: 2,
  pixels: new Uint8Array(16),
  hasAlpha: false,
  region: { x: 0, y: 0, width: 2, height: 2 },
};

function openFeed(plans: VisualPlan[], load: (plan: VisualPlan) => Promise<ImagePixels> = async () => image) {
  const held = new Set<string>();
  const loaded: string[] = [];
  const feed = createVisualFeed({
    compositor: { addImage: (media) => void held.add(media), dropImage: (media) => void held.delete(media) },
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
