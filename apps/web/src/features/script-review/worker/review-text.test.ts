import { createClaimChecker } from '@reelwright/claims';
import { expect, it } from 'vitest';
import { splitByRemarks } from '../model/split-by-remarks.ts';
import { reviewText } from './review-text.ts';

const checker = createClaimChecker({ name: 'Mug', price: 12, currency: 'USD' });
const options = { checker, platforms: ['tiktok', 'meta', 'google'], language: 'en' } as const;

it('marks what the product does not say while it is typed, and leaves the rest alone', () => {
  const text = 'A mug for $12, the best mug ever.';
  const remarks = reviewText(text, options);
  expect(remarks.map(({ severity }) => severity)).toEqual(['claim', 'advise']);
  const parts = splitByRemarks(text, remarks);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.find(({ severity }) => severity === 'claim')?.text).toContain('best');
});

it('names what is forbidden first, with where that can be read', () => {
  const [first] = reviewText('Only 3 left. It cures cancer!', { ...options, checker: undefined });
  expect(first).toMatchObject({ severity: 'block', text: 'cures cancer' });
  expect(first?.source).toMatch(/^https:/);
});

it('has nothing to say on an empty text', () => {
  expect(reviewText('', options)).toEqual([]);
  expect(splitByRemarks('', [])).toEqual([]);
});
