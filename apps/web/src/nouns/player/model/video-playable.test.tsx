import { expect, it } from 'vitest';
import { createVideoPlayable } from './video-playable.ts';

/** A video of two seconds that plays and seeks at once. */
function makeVideo() {
  const video = document.createElement('video');
  let isPaused = true;
  Object.defineProperties(video, {
    duration: { value: 2 },
    paused: { get: () => isPaused },
    currentTime: { value: 0, writable: true },
    readyState: { value: 1 },
  });
  video.play = () => {
    isPaused = false;
    video.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  video.pause = () => {
    isPaused = true;
    video.dispatchEvent(new Event('pause'));
  };
  return video;
}

const FRAME_TICKS = 4000;

it('plays and pauses, and says so', () => {
  const video = makeVideo();
  const playable = createVideoPlayable(video);
  expect(playable.getState()).toMatchObject({ phase: 'ready', isPlaying: false });
  playable.play();
  expect(playable.getState().isPlaying).toBe(true);
  playable.pause();
  expect(playable.getState().isPlaying).toBe(false);
  playable.close();
});

it('goes to each frame exactly, and never past the last', () => {
  const video = makeVideo();
  const playable = createVideoPlayable(video);
  const seen: number[] = [];
  playable.onFrame((frame) => seen.push(frame));
  for (const frame of [0, 1, 29, 59]) {
    playable.seek(frame * FRAME_TICKS);
    expect(playable.getFrame()).toBe(frame);
  }
  playable.seek(99 * FRAME_TICKS);
  expect(playable.getFrame()).toBe(59);
  expect(seen).toEqual([0, 1, 29, 59, 59]);
  playable.close();
});

it('plays faster, and backwards until the start', async () => {
  const video = makeVideo();
  const playable = createVideoPlayable(video);
  playable.playAt(2);
  expect(video.playbackRate).toBe(2);
  playable.seek(10 * FRAME_TICKS);
  playable.playAt(-4);
  expect(video.paused).toBe(true);
  expect(playable.getState()).toMatchObject({ isPlaying: true, rate: -4 });
  await expect.poll(() => playable.getState().isPlaying).toBe(false);
  expect(playable.getFrame()).toBe(0);
  playable.close();
});

it('loops, and changes its volume', () => {
  const video = makeVideo();
  const playable = createVideoPlayable(video);
  playable.setLooping(true);
  expect(video.loop).toBe(true);
  playable.setMuted(true);
  expect(video.muted).toBe(true);
  playable.setVolume(0.5);
  expect(video).toMatchObject({ volume: 0.5, muted: false });
  playable.close();
});
