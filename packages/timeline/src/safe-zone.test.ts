import { describe, expect, it } from 'vitest';
import { safeZone } from './safe-zone.ts';

describe('the safe zone', () => {
  it('leaves room for the buttons of an app on a vertical video', () => {
    const { x, y, width, height } = safeZone({ width: 1080, height: 1920 });
    expect(y * 1920).toBeGreaterThanOrEqual(220);
    expect((1 - y - height) * 1920).toBeGreaterThanOrEqual(380);
    expect((1 - x - width) * 1080).toBeGreaterThanOrEqual(140);
    expect(x * 1080).toBeGreaterThanOrEqual(60);
  });

  it.each([
    [1080, 1080],
    [1080, 1350],
    [1920, 1080],
  ])('is nearly all of a canvas of %i by %i, which no app covers', (width, height) => {
    const zone = safeZone({ width, height });
    expect(zone.width * zone.height).toBeGreaterThan(0.7);
    expect(zone.x).toBeGreaterThanOrEqual(0.05);
    expect(zone.y).toBeGreaterThanOrEqual(0.05);
  });
});
