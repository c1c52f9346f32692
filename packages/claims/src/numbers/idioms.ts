import { NUMBER_WORDS } from './english-words.ts';

/** Numbers that state nothing about the product: counts within the script, times of day, and figures of speech. */
const ENGLISH: readonly string[] = [
  // Counts of the script's own parts.
  `(?:${NUMBER_WORDS}|\\d{1,2}) (?:[a-z]+ )?(?:reasons?|things|ways|words|steps?|tips|tricks|questions?|facts|signs|secrets|problems|mistakes|truths|rules|moves|letters|points|moments|quick|simple|easy|good)\\b`,
  `\\b(?:reason|number|step|(?<!(?:zero|one|two|three|four|five|six|seven|eight|nine|ten) )point|tip|fact|no\\.|part|thing|benefit|scene|option|question|sign|problem|episode|chapter|numero) ?#?(?:${NUMBER_WORDS}|\\d{1,2})\\b`,
  `(?<=^|[.!?] )(?:${NUMBER_WORDS}|\\d{1,2})(?=[:.,)] |[:.,)]$)`,
  `(?:(?:${NUMBER_WORDS}|\\d)(?:, |\\.{1,3} ?|-| )){2,}(?:${NUMBER_WORDS}|\\d)\\b(?=[,.!? ]|$)(?! ?(?:%|percent|dollars?|euros?))`,
  // The viewer's time.
  `\\b(?:give (?:me|us)|got|have|wait|hold on(?: for)?|pause(?: for)?|stop(?: for)?|watch(?: for)?|next|spare|first|stay(?: for)?) (?:just |only |the |another |about )?(?:${NUMBER_WORDS}|\\d+) (?:more )?(?:seconds?|secs?|minutes?)\\b(?! (?:of|play|battery|charge))`,
  // The clock, the calendar, and age.
  `\\b(?:\\d{1,2}(?:[:.]\\d{2})?|${NUMBER_WORDS})(?: ?thirty)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'clock)(?![a-z])`,
  `\\b\\d{1,2}:\\d{2}\\b`,
  `\\b(?:at|by|until|till|before|past|since) (?:${NUMBER_WORDS})(?= in the (?:morning|afternoon|evening)| at night|[.,!?]|$)`,
  `\\b\\d0s\\b`,
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)|twenty-first) (?:century|birthday|anniversary|floor|grade|time|day|night|hour)`,
  `\\b(?:${NUMBER_WORDS}|\\d+) (?:years?|days?|weeks?|months?|hours?|minutes?) ago\\b`,
  `\\b(?:${NUMBER_WORDS}|\\d{1,2}) (?:(?:in|o'clock in) the (?:morning|afternoon|evening)|at night)\\b`,
  `(?<=^|[.!?] )(?:${NUMBER_WORDS}) (?:fifteen|thirty|forty-five)(?=[.,!?])`,
  `\\b(?:kilometre|kilometer|mile|page|floor|lap|day|week|round|level|chapter|minute|hour) (?:${NUMBER_WORDS})(?:-(?:${NUMBER_WORDS}))?(?=[.,!?:]|$)`,
  `\\b(?:i|you|we|they) (?:need|did|do|want|got|take|took|had|have) (?:only |just )?(?:${NUMBER_WORDS})(?=[.,!?]|$)`,
  `\\b(?:${NUMBER_WORDS}), (?:${NUMBER_WORDS})(?:,? (?:or|and) (?:${NUMBER_WORDS}))? of (?:you|us|them)\\b`,
  // The speaker's life.
  `\\b(?:when|until|since|before|after) (?:i|he|she|we|you|they|my [a-z]+) (?:was|were|turned?|turns) (?:about |only |just |over )?(?:${NUMBER_WORDS}|\\d+)(?:[- ](?:${NUMBER_WORDS}))?\\b`,
  `\\b(?:i|we|he|she)(?:'ve|'d| have| had)? (?!(?:used|use|had|worn|wore|own|owned|tested)\\b)[a-z]+(?: [a-z]+){0,3} for (?:about |almost |over |nearly |like |some )?(?:${NUMBER_WORDS}|\\d+)(?:[- ](?:${NUMBER_WORDS}))? (?:years|months|decades)\\b`,
  `\\b(?:my|our|his|her|their|your) (?:${NUMBER_WORDS}|\\d+)(?:[- ](?:${NUMBER_WORDS}))?[- ](?:year|month|week)s?[- ]old\\b`,
  `\\b(?:my|our|your) (?:flat|apartment|house|room|studio|kitchen|bathroom|bedroom|office|garden|balcony|commute|place|son|daughter|dog|cat) (?:is|has|was|takes|weighs) (?:only |just |about |barely |all of )?(?:${NUMBER_WORDS}|\\d+)(?:[- ](?:${NUMBER_WORDS}))?(?: (?:square|cubic))? [a-z]+`,
  // Figures of speech.
  `\\b(?:two|both|ten|2|10) (?:full |free |good |left |strong |busy )?(?:hands?|arms|eyes|ears|feet|legs|fingers|toes|thumbs)\\b`,
  `\\b24 ?/ ?7\\b|\\btwenty-four ?seven\\b|\\b(?:9|nine)[- ]to[- ](?:5|five)\\b|\\b50[/-]50\\b|\\bfifty-fifty\\b`,
  `\\b(?:a|an|one|the) [a-z]+ or two\\b|\\bone or two\\b|\\bthe two of\\b|\\btwo of (?:us|you|them)\\b|\\btwo (?:thumbs|birds|cents|worlds)\\b|\\btake two\\b|\\bit takes two\\b|\\b(?:table|dinner|room|cozy|date|party|pasta|lunch|breakfast|coffee|plans|stew) for (?:${NUMBER_WORDS}|\\d)\\b|\\btwo [a-z]+ are better than one\\b|\\b(?:need|use|want) (?:just |only )?(?:two|three)(?=[.!?]|$)`,
  `\\b(?:like a|not in a|a) million (?:bucks|dollars|thanks|times|reasons|miles|things)\\b|\\b(?:one in a|thanks a|not in a) million\\b`,
  `\\bcloud (?:nine|9)\\b|\\bhigh[- ]five\\b|\\btake five\\b|\\bfive a day\\b|\\bseven days a week\\b|\\b365 days\\b|\\ball fours\\b|\\bnine lives\\b|\\bcatch-22\\b|\\bplan b\\b`,
  `\\b(?:all|these|those|both|other|any|the other) (?:${NUMBER_WORDS})(?=[.,!?;]|$| of\\b)`,
  `\\bzero (?!calor|sugar|percent|gram|watt|emission|volt|%)`,
  `\\bzero(?=[.!?,]|$)`,
  `\\b(?:https?://|www\\.)\\S+|\\b[a-z0-9-]+\\.(?:com|net|org|shop|store|co|io|cn)(?:/\\S*)?`,
];

const CHINESE_NUMBER = '[零〇一二两三四五六七八九十百千万亿\\d]+';
const CHINESE: readonly string[] = [
  `第${CHINESE_NUMBER}`,
  `[两二三四五六七八九十\\d]+个?(?:大)?(?:理由|原因|步骤?|招|字|件事|问题|方面|瞬间|细节|卖点|秘密|关键词|要点|亮点)|[两二三四五六七八九十\\d]+点(?:理由|原因|建议)`,
  `(?:给我|等我|等等|再看|花)(?:你的)?${CHINESE_NUMBER}(?:秒|分)钟?|${CHINESE_NUMBER}秒钟?(?=看懂|了解|告诉|带你|讲完)`,
  '(?:周|星期|礼拜)[一二三四五六日末]',
  `${CHINESE_NUMBER}月(?:${CHINESE_NUMBER}[日号])?(?:[到至~-](?:${CHINESE_NUMBER}月)?${CHINESE_NUMBER}[日号])?(?!龄|以上|以下|质保)`,
  `(?:[上下中]午|早上|晚上|凌晨|清晨|傍晚|早)${CHINESE_NUMBER}点|${CHINESE_NUMBER}点钟`,
  '双十[一二]|双1[12]|618|三八节?|五一|六一|七夕|五四',
  '(?<![二两三四五六七八九百\\d])十分|十足|十全十美|万一|千万(?=别|不|要|记)|万能|万物|万千|万分|万众|万用|千变万化|千家万户|千篇一律|千言万语|千里|万里|五颜六色|五彩|五光十色|四季|四面|四周|四处|四海|四肢|五官|五脏|五谷|三餐|三五|两三[个天次]|再三|三思|百搭|百变|百般|百忙|百货|百科|百里挑一|百看|百用|百年好合',
  '三心二意|七上八下|乱七八糟|一石二鸟|两全其美|两不误|两不耽误|三天两头|三分钟热度|三下五除二|说一不二|独一无二|不二|二话|二手|二维码|二次元|三明治|三维|三围|八卦|九宫格|六边形|五金|四口之家|[二三四五]口(?:之家|人)|两口子|四大|两侧|两边|两头|两者|两人|二人|两个人|两手|两用|八成新|一五一十|接二连三|丢三落四|七嘴八舌|四通八达|九牛一毛',
  '(?:一|每)天?(?:两|三)顿|里三层外三层|一点一点',
  `(?:我|本人|他|她|老公|老婆|我妈|我爸|爸妈|儿子|女儿|闺女|孩子)(?:才|都|也|快|这|是|今年|体重|身高|刚|已经)*${CHINESE_NUMBER}多?(?:斤|岁|公斤|米[\\d一二三四五六七八九]?)`,
  `(?<=^|[,.!?])(?!充电|保温|保冷|听歌|播放|续航|待机|使用|加热|烘干|快充|静置|浸泡)\\p{Script=Han}{2}${CHINESE_NUMBER}(?:秒|分钟|小时),\\p{Script=Han}{2}${CHINESE_NUMBER}(?:秒|分钟|小时)`,
  '就[两三](?:个|种|样)(?=[,.!?]|$)',
  '[一二两三四五六七\\d]天[一二两三四五六七\\d]夜',
];

const ALL = [
  ...ENGLISH.map((source) => new RegExp(source, 'gu')),
  ...CHINESE.map((source) => new RegExp(source, 'gu')),
];

/** Finds the numbers of a normalised text that claim nothing. */
export function findIdioms(text: string): { start: number; end: number }[] {
  return ALL.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
