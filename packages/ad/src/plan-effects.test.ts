import { EFFECT_IDS, type SceneRole } from '@reelwright/contracts';
import { checkDocument, msToTicks } from '@reelwright/timeline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEffectTracks } from './effect-tracks.ts';
import type { EffectCharacter } from './list-effects.ts';
import { type EffectScene, type EffectSound, chooseEffects, listChosenEffects, planEffects } from './plan-effects.ts';

const CHARACTERS = ['bold', 'soft', 'playful', 'tech'] as const;
const FRAME = msToTicks(1000 / 30);
/** Every effect lasts a second, starts at 20 ms and is loudest at 400 ms. */
const EFFECTS: EffectSound[] = EFFECT_IDS.map((id) => ({
  id,
  durationTicks: msToTicks(1000),
  onsetTicks: msToTicks(20),
  peakTicks: msToTicks(400),
}));
const ROLES: SceneRole[] = ['hook', 'problem', 'intro', 'benefit', 'detail', 'offer', 'call_to_action'];

function scenesOf(roles: readonly SceneRole[], lengthMs = 2500): EffectScene[] {
  return roles.map((role, index) => {
    const startMs = index * lengthMs;
    return {
      startTicks: msToTicks(startMs),
      endTicks: msToTicks(startMs + lengthMs),
      role,
      cutTicks: [msToTicks(startMs + 700), msToTicks(startMs + 1600)],
      accentTicks: [msToTicks(startMs + 1150)],
    };
  });
}

interface Wish {
  seed?: number;
  hasPrice?: boolean;
  character?: EffectCharacter;
}

const plan = ({ seed = 1, hasPrice = true, character = 'bold' }: Wish = {}) =>
  planEffects({ scenes: scenesOf(ROLES), seed, character, hasPrice, effects: EFFECTS });
const heardAt = (use: string, planned: ReturnType<typeof plan>) =>
  planned.filter((each) => each.use === use).map(({ atTicks }) => atTicks);

describe('planEffects', () => {
  it('starts with a stroke at once', () => {
    for (const character of CHARACTERS)
      expect(plan({ character })[0]).toMatchObject({ use: 'opener', startTicks: 0, trimTicks: msToTicks(20) });
  });

  it('is loudest on every cut between scenes, to the frame', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const planned = plan({ seed });
      for (const { startTicks } of scenesOf(ROLES).slice(1)) {
        const near = planned.filter(({ startTicks: from, trimTicks, use }) => {
          const arrivesAt = ['sweep', 'lift', 'riser'].includes(use) ? msToTicks(400) : msToTicks(20);
          return Math.abs(from - trimTicks + arrivesAt - startTicks) <= FRAME;
        });
        expect(near.length).toBeGreaterThan(0);
      }
    }
  });

  it('rises to the price and strikes on it, only if there is a price', () => {
    const priceTicks = msToTicks(5 * 2500);
    const planned = plan();
    expect(heardAt('riser', planned)).toEqual([priceTicks]);
    expect(heardAt('price', planned)).toEqual([priceTicks]);
    expect(heardAt('price', plan({ hasPrice: false }))).toEqual([]);
    const shown = planEffects({
      scenes: scenesOf(ROLES),
      seed: 1,
      character: 'bold',
      hasPrice: true,
      priceTicks: priceTicks + msToTicks(900),
      effects: EFFECTS,
    });
    expect(heardAt('price', shown)).toEqual([priceTicks + msToTicks(900)]);
  });

  it('strikes on the cut if the price appears just after it', () => {
    const scenes = scenesOf(ROLES);
    const cutTicks = msToTicks(5 * 2500);
    const priceTicks = cutTicks + msToTicks(250);
    const planned = planEffects({ scenes, seed: 1, character: 'bold', hasPrice: true, priceTicks, effects: EFFECTS });
    expect(heardAt('price', planned)).toEqual([cutTicks]);
  });

  it('closes with a sting on the end card, or on the final chord if its time is known', () => {
    expect(heardAt('sting', plan())).toEqual([msToTicks(6 * 2500)]);
    const scenes = scenesOf(ROLES);
    const endingTicks = msToTicks(6 * 2500 + 1200);
    const planned = planEffects({ scenes, seed: 1, character: 'soft', hasPrice: true, endingTicks, effects: EFFECTS });
    expect(heardAt('sting', planned)).toEqual([endingTicks]);
  });

  it('stresses some changes within scenes, and repeats no effect in a row', () => {
    let inner = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      for (const character of CHARACTERS) {
        const planned = plan({ seed, character }).toSorted((one, other) => one.atTicks - other.atTicks);
        inner += planned.filter(({ use }) => use === 'inner').length;
        for (const [index, { effect }] of planned.slice(1).entries()) expect(planned[index]?.effect).not.toBe(effect);
      }
    }
    const changes = 40 * CHARACTERS.length * ROLES.length * 2;
    expect(inner).toBeGreaterThan(changes * 0.1);
    expect(inner).toBeLessThan(changes * 0.7);
  });

  it('is the same for the same seed, differs for others, and uses every effect of the library over all ads', () => {
    expect(plan({ seed: 5 })).toEqual(plan({ seed: 5 }));
    const kits = CHARACTERS.flatMap((character) =>
      Array.from({ length: 40 }, (_none, seed) => listChosenEffects(chooseEffects({ character, seed }))),
    );
    expect(new Set(kits.flat())).toEqual(new Set(EFFECT_IDS));
    expect(new Set(kits.map((kit) => kit.join(' '))).size).toBeGreaterThan(30);
  });

  it("uses only the ad's own effects, and skips a missing one", () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const made = new Set(listChosenEffects(chooseEffects({ character: 'tech', seed })));
      for (const { effect } of plan({ seed, character: 'tech' })) expect(made.has(effect)).toBe(true);
    }
    expect(planEffects({ scenes: scenesOf(ROLES), seed: 1, character: 'bold', hasPrice: true, effects: [] })).toEqual(
      [],
    );
  });
});

describe('the effect tracks', () => {
  const scene = fc.record({ role: fc.constantFrom(...ROLES), lengthMs: fc.integer({ min: 600, max: 5000 }) });

  it('are at most two, whose clips never overlap, and stay within the ad', () => {
    fc.assert(
      fc.property(fc.array(scene, { minLength: 1, maxLength: 14 }), fc.nat(), (drawn, seed) => {
        let clock = 0;
        const scenes = drawn.map(({ role, lengthMs }): EffectScene => {
          const startTicks = msToTicks(clock);
          clock += lengthMs;
          return { startTicks, endTicks: msToTicks(clock), role, cutTicks: [startTicks + msToTicks(400)] };
        });
        const planned = planEffects({ scenes, seed, character: 'playful', hasPrice: true, effects: EFFECTS });
        const tracks = buildEffectTracks(planned, () => ({}));
        expect(tracks.length).toBeLessThanOrEqual(2);
        const duration = msToTicks(clock);
        const media = Object.fromEntries(
          EFFECT_IDS.map((id) => [`effect-${id}`, { kind: 'audio' as const, key: id, duration: msToTicks(1000) }]),
        );
        expect(
          checkDocument({
            version: 3,
            canvas: { width: 16, height: 16, background: '#000000' },
            frameRate: { num: 30, den: 1 },
            duration,
            media,
            script: [],
            tracks,
            audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 9 },
          }),
        ).toEqual([]);
      }),
    );
  });

  it('let the price and the final chord sound, whatever else plays', () => {
    const clips = buildEffectTracks(plan(), () => ({})).flatMap((track) => track.clips);
    const planned = plan();
    for (const use of ['opener', 'price', 'sting']) {
      const wanted = planned.find((each) => each.use === use);
      const clip = clips.find(({ start }) => start === wanted?.startTicks);
      expect((clip?.start ?? 0) + (clip?.duration ?? 0)).toBeGreaterThan((wanted?.atTicks ?? 0) + msToTicks(100));
    }
  });
});
