import { expect, it } from 'vitest';
import { formatTextQuality } from './text-quality.ts';

it('shows a suite on seen and held-out texts side by side', () => {
  const suite = 'claims, en';
  expect(
    formatTextQuality([
      { suite, texts: 'seen', shares: { precision: { right: 9, of: 10 }, recall: { right: 3, of: 4 } } },
      { suite, texts: 'held-out', shares: { precision: { right: 0, of: 0 } } },
    ]),
  ).toEqual([
    'claims, en: precision    seen  90.0 % (9 of 10)        held-out     - % (0 of 0)      ',
    'claims, en: recall       seen  75.0 % (3 of 4)      ',
  ]);
});
