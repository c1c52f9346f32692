import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverWindow } from '../frame-picture.ts';
import { planCamera } from './plan-camera.ts';

const aspects = fc.constantFrom(9 / 16, 1, 16 / 9, 4 / 5);

describe('planCamera', () => {
  it('keeps the subject in view through the whole move, wherever it fits at all', () => {
    const subject = fc
      .tuple(
        fc.double({ min: 0, max: 0.7, noNaN: true }),
        fc.double({ min: 0, max: 0.7, noNaN: true }),
        fc.double({ min: 0.05, max: 0.3, noNaN: true }),
      )
      .map(([x, y, size]) => ({ x, y, width: size, height: size }));
    fc.assert(
      fc.property(
        subject,
        aspects,
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 1000, max: 6000 }),
        (region, canvasAspect, turn, durationMs) => {
          const picture = { width: 1600, height: 1200, subject: region };
          const { from, to } = planCamera({ picture, canvasAspect, turn, durationMs });
          const window = coverWindow(picture.width / picture.height, canvasAspect);
          for (const camera of [from, to]) {
            const halfWidth = window.width / camera.zoom / 2;
            const halfHeight = window.height / camera.zoom / 2;
            expect(camera.x - halfWidth).toBeLessThanOrEqual(region.x + 1e-9);
            expect(camera.x + halfWidth).toBeGreaterThanOrEqual(region.x + region.width - 1e-9);
            expect(camera.y - halfHeight).toBeLessThanOrEqual(region.y + 1e-9);
            expect(camera.y + halfHeight).toBeGreaterThanOrEqual(region.y + region.height - 1e-9);
            expect(camera.x - halfWidth).toBeGreaterThanOrEqual(-1e-9);
            expect(camera.y + halfHeight).toBeLessThanOrEqual(1 + 1e-9);
          }
        },
      ),
    );
  });

  it('always moves', () => {
    fc.assert(
      fc.property(aspects, fc.integer({ min: 0, max: 7 }), (canvasAspect, turn) => {
        const whole = { x: 0, y: 0, width: 1, height: 1 };
        const { from, to } = planCamera({
          picture: { width: 1000, height: 1000, subject: whole },
          canvasAspect,
          turn,
          durationMs: 3000,
        });
        expect(from).not.toEqual(to);
      }),
    );
  });
});
