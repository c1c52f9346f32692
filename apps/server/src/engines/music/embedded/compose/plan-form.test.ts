import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planForm } from './plan-form.ts';
import type { BarPlan } from './plan-time.ts';

const barsOf = (count: number): BarPlan[] =>
  Array.from({ length: count }, (_none, bar) => ({ beat: bar * 4, beats: 4, isCut: false }));

describe('the form of a piece with required changes', () => {
  it('covers every bar once, whatever the changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(60), fc.nat(60), (count, one, other) => {
        const [lift, climax] = [one % count, other % count].sort((first, second) => first - second);
        const turns = { ...(lift ? { lift } : {}), ...(climax ? { climax } : {}) };
        const sections = planForm(barsOf(count), turns);
        expect(sections[0]?.first).toBe(0);
        expect(sections.at(-1)?.end).toBe(count);
        for (const [index, { first, end }] of sections.entries()) {
          expect(end).toBeGreaterThan(first);
          if (index > 0) expect(first).toBe(sections[index - 1]?.end);
        }
      }),
    );
  });

  it('builds up to the lift, pauses before the climax, and is loudest from there on', () => {
    const sections = planForm(barsOf(16), { lift: 3, climax: 12 });
    expect(sections.find(({ first }) => first === 3)).toMatchObject({ kind: 'chorus', strength: 4 });
    expect(Math.max(...sections.filter(({ end }) => end <= 3).map(({ strength }) => strength))).toBeLessThan(4);
    expect(sections.find(({ end }) => end === 12)).toMatchObject({ kind: 'break', strength: 1 });
    expect(sections.at(-1)).toMatchObject({ kind: 'chorus', strength: 5, first: 12, end: 16 });
  });

  it('drops and rises again if the climax comes late', () => {
    const sections = planForm(barsOf(36), { lift: 3, climax: 30 });
    const between = sections.filter(({ first, end }) => first >= 3 && end <= 29);
    expect(new Set(between.map(({ strength }) => strength))).toEqual(new Set([3, 4]));
  });
});
