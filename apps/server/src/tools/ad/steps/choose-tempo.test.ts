import { chooseTempo, planForm, shortestAdMs, type SpokenScene } from '@reelwright/ad';
import { MOODS, MUSIC_RECIPES, type SceneRole } from '@reelwright/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmbeddedMusicEngine } from '#src/engines/music/embedded/embedded-music-engine.ts';

const FRAME_MS = 1000 / 30;
const { listTempos } = createEmbeddedMusicEngine();

const MIDDLE: SceneRole[] = ['problem', 'intro', 'benefit', 'detail', 'benefit', 'benefit', 'detail'];
/** A script of the length that it was written for: its lines are spoken to fit, with more or less air. */
const script = fc
  .record({
    lengthMs: fc.constantFrom(15_000, 22_700, 30_000, 41_300, 60_000),
    weights: fc.array(fc.double({ min: 0.5, max: 1.6, noNaN: true }), { minLength: 5, maxLength: 7 }),
    filled: fc.double({ min: 0.9, max: 1, noNaN: true }),
    hasOffer: fc.boolean(),
  })
  .map(({ lengthMs, weights, filled, hasOffer }) => {
    const lines = Math.round((weights.length * lengthMs) / 15_000);
    const shares = Array.from({ length: lines }, (_none, index) => weights[index % weights.length] ?? 1);
    const silentMs = shortestAdMs(shares.map(() => ({ role: 'benefit', durationMs: 0 })));
    const sum = shares.reduce((total, share) => total + share, 0);
    const scenes = shares.map(
      (share, index): SpokenScene => ({
        role: roleAt(index, lines, hasOffer),
        durationMs: Math.round((share / sum) * (lengthMs - silentMs + 2000) * filled),
      }),
    );
    return { scenes, lengthMs: Math.max(lengthMs, shortestAdMs(scenes)) };
  });

function roleAt(index: number, lines: number, hasOffer: boolean): SceneRole {
  if (index === 0) return 'hook';
  if (index === lines - 1) return 'call_to_action';
  if (hasOffer && index === lines - 2) return 'offer';
  return MIDDLE[index % MIDDLE.length] ?? 'benefit';
}

describe('chooseTempo', () => {
  it('puts every cut of any script on a beat of its music, or halfway between two, within one frame', () => {
    let [onBeat, cuts] = [0, 0];
    fc.assert(
      fc.property(script, fc.constantFrom(...MOODS), fc.nat(1000), ({ scenes, lengthMs }, mood, seed) => {
        const choice = listTempos({ mood, seed });
        const plan = chooseTempo(scenes, lengthMs, choice);
        const beatMs = 60_000 / plan.tempoBpm;
        const pulses = choice.pulsesPerBeat === 2 && beatMs >= 640 ? 4 : choice.pulsesPerBeat;
        for (const { startMs } of plan.scenes.slice(1)) {
          const away = (periodMs: number) => Math.abs(startMs - Math.round(startMs / periodMs) * periodMs);
          expect(away(beatMs / pulses)).toBeLessThanOrEqual(FRAME_MS);
          cuts += 1;
          if (away(beatMs) <= FRAME_MS) onBeat += 1;
        }
      }),
      { numRuns: 150 },
    );
    expect(onBeat / cuts).toBeGreaterThan(0.75);
  });

  it('lengthens no pause by more than half a second', () => {
    fc.assert(
      fc.property(script, fc.constantFrom(...MOODS), ({ scenes, lengthMs }, mood) => {
        const { scenes: plans } = chooseTempo(scenes, lengthMs, listTempos({ mood, seed: 1 }));
        for (const [index, plan] of plans.slice(1).entries()) {
          const endMs = (plans[index]?.voiceStartMs ?? 0) + (scenes[index]?.durationMs ?? 0);
          expect(plan.voiceStartMs - endMs).toBeLessThan(1050);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a named piece within 6 % of its tempo', () => {
    for (const { mood, tempoBpm, seed } of MUSIC_RECIPES)
      for (const { bpm } of listTempos({ mood, seed, tempoBpm }).tempos)
        expect(Math.abs(bpm / tempoBpm - 1)).toBeLessThanOrEqual(0.0601);
  });
});

describe('the form of the music', () => {
  const plansOf = (count: number) =>
    Array.from({ length: count }, (_none, index) => ({
      startMs: index * 3000,
      endMs: (index + 1) * 3000,
      voiceStartMs: index * 3000 + 100,
    }));
  const scenesOf = (...roles: SceneRole[]) => roles.map((role) => ({ role, durationMs: 1500 }));

  it('lifts at the first scene that answers, peaks at the price, and ends on the end card', () => {
    const scenes = scenesOf('hook', 'problem', 'intro', 'benefit', 'offer', 'call_to_action');
    expect(planForm(scenes, plansOf(6))).toEqual({ liftMs: 6000, climaxMs: 12_000, endingMs: 16_600 });
  });

  it('ends after the last word, not under it, in an ad without spare time', () => {
    const [hook, end] = [
      { startMs: 0, endMs: 6000, voiceStartMs: 200 },
      { startMs: 6000, endMs: 9000, voiceStartMs: 6100 },
    ];
    const spoken = [
      { role: 'hook' as const, durationMs: 5500 },
      { role: 'call_to_action' as const, durationMs: 2000 },
    ];
    expect(planForm(spoken, [hook, end])).toMatchObject({ endingMs: 8100 });
  });

  it('peaks at the end card if there is no offer', () => {
    expect(planForm(scenesOf('hook', 'benefit', 'call_to_action'), plansOf(3))).toMatchObject({
      liftMs: 3000,
      climaxMs: 6000,
    });
  });
});
