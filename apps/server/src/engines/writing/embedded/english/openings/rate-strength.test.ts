import { expect, test } from 'vitest';
import { readClause } from '../clause/read-clause.ts';
import { rateStrength } from './rate-strength.ts';

const rate = (point: string): number => {
  const reading = readClause(point);
  if (reading === null) throw new Error(`"${point}" is not read`);
  return rateStrength(reading);
};

test('an extreme amount or the end of trouble stops more viewers than a setting', () => {
  const weak = rate('remembers last setting');
  for (const strong of ['40,000 strokes a minute lift plaque', 'clips on in 2 minutes', "waistband doesn't roll"])
    expect(rate(strong)).toBeGreaterThan(weak + 3);
  expect(rate('one refill lasts 30 days')).toBeGreaterThan(rate('one tank lasts 10 minutes'));
});
