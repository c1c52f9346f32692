import { describe, expect, it } from 'vitest';
import { createScaleGovernor, previewScales, stillScale } from './adaptive-scale.ts';

const play = (governor: ReturnType<typeof createScaleGovernor>, frames: number, costMs: number, dropped = 0) => {
  for (let frame = 0; frame < frames; frame++) governor.report({ costMs, dropped });
};

describe('the size of a preview', () => {
  it('has a short side of 540 pixels to begin with, and never more than the document', () => {
    expect(previewScales({ width: 1080, height: 1920 })[0]).toBe(0.5);
    expect(previewScales({ width: 1280, height: 720 })[0]).toBe(0.75);
    expect(previewScales({ width: 400, height: 400 })[0]).toBe(1);
  });

  it('is for a frame that stands what its place on the screen shows, at most the whole', () => {
    expect(stillScale({ width: 1080, height: 1920 }, 800)).toBe(0.75);
    expect(stillScale({ width: 1080, height: 1920 }, 4000)).toBe(1);
  });

  it('stays while painting keeps up', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 200, 12);
    expect(governor.step).toBe(0);
  });

  it('becomes smaller step by step while painting takes too long, but never disappears', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 20, 40);
    expect(governor.step).toBe(1);
    play(governor, 200, 40);
    expect(governor.step).toBe(3);
  });

  it('becomes smaller when frames are left out, whatever they cost', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 20, 5, 1);
    expect(governor.step).toBe(1);
  });

  it('forgives one slow frame', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 19, 8);
    play(governor, 1, 120);
    expect(governor.step).toBe(0);
  });

  it('asks for no more than 30 frames a second of a document with 60', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 60 });
    play(governor, 40, 22);
    expect(governor.step).toBe(0);
  });

  it('is whole again after a pause', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 40, 60);
    governor.reset();
    expect(governor.step).toBe(0);
  });
});
