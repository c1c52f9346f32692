import { expect, it } from 'vitest';
import { clampOffset, isStripPaged, measureStrip, STRIP_PX, toNextPage, toPreviousPage } from './strip-paging.ts';

it('pages from the eleventh thumbnail on', () => {
  expect(measureStrip(10)).toBe(STRIP_PX);
  expect(isStripPaged(10, STRIP_PX)).toBe(false);
  expect(isStripPaged(11, STRIP_PX)).toBe(true);
});

it('slides 200 px a page and stops at both ends', () => {
  const strip = { count: 14, visiblePx: STRIP_PX };
  const first = clampOffset(toNextPage(0), strip);
  expect(first).toBe(200);
  expect(clampOffset(toNextPage(first), strip)).toBe(measureStrip(14) - STRIP_PX);
  expect(clampOffset(toPreviousPage(first), strip)).toBe(0);
  expect(clampOffset(400, { count: 2, visiblePx: STRIP_PX })).toBe(0);
});
