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
const named = hook('fact-3', { asksPoint: 2, appeal: 3 });
const weaker = hook('fact-4', { asksPoint: 3, appeal: 2 });
const scene = hook('last-1', { appeal: 5.8 });
const fact = hook('fact-1', { asksPoint: 0, appeal: 7 });
const other = hook('fact-2', { asksPoint: 1, appeal: 6 });

describe('the openings of a Chinese ad', () => {
  it('are never a name with a fact while three others are known', () => {
    expect(chooseStatements([named, scene, fact, other])).toEqual([scene, fact, other]);
  });

  it('are filled up with the best names and facts, so that three ads open with three facts', () => {
    expect(chooseStatements([weaker, fact, named, other])).toEqual([fact, other, named]);
    expect(chooseStatements([weaker])).toEqual([weaker]);
  });

  it('ask no question in a short ad that has a long sentence to say', () => {
    const long = { point: 0, canOpen: true, length: 24 };
    expect(suitsPitch('pain', long, true)).toBe(false);
    expect(suitsPitch('pain', long, false)).toBe(true);
    expect(suitsPitch('old_way', long, false)).toBe(false);
    expect(suitsPitch('old_way', undefined, true)).toBe(true);
  });
});
