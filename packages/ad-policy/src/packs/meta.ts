import type { PolicyPack } from '../policy-pack.ts';
import { ADULT, ALCOHOL, FALSE_CONTROLS, GAMBLING, NO_ALCOHOL, PROFANITY, TOBACCO, WEAPONS } from './shared-words.ts';

const STANDARDS = 'https://transparency.meta.com/policies/ad-standards/';
const ATTRIBUTES =
  'https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes';
const HEALTH = 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness';

const CONDITION =
  '(?:overweight|obese|too fat|fat|bald|balding|depressed|bipolar|diabetic|disabled|autistic|infertile|an? (?:addict|alcoholic|felon)|bankrupt|broke|in debt|unemployed|gay|lesbian|bisexual|transgender|muslim|christian|jewish|hindu|buddhist|hiv[- ]positive|suffering from [a-z ]+|struggling with (?:debt|depression|anxiety|addiction|your weight|infertility|obesity))';

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
        words: {
          en: [
            `(?:are|aren['’]t) you (?:feeling |still |a |secretly |too )*${CONDITION}`,
            `(?:since|because|if) you(?:['’]re| are) (?:feeling |still |a )*${CONDITION}`,
            `(?:your|treat your|cure your) (?:depression|anxiety disorder|bipolar disorder|diabetes|obesity|bankruptcy|debts?|addiction|disability|erectile dysfunction|infertility|criminal record|alcoholism|eating disorder)`,
            '(?:other|fellow|meet) (?:gay|lesbian|black|asian|latino|white|muslim|christian|jewish|hindu|disabled) (?:people|singles|men|women|users|seniors)',
            'people (?:of your (?:race|religion|faith)|with your (?:condition|disability|disease))',
          ],
          'zh-CN': [
            '你(?:是不是|是否|还在|也|已经)?(?:太胖|肥胖|发胖|抑郁|秃头|秃顶|负债|破产|残疾|不孕|失业|同性恋|有糖尿病|得了[^，。！？,.]{1,6})',
            '你的(?:抑郁症?|糖尿病|肥胖|债务|残疾|不孕|成瘾|阳痿|案底)',
          ],
        },
      },
      reason: {
        en: 'Meta does not allow ads that say or imply something personal of the viewer: health, weight, faith, origin, sexuality, money trouble. Speak of the product.',
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
        words: {
          en: [
            '(?:ugly|disgusting|embarrassing|gross|stubborn|unsightly) (?:belly |body )?(?:fat|rolls|belly|body|skin|stomach|thighs|double chin)',
            '(?:hate|ashamed of|embarrassed by|sick of) (?:your|the way your) (?:body|belly|weight|face|thighs|stomach)',
            'muffin top',
            'beach body ready',
            '(?:perfect|ideal|dream) (?:body|figure|physique)',
            'no one (?:likes|loves|wants) (?:fat|ugly)',
            'fix your (?:ugly|fat|body|flaws)',
          ],
          'zh-CN': [
            '(?:难看|丑陋|恶心)的?(?:赘肉|肥肉|身材|肚腩|大腿)',
            '(?:讨厌|嫌弃)自己的(?:身材|脸|肚子|腿)',
            '完美(?:身材|体型)',
            '胖得(?:没人|不敢|见不得)',
            '丑到',
          ],
        },
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
        words: {
          en: [
            '(?:weight|fat|belly|waist|body|slim\\w*)[^.!?]{0,60}before[- ](?:and|&|/)[- ]?after',
            'before[- ](?:and|&|/)[- ]?after[^.!?]{0,60}(?:weight|fat|belly|waist|body|slim\\w*)',
            'weight[- ]loss transformation',
          ],
          'zh-CN': ['(?:减肥|瘦身|减重)前后(?:对比)?', '前后对比[^，。！？,.]{0,8}(?:瘦|斤)'],
        },
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
        words: {
          en: [
            'weight[- ]loss',
            'dietary supplements?',
            'diet (?:plan|pills?|program)',
            'slimming',
            'appetite suppress\\w+',
            'botox',
            'cosmetic (?:surgery|procedure)',
            'liposuction',
            'fat[- ]burn\\w+',
          ],
          'zh-CN': ['减肥', '瘦身', '减重', '膳食补充剂', '医美', '整形', '抽脂', '玻尿酸注射'],
        },
      },
      reason: {
        en: 'Meta shows ads for weight loss, diet and cosmetic procedures to people of 18 and over only: set the audience so.',
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
        en: 'Ads for alcohol on Meta must keep to local law and its age limits.',
        'zh-CN': '在 Meta 投放酒类广告须遵守当地法律与年龄限制。',
      },
      source: STANDARDS,
    },
    {
      id: 'covered_text',
      severity: 'advise',
      test: { kind: 'covered' },
      reason: {
        en: 'Reels draws the account, the caption and the button over this part of the video: the upper 14, the lower 35 and 6 per cent at each side.',
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
