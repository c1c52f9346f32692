import { describe, expect, it } from 'vitest';
import { measureCuts, measureShots } from './measure-shots.ts';
import { makeDocument, makeScenes, visualClip, titleClip } from './test-review.ts';

const zoomed = (zoom: number) => ({
  camera: { from: { x: 0.5, y: 0.5, zoom }, to: { x: 0.5, y: 0.5, zoom }, easing: 'linear' as const },
});

describe('visible changes', () => {
  it('pass with six in ten seconds if the first comes soon', () => {
    const clips = [0, 1.1, 2.5, 4, 5.5, 7, 8.5].map((from, index, starts) =>
      visualClip({ id: `p${index}`, from, to: starts[index + 1] ?? 10, with: zoomed(1 + index / 10) }),
    );
    expect(measureShots(makeDocument(clips))).toMatchObject([
      { value: '6.0', isPassed: true },
      { value: '1.10 s', isPassed: true },
    ]);
  });

  it('fail for a still slide, however often its clip is cut', () => {
    const clips = [0, 1, 2, 3, 4, 5, 6, 7].map((from, index, starts) =>
      visualClip({ id: `p${index}`, from, to: starts[index + 1] ?? 10 }),
    );
    expect(measureShots(makeDocument(clips)).map(({ isPassed }) => isPassed)).toEqual([false, false]);
  });

  it('at one moment count once', () => {
    const clips = [
      visualClip({ id: 'a', from: 0, to: 5 }),
      visualClip({ id: 'b', from: 5, to: 10, with: zoomed(2) }),
      titleClip({ id: 't', from: 5.1, to: 10 }),
    ];
    expect(measureShots(makeDocument(clips))[0]?.value).toBe('1.0');
  });
});

describe('frames at a cut', () => {
  const scenes = makeScenes([0, 5]);

  it('pass if an image is fully shown at each cut', () => {
    const clips = [visualClip({ id: 'a', from: 0, to: 5 }), visualClip({ id: 'b', from: 5, to: 10 })];
    expect(measureCuts(makeDocument(clips), scenes)).toMatchObject({ value: '0 of 2', isPassed: true });
  });

  it('name the scene whose image is still fading in', () => {
    const clips = [
      visualClip({ id: 'a', from: 0, to: 5 }),
      visualClip({ id: 'b', from: 5, to: 10, with: { enter: { kind: 'fade', duration: 24_000 } } }),
    ];
    expect(measureCuts(makeDocument(clips), scenes)).toMatchObject({
      isPassed: false,
      where: ['scene 2 (call_to_action) at 5.00 s'],
    });
  });

  it('fail if a scene begins empty', () => {
    const clips = [visualClip({ id: 'a', from: 0, to: 5 }), visualClip({ id: 'b', from: 5.2, to: 10 })];
    expect(measureCuts(makeDocument(clips), scenes)).toMatchObject({ value: '1 of 3', isPassed: false });
  });
});
