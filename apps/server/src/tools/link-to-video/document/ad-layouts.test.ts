import { AD_RATIOS } from '@reelwright/contracts';
import { type Box, safeZone } from '@reelwright/timeline';
import { describe, expect, it } from 'vitest';
import { AD_LAYOUTS } from './ad-layouts.ts';
import { canvasSizeOf } from './canvas-size.ts';

/** Pictures of darkness, which may lie anywhere. */
const SCRIMS = new Set(['topScrim', 'bottomScrim']);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe.each(AD_RATIOS)('the layout of %s', (ratio) => {
  const layout = AD_LAYOUTS[ratio];
  const boxes = Object.entries(layout).filter(
    (entry): entry is [keyof typeof layout, Box] => typeof entry[1] === 'object' && !SCRIMS.has(entry[0]),
  );

  it.each(boxes)("keeps %s clear of the platforms' buttons", (_name, box) => {
    const zone = safeZone(canvasSizeOf(ratio, '1080p'));
    expect(box.x).toBeGreaterThanOrEqual(zone.x - 1e-9);
    expect(box.y).toBeGreaterThanOrEqual(zone.y - 1e-9);
    expect(box.x + box.width).toBeLessThanOrEqual(zone.x + zone.width + 1e-9);
    expect(box.y + box.height).toBeLessThanOrEqual(zone.y + zone.height + 1e-9);
  });

  it('lays nothing over anything that shows at the same time', () => {
    const together = [
      [layout.logo, layout.title, layout.caption, layout.price],
      [layout.endTitle, layout.endPrice, layout.endButton, layout.caption],
    ];
    for (const group of together) {
      for (const [index, box] of group.entries()) {
        for (const other of group.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      }
    }
  });
});
