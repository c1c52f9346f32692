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

  it('cuts on a beat wherever the voice lets it, and keeps its other promises with any music', () => {
    const beats = fc.integer({ min: 400, max: 1000 });
    fc.assert(
      fc.property(script, fc.integer({ min: 15_000, max: 60_000 }), beats, (scenes, lengthMs, beatMs) => {
        const beatsMs = Array.from({ length: 200 }, (_none, beat) => beat * beatMs);
        const plan = planScenes(scenes, lengthMs, beatsMs);
        expect(plan.durationMs).toBe(planScenes(scenes, lengthMs).durationMs);
        const last = plan.scenes.at(-1);
        expect((last?.voiceStartMs ?? 0) + (scenes.at(-1)?.durationMs ?? 0)).toBeLessThanOrEqual(plan.durationMs - 899);
        for (const [index, { startMs, endMs, voiceStartMs }] of plan.scenes.entries()) {
          const voiceEndMs = voiceStartMs + (scenes[index]?.durationMs ?? 0);
          expect(voiceStartMs).toBeGreaterThanOrEqual(startMs);
          expect(endMs).toBeGreaterThanOrEqual(voiceEndMs - 1e-6);
          const next = plan.scenes[index + 1];
          if (next) expect(next.voiceStartMs - voiceEndMs).toBeLessThanOrEqual(520 + 1e-6);
        }
      }),
    );
    const scenes = Array.from({ length: 5 }, () => ({ role: 'benefit' as const, durationMs: 2300 }));
    const beatsMs = Array.from({ length: 60 }, (_none, beat) => beat * 500);
    const cuts = planScenes(scenes, 15_000, beatsMs).scenes.slice(1);
    expect(cuts.filter(({ startMs }) => startMs % 500 === 0).length).toBeGreaterThanOrEqual(3);
  });
});
