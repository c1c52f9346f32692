import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planScenes, shortestAdMs } from './plan-scenes.ts';

const scene = fc.record({ role: fc.constant('benefit' as const), durationMs: fc.integer({ min: 300, max: 9000 }) });
const script = fc.array(scene, { minLength: 1, maxLength: 12 });

describe('planScenes', () => {
  it('lays scenes end to end over the whole ad, each around its voice', () => {
    fc.assert(
      fc.property(script, fc.integer({ min: 15_000, max: 60_000 }), (scenes, lengthMs) => {
        const plan = planScenes(scenes, lengthMs);
        expect(plan.scenes[0]?.startMs).toBe(0);
        expect(plan.scenes.at(-1)?.endMs).toBe(plan.durationMs);
        for (const [index, { startMs, endMs, voiceStartMs }] of plan.scenes.entries()) {
          expect(voiceStartMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeGreaterThanOrEqual(voiceStartMs + (scenes[index]?.durationMs ?? 0) - 1e-6);
          if (index > 0) expect(startMs).toBe(plan.scenes[index - 1]?.endMs);
        }
      }),
    );
  });

  it('is exactly as long as asked for whenever the voices fit', () => {
    fc.assert(
      fc.property(script, fc.integer({ min: 15_000, max: 60_000 }), (scenes, lengthMs) => {
        const needed = shortestAdMs(scenes);
        expect(planScenes(scenes, lengthMs).durationMs).toBe(needed <= lengthMs ? lengthMs : Math.ceil(needed));
      }),
    );
  });
});
