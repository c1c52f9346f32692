import { type Media, msToTicks, type VideoClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listSteps, planVideos } from './plan-videos.ts';
import { documentOf, videoClip } from './test-documents.ts';

const video: Media = {
  kind: 'video',
  key: 'video',
  width: 1080,
  height: 1920,
  duration: msToTicks(4000),
  frameRate: { num: 30, den: 1 },
  hasAudio: false,
  alpha: 'none',
};

function stepsOf(changes: Partial<VideoClip>, media: Media = video): number[] {
  const document = documentOf({
    clips: [videoClip({ duration: msToTicks(400), ...changes })],
    media: { video: media },
  });
  const [plan] = planVideos(document, { from: 0, to: 30 }, 1);
  return plan ? listSteps(plan) : [];
}

const from = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.floor(Math.abs(last - first) / Math.abs(step)) + 1 }, (_, index) => first + index * step);

test('a clip shows frame after frame from its trim on', () => {
  expect(stepsOf({ trimStart: msToTicks(1000) })).toEqual(from(30, 41));
});

test('another speed skips or repeats frames', () => {
  expect(stepsOf({ speed: 4 })).toEqual(from(0, 44, 4));
  expect(stepsOf({ speed: 0.5 })).toEqual(from(0, 5));
});

test('a video of another rate keeps its time', () => {
  expect(stepsOf({}, { ...video, frameRate: { num: 60, den: 1 } })).toEqual(from(0, 22, 2));
});

test('a reversed clip starts with the last frame', () => {
  expect(stepsOf({ isReversed: true })).toEqual(from(11, 0, -1));
});

test('a frozen clip is one frame', () => {
  expect(stepsOf({ freezeAt: msToTicks(2000) })).toEqual([60]);
});

test('a clip that outlasts its file freezes on the last frame', () => {
  expect(stepsOf({ trimStart: msToTicks(3900) })).toEqual([117, 118, 119]);
});

test('a segment receives its own frames of each clip, both of them in a transition', () => {
  const document = documentOf({
    clips: [videoClip({ id: 'a' }), videoClip({ id: 'b', start: msToTicks(1000), trimStart: msToTicks(2000) })],
    media: { video },
    durationMs: 2000,
    transitions: [{ id: 't', from: 'a', to: 'b', kind: 'fade', duration: msToTicks(400) }],
  });
  const plans = planVideos(document, { from: 20, to: 60 }, 1);
  expect(plans.map(({ clip, frames }) => [clip, frames.from, frames.to])).toEqual([
    ['a', 20, 36],
    ['b', 24, 60],
  ]);
  expect(plans[1] && listSteps(plans[1])).toEqual(from(54, 89));
});
