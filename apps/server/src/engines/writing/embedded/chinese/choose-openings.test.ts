import { describe, expect, it } from 'vitest';
import type { Hook } from '../draft.ts';
import { plainText } from '../sourced-text.ts';
import { chooseStatements, suitsPitch } from './choose-openings.ts';

const hook = (pattern: string, rest: Partial<Hook> = {}): Hook => ({
  spoken: plainText(pattern),
  onScreen: plainText(''),
  pattern,
  ...rest,
});
const pitch = hook('fact-1', { asksPoint: 0, saysName: false });
const fact = hook('fact-2', { asksPoint: 1, saysName: false });
const named = hook('fact-3', { asksPoint: 2, saysName: true });
const scene = hook('last-1');
const own = [scene, named, fact, pitch];

describe('the openings of a Chinese ad', () => {
  it('are mostly the seller’s first sentence, and never a name with a fact', () => {
    const chosen = chooseStatements(own, { point: 0, canOpen: true, length: 12 });
    expect(chosen.filter((each) => each === pitch).length).toBeGreaterThan(chosen.length / 2);
    expect(chosen).not.toContain(named);
    expect(chosen).not.toContain(scene);
  });

  it('are lines about the kind, too, if the sentence cannot open an ad', () => {
    const chosen = chooseStatements(own, { point: 0, canOpen: false, length: 12 });
    expect(chosen).toContain(scene);
    expect(chosen).not.toContain(pitch);
  });

  it('are a name with a fact only if nothing else is known', () => {
    expect(chooseStatements([named, scene], undefined)).toEqual([scene]);
    expect(chooseStatements([named], undefined)).toEqual([named]);
  });

  it('are the last ones that are left, rather than none', () => {
    const rest = hook('rest-1');
    expect(chooseStatements([rest], { point: 0, canOpen: true, length: 12 })).toEqual([rest]);
    expect(chooseStatements([rest], { point: 0, canOpen: false, length: 12 })).toEqual([rest]);
  });

  it('ask no question in a short ad that has a long sentence to say', () => {
    const long = { point: 0, canOpen: true, length: 24 };
    expect(suitsPitch('pain', long, true)).toBe(false);
    expect(suitsPitch('pain', long, false)).toBe(true);
    expect(suitsPitch('old_way', long, false)).toBe(false);
    expect(suitsPitch('old_way', undefined, true)).toBe(true);
  });
});
