import { describe, expect, it } from 'vitest';
import { SUCCESS_CODES } from './envelope.ts';
import { ERRORS } from './errors.ts';
import { MESSAGES, formatMessage } from './messages.ts';

describe('the list of errors', () => {
  const rows = Object.entries(ERRORS);

  it('gives each error a unique code that is no success', () => {
    const codes = rows.map(([, { code }]) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(SUCCESS_CODES).not.toContain(code);
  });

  it('keeps the codes that clients depend on', () => {
    expect(ERRORS.SESSION_ENDED.code).toBe(-202);
    expect(ERRORS.PLAN_REQUIRED.code).toBe(-105);
    expect(ERRORS.EXCHANGE_CODE_MISSING.code).toBe(-118);
    expect(ERRORS.AVATAR_PICTURE_CLARITY.code).toBe(-3023);
    expect(ERRORS.AVATAR_PICTURE_FACE.code).toBe(-3024);
  });

  it.each(rows)('%s has a message in both languages', (_name, { message }) => {
    expect(MESSAGES[message].en).not.toBe('');
    expect(MESSAGES[message]['zh-CN']).toMatch(/\p{Script=Han}/u);
  });
});

describe('formatMessage', () => {
  it('fills in the named values', () => {
    expect(formatMessage('not_enough_credits', 'en', { needed: 10, balance: 3 })).toBe(
      'Not enough credits: this needs 10, and 3 are left.',
    );
  });

  it('keeps a placeholder that has no value', () => {
    expect(formatMessage('too_many_requests', 'en')).toContain('{seconds}');
  });
});
