import { expect, it } from 'vitest';
import { measureZones } from './measure-zones.ts';
import { makeDocument, makeScenes, priceTag } from './test-review.ts';

const scenes = makeScenes([0]);

it('passes a sticker in the middle', () => {
  expect(measureZones(makeDocument([priceTag({ id: 'tag', from: 0, to: 5 })]), scenes)).toMatchObject({
    value: '0',
    isPassed: true,
  });
});

it('fails a sticker under the buttons of one platform, and names the platform', () => {
  const box = { x: 0.2, y: 0.7, width: 0.5, height: 0.08 };
  const gate = measureZones(makeDocument([priceTag({ id: 'tag', from: 1, to: 5, with: { box } })]), scenes);
  expect(gate.isPassed).toBe(false);
  expect(gate.where).toContain('tiktok: “$59” in scene 1 (hook) at 1.00 s');
  expect(gate.where.some((where) => where.startsWith('google'))).toBe(false);
});
