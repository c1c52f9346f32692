import type { AdLanguage } from '@reelwright/contracts';
import { dropPrice } from './read-money.ts';
import { countTextWords, hasHan, splitClauses, trimMarks } from './split-text.ts';

/** The first words of a text: the product's name, its brand, and what else stood beside the name. */
export interface Opening {
  name?: string;
  brand?: string;
  rest: string[];
}

/** Returns the brand named in a sentence or a part of one: "Made by Northern Peak", "By Northern Peak". */
export const findMaker = (sentence: string): string | undefined => {
  const [, brand] = MADE_BY.exec(sentence) ?? [];
  // Excludes "made by hand" and "made by us".
  return brand !== undefined && /^[\p{Lu}\d]/u.test(brand) ? brand : undefined;
};

export const isLeadIn = (sentence: string): boolean => LEAD_IN.test(sentence) || WISH.test(sentence);

/** "Make an ad for my Trail Mug" is about the mug. */
const WISH =
  /^(?:please\s+|can you\s+|i(?: would|'d) like(?: to have)?\s+|i (?:want|need)\s+)*(?:(?:make|create|write|generate|produce|build)\s+(?:me\s+)?)?(?:an?|the|some)\s+(?:[\w-]+\s+){0,3}(?:ad|advert|advertisement|commercial|video|clip|promo|reel)s?\s+(?:for|about|of|on)\s+/iu;
const CHINESE_WISH =
  /^(?:请|麻烦)?(?:你)?(?:帮我|帮忙)?(?:为|给)(.+?)(?:制作|做|生成|拍|写)[一1]?[个条段支则]?.{0,8}(?:广告|视频|短片|宣传片).*$/u;
const LEAD_IN =
  /^(?:introducing|presenting|meet|discover|this is|here is|here's|these are|say hello to|check out|we (?:sell|make|offer|present|produce)|i (?:sell|make)|our product is)\s+/iu;
const CHINESE_LEAD_IN =
  /^(?:(?:隆重推出|全新推出|推荐|介绍一下|介绍|这是|我们的产品是|我们的|我家的|这款|这个|这把|这只|本品|全新|新品)(?:[一1][款个只把件条台瓶盒双套])?)+/u;
const ARTICLE = /^(?:the all[- ]new|the new|our new|my new|the|our|my|this|these|an?)\s+/iu;
/** A verb or preposition that ends the name and begins its description. */
const PREDICATE =
  /\s(?:(is|are|was|that|which|who|myself|ourselves)|(keeps?|holds?|makes?|lets?|gives?|helps?|weighs?|fits?|comes?|turns?|brings?|provides?|protects?|cleans?|works?|lasts?|runs?|folds?|charges?|delivers?|removes?|reduces?|combines?|uses?|stays?|measures?|packs?|comes with|has|have|features|offers|includes|with|for|in an?|in the|made (?:of|from|with|in|by)|from)|\p{Ll}+s(?=\s+(?:an?|the|your|any|all|every|each|both|its|their|it|them|you|one|two|three|four|five|six|seven|eight|nine|ten|up to)\b))\s+(?=\S)/u;
const CHINESE_PREDICATE = /(?:能够|可以|采用|选用|具有|拥有|配有|内置|支持|适合|专为|是[一1][款个只把件])/u;
/** Words that never begin a name: greetings, questions, commands and pronouns. */
const NO_NAME =
  /^(?:it|they|we|you|i|he|she|there|here|if|when|while|are|is|do|does|did|can|want|wants|looking|tired|how|why|what|who|where|hello|hi|hey|dear|welcome|please|make|create|write|buy|get|order|shop|stop|start|enjoy|feel|imagine|say|let|don't|never|perfect|great|best|only|just|now|for|with|from|in|on|at|and|but|as|because|free)\b|^(?:你|您|我|他|她|它|请|想|如果|还在|大家|快来|赶快|立即|欢迎|为什么|怎么|谁|哈喽|嗨|各位|姐妹|家人)/iu;
const MAX_NAME_WORDS = 12;
const MAX_NAME_LENGTH = 80;
const MAX_SUBJECT_WORDS = 5;
const BRAND = String.raw`[\p{Lu}\d][\p{L}\p{N}&'’.-]*(?:\s(?:&\s)?[\p{Lu}\d][\p{L}\p{N}&'’.-]*){0,3}`;
const BY_BRAND = new RegExp(String.raw`\s+by\s+(${BRAND})$`, 'u');
const MADE_BY = new RegExp(String.raw`^(?:(?:made|crafted|designed|produced)\s+)?by\s+(${BRAND})[.!]?$`, 'iu');
const MARKED_BRAND = /^([\p{L}\p{N}&'’.-]+(?:\s[\p{L}\p{N}&'’.-]+){0,2})\s?[®™]/u;
const CHINESE_BRAND = /^([\p{Script=Han}A-Za-z]{2,8}?)(?:牌子?|品牌)(?=.{2})/u;
const NO_BRAND = /^(?:大|名|金|招|老|新|国|自主|知名|国产|国际|著名)$/u;

const MEASURE = /^\d+(?:\.\d+)?\p{L}{1,3}$/u;

/** Splits a Chinese shop title, which separates its parts by spaces: `智能手表 血氧检测 14天续航`. */
function splitBySpaces(title: string): string[] {
  const parts = title.split(/\s+/u);
  const isList =
    parts.length > 2 && hasHan(parts[0] ?? '') && parts.every((part) => hasHan(part) || MEASURE.test(part));
  return isList ? parts : [title];
}

function isName(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    text.length <= MAX_NAME_LENGTH &&
    countTextWords(text) <= (hasHan(text) ? 2 * MAX_NAME_WORDS : MAX_NAME_WORDS) &&
    !NO_NAME.test(text) &&
    !/https?:/i.test(text)
  );
}

function splitPredicate(head: string): { subject: string; said: string } {
  const isChinese = hasHan(head);
  const match = (isChinese ? CHINESE_PREDICATE : PREDICATE).exec(head);
  // A name stands before the match: at least two characters, or one word.
  if (!match || match.index < 2) return { subject: head, said: '' };
  const link = match[1];
  const words = head.slice(match.index + (isChinese || link === undefined ? 0 : match[0].length));
  // "A lamp that is kind to the eyes".
  const said = words.trim().replace(/^(?:is|are)\s+/iu, '');
  return { subject: head.slice(0, match.index), said };
}

function takeBrand(head: string): { head: string; brand?: string } {
  const by = BY_BRAND.exec(head);
  if (by?.[1] !== undefined) return { head: head.slice(0, by.index), brand: by[1] };
  const marked = MARKED_BRAND.exec(head);
  if (marked?.[1] !== undefined) return { head: head.replace(/\s?[®™]/gu, ''), brand: marked[1] };
  const chinese = CHINESE_BRAND.exec(head);
  if (chinese?.[1] !== undefined && !NO_BRAND.test(chinese[1])) return { head, brand: chinese[1] };
  return { head };
}

/** Reads a title line, or the first sentence. Only a text written as a name is a name: "A lamp that glows" has none. */
export function readOpening(sentence: string, language: AdLanguage): Opening {
  const wished = sentence.replace(CHINESE_WISH, '$1').replace(WISH, '');
  const lead = wished
    .replace(LEAD_IN, '')
    .replace(/^【[^】]{1,8}】/u, '')
    .replace(/^["“]([^"”]+)["”]/u, '$1')
    .replace(CHINESE_LEAD_IN, '');
  const [clause = '', ...others] = splitClauses(lead);
  const [first = '', ...listed] = splitBySpaces(dropPrice(clause, language).trim());
  const rest = [...listed, ...others];
  const label = /^([^:：]{2,60})[:：]\s+(\S.*)$/u.exec(first);
  // "Yoga mat (6 mm, natural rubber)".
  const [, inBrackets = ''] = /[(（]([^)）]*[,，、][^)）]*)[)）]/u.exec(label?.[1] ?? first) ?? [];
  const bare = (label?.[1] ?? first).replace(/\s*[(（][^)）]*[,，、][^)）]*[)）]/u, '');
  const { subject: written, said } = splitPredicate(bare);
  // "With flour, tools and a recipe book" is a single point.
  const isOneList =
    /^(?:with|has|have|includes|features|offers)\s/iu.test(said) && /\s(?:and|&)\s/u.test(rest.at(-1) ?? '');
  const parts = isOneList ? [[said, ...rest].join(', ')] : [...(said === '' ? [] : [said]), ...rest];
  const beside = [
    ...inBrackets.split(/[,，、]\s*/u).filter((part) => part !== ''),
    ...(label?.[2] === undefined ? [] : [label[2]]),
    ...parts,
  ];
  const { head, brand } = takeBrand(trimMarks(written));
  const name = trimMarks(head.replace(ARTICLE, ''));
  // "A lamp that glows" names the kind of product, not the product.
  const isKindOnly = /^an?\s/iu.test(head) && countTextWords(name) < 2;
  if (isKindOnly && beside.length > 0) return { rest: beside.map(trimMarks) };
  // A whole sentence with an unknown verb.
  const isSentence = /[.!]\s*$/.test(sentence) && beside.length === 0 && countTextWords(name) > MAX_SUBJECT_WORDS;
  if (!isName(name) || isKindOnly || isSentence) return { rest: [] };
  return { name, ...(brand === undefined ? {} : { brand }), rest: beside.map(trimMarks) };
}
