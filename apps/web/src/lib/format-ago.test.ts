import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number, language = 'en') =>
  formatAgo(new Date(now.getTime() - seconds * 1000), { now, language });

it('says how long ago something was in the largest whole unit', () => {
  expect(ago(20)).toBe('now');
  expect(ago(90)).toBe('1 minute ago');
  expect(ago(3 * 3600 + 1800)).toBe('3 hours ago');
  expect(ago(86_400)).toBe('yesterday');
  expect(ago(3 * 86_400, 'zh-CN')).toBe('3天前');
});

it('tells the date of what lies more than a week back, and takes a clock that runs ahead for now', () => {
  expect(ago(8 * 86_400)).toBe('Nov 12, 2026');
  expect(ago(-50)).toBe('now');
});
