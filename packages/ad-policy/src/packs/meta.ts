import type { PolicyPack } from '../policy-pack.ts';
import { readWords } from '../words/read-words.ts';
import table from '../words/meta.json' with { type: 'json' };
import { ADULT, ALCOHOL, FALSE_CONTROLS, GAMBLING, NO_ALCOHOL, PROFANITY, TOBACCO, WEAPONS } from './shared-words.ts';

const words = readWords(table);

const STANDARDS = 'https://transparency.meta.com/policies/ad-standards/';
const ATTRIBUTES =
  'https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes';
const HEALTH = 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness';

/** Meta's advertising standards (Facebook, Instagram). */
export const META_PACK: PolicyPack = {
  id: 'meta',
  version: '2026-11-21',
  rules: [
    {
      id: 'personal_attributes',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('personal_attributes'),
      },
      reason: {
        en: 'Meta does not allow ads that state or imply something personal about the viewer: health, weight, faith, origin, sexuality, money trouble. Talk about the product.',
        'zh-CN':
          'Meta 不允许广告直接或间接指出观众的个人属性（健康、体型、宗教、种族、性取向、财务困境等），请只谈商品。',
      },
      source: ATTRIBUTES,
    },
    {
      id: 'negative_self_image',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('negative_self_image'),
      },
      reason: {
        en: 'Meta does not allow ads for health or appearance that make people feel bad about how they look.',
        'zh-CN': 'Meta 不允许健康或外貌类广告让人对自己的外表产生负面感受。',
      },
      source: HEALTH,
    },
    {
      id: 'body_before_after',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('body_before_after'),
      },
      reason: {
        en: 'Meta does not allow side-by-side comparisons of weight loss.',
        'zh-CN': 'Meta 不允许减重前后对比。',
      },
      source: HEALTH,
    },
    {
      id: 'adults_only_health',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('adults_only_health'),
      },
      reason: {
        en: 'Meta shows ads for weight loss, diet and cosmetic procedures only to people aged 18 and over. Set the audience accordingly.',
        'zh-CN': 'Meta 仅允许向 18 岁以上人群投放减重、膳食与医美类广告，请相应设置受众。',
      },
      source: HEALTH,
    },
    ...forbidden('tobacco', TOBACCO, {
      en: 'Meta does not allow ads for tobacco, nicotine and vaping products.',
      'zh-CN': 'Meta 不允许烟草、尼古丁与电子烟产品广告。',
    }),
    ...forbidden('weapons', WEAPONS, {
      en: 'Meta does not allow ads for weapons, ammunition and explosives.',
      'zh-CN': 'Meta 不允许武器、弹药与爆炸物广告。',
    }),
    ...forbidden('adult', ADULT, {
      en: 'Meta does not allow ads for adult products and services.',
      'zh-CN': 'Meta 不允许成人产品与服务广告。',
    }),
    ...forbidden('profanity', PROFANITY, {
      en: 'Meta does not allow profanity in ads.',
      'zh-CN': 'Meta 不允许广告中出现脏话。',
    }),
    ...forbidden('false_controls', FALSE_CONTROLS, {
      en: 'Meta does not allow controls in an ad that do nothing, or messages that pretend to come from the phone.',
      'zh-CN': 'Meta 不允许广告含有无效控件或冒充系统的提示。',
    }),
    {
      id: 'gambling',
      severity: 'advise',
      test: { kind: 'words', words: GAMBLING },
      reason: {
        en: 'Meta allows gambling ads only with its written permission.',
        'zh-CN': '在 Meta 投放博彩广告须事先获得书面许可。',
      },
      source: STANDARDS,
    },
    {
      id: 'alcohol',
      severity: 'advise',
      test: { kind: 'words', words: ALCOHOL, unless: NO_ALCOHOL },
      reason: {
        en: 'Ads for alcohol on Meta must follow local law and its age limits.',
        'zh-CN': '在 Meta 投放酒类广告须遵守当地法律与年龄限制。',
      },
      source: STANDARDS,
    },
    {
      id: 'covered_text',
      severity: 'advise',
      test: { kind: 'covered' },
      reason: {
        en: 'Reels draws the account, the caption and the button over this part of the video: the top 14%, the bottom 35% and 6% on each side.',
        'zh-CN': 'Reels 的账号、文案和按钮会遮挡画面的这一部分（上 14%、下 35%、两侧各 6%）。',
      },
      source: 'https://www.facebook.com/business/help/980593475366490',
    },
  ],
};

function forbidden(
  id: string,
  words: Partial<Record<'en' | 'zh-CN', readonly string[]>>,
  reason: PolicyPack['rules'][number]['reason'],
): PolicyPack['rules'] {
  return [{ id, severity: 'block', test: { kind: 'words', words }, reason, source: STANDARDS }];
}
