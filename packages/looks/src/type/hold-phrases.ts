import { isLeaning } from './leaning-words.ts';

const NON_BREAKING_SPACE = '\u00a0';
const ZERO_WIDTH_SPACE = '\u200b';
const HAN = /\p{Script=Han}/u;
/** Longest phrase that is held together, in characters: a longer one would make its line small. */
const LONGEST = { latin: 15, chinese: 6 } as const;

/**
 * Holds the words of short phrases together, so that no line ends between an article and its noun, a sign or a number
 * and what it belongs to, or a Chinese word and the particle that follows it. The text keeps the breaks between phrases.
 */
export function holdPhrases(text: string): string {
  return HAN.test(text) ? holdChinese(text) : holdLatin(text);
}

/** The end of a clause or a sentence, after which no word is held. */
const ENDS_PART = /[.!?,;:]$/u;
/** A single letter or sign, as in `5 x 3` or `A & B`: a line neither ends with one nor begins with one. */
const SIGN = /^(?:[&+/x×–-])$/iu;
const FIGURE = /^[$€£¥]?\d[\d.,]*$/u;
const LETTER = /^[A-Z]$/u;

function holdLatin(text: string): string {
  const words = text.split(' ');
  let held = words[0] ?? '';
  let length = held.length;
  for (const [index, word] of words.slice(1).entries()) {
    const before = words[index] ?? '';
    const belongs =
      (isLeaning(before) && !ENDS_PART.test(before)) ||
      SIGN.test(before) ||
      SIGN.test(word) ||
      FIGURE.test(before) ||
      LETTER.test(before);
    const isHeld = belongs && length + 1 + word.length <= LONGEST.latin;
    held += `${isHeld ? NON_BREAKING_SPACE : ' '}${word}`;
    length = isHeld ? length + 1 + word.length : word.length;
  }
  return held;
}

/** Words that belong to the word before them: particles, places, complements and units. */
const FOLLOWS =
  /^(?:[的地得了着过吗呢吧啊呀们里上下中内外前后时边间头面些点个只支条张件片颗瓶盒包袋双对种次遍斤两克倍]|一下|一点|一些|起来|下来|出来|上来|下去|上去|出去|过来|过去|以上|以下|以内|不了|不到|不住)(?=$|[，。！？、：；])/u;
/** Words that belong to the word after them. */
const LEADS =
  /(?:^|[，。！？、：；])[不没很最太更真也都就还又再可能会要想别这那每各第把被给让跟和与或在从向用为比到一二两三几]$/u;
const ENDS_CLAUSE = /[，。！？、：；]$/u;

function holdChinese(text: string): string {
  const words = text.split(ZERO_WIDTH_SPACE).filter((word) => word !== '');
  const phrases: string[] = [];
  for (const [index, word] of words.entries()) {
    const last = phrases.at(-1);
    const before = words[index - 1] ?? '';
    const isSingle = Array.from(word.replace(ENDS_CLAUSE, '')).length === 1;
    const isRepeated = isSingle && before.endsWith(word.charAt(0));
    const belongs =
      last !== undefined &&
      !ENDS_CLAUSE.test(last) &&
      !/[ \u00a0]$/u.test(last) &&
      (FOLLOWS.test(word) || LEADS.test(before) || isRepeated || (isSingle && index === words.length - 1));
    if (belongs && last.length + word.length <= LONGEST.chinese) phrases[phrases.length - 1] = last + word;
    else phrases.push(word);
  }
  // A single word before another one is read with it.
  const joined: string[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const isAlone = last !== undefined && Array.from(last).length === 1 && HAN.test(last);
    if (isAlone && last.length + phrase.length <= LONGEST.chinese) joined[joined.length - 1] = last + phrase;
    else joined.push(phrase);
  }
  const clauses = joinClauses(joined);
  // Unmarked text would break at every character.
  return clauses.length === 1 ? `${clauses[0]}${ZERO_WIDTH_SPACE}` : clauses.join(ZERO_WIDTH_SPACE);
}

/** Joins the phrases of each clause that is short as a whole. */
function joinClauses(phrases: readonly string[]): string[] {
  const clauses: string[][] = [[]];
  for (const phrase of phrases) {
    clauses.at(-1)?.push(phrase);
    if (ENDS_CLAUSE.test(phrase)) clauses.push([]);
  }
  return clauses.flatMap((clause) => {
    const whole = clause.join('');
    return clause.length > 1 && clauses.length > 2 && whole.length <= LONGEST.chinese ? [whole] : clause;
  });
}
