import type { PolicyPack } from '../policy-pack.ts';
import { readWords } from '../words/read-words.ts';
import table from '../words/google.json' with { type: 'json' };
import {
  ADULT,
  ALCOHOL,
  BEFORE_AFTER,
  CLICKBAIT,
  FALSE_CONTROLS,
  GAMBLING,
  NO_ALCOHOL,
  PROFANITY,
  TOBACCO,
  WEAPONS,
} from './shared-words.ts';

const words = readWords(table);

const answer = (number: number) => `https://support.google.com/adspolicy/answer/${number}`;
const EDITORIAL = answer(6021546);
const MISREPRESENTATION = answer(6020955);
const CLICKBAIT_PAGE = answer(15936667);
const DANGEROUS = answer(6014299);
const INAPPROPRIATE = answer(6015406);

/** Google's advertising policies (YouTube, Shorts, Demand Gen). */
export const GOOGLE_PACK: PolicyPack = {
  id: 'google',
  version: '2026-11-21',
  rules: [
    {
      id: 'clickbait',
      severity: 'block',
      test: { kind: 'words', words: CLICKBAIT },
      reason: {
        en: 'Google does not allow sensational wording that makes people click to find out more.',
        'zh-CN': 'Google 不允许用耸人听闻的措辞诱导点击。',
      },
      source: CLICKBAIT_PAGE,
    },
    {
      id: 'before_after',
      severity: 'block',
      test: { kind: 'words', words: BEFORE_AFTER },
      reason: {
        en: 'Google does not allow before-and-after images of drastic changes to the body.',
        'zh-CN': 'Google 不允许用前后对比展示人体的显著变化。',
      },
      source: CLICKBAIT_PAGE,
    },
    {
      id: 'fear',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('fear'),
      },
      reason: {
        en: 'Google does not allow fear of death, illness or ruin as pressure to act.',
        'zh-CN': 'Google 不允许利用对死亡、疾病或破产的恐惧施压。',
      },
      source: CLICKBAIT_PAGE,
    },
    {
      id: 'improbable_result',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('improbable_result'),
      },
      reason: {
        en: 'Google does not allow unlikely results to be presented as what everyone can expect.',
        'zh-CN': 'Google 不允许把不现实的效果说成普遍结果。',
      },
      source: MISREPRESENTATION,
    },
    {
      id: 'capitals',
      severity: 'advise',
      test: { kind: 'capitals' },
      reason: {
        en: 'Google’s editorial rules reject capitals that are used to shout.',
        'zh-CN': 'Google 的编辑规范不接受为引人注目而使用的全大写。',
      },
      source: EDITORIAL,
    },
    {
      id: 'marks',
      severity: 'advise',
      test: { kind: 'marks' },
      reason: {
        en: 'Google’s editorial rules reject repeated punctuation and symbols in place of words.',
        'zh-CN': 'Google 的编辑规范不接受重复标点或以符号代替文字。',
      },
      source: EDITORIAL,
    },
    {
      id: 'phone_number',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('phone_number'),
      },
      reason: {
        en: 'Google wants phone numbers in the assets made for them, not in the text of the ad.',
        'zh-CN': 'Google 要求电话号码放在专用的附加信息中，而非广告文字里。',
      },
      source: EDITORIAL,
    },
    ...forbidden('tobacco', TOBACCO, DANGEROUS, {
      en: 'Google does not allow ads for tobacco and related products.',
      'zh-CN': 'Google 不允许烟草及相关产品广告。',
    }),
    ...forbidden('weapons', WEAPONS, DANGEROUS, {
      en: 'Google does not allow ads for guns, ammunition and weapons made to harm.',
      'zh-CN': 'Google 不允许枪支、弹药及伤害性武器广告。',
    }),
    ...forbidden('adult', ADULT, INAPPROPRIATE, {
      en: 'Google restricts or rejects sexual content in video ads.',
      'zh-CN': 'Google 限制或拒绝视频广告中的色情内容。',
    }),
    ...forbidden('profanity', PROFANITY, INAPPROPRIATE, {
      en: 'Google does not allow obscene language in ads.',
      'zh-CN': 'Google 不允许广告中出现污言秽语。',
    }),
    ...forbidden('false_controls', FALSE_CONTROLS, MISREPRESENTATION, {
      en: 'Google does not allow ads that look like system warnings, messages or buttons.',
      'zh-CN': 'Google 不允许广告冒充系统警告、消息或按钮。',
    }),
    {
      id: 'gambling',
      severity: 'advise',
      test: { kind: 'words', words: GAMBLING },
      reason: {
        en: 'Google allows gambling ads only from certified advertisers.',
        'zh-CN': 'Google 仅允许获得认证的广告主投放博彩广告。',
      },
      source: answer(6018017),
    },
    {
      id: 'alcohol',
      severity: 'advise',
      test: { kind: 'words', words: ALCOHOL, unless: NO_ALCOHOL },
      reason: { en: 'Google limits ads for alcohol by country and age.', 'zh-CN': 'Google 按国家和年龄限制酒类广告。' },
      source: answer(6012382),
    },
    {
      id: 'covered_text',
      severity: 'advise',
      test: { kind: 'covered' },
      reason: {
        en: 'Shorts draws the channel, the title and its buttons over this part of the video.',
        'zh-CN': 'Shorts 的频道、标题和按钮会遮挡画面的这一部分。',
      },
      source: 'https://support.google.com/google-ads/answer/13704860',
    },
  ],
};

function forbidden(
  id: string,
  words: Partial<Record<'en' | 'zh-CN', readonly string[]>>,
  source: string,
  reason: PolicyPack['rules'][number]['reason'],
): PolicyPack['rules'] {
  return [{ id, severity: 'block', test: { kind: 'words', words }, reason, source }];
}
