import { findHanTerms, isBreakForbidden, isOneUnit } from '@reelwright/timeline';
import { joinWords, type TimedWord } from './caption-word.ts';

type Word = Pick<TimedWord, 'text' | 'spaceAfter' | 'staysWithNext'>;

const MONTHS =
  '(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sept?(?:ember|\\.)?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)';
const GERMAN_MONTHS =
  '(?:Jan(?:uar|\\.)|Feb(?:ruar|\\.)|März|Apr(?:il|\\.)|Mai|Juni|Juli|Aug(?:ust|\\.)|Sept?(?:ember|\\.)|Okt(?:ober|\\.)|Nov(?:ember|\\.)|Dez(?:ember|\\.))';
const NUMBER = '[$€£¥]?\\d[\\d.,:]{0,40}%?';
/** Patterns of units of several words that must not be divided. Each match is bounded: one begins at every character. */
const WHOLES: readonly RegExp[] = [
  // 1 000 ml, 12 500
  /\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,6}(?!\d)(?: \p{L}{1,4}(?!\p{L}))?/gu,
  // 3 in 1, 24 / 7, 2 x 4, 5 to 10, 4.8 out of 5
  new RegExp(`${NUMBER}(?: ?(?:in|to|x|×|by|of|out of|auf|bis|von|mal|/|-|–|~) ?${NUMBER}){1,6}`, 'gu'),
  // 7 p.m., 3 million, 40 percent, 5 stars
  new RegExp(
    `${NUMBER} (?:[ap]\\.?m\\b\\.?|AM\\b|PM\\b|o'clock|hundred|thousand|million|billion|percent|per cent|dollars?|euros?|pounds?|cents?|degrees?|stars?|times|inches|feet|pieces|pack)`,
    'giu',
  ),
  new RegExp(
    `${MONTHS} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?|\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTHS}(?: \\d{4}\\b)?`,
    'gu',
  ),
  /\b(?:Mr|Mrs|Ms|Dr|St|Prof|No|Nr|Fig|Vol)\. ?\S{1,80}/gu,
  // 24 Stunden, 5. Mai, z. B.
  new RegExp(
    `${NUMBER} (?:Stunden?|Minuten?|Sekunden?|Tagen?|Wochen?|Monaten?|Jahren?|Uhr|Prozent|Euro|Cent|Franken|Stück|Teil[en]?|Liter|Gramm|Kilo(?:gramm)?|Grad|Sternen?|Watt|Volt|Meter|Zentimeter|Millimeter|Zoll|Mal|Mio\\.|Millionen|Tsd\\.|Tausend)(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`\\b\\d{1,2}\\. ${GERMAN_MONTHS}(?: \\d{4}\\b)?`, 'gu'),
  /(?<!\p{L})(?:z\. ?B|d\. ?h|u\. ?a|o\. ?Ä|i\. ?d\. ?R|u\. ?U)\./gu,
  // 3 合 1, 百分之 90, 第 3 代, 199 - 299 元
  /\d[\d.,]{0,40} ?(?:合|比|至|到|[-–~〜～]) ?\d[\d.,]{0,40} ?\p{Script=Han}?/gu,
  /百分之 ?[\d.一二三四五六七八九十百零两]{1,40}/gu,
  /第 ?[\d一二三四五六七八九十百]{1,40} ?\p{Script=Han}/gu,
];

const NO_LETTER = /^[^\p{L}\p{N}]+$/u;
/** Most seams in a row that are kept. No unit of a language is longer, and the time to group words grows with its square. */
const LONGEST_UNIT = 40;
const isLatinLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{Script=Latin}\d]/u.test(letter);

/** Finds all matches, overlapping ones included: in `2 May 5` either number may be the day. */
function findAll(text: string, pattern: RegExp): [number, number][] {
  const found: [number, number][] = [];
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    found.push([match.index, match.index + match[0].length]);
    search.lastIndex = match.index + 1;
  }
  return found;
}

/** Finds a name in a text: whole words only, ignoring case. */
function findName(text: string, name: string): [number, number][] {
  const wanted = name.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case changes the length of a few letters (İ); positions then do not match.
  if (wanted === '' || lower.length !== text.length) return [];
  const found: [number, number][] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const cutsWord =
      (isLatinLetter(text[at]) && isLatinLetter(text[at - 1])) ||
      (isLatinLetter(text[end - 1]) && isLatinLetter(text[end]));
    if (!cutsWord) found.push([at, end]);
  }
  return found;
}

/** Suffixes and prefixes at which the dictionary splits Chinese words that it does not know: 洗衣|液, 可|拆卸, 大|容量. */
const HAN_SUFFIX =
  /^[液机器仪杯壶瓶罐盒袋包箱柜架垫毯枕灯笔刀锅盘碗勺刷膏霜乳粉剂油皂茶酒酱片贴膜巾纸布衣裤裙鞋袜帽镜表链板屏椅桌床车座套扣绳带线棒棉品具款版型色味性度感力级率式类化者们](?!\p{Script=Han})/u;
const HAN_PREFIX = /^[防免无超可易抗耐大小多双全轻软硬新不]$/u;
/** Particles that belong to the word before them. */
const HAN_PARTICLE = /^(?:的|了|着|过|得|地|吗|呢|吧|啊|们)$/u;
const IS_HAN = /^\p{Script=Han}+$/u;

const isOneHanWord = (before: string, after: string): boolean =>
  (/^\p{Script=Han}{2,}$/u.test(before) && HAN_SUFFIX.test(after)) ||
  (/\p{Script=Han}$/u.test(before) && HAN_PARTICLE.test(after)) ||
  // 抓得住, 看得清
  (before.endsWith('得') && IS_HAN.test(after.charAt(0)) && after.replace(/\P{Script=Han}/gu, '').length === 1) ||
  (HAN_PREFIX.test(before) && IS_HAN.test(after.charAt(0)));

/** Single characters that are words: a break next to them is allowed. */
const HAN_WORD =
  /^[的了着过得地吗呢吧啊是在有和与或就都也还又再很更太最不没别把被让给对从向到为跟比这那哪谁一每各某你您我他她它咱用能会要想可请看听说做来去上下里外中前后个只件条双张台把款口套瓶支盏辆棵盆副袋盒杯块颗枚本份]$/u;
/** Longest run of single characters kept together; longer runs are divided after this many. Idioms and slogans have four. */
const LONGEST_RUN = 4;

/**
 * Per word: whether it and the next one are parts of one word. The dictionary splits a word that it does not know into single
 * characters, as in 哑|光 and 现|烤|现|发.
 */
function findTornWords(words: readonly Word[]): boolean[] {
  let run = 0;
  return words.map((word, index) => {
    const next = words[index + 1];
    const isSingle = (each: Word | undefined) =>
      each !== undefined && /^\p{Script=Han}$/u.test(each.text) && !HAN_WORD.test(each.text);
    if (next === undefined || word.spaceAfter || !isSingle(word) || !isSingle(next)) {
      run = 0;
      return false;
    }
    run = run === LONGEST_RUN - 1 ? 0 : run + 1;
    return run > 0;
  });
}

/** Articles, which stay with the next word. */
const ARTICLE = /^(?:an?|the)$/i;

/** Words after a number that do not count with it: "from 54 to 61 cm" may break before "to". */
const NO_COUNTED =
  /^(?:and|or|to|in|on|at|of|for|from|with|by|is|are|was|has|have|that|as|if|when|then|but|the|an?|per|up|down|out)\b/;

/** Whether a number counts the next word: "400 gsm", "24 colours". */
const isCounted = (before: Word, after: Word): boolean =>
  /(?:^|[^\p{L}])\d[\d.,]*$/u.test(before.text) && /^\p{Ll}/u.test(after.text) && !NO_COUNTED.test(after.text);

/** Whether two words share a card and a line in every context: a number and its unit, punctuation and its word. */
function isInseparable(before: Word, after: Word): boolean {
  if (isOneUnit(before.text, after.text)) return true;
  if (before.spaceAfter && (ARTICLE.test(before.text) || isCounted(before, after))) return true;
  if (before.spaceAfter) return false;
  return (
    NO_LETTER.test(after.text) || isBreakForbidden(before.text, after.text) || isOneHanWord(before.text, after.text)
  );
}

/**
 * Per word: whether it must stay with the next one. True inside a number with its unit (`1 000 ml`, `3 in 1`, `May 5`), inside one of
 * `names`, inside a Chinese word that the dictionary split, after an article, before punctuation that belongs to the word, and if the
 * word is marked so. False for the last word.
 */
export function keepTogether(words: readonly Word[], names: readonly string[] = []): boolean[] {
  const text = joinWords(words);
  const wholes = [
    ...WHOLES.flatMap((pattern) => findAll(text, pattern)),
    ...names.flatMap((name) => findName(text, name)),
    ...findHanTerms(text),
  ];
  const reachOf = measureReach(wholes);
  const nextLetterOf = findNextLetters(text);
  const torn = findTornWords(words);
  let end = 0;
  let keptInARow = 0;
  return words.map((word, index) => {
    const next = words[index + 1];
    end += word.text.length;
    const start = end + (word.spaceAfter ? 1 : 0);
    const seam = end;
    end = start;
    if (!next) return false;
    // A match that only covers the next word's punctuation does not count.
    const isWhole = reachOf(seam) > Math.max(start, nextLetterOf(start));
    const isKept = word.staysWithNext === true || isWhole || torn[index] === true || isInseparable(word, next);
    keptInARow = isKept && keptInARow < LONGEST_UNIT ? keptInARow + 1 : 0;
    return keptInARow > 0;
  });
}

/** Returns how far the matches reach that begin before a place. To be asked for places in their order. */
function measureReach(matches: readonly (readonly [number, number])[]): (place: number) => number {
  const sorted = matches.toSorted(([one], [other]) => one - other);
  let at = 0;
  let reach = 0;
  return (place) => {
    for (let match = sorted[at]; match && match[0] < place; match = sorted[at]) {
      reach = Math.max(reach, match[1]);
      at += 1;
    }
    return reach;
  };
}

/** Returns the place of the first letter or digit from a place on. To be asked for places in their order. */
function findNextLetters(text: string): (place: number) => number {
  const letters = /[\p{L}\p{N}]/gu;
  let found = -1;
  return (place) => {
    if (found >= place) return found;
    letters.lastIndex = place;
    found = letters.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    return found;
  };
}
