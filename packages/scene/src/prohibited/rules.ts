/** A rule of what the embedded engine refuses to draw or print. */
export interface ProhibitedRule {
  id: ProhibitedId;
  language: 'en' | 'zh';
  pattern: RegExp;
  /** A prompt that the rule refuses, and one close to it that it lets pass. */
  example: string;
  counterExample: string;
}

export const PROHIBITED_IDS = [
  'sexual_content',
  'minors',
  'violence',
  'self_harm',
  'hate',
  'terrorism',
  'drugs',
  'forgery',
] as const;
export type ProhibitedId = (typeof PROHIBITED_IDS)[number];

/**
 * The rules for embedded use. The engine draws products and prints the text in quotes, so the list is short: what a
 * label, a poster or a set must not show. Providers have rules of their own, whose refusals are passed on.
 */
export const PROHIBITED_RULES: readonly ProhibitedRule[] = [
  {
    id: 'minors',
    language: 'en',
    pattern:
      /\b(?:(?:sexy|nude(?! (?:lip|pink|colou?r|shade|tone|nail|make|palette))|naked|erotic|sexual(?:ized)?|topless)\b[^.]{0,40}\b(?:child|children|kid|kids|minor|minors|toddler|baby|schoolgirl|schoolboy|teen|teens|teenager|underage|loli|little (?:girl|boy))|(?:child|children|kid|minor|toddler|schoolgirl|teen|teenager|underage|loli|little (?:girl|boy))\b[^.]{0,40}\b(?:sexy|nude|naked|erotic|sexual|topless)|child porn(?:ography)?|underage sex|loli(?:con)?|shota(?:con)?)\b/i,
    example: 'a nude teenager on a beach',
    counterExample: 'nude lipstick beside a toy for children without paint',
  },
  {
    id: 'minors',
    language: 'zh',
    pattern:
      /(?:裸体|裸露|色情|性感|情色|赤裸).{0,8}(?:儿童|小孩|孩子|幼女|少女|学生妹|未成年|萝莉|小女孩|小男孩)|(?:儿童|幼女|未成年|萝莉|小女孩|小男孩).{0,8}(?:裸体|裸露|色情|性感|情色|赤裸)|儿童色情/u,
    example: '裸体的小女孩',
    counterExample: '儿童洗发水放在白色台面上',
  },
  {
    id: 'sexual_content',
    language: 'en',
    pattern:
      /\b(?:porn(?:o|ographic|ography)?|hentai|nsfw|xxx rated|explicit sex|sex scene|having sex|sexual intercourse|blowjob|orgy|masturbat\w*|genitals?|penis|vagina|topless (?:woman|man|girl|model)|(?:fully )?(?:nude|naked) (?:woman|women|man|men|girl|girls|boy|model|models|body|bodies|person|people|lady|couple|female|male)|(?:woman|man|girl|model|lady|body) (?:is )?(?:nude|naked|topless))\b/i,
    example: 'a naked woman with a perfume bottle',
    counterExample: 'a nude lipstick in a naked palette box',
  },
  {
    id: 'sexual_content',
    language: 'zh',
    pattern: /色情|淫秽|裸体|裸女|裸男|全裸|性爱|做爱|性交|情色|春宫|露点|阴茎|阴道|自慰|黄片|成人影片/u,
    example: '裸体女人和香水',
    counterExample: '裸色口红放在大理石上',
  },
  {
    id: 'violence',
    language: 'en',
    pattern:
      /\b(?:gore|gory|beheading|beheaded|decapitat\w*|dismember\w*|disembowel\w*|mutilat\w*|bloody (?:corpse|body|murder)|dead bod(?:y|ies)|corpses?|massacre|torture[ds]?|school shooting|snuff)\b/i,
    example: 'a beheading on a podium',
    counterExample: 'blood orange juice, a killer look',
  },
  {
    id: 'violence',
    language: 'zh',
    pattern: /血腥|斩首|砍头|肢解|尸体|屠杀|虐杀|酷刑|分尸|残肢/u,
    example: '血腥的尸体',
    counterExample: '血橙果汁放在木桌上',
  },
  {
    id: 'self_harm',
    language: 'en',
    pattern:
      /\b(?:suicide|kill (?:myself|yourself)|self[- ]harm|cutting (?:my|her|his) wrists?|hang (?:myself|himself|herself))\b/i,
    example: 'a label that says "suicide"',
    counterExample: 'a bottle with a hanging ribbon',
  },
  {
    id: 'self_harm',
    language: 'zh',
    pattern: /自杀|自残|自尽|割腕|上吊|轻生/u,
    example: '自杀的场景',
    counterExample: '自然的场景',
  },
  {
    id: 'hate',
    language: 'en',
    pattern:
      /\b(?:nazi|nazis|swastika|hitler|heil|ku klux klan|kkk|white power|white supremac\w*|ethnic cleansing|holocaust denial|gas the jews|nigg(?:er|a)s?|faggots?|kikes?|death to (?:all )?(?:jews|muslims|christians|blacks|gays))\b/i,
    example: 'a mug with a swastika',
    counterExample: 'a white bottle with power',
  },
  {
    id: 'hate',
    language: 'zh',
    pattern: /纳粹|希特勒|种族灭绝|种族清洗|白人至上|三K党/iu,
    example: '印有纳粹标志的杯子',
    counterExample: '纳米技术保温杯',
  },
  {
    id: 'terrorism',
    language: 'en',
    pattern:
      /\b(?:isis flag|islamic state flag|al[- ]qaeda|terroris[mt]s?|suicide (?:vest|bomb\w*)|(?:pipe|nail|car|dirty) bombs?|bomb[- ]making|how to make (?:a |an )?(?:bomb|explosive)s?)\b/i,
    example: 'an isis flag behind the podium',
    counterExample: 'a bath bomb on marble',
  },
  {
    id: 'terrorism',
    language: 'zh',
    pattern: /恐怖分子|恐怖主义|恐怖组织|基地组织|伊斯兰国|自制炸弹|人体炸弹|炸弹制作/u,
    example: '恐怖组织的旗帜',
    counterExample: '恐龙形状的沐浴球',
  },
  {
    id: 'drugs',
    language: 'en',
    pattern:
      /\b(?:cocaine|heroin|crystal meth|methamphetamine|fentanyl|crack pipe|ecstasy pills?|lsd (?:tabs?|blotter)|drug (?:deal\w*|paraphernalia))\b/i,
    example: 'lines of cocaine on a mirror',
    counterExample: 'a heroine stands on a crystal plate',
  },
  {
    id: 'drugs',
    language: 'zh',
    pattern: /可卡因|海洛因|冰毒|摇头丸|吸毒|贩毒|毒品|大麻烟|芬太尼/u,
    example: '镜子上的可卡因',
    counterExample: '冰块和毒辣的阳光',
  },
  {
    id: 'forgery',
    language: 'en',
    pattern:
      /\b(?:fake|forged?|counterfeit|bogus) (?:passports?|id(?:s| cards?)?|driver'?s licen[cs]es?|bank ?notes?|money|currency|dollar bills?|diplomas?|certificates?|prescriptions?)\b/i,
    example: 'a fake passport on a desk',
    counterExample: 'fake fur under a card',
  },
  {
    id: 'forgery',
    language: 'zh',
    pattern:
      /假(?:护照|身份证|驾照|驾驶证|钞票|钞|币|文凭|毕业证|处方|证件)|伪造(?:的)?(?:护照|身份证|证件|钞票|公章|文凭)|假公章/u,
    example: '书桌上的假护照',
    counterExample: '假日海滩上的香水',
  },
];
