import type { AdLanguage, Product, ScriptLine } from '@reelwright/contracts';
import { readSeams, type SeamedWord } from '@reelwright/timeline';
import { markWords } from './mark-words.ts';

/** Longest accent, in characters: a mark on more emphasises nothing. */
const LONGEST = { en: 24, 'zh-CN': 7 } as const satisfies Record<AdLanguage, number>;

/** A word of a line, and where it begins in it. */
interface PlacedWord extends SeamedWord {
  at: number;
  /** Without the punctuation around it. */
  bare: string;
  /** Whether its sentence is a question, which names what ails a buyer, not what helps. */
  isAsked: boolean;
}

/** A part of a line, in words. */
interface Range {
  from: number;
  to: number;
}

/**
 * Lists the parts of a line that promise something, at most one of each clause: amounts with their unit, what is not
 * needed or does not happen; where there are none, the thing with which a fact of the seller's distinguishes the product.
 * Empty for a line that promises nothing: no accent is better than one on an idle word.
 */
export function findAccents(
  line: ScriptLine,
  { product, language }: { product: Pick<Product, 'name' | 'brand'>; language: AdLanguage },
): string[] {
  const words = placeWords(line.text, language);
  const evidence: Evidence = { line, names: `${product.brand ?? ''} ${product.name}`.toLowerCase() };
  const { findAmount, findPromise, findFeature } = language === 'zh-CN' ? CHINESE : ENGLISH;
  const find = (among: readonly PlacedWord[], ways: readonly FindAccent[]): string[] => {
    for (const way of ways) {
      const range = way(among, evidence);
      const text = range && textOf(line.text, among, range);
      if (text !== undefined && text !== '' && text.length <= LONGEST[language]) return [text];
    }
    return [];
  };
  const promises = listClauses(words).flatMap((clause) => find(clause, [findAmount, findPromise]));
  return promises.length > 0 ? [...new Set(promises)] : find(words, [findFeature]);
}

/** Divides a line after the words that end its clauses. */
function listClauses(words: readonly PlacedWord[]): PlacedWord[][] {
  const clauses: PlacedWord[][] = [[]];
  for (const word of words) {
    clauses.at(-1)?.push(word);
    if (isLast(word)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** What an accent is found by, apart from its words. */
interface Evidence {
  line: ScriptLine;
  /** Brand and name of the product, in lower case: what they say distinguishes nothing. */
  names: string;
}

type FindAccent = (words: readonly PlacedWord[], evidence: Evidence) => Range | undefined;

interface AccentReader {
  findAmount: FindAccent;
  findPromise: FindAccent;
  findFeature: FindAccent;
}

function placeWords(text: string, language: AdLanguage): PlacedWord[] {
  let end = 0;
  const words = readSeams(markWords(text, language));
  return words.map((word, index) => {
    const at = text.indexOf(word.text, end);
    end = at + word.text.length;
    const last = words.slice(index).find(({ seam }) => seam === 'sentence');
    return { ...word, at, bare: word.text.replaceAll(EDGES, ''), isAsked: /[?？]/u.test(last?.text ?? '') };
  });
}

const EDGES = /^[^\p{L}\p{N}$€£¥￥]+|[^\p{L}\p{N}%°℃"″]+$/gu;

function textOf(text: string, words: readonly PlacedWord[], { from, to }: Range): string {
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last) return '';
  return text.slice(first.at, last.at + last.text.length).replaceAll(EDGES, '');
}

/** Whether a word ends its sentence or its clause. */
const isLast = ({ seam }: SeamedWord): boolean => seam === 'sentence' || seam === 'clause';

/** Whether a word stands in a part of the line that a fact of the seller's supports. */
const isFact = ({ line }: Evidence, { at, text }: PlacedWord): boolean =>
  line.sources.some(
    ({ field, start, end }) =>
      (field.startsWith('selling_points.') || field === 'description') && at >= start && at + text.length <= end + 1,
  );

/** Extends a range to the end of what its last word is tied to. */
function endOf(words: readonly PlacedWord[], from: number, seams: ReadonlySet<SeamedWord['seam']>): number {
  let to = from + 1;
  while (to < words.length && seams.has(words[to - 1]?.seam ?? 'sentence')) to += 1;
  return to;
}

const LEANING = new Set<SeamedWord['seam']>(['none']);
const TIGHT = new Set<SeamedWord['seam']>(['none', 'tight']);

const FIGURE = /\d/u;
const BARE_NUMBER = /^[\d.,]+$/u;
/** An amount in one word: `$59`, `20V`, `4-ply`, `UV400`. */
const AMOUNT = /^(?:[$€£¥]?\d[\d.,/–-]*(?:[%°"″]|-?[a-zA-Zµ°]{1,9})?|(?:UV|UPF|SPF|IPX?|CRI)-?\d+\+?)$/u;
const NO_AMOUNT = /^(?:(?:19|20)\d{2}|\d+x$|\d+(?:st|nd|rd|th)$)/u;
const NUMBER_WORD = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|zero|half)$/iu;
const NEGATION = /^(?:no|without|zero|never)$/iu;
/** What follows `no` where nothing is promised. */
const NO_PROMISE =
  /^(?:matter|wonder|problem|more|longer|one|way|thanks|less|need|idea|doubt|other|such|fewer|question)s?$/iu;
/** Words that promise something by themselves. */
const PROMISE =
  /^(?:\w+-(?:free|proof|resistant|safe|washable|saving)|(?:water|wind|shock|dust|leak|sweat|scratch|fire|rust|oven|shatter|splash|tamper|blowout)-?proof|machine-washable|washable|rechargeable|cordless|wireless|reusable|stainless|seamless|foldable|hypoallergenic|organic)$/iu;
const FREE = /^(?:free|proof|resistant|safe|washable)$/iu;
const OPEN_CLASS = /^\p{L}[\p{L}'’-]*$/u;
/** Endings of words that are no noun at the end of a phrase, and adjectives that follow what they describe. */
const NO_NOUN =
  /(?:ly|ful|less|ous|ive|able|ible|ic|[^e]ed|cold|warm|hot|dry|wet|clean|soft|true|easy|free|incl|unwound|quick)$/iu;
/** Nouns that name nothing of a product. */
const IDLE = /^(?:ways?|times?|kinds?|lots?|things?|parts?|bits?|looks?|uses?|days?|ones?|people|place)$/iu;
/** Verbs and plurals, which describe no noun after them. */
const ENDS_IN_S = /[^su]s$/u;

const ENGLISH: AccentReader = {
  findAmount(words, { names }) {
    for (const [index, word] of words.entries()) {
      const [before, next] = [words[index - 1], words[index + 1]];
      // A part of the name, such as "Niacinamide 10%", and "no two alike"
      if (before && names.includes(`${before.bare} ${word.bare}`.toLowerCase())) continue;
      if (before && NEGATION.test(before.bare)) continue;
      if (NUMBER_WORD.test(word.bare)) {
        // "Two deep front pockets": two of what is said too late.
        if (next && word.seam === 'none' && next.seam !== 'tight' && OPEN_CLASS.test(next.bare))
          return { from: index, to: index + 2 };
        continue;
      }
      if (!AMOUNT.test(word.bare) || NO_AMOUNT.test(word.bare)) continue;
      const isCounted = next !== undefined && word.seam === 'none' && !SIGN.test(next.text);
      if (isCounted) {
        const to = isUnit(next) ? index + 2 : endOf(words, index, TIGHT);
        const isWhole = textLength(words, { from: index, to }) <= LONGEST.en;
        if (isWhole && !words.slice(index, to).some(({ text }) => SIGN.test(text))) return { from: index, to };
      }
      // A model's number names the product.
      if (!BARE_NUMBER.test(word.bare) && !(/^[a-z]/iu.test(word.bare) && names.includes(word.bare.toLowerCase())))
        return { from: index, to: index + 1 };
    }
    return undefined;
  },
  findPromise(words, { names }) {
    for (const [index, word] of words.entries()) {
      const [next, after] = [words[index + 1], words[index + 2]];
      if (word.isAsked) continue;
      if (NEGATION.test(word.bare) && next && !isLast(word) && !NO_PROMISE.test(next.bare)) {
        const isWhole = next.seam !== 'tight' && next.seam !== 'none';
        if (isWhole) return { from: index, to: index + 2 };
        if (after && !TIGHT.has(after.seam)) return { from: index, to: index + 3 };
      }
      if (next && FREE.test(next.bare) && word.seam === 'tight' && isContent(word))
        return { from: index, to: index + 2 };
      if (PROMISE.test(word.bare) && !names.includes(word.bare.toLowerCase())) {
        const isNamed = word.seam === 'tight' && next && !TIGHT.has(next.seam);
        return { from: index, to: isNamed ? index + 2 : index + 1 };
      }
    }
    return undefined;
  },
  findFeature(words, evidence) {
    const found: Range[] = [];
    for (let from = 0; from < words.length; from++) {
      const isStart = words[from - 1]?.seam !== 'tight';
      if (words[from]?.isAsked || !isStart || !isContent(words[from])) continue;
      const end = endOf(words, from, new Set(['tight']));
      const ending = words[end - 1];
      const to = ending && isVerbBefore(ending, words[end]) ? end - 1 : end;
      const phrase = words.slice(from, to);
      const last = phrase.at(-1);
      const isNew = phrase.some(({ bare }) => !evidence.names.includes(bare.toLowerCase()));
      if (phrase.length < 2 || !last || !phrase.every((word) => isContent(word) && isFact(evidence, word)) || !isNew)
        continue;
      if (
        NO_NOUN.test(last.bare) ||
        phrase.some(({ bare }) => IDLE.test(bare)) ||
        phrase.slice(0, -1).some(({ bare }) => ENDS_IN_S.test(bare))
      )
        continue;
      found.push({ from: Math.max(from, to - MOST_WORDS), to });
    }
    // The first of the longest.
    return found.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  },
};

/** Most words of a phrase that is marked: its last ones are the thing. */
const MOST_WORDS = 3;

const isContent = (word: PlacedWord | undefined): boolean => word?.kind === 'open' && OPEN_CLASS.test(word.bare);

/** Whether the last word of a phrase is a verb: `winter cover seals the opening`. */
const isVerbBefore = (last: PlacedWord, next: PlacedWord | undefined): boolean =>
  ENDS_IN_S.test(last.bare) && last.seam === 'loose' && next?.kind === 'closed';

const UNIT =
  /^(?:[a-zµ°%"]{1,3}|\p{Lu}{1,4}|inch(?:es)?|hours?|minutes?|days?|months?|years?|watts?|volts?|litres?|liters?)$/u;

const isUnit = ({ bare }: PlacedWord): boolean => UNIT.test(bare);

const SIGN = /^[&+/x×–—~-]$/u;

const textLength = (words: readonly PlacedWord[], { from, to }: Range): number =>
  words.slice(from, to).reduce((sum, { text }) => sum + text.length + 1, -1);

const HAN_UNIT =
  /^(?:小时|分钟|个月|公斤|千克|毫升|厘米|毫米|平方米|毫安时?|英寸|分贝|[元块折天年月周克斤升米寸瓦度倍层档件片包袋支条个只种色码次人岁转伏秒万千百%％℃])/u;
/** Beginnings of words by which Chinese says what is not needed or does not happen. */
const HAN_PROMISE = /^(?:不|免|无|防|零|抗|耐)\p{Script=Han}*$/u;
const NO_HAN_PROMISE =
  /^(?:不[是要止如了到同错仅但过管妨论会想得知能]|不用想|不一样|不只|不少|不再|不断|不锈钢|不干胶|不[见到着住动了完开起来去清]$|无纺布|无论|无非|无数|无比|免得|防止|耐心|抗议)/u;
/** Promises that say nothing without the word after them. */
const HALF_PROMISE = /^(?:不易|不含|不怕|不用|不伤|不占|不挑|不带|无需|免)$/u;
/** Beginnings of what is advised, added or said of the rest, not promised. */
const NO_HAN_FEATURE =
  /^(?:[也都就还又可会已再很更附送含或和与]|约|仅)|可[选调用]$|^[一二两三四五六七八九十几]+[个只种款件条片支]$/u;
/** Words of a clause that advises or limits. */
const ADVICE = /建议|适用|适合|避开|避免|请|注意|保存/u;

const CHINESE: AccentReader = {
  findAmount(words) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (!FIGURE.test(word.bare)) continue;
      if (/^(?:19|20)\d{2}年?/u.test(word.bare)) continue;
      if (/^[¥￥]/u.test(word.bare)) return { from: index, to: index + 1 };
      if (/\d\D+$/u.test(word.bare)) {
        const to = endOf(words, index, LEANING);
        return { from: index, to: textLength(words, { from: index, to }) <= LONGEST['zh-CN'] ? to : index + 1 };
      }
      if (next && HAN_UNIT.test(next.bare)) return { from: index, to: index + 2 };
    }
    return undefined;
  },
  findPromise(words, { names }) {
    for (const [index, word] of words.entries()) {
      if (word.isAsked || !HAN_PROMISE.test(word.bare)) continue;
      const alone = endOf(words, index, LEANING);
      const to = alone === index + 1 && HALF_PROMISE.test(word.bare) && !isLast(word) ? alone + 1 : alone;
      const said = words
        .slice(index, to)
        .map(({ bare }) => bare)
        .join('');
      if (
        said.length >= 2 &&
        said.length <= MOST_HAN &&
        !HALF_PROMISE.test(said) &&
        !names.includes(said) &&
        !NO_HAN_PROMISE.test(said)
      )
        return { from: index, to };
    }
    return undefined;
  },
  findFeature(words, evidence) {
    const found: (Range & { length: number })[] = [];
    for (let from = 0; from < words.length; from++) {
      if (from > 0 && TIGHT.has(words[from - 1]?.seam ?? 'sentence')) continue;
      const to = endOf(words, from, TIGHT);
      const said = words
        .slice(from, to)
        .map(({ bare }) => bare)
        .join('');
      const isFitting = said.length >= 2 && said.length <= MOST_HAN && /^\p{Script=Han}+$/u.test(said);
      if (
        !isFitting ||
        NO_HAN_FEATURE.test(said) ||
        ADVICE.test(clauseOf(words, from)) ||
        isNamed(said, evidence) ||
        /[的了着过得地]$/u.test(said)
      )
        continue;
      if (words.slice(from, to).every((word) => isFact(evidence, word))) found.push({ from, to, length: said.length });
    }
    return found.toSorted((one, other) => other.length - one.length)[0];
  },
};

/** Whether a part is of the product's name, or holds it. */
const isNamed = (said: string, { names }: Evidence): boolean =>
  names.includes(said) || names.split(/\s+/u).some((name) => name.length > 1 && said.includes(name));

/** Returns the clause of a Chinese line in which a word stands. */
function clauseOf(words: readonly PlacedWord[], index: number): string {
  const from = words.slice(0, index).findLastIndex(isLast) + 1;
  const last = words.slice(index).findIndex(isLast);
  return words
    .slice(from, last < 0 ? undefined : index + last + 1)
    .map(({ text }) => text)
    .join('');
}

/** Longest part of a Chinese line that is marked, in characters. */
const MOST_HAN = 6;
