import { findKind } from '@reelwright/product-kinds';
import { isPart } from './part-nouns.ts';
import {
  AILMENT,
  DRIVES,
  ENDS_IN_QUALITY,
  ENDS_IN_USE,
  MADE_FOOD,
  PART_OF_THING,
  PLACE_LAST,
  PLATFORMS,
  SAID_OF_THING,
  SERVICE_LAST,
  SERVICE_NEXT,
  SET_OF_IT,
  SHELF,
  THING_LAST,
  WORKS_ON,
} from './title-words.ts';

/** A piece of so many characters is a row of search words. */
export const LONG_PIECE = 14;
const LEAST_ROW = 7;
const LEAST_NOUN = 2;
/** A word that no table has is a thing from this length on. */
const LEAST_UNKNOWN = 3;
const LONGEST_NAME = 13;
/** So far ahead stands the noun that a thing before it describes: 空气炸锅|专用纸, 冰箱|除味剂. */
const LONGEST_TAIL = 6;
/** A thing for another one stands close behind it. */
const LONGEST_WORKING = 5;
/** So long a noun names the thing whatever follows. */
const LONG_NOUN = 4;
/** Checks if a noun of the table is another one with a word of its use. */
const takesUse = (noun: string): boolean =>
  ENDS_IN_USE.test(noun) &&
  (THING_LAST.test(noun.slice(0, -LEAST_NOUN)) || findKind({ name: noun.slice(0, -LEAST_NOUN) }) !== undefined);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A thing that another one serves: 空气炸锅专用纸. */
const MADE_FOR = /^(?:专用|通用(?![型款])|用|适用)(?=\p{Script=Han}{1,4})/u;
/** What the things before it taste, smell or look like: 牛轧糖花生牛奶味. */
const LIKENESS = /^(?![除去])\p{Script=Han}{2,5}(?:(?<!原)味(?![剂精噌])|香型|图案|造型)/u;

/** What is said of a part that is sold alone: 电饭煲内胆配件. */
const SPARE = /^(?:配件|替换|更换|通用|适用|适配|专用)/u;
/** 职业套装: a set of clothes is named by what it is for. */
const SUIT = /^\p{Script=Han}{2,4}套装$/u;
/** 短袖Polo衫, 移动U盘: the name goes on in another script. */
const SERVICE_NAME = /(?:代写|代做|辅导|翻译|设计|制作|培训|教程|课程)$/u;
/** Nothing that works on another thing: 辅助器|固定脚. */
const NO_TOOL = /[脚腿手背腰]$/u;
const LATIN_THING = /^[A-Za-z]{1,4}[衫恤盘]/u;

const listChunks = (title: string): string[] =>
  title
    .replace(/【[^】]*】/gu, ' ')
    .replace(PLATFORMS, ' ')
    .replace(AILMENT, ' ')
    .split(
      /[\s|｜/／，,、。！!+＋()（）:：]+|(?<=\p{Script=Han}{3})\d+(?:\.\d+)?\s?(?:kg|g|ml|l|cm|mm|克|斤|升|毫升|寸|吋|片|只|支|抽|粒)(?![a-z])/iu,
    )
    .filter((chunk) => /\p{Script=Han}{2}/u.test(chunk));

/** The places where a word ends. */
function listEnds(chunk: string): Set<number> {
  return new Set([...segmenter.segment(chunk)].map(({ index, segment }) => index + segment.length));
}

/** 商用制冰机|奶茶店: the characters behind it may hide where a word ends. */
const isWordAtEnd = (front: string): boolean =>
  ([...segmenter.segment(front)].at(-1)?.segment.length ?? 0) >= LEAST_NOUN;

/** Returns the noun in which a front ends: of the table, or one that looks like a thing. */
function nounOf(front: string, ends: ReadonlySet<number>): string | undefined {
  const head = findKind({ name: front })?.head;
  if (
    head !== undefined &&
    head.length >= LEAST_NOUN &&
    /\p{Script=Han}/u.test(head) &&
    front.toLowerCase().endsWith(head) &&
    !takesUse(head)
  )
    return head;
  const own = /\p{Script=Han}+$/u.exec(front)?.[0] ?? '';
  if (front.length > LONG_NOUN && SERVICE_LAST.test(front)) return front.slice(-LEAST_NOUN);
  const isThing =
    own.length >= LEAST_UNKNOWN &&
    ((THING_LAST.test(own) && (ends.has(front.length) || isWordAtEnd(front)) && !ENDS_IN_QUALITY.test(own)) ||
      SERVICE_LAST.test(own) ||
      SUIT.test(own));
  return isThing ? own.slice(-LEAST_NOUN) : undefined;
}

/** Returns a thing of two characters that begins a row: 喷壶|浇花家用. */
function readBriefNoun(chunk: string, ends: ReadonlySet<number>): string | undefined {
  const front = chunk.slice(0, LEAST_NOUN);
  // 围炉|煮茶烤火炉: what is done with it belongs to the name.
  const isThing =
    THING_LAST.test(front) &&
    ends.has(LEAST_NOUN) &&
    !SAID_OF_THING.test(front) &&
    !/^[煮烤蒸炸炖煎炒]/u.test(chunk.slice(LEAST_NOUN));
  return isThing && SAID_OF_THING.test(chunk.slice(LEAST_NOUN)) ? front : undefined;
}

/** Checks if a table's noun goes on: 洗衣 of 洗衣凝珠, 牛奶 of 牛奶锅. */
function goesOn(chunk: string, end: number, noun: string): boolean {
  // 折叠床|单人: no 床单.
  if (/^(?:单人|双人|多人|成人|大人|女士|男士|女童|男童|男女|女孩|男孩|女生|男生)/u.test(chunk.slice(end)))
    return false;
  const ends = listEnds(chunk);
  return [1, 2, 3].some((more) => {
    const longer = chunk.slice(0, end + more).toLowerCase();
    // 画架|画板: the next word begins with a character that could end a noun.
    if (longer.length < end + more || !ends.has(end + more)) return false;
    const head = findKind({ name: longer })?.head ?? '';
    return (
      longer.endsWith(head) && !takesUse(head) && head.length > more && !longer.slice(0, -head.length).endsWith(noun)
    );
  });
}

/** Checks if what follows a thing is another name of it: 补水阀|进水阀, 染发剂|泡泡染发膏. */
function isSynonym(front: string, next: string): boolean {
  if (front.at(-1) === next.at(-1)) return true;
  // 厨房纸巾|吸油纸.
  if (next.length >= LEAST_UNKNOWN && front.slice(-2).includes(next.at(-1) ?? '　')) return true;
  // 猫爬架|猫窝, 儿童画架|画板.
  if (next.length === LEAST_NOUN && [0, -LEAST_NOUN].some((at) => front.at(at) === next.at(0))) return true;
  const pairs = Array.from({ length: Math.max(0, front.length - 1) }, (_none, at) => front.slice(at, at + 2));
  if (pairs.some((pair) => next.includes(pair))) return true;
  const [one, other] = [findKind({ name: front }), findKind({ name: next })];
  return one !== undefined && one.head.length >= LEAST_NOUN && one.kind.id === other?.kind.id;
}

const MADE_OF_FOOD = /^[仁枣泥糜松粉干酱丝丁糕饼糖膏汁酥脆卷球糊羹]/u;
/** Devices one behind the other: 皂液器|洗手液机; what cleans or mends one is no name of it. */
const DEVICE_NEXT = /^(?!清|除|去|维|修|收|展|散热|充电)\p{Script=Han}{2,5}[器机仪]/u;

/** Finds the first name in a row of search words; undefined if it names nothing for certain. */
function findFirstName(chunk: string): string | undefined {
  const ends = listEnds(chunk);
  let start = 0;
  for (let end = LEAST_NOUN; end <= Math.min(chunk.length, start + LONGEST_NAME); end += 1) {
    const front = chunk.slice(start, end);
    const noun = nounOf(front, ends) ?? (end === LEAST_NOUN ? readBriefNoun(chunk, ends) : undefined);
    if (noun === undefined || goesOn(chunk.slice(start), end - start, noun)) continue;
    const rest = chunk.slice(end);
    // 乐高|式: like it, and no 乐高.
    // 短视频剪|辑: no pair of scissors.
    // 冰糖|心苹果: what another thing is like.
    if (/^(?:[式型辑]|香型|香味|原[浆汁液]|心(?!形|型)\p{Script=Han})/u.test(rest)) continue;
    // 红薯粉|条: a thing that no table has goes on for one character.
    const isUnknown = findKind({ name: front })?.head !== noun;
    if (isUnknown && THING_LAST.test(chunk.slice(start, end + 1)) && ends.has(end + 1) && !SAID_OF_THING.test(rest))
      continue;
    // 山核桃|仁, 牛轧糖奶|枣: what is made of a food ends in one character more.
    if (MADE_OF_FOOD.test(rest) && ends.has(end + 1) && isFood(front) && !SAID_OF_THING.test(rest)) continue;
    // 手工红糖|姜茶.
    if (/^\p{Script=Han}[茶糕饼粥糊汤膏酱醋酒]/u.test(rest) && ends.has(end + 2) && isFood(front)) continue;
    const set = SET_OF_IT.exec(rest)?.[0] ?? '';
    if (set !== '') return `${front}${set}`;
    // 绿植盆栽龟背竹, 猫砂混合豆腐猫砂: what stands on a shelf is named behind it.
    const isNamedAgain = front === noun && comesAgain(noun, rest);
    if (DRIVES.test(front) && /^\p{Script=Han}/u.test(rest)) continue;
    if (SHELF.test(front) || isNamedAgain) start = end;
    else if (isNameBefore(rest, front, noun)) return front;
    else if (MADE_FOR.test(rest) && front.length + LONGEST_WORKING > LONGEST_NAME - 2) start = end + 2;
  }
  return undefined;
}

/** Checks if a noun ends the name that follows it, with nothing said in between: 猫粮|鸡肉冻干猫粮. */
function comesAgain(noun: string, rest: string): boolean {
  const at = rest.indexOf(noun);
  const ends = listEnds(rest);
  return (
    at > 0 &&
    at <= LONGEST_TAIL &&
    Array.from({ length: at }, (_none, place) => place).every(
      (place) => place === 0 || !ends.has(place) || !SAID_OF_THING.test(rest.slice(place)),
    )
  );
}

/** What is kept in a box or on a shelf, and the other name of it. */
const HOLDS = /^(?!专用|通用)\p{Script=Han}{1,4}(?:收纳|置物|储物|整理|展示)\p{Script=Han}/u;

/** Checks if the rest of a row says something of the thing in front, or names it again, instead of going on with its name. */
function isNameBefore(rest: string, front: string, noun: string): boolean {
  if (LATIN_THING.test(rest) || SERVICE_NEXT.test(rest)) return false;
  // 美缝剂|瓷砖地砖专用: what it is used on.
  if (/[剂膏液胶蜡]$/u.test(front) && /^\p{Script=Han}{2,6}专用/u.test(rest)) return true;
  // 桌面收纳盒|化妆品收纳柜: what another one holds is its own name.
  if (/[盒箱架柜袋篮筐]$/u.test(front) && HOLDS.test(rest)) return true;
  // 红外线|测温仪: what no table knows goes on to a device.
  if (
    findKind({ name: front })?.head !== noun &&
    /^(?!通用|专用|家用)\p{Script=Han}{1,3}[仪器枪计](?!\p{Script=Han}?[用版款])/u.test(rest) &&
    !/[器机仪]$/u.test(front)
  )
    return false;
  if (/球.*(?:训练|练习|发球|捡球)[器机]$/u.test(front)) return true;
  // 网球|单人训练器: the ball is what it trains.
  if (noun.endsWith('球') && /^\p{Script=Han}{0,4}?(?:训练|练习|发球|捡球)[器机]/u.test(rest)) return false;
  // 代写|ppt美化: the name goes on.
  if (/^[a-z]{2,6}\p{Script=Han}/iu.test(rest) && SERVICE_NAME.test(front)) return false;
  if (rest === '' || /^[^\p{Script=Han}]/u.test(rest) || LIKENESS.test(rest)) return true;
  if (SERVICE_LAST.test(front)) return !/^(?:[桌椅班机台架本书]|包(?!间))/u.test(rest);
  const ends = listEnds(rest);
  const next = findNext(rest, ends);
  const isNear = next !== undefined && next <= LONGEST_WORKING;
  const isOther = isNear && endsThere(rest, next);
  if (MADE_FOR.test(rest) && rest.length > LEAST_UNKNOWN) return isNear && front.at(-1) === rest.at(next - 1);
  if (/.{2}[器机仪]$/u.test(front) && DEVICE_NEXT.test(rest)) return true;
  if (WORKS_ON.test(rest)) return !isNear || NO_TOOL.test(rest.slice(0, next)) || isSynonym(front, rest.slice(0, next));
  if (SAID_OF_THING.test(rest)) return true;
  // 防晒|面罩: a noun of the table that says what the thing behind it is for.
  if (next === undefined) return !(front === noun && SAID_OF_THING.test(front) && startsWithThing(rest, ends));
  const other = rest.slice(0, next);
  // 家庭影院|投影仪吊架: another thing of the table stands right behind it.
  const isKnown = next <= LONG_NOUN && (findKind({ name: other })?.head.length ?? 0) > LEAST_NOUN;
  if (noun.length >= LONG_NOUN && !isOther && !isKnown) return true;
  // 壁挂炉采暖炉专用…: a row of what it is for.
  if (MADE_FOR.test(rest.slice(next))) return false;
  // 法兰绒毛毯|被子冬季: of bedding without a set, the first name.
  if (isOther && !/件套|套装/u.test(rest) && isBedding(front) && isBedding(other)) return true;
  // 塑料托盘|仓库垫板: a whole noun of the table, and another thing that no table has.
  const isNamed = front.length >= LONG_NOUN && findKind({ name: front })?.head === noun && !isFood(front);
  const isNew =
    other.length >= LEAST_UNKNOWN &&
    (findKind({ name: other })?.head ?? '').length < LEAST_NOUN &&
    !PART_OF_THING.test(other);
  if (isNamed && isNew) return true;
  return (
    isSynonym(front, other) || (front.length >= LONG_NOUN && MADE_FOOD.test(front) && isFood(front) && isFood(other))
  );
}

const isBedding = (name: string): boolean => findKind({ name })?.kind.trade === 'bedding';
const isFood = (name: string): boolean => /^(?:food|drinks)$/u.test(findKind({ name })?.kind.trade ?? '');

/** Checks if a thing's name ends here: behind it comes a quality, a sign, or another name of it. */
function endsThere(text: string, end: number): boolean {
  const rest = text.slice(end);
  const next = findNext(rest, listEnds(rest));
  return (
    rest === '' ||
    /^[^\p{Script=Han}]/u.test(rest) ||
    SAID_OF_THING.test(rest) ||
    (next !== undefined && isSynonym(text.slice(0, end), rest.slice(0, next)))
  );
}

/** Checks if a text begins with a thing of two characters: 面罩|女. */
const startsWithThing = (text: string, ends: ReadonlySet<number>): boolean =>
  ends.has(LEAST_NOUN) && THING_LAST.test(text.slice(0, LEAST_NOUN)) && !SAID_OF_THING.test(text);

/** Checks if a name may end before the rest of its title: behind it comes what is said of it, or another name of it. */
export function isNameEnd(front: string, rest: string): boolean {
  if (SAID_OF_THING.test(rest) || LIKENESS.test(rest) || MADE_FOR.test(rest) || SET_OF_IT.test(rest)) return true;
  const next = findNext(rest, listEnds(rest));
  return next !== undefined && isSynonym(front, rest.slice(0, next));
}

/** Finds where the first thing of a text ends, if no quality stands before it. */
function findNext(text: string, ends: ReadonlySet<number>): number | undefined {
  for (let end = 1; end <= Math.min(text.length, LONGEST_TAIL); end += 1) {
    const tail = text.slice(0, end);
    const head = findKind({ name: tail })?.head;
    const isKnown = head !== undefined && head.length >= LEAST_NOUN && tail.toLowerCase().endsWith(head);
    const rest = text.slice(end);
    // 吸盘|式: how it is built.
    if (/^[式型状]/u.test(rest)) continue;
    // 燕麦|奶: a longer noun of the table.
    const longer = text.slice(0, end + 1).toLowerCase();
    if (isKnown && longer.length > end && longer === findKind({ name: longer })?.head) continue;
    const isBrief =
      end === 1 || (end < LEAST_UNKNOWN && (head !== undefined || /[条料子]$/u.test(tail) || MADE_FOR.test(rest)));
    const isNear = isBrief && (rest === '' || SAID_OF_THING.test(rest));
    const isThing =
      THING_LAST.test(tail) &&
      !ENDS_IN_QUALITY.test(tail) &&
      (end === 1 || ends.has(end)) &&
      (end >= LEAST_UNKNOWN || isNear || (isPart(tail) && SPARE.test(rest)));
    // 垫|板: a thing of one character more.
    const isLonger = THING_LAST.test(text.slice(0, end + 1)) && ends.has(end + 1) && !SAID_OF_THING.test(rest);
    // 奶茶店: where it is used.
    if (isKnown && PLACE_LAST.test(rest)) return undefined;
    if (isKnown || (isThing && !isLonger)) return end;
    if (ends.has(end) && SAID_OF_THING.test(rest) && !WORKS_ON.test(rest)) return undefined;
  }
  return undefined;
}

/** A front that names something must not be longer. */
const LONGEST_FRONT = 10;
const LEAST_FRONT = 4;

/** 藏红花|西红花: two names for one thing. */
function dropSynonym(front: string): string {
  const [one, other] = [front.slice(0, front.length / 2), front.slice(front.length / 2)];
  return one.length >= LEAST_NOUN && one.length === other.length && one.at(-1) === other.at(-1) ? one : front;
}

/** Returns what stands in front of the first quality, use or wearer, of a title in which no thing is found: 除甲醛光触媒. */
export function readFront(title: string): string | undefined {
  const [chunk = ''] = listChunks(title);
  const own = chunk.replace(/^(?:20\d\d)?(?:新版|新款|正版|正品)*/u, '');
  if (SAID_OF_THING.test(own) && !WORKS_ON.test(own)) return undefined;
  const ends = listEnds(own);
  const end = [...ends].find((place) => place >= LEAST_FRONT && SAID_OF_THING.test(own.slice(place)));
  const front = dropSynonym(own.slice(0, end ?? 0));
  const isCounted = /^[一二三四五六七八九十]/u.test(own.slice(end ?? 0));
  return /^\p{Script=Han}+$/u.test(front) && front.length >= LEAST_NOUN && front.length <= LONGEST_FRONT && !isCounted
    ? front
    : undefined;
}

/**
 * Cuts a title to the first thing that it names: sellers put brand, qualities and the thing in front, then other names,
 * uses and wearers of it. Undefined if the title is short, or names nothing for certain there.
 */
export function cutToFirstName(title: string): string | undefined {
  const chunks = listChunks(title);
  for (const chunk of chunks.slice(0, 2)) {
    // A short piece is a name, or a row of qualities.
    if (chunk.length < LEAST_ROW) {
      const kind = findKind({ name: chunk });
      // 蛋黄酥雪媚娘网红零食小吃…: the first words of a title without spaces.
      if (kind !== undefined && chunk.toLowerCase().endsWith(kind.head))
        return title.startsWith(chunk) && !/^\S{1,13}(?:\s|$)/u.test(title)
          ? (findFirstName(chunk) ?? chunk)
          : undefined;
      // 实木相框|摆台: what is said of it stands behind it.
      const own = chunk === chunks[0] ? findFirstName(chunk) : undefined;
      if (own !== undefined && ENDS_IN_QUALITY.test(chunk.slice(own.length))) return own === title ? undefined : own;
      continue;
    }
    const name = findFirstName(chunk);
    // The seller's whole title may be the name.
    if (name !== undefined) return name === title ? undefined : name;
  }
  return undefined;
}
