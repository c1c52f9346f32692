import fc from 'fast-check';
import { msToTicks } from '@reelwright/timeline';
import { expect, test } from 'vitest';
import { countShots } from './count-shots.ts';

test('an ad changes six to eight times in ten seconds, however long its scenes are', () => {
  const scene = fc.integer({ min: 1800, max: 6000 });
  fc.assert(
    fc.property(fc.array(scene, { minLength: 3, maxLength: 12 }), (durationsMs) => {
      const counts = countShots(durationsMs.map((ms) => ({ duration: msToTicks(ms) })));
      const seconds = durationsMs.reduce((sum, ms) => sum + ms, 0) / 1000;
      const perTen = (counts.reduce((sum, count) => sum + count, 0) / seconds) * 10;
      expect(perTen).toBeGreaterThan(6.2);
      expect(perTen).toBeLessThan(8.6);
    }),
  );
});

test('no scene is without a shot, and no shot is too short to be seen', () => {
  expect(countShots([{ duration: msToTicks(400) }, { duration: msToTicks(900) }])).toEqual([1, 1]);
});
