import { expect, test } from 'vitest';
import type { VideoPlan } from '../plan-videos.ts';
import { createVideoFeed } from './video-feed.ts';

const media: VideoPlan['media'] = {
  kind: 'video',
  key: 'video',
  width: 4,
  height: 2,
  duration: 1_200_000,
  frameRate: { num: 30, den: 1 },
  hasAudio: false,
  alpha: 'none',
};

function planOf(
  clip: string,
  from: number,
  shown: (number | undefined)[],
  changes: Partial<typeof media> = {},
): VideoPlan {
  return { clip, mediaId: 'video', media: { ...media, ...changes }, frames: { from, to: from + shown.length }, shown };
}

function openFeed(plans: VideoPlan[]) {
  const held = new Map<string, { frame: number; firstByte: number | undefined; alphaStride: number }>();
  const opened: string[] = [];
  const closed: string[] = [];
  const feed = createVideoFeed({
    compositor: {
      setVideoFrame({ clip, frame }, image) {
        held.set(clip, { frame, firstByte: image.bytes[0], alphaStride: image.planes.u.offset });
      },
      dropVideo: (clip) => void held.delete(clip),
    },
    plans,
    open({ clip }, steps) {
      opened.push(clip);
      const left = [...steps];
      return {
        next: async () => new Uint8Array(24).fill(left.shift() ?? 255),
        close: async () => void closed.push(clip),
      };
    },
  });
  return { feed, held, opened, closed };
}

test('each frame receives the file frame that it shows, and repetitions are not read again', async () => {
  const { feed, held } = openFeed([planOf('a', 0, [5, 5, 6, undefined, 8])]);
  const seen: unknown[] = [];
  for (let frame = 0; frame < 5; frame++) {
    await feed.advanceTo(frame);
    seen.push([held.get('a')?.frame, held.get('a')?.firstByte]);
  }
  expect(seen).toEqual([
    [5, 5],
    [5, 5],
    [6, 6],
    [6, 6],
    [8, 8],
  ]);
});

test('a clip is opened shortly before it shows, and closed after it', async () => {
  const { feed, held, opened, closed } = openFeed([planOf('a', 0, [0, 1, 2]), planOf('b', 20, [0, 1])]);
  await feed.advanceTo(0);
  await feed.advanceTo(13);
  expect([opened, closed, [...held.keys()]]).toEqual([['a'], ['a'], []]);
  await feed.advanceTo(14);
  expect(opened).toEqual(['a', 'b']);
  expect([...held.keys()]).toEqual([]);
  await feed.advanceTo(20);
  expect([...held.keys()]).toEqual(['b']);
});

test('two clips of one file have a frame each', async () => {
  const { feed, held } = openFeed([planOf('a', 0, [3, 4]), planOf('b', 0, [90, 91])]);
  await feed.advanceTo(1);
  expect([held.get('a')?.frame, held.get('b')?.frame]).toEqual([4, 91]);
});

test('colour and alpha of a cut-out share one coded image', async () => {
  const { feed, held } = openFeed([planOf('a', 0, [0], { alpha: 'stacked' })]);
  await feed.advanceTo(0);
  expect(held.get('a')?.alphaStride).toBe(16);
});

test('closing ends all open sources', async () => {
  const { feed, closed } = openFeed([planOf('a', 0, [0, 1]), planOf('b', 2, [0, 1])]);
  await feed.advanceTo(0);
  await feed.close();
  expect(closed.toSorted()).toEqual(['a', 'b']);
});
