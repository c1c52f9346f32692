import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import { keepOnePerSpan, mergeMarks } from './merge-marks.ts';

const mark = (start: number, end: number, rank = 0) => ({ start, end, rank });
const keep = (...marks: ReturnType<typeof mark>[]) => keepOnePerSpan(marks, ({ rank }) => rank);

describe('one mark per span', () => {
  it('keeps the most severe of overlapping marks, whatever its length', () => {
    expect(keep(mark(0, 20, 1), mark(4, 8, 0))).toEqual([mark(4, 8, 0)]);
  });

  it('keeps the longest of equally severe marks, and the first of equals', () => {
    expect(keep(mark(2, 6), mark(0, 10), mark(5, 12))).toEqual([mark(0, 10)]);
    const [one, other] = [mark(0, 4), mark(0, 4)];
    expect(keepOnePerSpan([one, other], () => 0)[0]).toBe(one);
  });

  it('keeps adjacent marks, in the order of the line', () => {
    expect(keep(mark(5, 9), mark(0, 5), mark(9, 12, 3))).toEqual([mark(0, 5), mark(5, 9), mark(9, 12, 3)]);
  });

  it('keeps a short mark if the long one that overlapped it was dropped', () => {
    expect(keep(mark(0, 4, 0), mark(2, 12, 1), mark(8, 12, 2))).toEqual([mark(0, 4, 0), mark(8, 12, 2)]);
  });
});

describe('claims and findings of one line', () => {
  const claim = (start: number, end: number, isSupported: boolean) => ({ start, end, is_supported: isSupported });
  const finding = (start: number, end: number, severity: 'block' | 'advise') => ({ start, end, severity });

  it('show forbidden words, then unproven ones, then advice, then proven ones', () => {
    expect(mergeMarks([claim(0, 9, false)], [finding(2, 5, 'block')])).toEqual({
      claims: [],
      findings: [finding(2, 5, 'block')],
    });
    expect(mergeMarks([claim(2, 5, false)], [finding(0, 9, 'advise')])).toEqual({
      claims: [claim(2, 5, false)],
      findings: [],
    });
    expect(mergeMarks([claim(0, 9, true)], [finding(2, 5, 'advise')]).claims).toEqual([]);
  });

  it('both stay if they do not overlap', () => {
    const apart = mergeMarks([claim(0, 4, true)], [finding(4, 9, 'block')]);
    expect([apart.claims.length, apart.findings.length]).toEqual([1, 1]);
  });
});

it.each([
  'Vets everywhere swear by it, and it cures back pain.',
  '"The best" cream for eczema, clinically proven, now $5 and free!',
  '兽医一致推荐，根治湿疹，全国第一，限时免费。',
])('do not overlap in "%s"', (line) => {
  const marks = checkClaims({ name: 'Mug' }, line);
  expect(marks.length).toBeGreaterThan(0);
  for (const [index, { start }] of marks.entries())
    if (index > 0) expect(start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
});
