import { describe, expect, it } from 'vitest';
import { toPseudo } from './pseudo-locale.ts';

describe('toPseudo', () => {
  it('marks, accents and lengthens a text', () => {
    expect(toPseudo('Sign in')).toBe('⟦Šîğñ îñ ····⟧');
  });

  it('keeps tags whole', () => {
    expect(toPseudo('see <1>the list</1>')).toContain('<1>ţhé ļîšţ</1>');
  });

  it('lengthens a nested text only once', () => {
    expect(toPseudo(`${toPseudo('Sign')} now`)).toBe('⟦Šîğñ ·· ñôw ··⟧');
  });
});
