import { createClaimChecker } from '@reelwright/claims';
import { expect, it } from 'vitest';
import { splitByRemarks } from '../model/split-by-remarks.ts';
import { reviewText } from './review-text.ts';

const checker = createClaimChecker({ name: 'Mug', price: 12, currency: 'USD' });
const options = { checker, platforms: ['tiktok', 'meta', 'google'], language: 'en' } as const;

it("marks only claims that the product's data does not support", () => {
  const text = 'A mug for $12, the best mug ever.';
  const parts = splitByRemarks(text, reviewText(text, options));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.find(({ severity }) => severity === 'claim')?.text).toContain('best');
});

it('marks words once, with every reason', () => {
  const text = 'Lose 10 kg in 2 weeks with the best mug ever, risk free!';
  const remarks = reviewText(text, options);
  const marks = splitByRemarks(text, remarks).filter(({ severity }) => severity !== null);
  expect(marks).toEqual([
    { text: 'Lose 10 kg in 2 weeks', severity: 'block' },
    { text: 'the best mug ever', severity: 'claim' },
    { text: 'risk free', severity: 'claim' },
  ]);
  expect(remarks.map((each) => each.text)).toEqual(marks.map((each) => each.text));
  const [lost, best] = remarks.map(({ reasons }) => reasons.map(({ message }) => message));
  expect(lost).toEqual([expect.stringContaining('Google'), expect.stringContaining('product data')]);
  expect(best).toHaveLength(2);
});

it('lists forbidden words first, with the source of the rule', () => {
  const [first] = reviewText('Only 3 left. It cures cancer!', { ...options, checker: undefined });
  expect(first).toMatchObject({ severity: 'block', text: 'cures cancer' });
  expect(first?.reasons[0].source).toMatch(/^https:/);
});

it('returns no remarks for an empty text', () => {
  expect(reviewText('', options)).toEqual([]);
  expect(splitByRemarks('', [])).toEqual([]);
});
