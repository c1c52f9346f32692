import { describe, expect, it } from 'vitest';
import { AD_PLATFORMS } from '@reelwright/contracts';
import { lintLine } from './lint-line.ts';
import { choosePacks } from './packs/all.ts';

const lint = (text: string, options: Partial<Parameters<typeof lintLine>[1]> = {}) =>
  lintLine(text, { language: 'en', ...options });
const rulesOf = (text: string, options: Partial<Parameters<typeof lintLine>[1]> = {}) => [
  ...new Set(lint(text, options).map(({ pack, rule }) => `${pack}/${rule}`)),
];

describe('the packs', () => {
  const packs = choosePacks(AD_PLATFORMS);

  it('give a reason for each rule, in both languages, with its source', () => {
    for (const { rules, version } of packs) {
      expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
      for (const { reason, source } of rules) {
        expect(reason.en.length).toBeGreaterThan(20);
        expect(reason['zh-CN']).toMatch(/\p{Script=Han}{6}/u);
        expect(source).toMatch(/^https:\/\/[a-z\d.-]+\//);
      }
    }
  });

  it('have patterns that compile and do not match an empty text', () => {
    expect(lint('', { platforms: AD_PLATFORMS })).toEqual([]);
  });
});

describe('rules of law', () => {
  it.each([
    ['It cures diabetes.', 'general/disease_cure'],
    ['三个疗程根治糖尿病。', 'general/disease_cure'],
    ['Earn $5,000 a week from home.', 'general/promised_income'],
    ['投资稳赚不赔。', 'general/promised_income'],
    ['A replica Rolex for you.', 'general/forgeries'],
    ['国家级品质。', 'general/absolute_terms_forbidden'],
  ])('blocks "%s"', (text, rule) => {
    expect(
      lint(text)
        .filter(({ severity }) => severity === 'block')
        .map(({ pack, rule }) => `${pack}/${rule}`),
    ).toContain(rule);
  });

  it.each([
    ['The best lamp on the market.', 'general/absolute_terms'],
    ['Get a free gift today.', 'general/free_without_terms'],
    ['From just $19.', 'general/price_without_terms'],
    ['Only 3 left!', 'general/false_urgency'],
    ['BUY NOW, SAVE BIG', 'general/capitals'],
    ['Wow!!!', 'general/marks'],
    ['限时特惠，手慢无。', 'general/false_urgency'],
    ['免费领取。', 'general/free_without_terms'],
  ])('advises on "%s" without blocking it', (text, rule) => {
    const findings = lint(text);
    expect(findings.map(({ pack, rule }) => `${pack}/${rule}`)).toContain(rule);
    expect(findings.every(({ severity }) => severity === 'advise')).toBe(true);
  });

  it('ask for the former price of a discount only if it is missing', () => {
    expect(rulesOf('Now 30% off.', { hasFormerPrice: false })).toContain('general/former_price_unknown');
    expect(rulesOf('Now 30% off.', { hasFormerPrice: true })).toEqual([]);
  });
});

describe('rules of a platform', () => {
  it.each([
    ['meta', 'Are you overweight?', 'meta/personal_attributes'],
    ['meta', '你是不是太胖了？', 'meta/personal_attributes'],
    ['meta', 'Tired of your ugly belly fat?', 'meta/negative_self_image'],
    ['tiktok', 'Lose weight without exercise.', 'tiktok/weight_loss_alone'],
    ['tiktok', 'Disposable vapes in ten flavours.', 'tiktok/tobacco'],
    ['tiktok', '三天瘦十斤。', 'tiktok/exaggerated_effect'],
    ['google', "You won't believe what happened.", 'google/clickbait'],
    ['google', 'Skin before and after.', 'google/before_after'],
    ['google', 'Your phone is infected.', 'google/false_controls'],
  ] as const)('block on %s only: "%s"', (platform, text, rule) => {
    expect(
      lint(text, { platforms: [platform] })
        .filter(({ severity }) => severity === 'block')
        .map(({ pack, rule }) => `${pack}/${rule}`),
    ).toContain(rule);
    expect(lint(text).filter(({ severity }) => severity === 'block')).toEqual([]);
  });
});

it.each([
  'Meet the Nordvik bottle.',
  'It keeps drinks cold for 24 hours.',
  'Are you ready for summer?',
  'BPA-free and leakproof.',
  'Feel free to ask.',
  'Now $29.95, down from $39.95.',
  'Runs from 8 to 10 hours.',
  'A wine glass for every day.',
  'The USB-C port charges your LED lamp.',
  'Your new favourite mug.',
  'Free shipping on orders over $50.',
  'Fits your iPhone 15 Pro MAX case.',
  'For trail runners and busy parents.',
  '保温十二小时，一整天都有热水。',
  '最佳赏味期三十天。',
  '原价129元，现价89元。',
  '点击下单。',
])('do not match on %s', (text) => {
  expect(rulesOf(text, { platforms: AD_PLATFORMS, hasFormerPrice: true })).toEqual([]);
});

it('report the words, the reason and the pack', () => {
  const [finding] = lintLine('这款产品全网最低。', { language: 'zh-CN' });
  expect(finding).toMatchObject({ start: 4, end: 8, text: '全网最低', pack: 'general', severity: 'advise' });
  expect(finding?.reason).toMatch(/证据/);
});
