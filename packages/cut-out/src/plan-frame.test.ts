import { expect, test } from 'vitest';
import { findContact, planFrame, planShadow } from './plan-frame.ts';

const IMAGE = { width: 1200, height: 800 };
const REGION = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 };

test('the original frame keeps the image and the place of its subject', () => {
  expect(planFrame(IMAGE, REGION, { kind: 'original' })).toEqual({
    ...IMAGE,
    subject: { x: 300, y: 200, width: 600, height: 200 },
  });
});

test('a crop leaves the same margin on all sides', () => {
  expect(planFrame(IMAGE, REGION, { kind: 'subject', margin: 0.1 })).toEqual({
    width: 720,
    height: 320,
    subject: { x: 60, y: 60, width: 600, height: 200 },
  });
});

test('a marketplace square of 2000 px is filled to 85 % by the longer side, in the middle', () => {
  const plan = planFrame(IMAGE, REGION, { kind: 'square', side_px: 2000, fill: 0.85 });
  expect([plan.width, plan.height]).toEqual([2000, 2000]);
  expect(plan.subject.width).toBe(1700);
  expect(plan.subject.x).toBe(150);
  expect(plan.subject.y * 2 + plan.subject.height).toBeCloseTo(2000, -1);
});

test('a shadow lies under the feet, not under what reaches beyond them', () => {
  const plan = planFrame(IMAGE, REGION, { kind: 'original' });
  const shadow = planShadow(plan, { from: 0.5, to: 1 });
  for (const { x, y, radiusX } of shadow.layers) {
    expect(x).toBe(300 + 450);
    expect(radiusX).toBeLessThan(200);
    expect(Math.abs(y - 400)).toBeLessThan(8);
  }
});

test('the contact with the floor is found in the lowest rows', () => {
  const [width, height] = [100, 100];
  const alpha = Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return y < 90 || (x >= 40 && x < 60) ? 255 : 0;
  });
  expect(findContact(alpha, { width, height })).toEqual({ from: 0.4, to: 0.6 });
});
