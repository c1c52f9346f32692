import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planScenes, shortestAdMs } from './plan-scenes.ts';

const scene = fc.record({ role: fc.constant('benefit' as const), durationMs: fc.integer({ min: 300, max: 9000 }) });
const script = fc.array(scene, { minLength: 1, maxLength: 12 });
const length = fc.integer({ min: 15_000, max: 60_000 });
const beats = fc.integer({ min: 400, max: 1000 });
const listBeats = (beatMs: number) =>
  Array.from({ length: 200 }, (_none, beat) => ({ atMs: (beat + 1) * beatMs, penalty: 0 }));

describe('planScenes', () => {
  it('places scenes end to end over the whole ad, each around its voice, with and without music', () => {
    fc.assert(
      fc.property(script, length, fc.option(beats), (scenes, lengthMs, beatMs) => {
        const plan = planScenes(scenes, lengthMs, beatMs === null ? [] : listBeats(beatMs));
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

  it('is as long as requested if the script fills that, never longer unless the voices need it', () => {
    fc.assert(
      fc.property(script, length, beats, (scenes, lengthMs, beatMs) => {
        const needed = Math.ceil(shortestAdMs(scenes));
        const { durationMs } = planScenes(scenes, lengthMs);
        expect(planScenes(scenes, lengthMs, listBeats(beatMs)).durationMs).toBe(durationMs);
        expect(durationMs).toBeGreaterThanOrEqual(needed);
        expect(durationMs).toBeLessThanOrEqual(Math.max(needed, lengthMs));
        const fills = lengthMs - needed <= 310 * (scenes.length - 1);
        if (fills) expect(durationMs).toBe(Math.max(needed, lengthMs));
      }),
    );
  });

  it('plans the planned length again without another change', () => {
    fc.assert(
      fc.property(script, length, (scenes, lengthMs) => {
        const { durationMs } = planScenes(scenes, lengthMs);
        expect(planScenes(scenes, durationMs).durationMs).toBe(durationMs);
      }),
    );
  });

  it('gives spare time to the product, and ends a script of few words early instead of holding price and end card', () => {
    const scenes = (['hook', 'intro', 'benefit', 'offer', 'call_to_action'] as const).map((role) => ({
      role,
      durationMs: 1400,
    }));
    for (const moments of [[], listBeats(500)]) {
      const plan = planScenes(scenes, 20_000, moments);
      const lengths = plan.scenes.map(({ startMs, endMs }) => endMs - startMs);
      const [hook = 0, intro = 0, benefit = 0, offer = 0, end = 0] = lengths;
      expect(plan.durationMs).toBeLessThan(14_500);
      for (const shown of [hook, intro, benefit]) expect(shown).toBeGreaterThanOrEqual(2400);
      expect(offer).toBeLessThanOrEqual(2100);
      expect(end).toBeLessThanOrEqual(3000);
    }
  });

  it('starts every line soon after its cut, however long its scene is', () => {
    fc.assert(
      fc.property(script, length, fc.option(beats), (scenes, lengthMs, beatMs) => {
        const { scenes: plans } = planScenes(scenes, lengthMs, beatMs === null ? [] : listBeats(beatMs));
        for (const { startMs, voiceStartMs } of plans) expect(voiceStartMs - startMs).toBeLessThanOrEqual(421);
      }),
    );
  });

  it('leaves the end card long enough to read, and continues after the last word', () => {
    fc.assert(
      fc.property(script, length, (scenes, lengthMs) => {
        fc.pre(scenes.length > 1);
        const { scenes: plans, durationMs } = planScenes(scenes, lengthMs);
        const last = plans.at(-1);
        expect(durationMs - (last?.startMs ?? 0)).toBeGreaterThanOrEqual(2399);
        expect(durationMs - (last?.voiceStartMs ?? 0) - (scenes.at(-1)?.durationMs ?? 0)).toBeGreaterThanOrEqual(899);
      }),
    );
  });

  it('puts every cut on a beat if the voices leave one, and lengthens the pause before the price', () => {
    const scenes = [2300, 1900, 2500, 1700, 2000].map((durationMs, index) => ({
      role: index === 3 ? ('offer' as const) : ('benefit' as const),
      durationMs,
    }));
    const { scenes: plans } = planScenes(scenes, 15_000, listBeats(500));
    expect(plans.slice(1).map(({ startMs }) => startMs % 500)).toEqual([0, 0, 0, 0]);
    const plain = planScenes(scenes, 14_000, listBeats(20)).scenes;
    const gaps = plain.slice(1).map((plan, index) => {
      const before = plain[index];
      return plan.voiceStartMs - (before?.voiceStartMs ?? 0) - (scenes[index]?.durationMs ?? 0);
    });
    expect(Math.max(...gaps)).toBe(gaps[2]);
  });

  it("shows a scene for exactly the user's duration, with and without music", () => {
    const scenes = [2300, 3920, 2500, 2000].map((durationMs, index) => ({
      role: 'benefit' as const,
      durationMs,
      ...(index === 1 && { isTimed: true }),
    }));
    for (const moments of [[], listBeats(470), listBeats(620)]) {
      const timed = planScenes(scenes, 15_000, moments).scenes[1];
      expect((timed?.endMs ?? 0) - (timed?.startMs ?? 0)).toBeCloseTo(4000, 6);
    }
  });

  it('returns undefined if the voices leave no moment enough space', () => {
    const scenes = [2000, 2000].map((durationMs) => ({ role: 'benefit' as const, durationMs }));
    const plan = planScenes(scenes, 8000, [{ atMs: 1000, penalty: 0 }]);
    expect(plan.cost).toBe(Number.POSITIVE_INFINITY);
    expect(plan.scenes).toHaveLength(2);
  });
});
