import { describe, expect, it } from 'vitest';
import { createScaleGovernor, previewScales, stillScale } from './adaptive-scale.ts';

const play = (governor: ReturnType<typeof createScaleGovernor>, frames: number, costMs: number, dropped = 0) => {
  for (let frame = 0; frame < frames; frame++) governor.report({ costMs, dropped });
};

describe('the size of a preview', () => {
  it("starts with a short side of 540 pixels, at most the document's", () => {
    expect(previewScales({ width: 1080, height: 1920 })[0]).toBe(0.5);
    expect(previewScales({ width: 1280, height: 720 })[0]).toBe(0.75);
    expect(previewScales({ width: 400, height: 400 })[0]).toBe(1);
  });

  it('scales a still frame to its place on the screen, at most to full size', () => {
    expect(stillScale({ width: 1080, height: 1920 }, 800)).toBe(0.75);
    expect(stillScale({ width: 1080, height: 1920 }, 4000)).toBe(1);
  });

  it('keeps the scale while painting keeps up', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 200, 12);
    expect(governor.step).toBe(0);
  });

  it('reduces the scale step by step while painting takes too long, down to a minimum', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 20, 40);
    expect(governor.step).toBe(1);
    play(governor, 200, 40);
    expect(governor.step).toBe(3);
  });

  it('reduces the scale when frames are dropped, whatever they cost', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 20, 5, 1);
    expect(governor.step).toBe(1);
  });

  it('ignores one slow frame', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 19, 8);
    play(governor, 1, 120);
    expect(governor.step).toBe(0);
  });

  it('expects at most 30 frames a second of a document with 60', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 60 });
    play(governor, 40, 22);
    expect(governor.step).toBe(0);
  });

  it('restores the full scale after a pause', () => {
    const governor = createScaleGovernor({ steps: 4, frameMs: 1000 / 30 });
    play(governor, 40, 60);
    governor.reset();
    expect(governor.step).toBe(0);
  });
});
