import { describe, expect, it, test } from 'vitest';
import {
  ACCOUNT_LIMITS,
  ADS_LIBRARY_FREE_PLAYS,
  EMAIL_CHANGE_LIMITS,
  FLAGGED_COUNTRIES,
  PASSWORD_LIMITS,
  SESSION_LIMITS,
  STORAGE_KEYS,
  TIMINGS_MS,
  VERIFICATION_CODE_LIMITS,
  VISITED_PATHS_KEPT,
} from './limits.ts';
import { AD_NEED_CONTACTS, AD_NEED_QUESTIONS, FIRST_LOGIN_QUESTIONS } from './surveys.ts';
import { toUiLanguage, UI_LANGUAGES } from './languages.ts';
import { FREE_VIP_LEVEL, USER_TYPE_IDS, USER_TYPES, userGroupOf } from './user-types.ts';

describe('the constants of accounts', () => {
  test('a password has at least 6 characters', () => {
    expect(PASSWORD_LIMITS.minLength).toBe(6);
  });

  test('a code lives for 10 minutes, has 5 tries, and can be sent again after 60 seconds', () => {
    expect(VERIFICATION_CODE_LIMITS).toMatchObject({ validMinutes: 10, maxTries: 5, resendAfterS: 60 });
    expect(EMAIL_CHANGE_LIMITS).toMatchObject({ minutes: 10, tries: 5, resendS: 60 });
  });

  test('ids of device and visitor live for 10 years and have 16 characters, a token lives for 7 days', () => {
    expect(SESSION_LIMITS).toMatchObject({ deviceIdYears: 10, randomIdLength: 16, tokenDays: 7 });
  });

  test('an account is deleted after 7 days', () => {
    expect(ACCOUNT_LIMITS.deletionDays).toBe(7);
  });

  test('seven countries are flagged', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(FLAGGED_COUNTRIES.map((code) => names.of(code))).toEqual([
      'India',
      'Vietnam',
      'Indonesia',
      'Philippines',
      'Brazil',
      'Pakistan',
      'Thailand',
    ]);
  });

  test('a call ends after 120,000 ms, a toast after 3000, the chat stops after 5100', () => {
    expect(TIMINGS_MS).toMatchObject({ requestTimeout: 120_000, toast: 3000, chatShutdownDelay: 5100 });
  });

  test('five paths and five free plays are kept, under the keys of the specification', () => {
    expect([VISITED_PATHS_KEPT, ADS_LIBRARY_FREE_PLAYS]).toEqual([5, 5]);
    expect(STORAGE_KEYS).toEqual({ lang: 'lang', inviteCode: 'inviteCode', visitedPaths: 'userHistoryPath' });
  });
});

describe('the types of users', () => {
  it('are free 1, guest 5, personal 11 to 14 and business 21 to 24', () => {
    expect(USER_TYPES).toEqual({ free: 1, guest: 5, personal: [11, 12, 13, 14], business: [21, 22, 23, 24] });
    expect(USER_TYPE_IDS.map((type) => userGroupOf(type))).toEqual([
      'free',
      'guest',
      ...Array<string>(4).fill('personal'),
      ...Array<string>(4).fill('business'),
    ]);
    expect(FREE_VIP_LEVEL).toBe(1);
  });
});

test('the languages are English and Simplified Chinese; anything else is English', () => {
  expect(UI_LANGUAGES).toEqual(['en', 'zh-CN']);
  expect(['zh-CN', 'zh', 'en', 'fr', '', null].map((language) => toUiLanguage(language))).toEqual([
    'zh-CN',
    'zh-CN',
    'en',
    'en',
    'en',
    'en',
  ]);
});

test('the surveys ask everything that the specification lists', () => {
  expect([...FIRST_LOGIN_QUESTIONS, ...AD_NEED_QUESTIONS, ...AD_NEED_CONTACTS].toSorted()).toEqual(
    [
      'user_type',
      'ad_volume',
      'monthly_budget',
      'main_ad_type',
      'platforms',
      'heard_from',
      'position',
      'services',
      'phone',
      'name',
      'work_email',
      'website',
    ].toSorted(),
  );
});
