import { describe, expect, it } from 'vitest';
import { toPseudo } from './pseudo-locale.ts';

describe('toPseudo', () => {
  it('marks, accents and lengthens a text', () => {
    expect(toPseudo('Sign in')).toBe('⟦Šîğñ îñ ····⟧');
  });

  it('keeps tags whole, and marks each text that the page shows between them', () => {
    expect(toPseudo('see <1>the list</1>')).toMatch(/^⟦šéé ⟧<1>⟦ţhé ļîšţ⟧<\/1>⟦ ·+⟧$/u);
  });

  it('lengthens a nested text only once', () => {
    expect(toPseudo(`${toPseudo('Sign')} now`)).toBe('⟦Šîğñ ·· ñôw ··⟧');
  });
});
