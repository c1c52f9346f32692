import { msToTicks, type Track, type VideoClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { placeVideos } from './place-videos.ts';

const still = { x: 0.5, y: 0.5, zoom: 1 };

function place(clipMs: number, videoMs: number): VideoClip {
  const clip: VideoClip = {
    kind: 'video',
    id: 'scene-0-photo-0',
    start: 0,
    duration: msToTicks(clipMs),
    media: 'pour',
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover',
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: { kind: 'none', duration: 0 },
    trimStart: 0,
    speed: 1,
    isReversed: false,
    role: 'footage',
  };
  const track: Track = { kind: 'video', id: 'image-track', clips: [clip], transitions: [] };
  const [placed] = placeVideos([track], new Map([['pour', { duration: msToTicks(videoMs), parts: [0] }]]));
  const [found] = placed?.kind === 'video' ? placed.clips : [];
  if (found?.kind !== 'video') throw new Error('the video is placed');
  return found;
}

test('plays a video slower that is a little shorter than its scene, to its end', () => {
  const { speed, transform } = place(2600, 2000);
  expect(speed).toBeCloseTo(2000 / 2600);
  expect(transform?.scale).toBeUndefined();
});

test('comes nearer while the last frame of a much shorter video stands', () => {
  const { speed, transform } = place(4200, 2000);
  expect(speed).toBeCloseTo(1 / 1.4);
  expect(transform?.scale).toMatchObject([{ value: 1 }, { value: 1, at: msToTicks(2800) }, { value: 1.06 }]);
});

test('leaves a video alone that is as long as its scene', () => {
  expect(place(2000, 4000)).toMatchObject({ speed: 1, trimStart: msToTicks(400) });
});
