import type { PolicyPack } from '../policy-pack.ts';
import { readWords } from '../words/read-words.ts';
import table from '../words/tiktok.json' with { type: 'json' };
import {
  ADULT,
  ALCOHOL,
  BEFORE_AFTER,
  FALSE_CONTROLS,
  GAMBLING,
  NO_ALCOHOL,
  PROFANITY,
  TOBACCO,
  WEAPONS,
} from './shared-words.ts';

const words = readWords(table);

const POLICIES = 'https://ads.tiktok.com/help/article/tiktok-advertising-policies-ad-creatives-landing-page';
const MISLEADING = 'https://ads.tiktok.com/help/article/tiktok-ads-policy-misleading-and-false-content';
const WEIGHT = 'https://ads.tiktok.com/help/article/tiktok-ads-policy-weight-management';

/** TikTok's advertising policies. */
export const TIKTOK_PACK: PolicyPack = {
  id: 'tiktok',
  version: '2026-11-21',
  rules: [
    {
      id: 'exaggerated_effect',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('exaggerated_effect'),
      },
      reason: {
        en: 'TikTok rejects ads that overpromise what a product does, such as instant results.',
        'zh-CN': 'TikTok 不允许承诺或夸大产品效果，例如立即见效。',
      },
      source: MISLEADING,
    },
    {
      id: 'before_after',
      severity: 'block',
      test: { kind: 'words', words: BEFORE_AFTER },
      reason: {
        en: 'TikTok does not allow before-and-after comparisons that show an effect on the body.',
        'zh-CN': 'TikTok 不允许展示身体效果的前后对比。',
      },
      source: MISLEADING,
    },
    {
      id: 'weight_loss_alone',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('weight_loss_alone'),
      },
      reason: {
        en: 'TikTok forbids presenting a product alone as the way to lose weight, and calling weight loss easy or certain.',
        'zh-CN': 'TikTok 禁止宣称仅靠产品即可减重，或称减重轻松、有保证。',
      },
      source: WEIGHT,
    },
    {
      id: 'malicious_comparison',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('malicious_comparison'),
      },
      reason: {
        en: 'TikTok rejects comparisons that disparage other brands.',
        'zh-CN': 'TikTok 不允许贬低其他品牌的对比。',
      },
      source: MISLEADING,
    },
    ...forbidden('tobacco', TOBACCO, {
      en: 'TikTok does not allow ads for tobacco, e-cigarettes and related products.',
      'zh-CN': 'TikTok 不允许烟草、电子烟及相关产品广告。',
    }),
    ...forbidden('weapons', WEAPONS, {
      en: 'TikTok does not allow ads for weapons, ammunition and explosives.',
      'zh-CN': 'TikTok 不允许武器、弹药与爆炸物广告。',
    }),
    ...forbidden('gambling', GAMBLING, {
      en: 'TikTok does not allow gambling for money in ads, except by approved advertisers in some countries.',
      'zh-CN': 'TikTok 不允许赌博广告（部分国家的获批广告主除外）。',
    }),
    ...forbidden('adult', ADULT, {
      en: 'TikTok does not allow ads for sexual products and services.',
      'zh-CN': 'TikTok 不允许成人用品与色情服务广告。',
    }),
    {
      id: 'profanity',
      severity: 'block',
      test: { kind: 'words', words: PROFANITY },
      reason: { en: 'TikTok rejects swear words in ads.', 'zh-CN': 'TikTok 不允许广告中出现粗俗用语。' },
      source: POLICIES,
    },
    {
      id: 'false_controls',
      severity: 'block',
      test: { kind: 'words', words: FALSE_CONTROLS },
      reason: {
        en: 'TikTok rejects ads that imitate phone buttons, warnings or messages.',
        'zh-CN': 'TikTok 不允许广告模仿按钮、系统警告或消息提示。',
      },
      source: POLICIES,
    },
    {
      id: 'alcohol',
      severity: 'advise',
      test: { kind: 'words', words: ALCOHOL, unless: NO_ALCOHOL },
      reason: {
        en: 'TikTok allows ads for alcohol in some countries only, to adults, from approved advertisers.',
        'zh-CN': 'TikTok 仅在部分国家允许获批广告主向成年人投放酒类广告。',
      },
      source:
        'https://ads.tiktok.com/help/article/tiktok-advertising-policies-ad-creatives-landing-page-restricted-content',
    },
    {
      id: 'covered_text',
      severity: 'advise',
      test: { kind: 'covered' },
      reason: {
        en: 'TikTok draws its buttons, the caption and the call to action over this part of the video.',
        'zh-CN': 'TikTok 的按钮、文案和行动号召会遮挡画面的这一部分。',
      },
      source: 'https://ads.tiktok.com/help/article/video-ads-specifications',
    },
  ],
};

function forbidden(
  id: string,
  words: Partial<Record<'en' | 'zh-CN', readonly string[]>>,
  reason: PolicyPack['rules'][number]['reason'],
): PolicyPack['rules'] {
  return [{ id, severity: 'block', test: { kind: 'words', words }, reason, source: POLICIES }];
}
