import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number, language = 'en') =>
  formatAgo(new Date(now.getTime() - seconds * 1000), { now, language });

it('formats the age in the largest whole unit', () => {
  expect(ago(20)).toBe('just now');
  expect(ago(90)).toBe('1 minute ago');
  expect(ago(3 * 3600 + 1800)).toBe('3 hours ago');
  expect(ago(86_400)).toBe('yesterday');
  expect(ago(3 * 86_400, 'zh-CN')).toBe('3天前');
});

it('formats a time over a week ago as a date, and a time in the future as just now', () => {
  expect(ago(8 * 86_400)).toBe('Nov 12, 2026');
  expect(ago(-50)).toBe('just now');
});
