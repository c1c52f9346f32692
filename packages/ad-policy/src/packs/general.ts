import type { PolicyPack } from '../policy-pack.ts';
import { readWords } from '../words/read-words.ts';
import table from '../words/general.json' with { type: 'json' };
import { ALCOHOL, BEFORE_AFTER, FALSE_CONTROLS, NO_ALCOHOL } from './shared-words.ts';

const words = readWords(table);

const FTC_HEALTH = 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance';
const FTC_OPPORTUNITY = 'https://www.ftc.gov/legal-library/browse/rules/business-opportunity-rule';
const FORMER_PRICES = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-233';
const FREE = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-251';
const UNFAIR_PRACTICES = 'https://eur-lex.europa.eu/eli/dir/2005/29/oj';
const CHINA_ADVERTISING_LAW = 'https://flk.npc.gov.cn/';
const CONTROLLED_SUBSTANCES = 'https://www.law.cornell.edu/uscode/text/21/843';
const COUNTERFEITS = 'https://www.law.cornell.edu/uscode/text/18/2320';
const AUDIOVISUAL_MEDIA = 'https://eur-lex.europa.eu/eli/dir/2010/13/oj';
const READABLE = 'https://www.w3.org/WAI/WCAG22/Understanding/';

/** Rules of law nearly everywhere, and rules that every platform's reviewers apply. */
export const GENERAL_PACK: PolicyPack = {
  id: 'general',
  version: '2026-11-22',
  rules: [
    {
      id: 'disease_cure',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('disease_cure'),
        promises: ['cure'],
      },
      reason: {
        en: 'An ad may not say that a product cures, treats or prevents a disease unless it is an approved medicine.',
        'zh-CN': '除获批的药品、医疗器械外，广告不得宣称治疗、治愈或预防疾病。',
      },
      source: FTC_HEALTH,
    },
    {
      id: 'promised_income',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('promised_income'),
      },
      reason: {
        en: 'Promising a certain income or a risk-free gain is forbidden without proof that buyers earn it.',
        'zh-CN': '法律禁止对收益或回报作保证性承诺。',
      },
      source: FTC_OPPORTUNITY,
    },
    {
      id: 'drugs',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('drugs'),
      },
      reason: {
        en: 'Illegal drugs, and medicines without their prescription, may not be advertised.',
        'zh-CN': '毒品及绕过处方的药品不得做广告。',
      },
      source: CONTROLLED_SUBSTANCES,
    },
    {
      id: 'forgeries',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('forgeries'),
      },
      reason: {
        en: 'Forgeries and imitations of brands may not be sold or advertised.',
        'zh-CN': '假冒证件与仿冒品牌商品不得销售或做广告。',
      },
      source: COUNTERFEITS,
    },
    {
      id: 'absolute_terms_forbidden',
      severity: 'block',
      test: {
        kind: 'words',
        words: words('absolute_terms_forbidden'),
      },
      reason: {
        en: 'Article 9 of China’s Advertising Law forbids these absolute words in an ad.',
        'zh-CN': '《广告法》第九条禁止在广告中使用“国家级”“最高级”“最佳”等用语。',
      },
      source: CHINA_ADVERTISING_LAW,
    },
    {
      id: 'absolute_terms',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('absolute_terms'),
      },
      reason: {
        en: 'Absolute praise needs proof, and reviewers ask for it. Without proof, say what the product does.',
        'zh-CN': '绝对化用语需要可出示的证据，审核时可能被要求证明或下架，建议改为具体事实。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'health_effect',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('health_effect'),
        promises: ['effect', 'authority'],
      },
      reason: {
        en: 'Effects on body or health need scientific evidence, and some platforms show such ads to adults only.',
        'zh-CN': '涉及身体与健康功效的表述需要科学依据，普通商品不得使用医疗用语。',
      },
      source: FTC_HEALTH,
    },
    {
      id: 'before_after',
      severity: 'advise',
      test: { kind: 'words', words: BEFORE_AFTER },
      reason: {
        en: 'Before-and-after comparisons of bodies suggest results that not everyone gets. Show the product instead.',
        'zh-CN': '使用前后对比容易暗示普遍效果，建议展示商品本身。',
      },
      source: FTC_HEALTH,
    },
    {
      id: 'free_without_terms',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('free_without_terms'),
      },
      reason: {
        en: 'Say right away what “free” depends on: what viewers must buy, pay or agree to.',
        'zh-CN': '使用“免费”“赠送”时，应同时说明条件（需购买、付费或满足的要求）。',
      },
      source: FREE,
    },
    {
      id: 'price_without_terms',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('price_without_terms'),
      },
      reason: {
        en: 'A “from” price or an “up to” discount must say which item or condition it applies to.',
        'zh-CN': '“起”“低至”“最高减”等价格须说明适用的商品或条件。',
      },
      source: FORMER_PRICES,
    },
    {
      id: 'former_price_unknown',
      severity: 'advise',
      test: { kind: 'former_price' },
      reason: {
        en: 'A discount needs a former price that was actually charged. The product data has none.',
        'zh-CN': '打折或划线价需要真实的原价依据，商品资料中没有原价。',
      },
      source: FORMER_PRICES,
    },
    {
      id: 'false_urgency',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('false_urgency'),
      },
      reason: {
        en: 'Urgency must be true: false claims that time or stock is running out are an unfair practice in the EU.',
        'zh-CN': '限时、限量必须真实；虚构紧迫感属于不正当商业行为。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'countdown',
      severity: 'advise',
      test: { kind: 'countdown' },
      reason: {
        en: 'A countdown that restarts for every viewer suggests a deadline that does not exist.',
        'zh-CN': '每位观众都重新开始的倒计时，会暗示并不存在的截止时间。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'prize',
      severity: 'advise',
      test: {
        kind: 'words',
        words: words('prize'),
      },
      reason: {
        en: 'An ad may not make people believe they have won when there is no prize or the prize costs money.',
        'zh-CN': '不得让人误以为已中奖，或领奖时另需付费。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'false_controls',
      severity: 'advise',
      test: { kind: 'words', words: FALSE_CONTROLS },
      reason: {
        en: 'Text that looks like a button, a warning or a phone notification misleads viewers.',
        'zh-CN': '模仿按钮、系统警告或消息提示的文字会误导观众。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'alcohol',
      severity: 'advise',
      test: { kind: 'words', words: ALCOHOL, unless: NO_ALCOHOL },
      reason: {
        en: 'Ads for alcohol follow local law: age limits, hours and warnings differ by country.',
        'zh-CN': '酒类广告须遵守当地法律，年龄、时段与警示要求各不相同。',
      },
      source: AUDIOVISUAL_MEDIA,
    },
    {
      id: 'capitals',
      severity: 'advise',
      test: { kind: 'capitals' },
      reason: {
        en: 'Several words in capitals are hard to read, and some reviewers reject them.',
        'zh-CN': '连续多个全大写单词难以阅读，且可能审核不通过。',
      },
      source: READABLE,
    },
    {
      id: 'marks',
      severity: 'advise',
      test: { kind: 'marks' },
      reason: {
        en: 'Repeated exclamation marks and symbols read as spam.',
        'zh-CN': '重复的感叹号和符号会显得像垃圾信息。',
      },
      source: READABLE,
    },
    {
      id: 'covered_text',
      severity: 'advise',
      test: { kind: 'covered' },
      reason: {
        en: 'This text is where apps draw their own buttons and captions over a video.',
        'zh-CN': '此文字位于平台按钮和说明文字会遮挡的区域。',
      },
      source: 'https://ads.tiktok.com/help/article/video-ads-specifications',
    },
  ],
};
