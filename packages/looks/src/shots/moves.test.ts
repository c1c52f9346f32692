import { clipRectAt, msToTicks, type ShapeClip } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { listBeats, toTransform } from './moves.ts';

const SPAN = { start: 0, duration: msToTicks(1800) };
const BOX = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

/** Returns the scale and the distance from its place of something that moves so. */
function at(transform: ReturnType<typeof toTransform>, ms: number): { scale: number; x: number } {
  const none = { kind: 'none' as const, duration: 0 };
  const fill = { from: '#000000', fromOpacity: 1, to: '#000000', toOpacity: 1 };
  const clip: ShapeClip = {
    kind: 'shape',
    id: 'moved',
    ...SPAN,
    box: BOX,
    fill,
    radius: 0,
    enter: none,
    exit: none,
    transform,
  };
  const { x, width } = clipRectAt(clip, msToTicks(ms));
  return { scale: width / BOX.width, x: x + width / 2 - BOX.x - BOX.width / 2 };
}

test('what is thrown in from a side overshoots its place, lands in it and keeps moving', () => {
  const transform = toTransform({ scale: [1.2, 1, 1.06], entrance: { x: 0.2, degrees: 8 } }, SPAN);
  expect(at(transform, 0)).toMatchObject({ x: expect.closeTo(0.2), scale: expect.closeTo(1.2) });
  const landing = Array.from({ length: 26 }, (_, index) => at(transform, index * 10));
  expect(Math.min(...landing.map(({ x }) => x))).toBeLessThan(-0.01);
  expect(at(transform, 260)).toMatchObject({ x: expect.closeTo(0), scale: expect.closeTo(1) });
  expect(at(transform, 1800).scale).toBeGreaterThan(at(transform, 900).scale);
});

test('a product jumps on a beat and comes back, never during its landing', () => {
  const beat = msToTicks(900);
  const [still, jumping] = [[], [beat, msToTicks(100)]].map((beats) =>
    toTransform({ scale: [1, 1, 1.06], beats }, SPAN),
  );
  if (!still || !jumping) throw new Error('both are made');
  expect(at(jumping, 900).scale).toBeGreaterThan(1.02 * at(still, 900).scale);
  for (const ms of [100, 700, 1200]) expect(at(jumping, ms).scale).toBeCloseTo(at(still, ms).scale);
});

test('jumps leave time after the cut, before the next one, and between each other', () => {
  const cutTicks = Array.from({ length: 40 }, (_, index) => msToTicks(index * 100));
  const beats = listBeats({ cutTicks }, { start: msToTicks(500), duration: msToTicks(1800) });
  expect(beats).toHaveLength(2);
  expect(Math.min(...beats)).toBeGreaterThanOrEqual(msToTicks(450));
  expect(Math.max(...beats)).toBeLessThanOrEqual(msToTicks(1540));
  expect((beats[1] ?? 0) - (beats[0] ?? 0)).toBeGreaterThanOrEqual(msToTicks(420));
});
