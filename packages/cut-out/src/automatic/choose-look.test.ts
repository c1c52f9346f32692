import { describe, expect, test } from 'vitest';
import { chooseLook, findDoubt } from './choose-look.ts';
import type { WhiteLook } from './cut-out-white.ts';

/** A look that finds a share of the image; no edge is along a share of its outline. */
const look = (area: number, unsure: number, isCertain = unsure <= 0.04): WhiteLook => ({
  mask: new Uint8Array(1),
  facts: { cutBy: [], background: 'light' },
  evidence: { area, unsure, leftover: unsure, steps: 0, bitten: 0, rims: 0, floor: 0 },
  isCertain,
});

describe('a cut-out before white', () => {
  test('is certain where a closer look finds the same', () => {
    expect(chooseLook({ first: look(0.4, 0.03), closer: [look(0.401, 0.02)] })?.isConfirmed).toBe(true);
  });

  test('is shown to a person where most closer looks are not certain of the same outline', () => {
    const closer = [look(0.61, 0.16), look(0.68, 0.05), look(0.682, 0.05), look(0.677, 0.03)];
    expect(chooseLook({ first: look(0.672, 0.037), closer })?.isConfirmed).toBe(false);
  });

  test('stays certain all the same where its outline is sharp all around', () => {
    const closer = [look(0.43, 0.18), look(0.41, 0.12), look(0.404, 0.1), look(0.396, 0.014)];
    expect(chooseLook({ first: look(0.391, 0), closer })?.isConfirmed).toBe(true);
  });

  test('is shown to a person where closer looks find more and less, however sharp each outline is', () => {
    const closer = [look(0.137, 0.009), look(0.111, 0.003)];
    expect(chooseLook({ first: look(0.127, 0.006), closer })?.isConfirmed).toBe(false);
    expect(chooseLook({ first: look(0.127, 0.006), closer: [look(0.15, 0.009), look(0.127, 0)] })?.isConfirmed).toBe(
      true,
    );
  });

  test('is shown to a person where a certain look lacks what one that may touch a shadow finds', () => {
    const first: WhiteLook = { ...look(0.21, 0.09), evidence: { ...look(0.21, 0.09).evidence, leftover: 0.09 } };
    expect(chooseLook({ first, closer: [look(0.17, 0)] })).toEqual({ look: first, isConfirmed: false });
    const closer = [look(0.17, 0), look(0.171, 0)];
    expect(chooseLook({ first, closer })).toEqual({ look: closer[1], isConfirmed: false });
  });

  test('is doubted where no look finds an edge along a good part of its outline', () => {
    const least = look(0.555, 0.1);
    expect(findDoubt({ first: look(0.526, 0.17), closer: [least, look(0.53, 0.15)] })).toBe(least);
    expect(findDoubt({ first: look(0.526, 0.17), closer: [look(0.555, 0.03)] })).toBeUndefined();
    expect(findDoubt({ first: undefined, closer: [] })).toBeUndefined();
  });
});
