import type { PolicyPack } from '../policy-pack.ts';
import { ALCOHOL, BEFORE_AFTER, FALSE_CONTROLS, NO_ALCOHOL } from './shared-words.ts';

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

const DISEASES =
  "(?:cancer|tumou?rs?|diabetes|alzheimer['’]?s|dementia|hiv|aids|covid(?:-19)?|arthritis|autism|heart disease|high blood pressure|hypertension|hepatitis|parkinson['’]?s|epilepsy|clinical depression|depression|asthma|multiple sclerosis|lupus|infertility)";
const DISEASES_CHINESE =
  '(?:癌症?|肿瘤|糖尿病|高血压|心脏病|艾滋病?|肝炎|新冠|抑郁症|痛风|白癜风|癫痫|老年痴呆|类风湿|哮喘|不孕不育|尿毒症)';

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
        words: {
          en: [
            `(?:cures?|treats?|heals?|prevents?|reverses?|eliminates?|gets rid of|beats?|ends) (?:your |all |any |type 2 |chronic |rheumatoid )*${DISEASES}`,
            `(?:cure|treatment|remedy) for (?:your |type 2 )?${DISEASES}`,
            `stop taking your (?:medication|medicine|insulin|pills)`,
          ],
          'zh-CN': [
            `(?:治[愈疗好]|根治|预防|逆转|消除|攻克|告别|专治)[^，。！？,.]{0,6}${DISEASES_CHINESE}`,
            `${DISEASES_CHINESE}[^，。！？,.]{0,6}(?:治愈|根治|克星|痊愈|逆转)`,
            '根治',
            '包治百病',
            '药到病除',
          ],
        },
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
        words: {
          en: [
            'guaranteed (?:income|returns?|profits?|earnings|approval|winnings)',
            '(?:make|earn|get) (?:up to )?[$€£]\\s?[\\d,.]+k? (?:a|per|every|each) (?:day|week|month|hour)',
            'get rich (?:quick|fast)',
            'double your (?:money|income|investment|crypto)',
            'risk[- ]free (?:profit|investment|returns?|income)',
            'financial freedom (?:in|within) \\d+',
            'quit your (?:day )?job (?:today|now|in \\d+)',
          ],
          'zh-CN': [
            '稳赚不赔',
            '包赚',
            '保本(?:保息|高收益)',
            '躺赚',
            '日入(?:过[千万]|[\\d万千百]+)',
            '月入(?:过万|[\\d十]+万|轻松)',
            '零风险高?(?:收益|回报)',
            '一夜暴富',
            '财富自由只需',
          ],
        },
      },
      reason: {
        en: 'Promising a certain income or a gain without risk is forbidden without proof that buyers really earn it.',
        'zh-CN': '法律禁止对收益或回报作保证性承诺。',
      },
      source: FTC_OPPORTUNITY,
    },
    {
      id: 'drugs',
      severity: 'block',
      test: {
        kind: 'words',
        words: {
          en: [
            'cocaine',
            'heroin',
            'crystal meth',
            'methamphetamine',
            'mdma',
            'ecstasy pills?',
            'magic mushrooms',
            'without (?:a )?prescription',
            'no prescription (?:needed|required)',
          ],
          'zh-CN': ['海洛因', '冰毒', '摇头丸', '可卡因', '无需处方'],
        },
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
        words: {
          en: [
            '(?:fake|forged) (?:ids?|passports?|diplomas?|licen[cs]es?|money)',
            'counterfeit (?:bags?|watch(?:es)?|shoes|goods|products|money|bills)',
            '(?:1:1|mirror|aaa) (?:replicas?|copies|quality replicas?)',
            'replica (?:rolex|gucci|louis vuitton|chanel|nike|designer)',
          ],
          'zh-CN': ['高仿', '精仿', '一比一复刻', '假(?:证件|币|文凭)', '代开发票'],
        },
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
        words: {
          'zh-CN': [
            '国家级(?!非|自然|森林|湿地|贫困|重点)',
            '最高级(?!别)',
            '最佳(?!赏味|饮用|食用|拍档|搭配|时间|时机|状态|使用|保存|温度|位置|角度|距离|效果需|口感期)',
          ],
        },
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
        words: {
          en: [
            "the (?:world['’]s |very )?(?:best|finest|greatest|cheapest|safest|fastest|strongest) (?!part|thing|of both|way|time|day)[a-z]+ (?:in the world|on the market|ever|on earth|you can buy|money can buy)",
            '(?:#|no\\. ?|number )(?:1|one) (?:in|brand|choice|rated|seller|selling|product|recommended)',
            '100 ?% (?:safe|effective|guaranteed|risk[- ]free|success)',
            '(?:guaranteed|proven) results?',
            '(?:miracle|magic) (?:cure|pill|cream|solution|product)',
            'no side effects',
            'works for everyone',
          ],
          'zh-CN': [
            '(?:销量|全国|全球|全网|行业|世界)第一',
            '第一品牌',
            '顶级',
            '顶尖',
            '首选',
            '独一无二',
            '唯一',
            '全网最低',
            '史上最',
            '世界级',
            '极品',
            '万能',
            '百分(?:之)?百(?:有效|安全)',
            '无副作用',
            '绝对(?:有效|安全|正品)',
            '最(?:好|优|强|先进|安全|有效|便宜|低价)',
            '永久(?:有效|美白|脱毛)',
          ],
        },
      },
      reason: {
        en: 'Absolute praise needs proof that can be shown. Reviewers ask for it; without it say what the product does.',
        'zh-CN': '绝对化用语需要可出示的证据，审核时可能被要求证明或下架，建议改为具体事实。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'health_effect',
      severity: 'advise',
      test: {
        kind: 'words',
        words: {
          en: [
            '(?:lose|drop|shed|burn)s? (?:up to )?(?:\\d+ |\\w+ )?(?:weight|fat|pounds|lbs|kilos|inches)',
            'weight[- ]loss',
            'fat[- ]burn(?:ing|er)',
            '(?:relieves?|ends?|stops?|kills?) (?:your |the |all |back |joint |chronic )*(?:pain|anxiety|insomnia|migraines?|headaches?)',
            'anti-?ag(?:e)?ing',
            '(?:erases?|removes?|eliminates?) (?:fine lines|wrinkles|dark spots|scars|cellulite)',
            '(?:boosts?|strengthens?) (?:your |the )?(?:immun\\w+|metabolism|testosterone)',
            'detox(?:es|ify|ifies)?',
            '(?:clinically|scientifically|medically) proven',
            '(?:doctor|dermatologist|dentist)[- ](?:recommended|approved)',
          ],
          'zh-CN': [
            '减肥',
            '瘦身',
            '燃脂',
            '祛[斑痘皱疤湿]',
            '抗[衰皱]',
            '美白',
            '生发',
            '丰胸',
            '排毒',
            '降(?:血)?[压糖脂]',
            '增强免疫力?',
            '提高免疫力?',
            '助眠',
            '止痛',
            '消炎',
            '医生推荐',
            '临床(?:验证|证明)',
            '疗效',
            '壮阳',
            '补肾',
          ],
        },
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
        en: 'Before-and-after comparisons of bodies suggest results that not everybody gets; show the product instead.',
        'zh-CN': '使用前后对比容易暗示普遍效果，建议展示商品本身。',
      },
      source: FTC_HEALTH,
    },
    {
      id: 'free_without_terms',
      severity: 'advise',
      test: {
        kind: 'words',
        words: {
          en: [
            '(?<!(?:[a-z]-|hands |worry |stress |guilt |feel |sugar |gluten |care |toll |tool |cruelty |set you ))free (?!of|from|time|yourself|range|up|hand|your|to\\b|spirit|will\\b|trade|flow|standing|with\\b|when\\b|on (?:orders|all|every))(?:gift|trial|sample|bag|bottle|month|case|box|bonus|shipping|delivery|returns?|\\w+)(?![^.!?]*(?:with|when|on orders|over|for orders|terms|minimum|while|after|if you))',
            'buy one,? get one(?: free)?',
            '(?:get|yours|it|absolutely|totally) (?:for )?free(?=[.!,]|$)',
            'at no (?:extra )?cost',
          ],
          'zh-CN': [
            '免费(?!热线|电话)(?![^，。！？,.]*(?:满|凡|购|限|需))',
            '买一送一',
            '(?:0|零)元(?:购|领|抢)',
            '白送',
            '免费领',
          ],
        },
      },
      reason: {
        en: 'Say at once what “free” depends on: what must be bought, paid or agreed to.',
        'zh-CN': '使用“免费”“赠送”时，应同时说明条件（需购买、付费或满足的要求）。',
      },
      source: FREE,
    },
    {
      id: 'price_without_terms',
      severity: 'advise',
      test: {
        kind: 'words',
        words: {
          en: [
            '(?:(?<!down |marked down |reduced |cut )from|starting at|starts at|as low as|prices? from) (?:only |just )?(?:[$€£¥]\\s?\\d[\\d.,]*|\\d+ (?:dollars|euros|pounds))',
            '(?:up to|as much as) \\d+ ?(?:%|percent) off',
            '(?:[$€£]\\s?\\d[\\d.,]*|\\d+ (?:dollars|euros)) (?:a|per|/) ?(?:month|week|day)(?! for \\d)',
          ],
          'zh-CN': ['\\d+元起(?!售)', '低至\\d', '最高(?:立?减|优惠|省)\\d+', '\\d折起'],
        },
      },
      reason: {
        en: 'A “from” price or an “up to” discount must say to which item or under which condition it applies.',
        'zh-CN': '“起”“低至”“最高减”等价格须说明适用的商品或条件。',
      },
      source: FORMER_PRICES,
    },
    {
      id: 'former_price_unknown',
      severity: 'advise',
      test: { kind: 'former_price' },
      reason: {
        en: 'A discount needs a former price that was really asked; the product data has none.',
        'zh-CN': '打折或划线价需要真实的原价依据，商品资料中没有原价。',
      },
      source: FORMER_PRICES,
    },
    {
      id: 'false_urgency',
      severity: 'advise',
      test: {
        kind: 'words',
        words: {
          en: [
            '(?:only|just) (?:a few|\\d+|\\w+) (?:\\w+ )?left',
            'selling out (?:fast|quickly)',
            'almost (?:gone|sold out)',
            '(?:today|tonight|this weekend) only',
            '(?:sale|offer|deal|discount) ends',
            'last chance',
            'while (?:stocks?|supplies) lasts?',
            'for a limited time',
            'limited[- ]time',
            'hurry',
            'act (?:now|fast)',
          ],
          'zh-CN': [
            '仅剩',
            '只剩',
            '最后\\d+',
            '最后一天',
            '限时',
            '仅限今[天日晚]',
            '售完即止',
            '手慢无',
            '即将售罄',
            '库存告急',
            '过时不候',
            '马上涨价',
          ],
        },
      },
      reason: {
        en: 'Urgency must be true: saying falsely that time or stock is short is an unfair practice in the EU.',
        'zh-CN': '限时、限量必须真实；虚构紧迫感属于不正当商业行为。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'countdown',
      severity: 'advise',
      test: { kind: 'countdown' },
      reason: {
        en: 'A countdown that starts anew for every viewer suggests an end that there is not.',
        'zh-CN': '每位观众都重新开始的倒计时，会暗示并不存在的截止时间。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'prize',
      severity: 'advise',
      test: {
        kind: 'words',
        words: {
          en: [
            "(?:you['’]ve|you have) (?:been selected|won)",
            'congratulations,? you',
            'claim your (?:prize|reward|gift)',
            "you['’]re (?:our|the) (?:lucky )?winner",
          ],
          'zh-CN': ['恭喜您?(?:获得|中奖|被选中)', '您?已中奖', '领取(?:奖品|大奖)'],
        },
      },
      reason: {
        en: 'An ad may not make people believe that they have won when there is no prize, or it costs something.',
        'zh-CN': '不得让人误以为已中奖，或领奖时另需付费。',
      },
      source: UNFAIR_PRACTICES,
    },
    {
      id: 'false_controls',
      severity: 'advise',
      test: { kind: 'words', words: FALSE_CONTROLS },
      reason: {
        en: 'Texts that look like a button, a warning or a message of the phone mislead viewers.',
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
        en: 'Several words in capitals are hard to read and are refused by some reviewers.',
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
        en: 'This text lies where apps draw their own buttons and captions over a video.',
        'zh-CN': '此文字位于平台按钮和说明文字会遮挡的区域。',
      },
      source: 'https://ads.tiktok.com/help/article/video-ads-specifications',
    },
  ],
};
