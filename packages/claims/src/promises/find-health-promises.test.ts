import { describe, expect, it } from 'vitest';
import { createClaimChecker } from '../check-claims.ts';
import { FIRST_BLIND_CHINESE } from '../test-lines/first-blind-chinese.ts';
import { FIRST_BLIND_ENGLISH } from '../test-lines/first-blind-english.ts';
import type { PromiseSet } from '../test-lines/promise-set.ts';
import { SECOND_BLIND_CHINESE } from '../test-lines/second-blind-chinese.ts';
import { SECOND_BLIND_ENGLISH } from '../test-lines/second-blind-english.ts';
import { THIRD_BLIND_CHINESE } from '../test-lines/third-blind-chinese.ts';
import { THIRD_BLIND_ENGLISH } from '../test-lines/third-blind-english.ts';
import { findHealthPromises } from './find-health-promises.ts';

describe('cures and effects on a body', () => {
  it.each([
    ['Cures back pain.', 'cure'],
    ['Our cream cures eczema.', 'cure'],
    ['It treats tendinitis.', 'cure'],
    ['The treatment for shingles that works.', 'cure'],
    ['三个月根治湿疹。', 'cure'],
    ['专治鼻炎。', 'cure'],
    ['Your back pain ends here.', 'effect'],
    ['Elbow aches vanish.', 'effect'],
    ['Pinched nerve? Not after tonight.', 'effect'],
    ['Bursitis has met its match.', 'effect'],
    ['It realigns your spine.', 'effect'],
    ['喝一周肚子小一圈。', 'effect'],
    ['腰疼从此与你无关。', 'effect'],
    ['Chiropractors send their patients to us.', 'authority'],
    ['世界卫生组织认证。', 'authority'],
    ['Quit your job by Christmas.', 'gain'],
    ['躺着也能赚钱。', 'gain'],
  ])('are found in "%s"', (line, kind) => {
    expect(findHealthPromises(line).map((promise) => promise.kind)).toContain(kind);
  });

  it.each([
    'Heals the look of tired walls.',
    'Treat yourself.',
    'Treat your skin to something quiet.',
    'Cures concrete in a day.',
    'A cure for boring outfits.',
    'It takes the pain out of packing.',
    'A pain-free setup.',
    'It does not cure back pain.',
    'Back pain?',
    'Ask your doctor first.',
    'Full of nostalgia, short on diagnosis.',
    '治好你的周一困。',
    '选择困难症的救星。',
    '什么病也治不了。',
    '单调穿搭的解药。',
  ])('are not found in "%s"', (line) => {
    expect(findHealthPromises(line)).toEqual([]);
  });

  it('are supported if the product data mentions the same ailment', () => {
    const checker = createClaimChecker({ name: 'Splint', description: 'A wrist splint for tendinitis.' });
    const [tied] = checker.check('Made for tendinitis.');
    expect(tied).toMatchObject({ kind: 'health', is_supported: true, source: { field: 'description' } });
    expect(checker.check('Made for bursitis.').some(({ is_supported: isSupported }) => !isSupported)).toBe(true);
  });
});

/**
 * Each set was measured once before the rules learned from it. Promises found, and clean lines wrongly marked: first
 * set (with the earlier rules) 30 and 13 of 60 in English, 30 and 10 of 60 in Chinese; second set 34 and 9 of 60, 15
 * and 5 of 60 (earlier rules: 23 and 9); third set 28 and 6 of 40, 22 and 6 of 40 (earlier rules: 16 and 9). The third
 * set's figures are what to expect for unseen lines; the limits below only keep what was learned.
 */
const SETS: readonly (readonly [name: string, sets: readonly PromiseSet[], recall: number, falseAlarms: number])[] = [
  ['the first English set', FIRST_BLIND_ENGLISH, 0.95, 0.12],
  ['the first Chinese set', FIRST_BLIND_CHINESE, 0.95, 0.1],
  ['the second English set', SECOND_BLIND_ENGLISH, 0.9, 0.15],
  ['the second Chinese set', SECOND_BLIND_CHINESE, 0.9, 0.1],
  ['the third English set', THIRD_BLIND_ENGLISH, 0.7, 0.15],
  ['the third Chinese set', THIRD_BLIND_CHINESE, 0.55, 0.15],
];

describe.each(SETS)('%s', (_name, sets, recall, falseAlarms) => {
  const linesOf = (key: 'promised' | 'clean') =>
    sets.flatMap((set) => {
      const checker = createClaimChecker(set.product);
      return set[key].map((line) => ({
        line,
        isMarked: checker.check(line).some(({ is_supported: isSupported }) => !isSupported),
      }));
    });

  it('has its promises marked', () => {
    const lines = linesOf('promised');
    const missed = lines.filter(({ isMarked }) => !isMarked).map(({ line }) => line);
    expect(1 - missed.length / lines.length, missed.join('\n')).toBeGreaterThanOrEqual(recall);
  });

  it('has few clean lines marked', () => {
    const lines = linesOf('clean');
    const marked = lines.filter(({ isMarked }) => isMarked).map(({ line }) => line);
    expect(marked.length / lines.length, marked.join('\n')).toBeLessThanOrEqual(falseAlarms);
  });

  it('has no figure of speech marked as a cure', () => {
    const cured = sets.flatMap(({ clean, product }) =>
      clean.filter(
        (line) =>
          findHealthPromises(line).length > 0 &&
          createClaimChecker(product)
            .check(line)
            .some(({ is_supported: isSupported }) => !isSupported),
      ),
    );
    expect(cured.length / linesOf('clean').length, cured.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
