import { EFFECT_IDS } from '@reelwright/contracts';
import { describe, expect, it } from 'vitest';
import { truePeakOf } from '../play/limiter.ts';
import { measureLoudness } from '../play/loudness.ts';
import { SAMPLE_RATE } from '../play/sound.ts';
import { playEffect } from './play-effect.ts';

describe.each(EFFECT_IDS)('the effect %s', (id) => {
  const { left, right } = playEffect(id);

  it('is short, audible, and does not clip', () => {
    expect(left.length / SAMPLE_RATE).toBeLessThanOrEqual(2.5);
    expect(20 * Math.log10(truePeakOf(left, right))).toBeLessThan(-1);
    const padded = [left, right].map((channel) => {
      const longer = new Float32Array(Math.max(channel.length, SAMPLE_RATE * 0.4));
      longer.set(channel);
      return longer;
    });
    const loudness = measureLoudness(padded);
    // Very short effects are as loud as their peak allows; the rest are alike.
    expect(loudness).toBeLessThan(-15.5);
    expect(loudness).toBeGreaterThan(left.length < SAMPLE_RATE * 0.5 ? -27 : -20);
  });

  it('starts and ends in silence', () => {
    for (const channel of [left, right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(1e-3);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(1e-3);
    }
  });

  it('is the same on every call', () => {
    expect(playEffect(id).left).toEqual(left);
  });
});

it('no two effects sound alike', () => {
  const prints = EFFECT_IDS.map((id) => {
    const { left } = playEffect(id);
    let crossings = 0;
    let energy = 0;
    for (let index = 1; index < left.length; index += 1) {
      if (Math.sign(left[index] ?? 0) !== Math.sign(left[index - 1] ?? 0)) crossings += 1;
      energy += (left[index] ?? 0) ** 2;
    }
    return `${left.length} ${crossings} ${energy.toFixed(3)}`;
  });
  expect(new Set(prints).size).toBe(EFFECT_IDS.length);
});
