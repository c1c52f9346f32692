/** Words that several packs forbid or restrict, each for its own reason. They are case-insensitive patterns. */
export const TOBACCO = {
  en: [
    'cigarettes?',
    'cigars?',
    'cigarillos?',
    '(?:e-?cigs?|e-?cigarettes?)',
    'vap(?:e|es|ing) (?:pens?|juice|liquid|kits?|pods?|devices?)',
    'disposable vapes?',
    'nicotine (?:pouch(?:es)?|salts?|vapes?)',
    '(?:chewing|rolling|pipe) tobacco',
    'hookahs?',
    'snus',
  ],
  'zh-CN': ['香烟', '卷烟', '雪茄', '电子烟', '烟弹', '烟草', '尼古丁袋'],
} as const;

export const WEAPONS = {
  en: [
    'handguns?',
    'firearms?',
    'assault rifles?',
    'shotguns?',
    '(?:live )?ammunition',
    'gun (?:silencers?|suppressors?)',
    'switchblades?',
    'brass knuckles',
    'stun guns?',
    'tasers?',
    'explosives?',
    'throwing stars',
  ],
  'zh-CN': ['枪支', '手枪', '弹药', '弹簧刀', '管制刀具', '电击器', '炸药'],
} as const;

export const GAMBLING = {
  en: [
    '(?:online |live |real[- ]money )?casinos?(?! night)',
    'sports? ?betting',
    'betting (?:odds|tips|app)',
    'slot machines?',
    'place your bets',
    'poker for money',
    'win (?:real )?(?:cash|money) (?:playing|betting)',
    'jackpots?',
  ],
  'zh-CN': ['赌博', '赌场', '博彩', '投注', '下注', '老虎机', '彩票代购', '真人荷官'],
} as const;

export const ALCOHOL = {
  en: [
    'beers?',
    'wines?',
    'vodka',
    'whisk(?:e)?y',
    'tequila',
    'bourbon',
    'liquors?',
    'champagne',
    'prosecco',
    'hard seltzer',
  ],
  'zh-CN': ['白酒', '啤酒', '红酒', '葡萄酒', '威士忌', '伏特加', '洋酒', '香槟酒'],
} as const;
/** Accessories for drinks, which are not drinks. */
export const NO_ALCOHOL =
  '(?:ginger|root) beers?|(?:beer|wine|whiske?y|champagne|cocktail) (?:glass(?:es)?|openers?|coolers?|chillers?|racks?|stoppers?|mugs?|decanters?|cabinets?|bottles? openers?|fridges?|red|color(?:ed)?)|non-alcoholic|alcohol-free|wine[- ]red|香槟[色金]|酒红|酒杯|酒架|醒酒器|开瓶器|酒柜|无酒精';

export const ADULT = {
  en: [
    'sex toys?',
    'dildos?',
    'vibrators?',
    'porn(?:o|ographic|ography)?',
    'escort services?',
    'erotic',
    'xxx',
    'hook ?ups? tonight',
    'fetish',
  ],
  'zh-CN': ['成人用品', '情趣用品', '情趣内衣', '色情', '约炮', '一夜情', '催情'],
} as const;

export const PROFANITY = {
  en: [
    'f(?:u|\\*)ck(?:ing|ed|er)?',
    'sh(?:i|\\*)t(?:ty)?',
    'b(?:i|\\*)tch(?:es)?',
    'assholes?',
    'motherf\\S+',
    'bullshit',
  ],
  'zh-CN': ['傻[逼屄比]', '操你', '他妈的', '卧槽', '牛逼', '妈的', '滚蛋'],
} as const;

const BODY = '(?:weight|fat|belly|waist|wrinkles?|skin|acne|teeth|hair|body|face|scars?|stretch marks|cellulite)';
export const BEFORE_AFTER = {
  en: [
    `before[- ](?:and|&|/)[- ]?after(?=[^.!?]{0,60}${BODY})`,
    `${BODY}[^.!?]{0,60}before[- ](?:and|&|/)[- ]?after`,
    'before (?:and|&) after (?:photos?|pics?|pictures?|shots?|results?|transformation)',
    '(?:my|her|his|their) (?:\\d+[- ](?:day|week)[- ])?(?:weight[- ]loss |body |skin )?transformation (?:photos?|pics?|results?)',
  ],
  'zh-CN': [
    '(?:使用|瘦身|减肥|祛斑|祛痘|美白|整形|护理)?前后(?:对比|效果|变化)(?:图|照)?',
    '(?:before|用前)[ /](?:after|用后)',
  ],
} as const;

export const CLICKBAIT = {
  en: [
    "you won['’]?t believe (?:what|how|this|your)",
    'click here to (?:find out|see|learn|discover)',
    "(?:doctors|dentists|banks|experts|they) (?:hate|don't want you to know)",
    '(?:one|this) (?:weird|simple|strange) trick',
    'what happened next',
    'shocking (?:truth|secret|results?)',
    '(?:the )?secret (?:they|that (?:they|doctors|celebrities|big))',
    "(?:they|doctors) don['’]?t want you to know",
  ],
  'zh-CN': [
    '震惊',
    '不转不是',
    '(?:惊人|不为人知的?|行业)(?:内幕|秘密|真相)',
    '医生不会告诉你',
    '看完(?:惊呆|都哭|沉默)了',
    '点(?:击)?这里(?:揭晓|查看真相)',
  ],
} as const;

export const FALSE_CONTROLS = {
  en: [
    '(?:click|tap|press) (?:the )?(?:x|close|skip|play button)',
    '(?:you have |\\(?)\\d+\\)? (?:new |unread )?(?:messages?|notifications?|friend requests?|missed calls?)',
    'your (?:phone|device|computer|battery) (?:is|has been|may be) (?:infected|hacked|damaged|at risk|full)',
    'virus(?:es)? detected',
    '(?:system|security|storage) (?:warning|alert)',
    'slide to (?:unlock|answer)',
    'skip ad',
    'incoming call',
    'swipe to (?:unlock|answer|close)',
  ],
  'zh-CN': [
    '点击(?:关闭|跳过|[×xX]按钮)',
    '您?有\\d+条(?:新|未读)(?:消息|通知)',
    '检测到病毒',
    '(?:系统|安全|内存)警告',
    '滑动(?:解锁|接听)',
    '跳过广告',
    '手机(?:已)?中毒',
    '来电提醒',
  ],
} as const;
