import type { PronunciationRule, UserId } from '@reelwright/contracts';
import { expect, test } from 'vitest';
import { findOutdatedStep } from './find-outdated-step.ts';

const OWNER = 7 as UserId;
const RULE: PronunciationRule = {
  written: 'Lumière',
  spoken: 'loo mee air',
  notation: 'respelling',
  is_case_sensitive: false,
};

/** Asked of a preview that was read by the first rules, by somebody who has the others now. */
const find = (before: readonly PronunciationRule[], now: PronunciationRule[]) =>
  findOutdatedStep(
    { userId: OWNER, results: { write_script: { scripts: [{ language: 'en' }] }, speak: { pronunciations: before } } },
    { findPronunciations: async (userId, language) => (userId === OWNER && language === 'en' ? now : []) },
  );

test('a word that is said in another way since is heard in the next preview', async () => {
  expect(await find([], [RULE])).toBe('speak');
  expect(await find([RULE], [{ ...RULE, spoken: 'lumy air' }])).toBe('speak');
  expect(await find([RULE], [])).toBe('speak');
});

test('with the same words, the voice stays', async () => {
  expect(await find([], [])).toBeUndefined();
  expect(await find([RULE], [{ ...RULE }])).toBeUndefined();
});

test('a preview that nobody has spoken yet has no voice to be outdated', async () => {
  const findPronunciations = async () => [RULE];
  expect(await findOutdatedStep({ userId: OWNER, results: {} }, { findPronunciations })).toBeUndefined();
});
