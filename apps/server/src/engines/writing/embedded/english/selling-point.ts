import { wordTable } from '#src/word-table.ts';
import { TEXT_LIMITS } from '@reelwright/contracts';
import { cleanLine } from '../clean-text.ts';
import {
  DEGREE_WORDS,
  FINITE_VERBS,
  findNoun,
  findThirdPersonBase,
  FUNCTION_WORDS,
  isAdjective,
  isBaseVerb,
  isNounLikeVerb,
  MODIFIERS,
  STATE_WORDS,
  SUBJECT_WORDS,
} from './lexicon.ts';
import { capitalise, hasDeterminer, lowerForSentence, type NounPhrase, readNounPhrase } from './noun-phrase.ts';

/** A seller's line, sorted by what a sentence can do with it. Texts are without a full stop, as inside a sentence. */
export type SellingPoint =
  /** "12-hour battery life" */
  | { kind: 'noun'; phrase: NounPhrase }
  /** "a V-neck dress with thin straps", of a dress: after "it is". */
  | { kind: 'thing'; text: string }
  /** "keeps drinks hot": after "it"; `base` ("keep drinks hot") after "they". */
  | { kind: 'does'; text: string; base: string }
  /** "hang it on your wall" */
  | { kind: 'imperative'; text: string }
  /** "lightweight and foldable", "made of oak": after "it is". */
  | { kind: 'is'; text: string }
  /** "Material: cotton" */
  | { kind: 'spec'; label: string; value: string }
  /** A whole sentence, or what fits nothing else: said as it stands, with its own capital. */
  | { kind: 'quote'; text: string };

const MAX_WORDS = 16;
/** More than this nobody follows in one breath: a line is cut where it can be. */
const LONG_WORDS = 11;
/** Pages cut at a word: how far before the limit that may be. */
const CUT_MARGIN = 8;

/** Sorts a line; null where nothing sayable is left of it. `names` keep their capitals, in lower case. */
export function readSellingPoint(line: string, names: ReadonlySet<string>): SellingPoint | null {
  const cleaned = cleanPoint(line);
  if (cleaned === null) return null;
  const spec = readSpec(cleaned, names);
  if (spec !== undefined) return spec;
  // A question or an order of the page out of its place makes no point.
  if (
    cleaned.includes('?') ||
    /^(?:online only|new in|as new|see (?:description|picture)s?|n\/?a|none)$/i.test(cleaned)
  )
    return null;
  const short = shortenClause(cleaned);
  return short === null ? null : sortClause(short, names);
}

function cleanPoint(line: string): string | null {
  const text = cleanLine(line)
    .replace(/^(?:plus|and|also|moreover|in addition|what's more|additionally),?\s+/i, '')
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/\s*[【[][^\]】]*[\]】]\s*/g, ' ')
    .replace(/^\s*\d{0,2}[.)\]:-]\s+|^[^\p{L}\p{N}"'$£€]+/u, '')
    .replace(/\.?\s*\/\s*\d[\d.,]*\s*(?:["″”]|\p{L}{1,3}\b)?/gu, '')
    .replace(/\s+(?:\/|-|–|—)\s+/g, ', ')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
  // A line that the page cut off: what stands before the last comma is still whole.
  const isCutOff =
    text.endsWith('…') || (line.length >= TEXT_LIMITS.sellingPoints.maxLineLength - CUT_MARGIN && !/[.!]$/.test(text));
  const whole = isCutOff ? dropCutEnd(text) : text;
  const plain = whole
    .replace(/…/g, '')
    .replace(/[\s,;:.!–—-]+$/u, '')
    .replace(/"/g, '')
    .trim();
  if ((plain.match(/\p{L}/gu)?.length ?? 0) < 3) return null;
  return fixShouting(plain);
}

/** What stands before the cut and is whole: the sentences before it, or the clause up to its first comma. */
function dropCutEnd(text: string): string {
  const sentences = text.lastIndexOf('. ');
  if (sentences > 0) return text.slice(0, sentences).trim();
  const head = text.slice(0, Math.max(0, text.indexOf(','))).trim();
  const words = head.split(' ');
  const last = words.at(-1) ?? '';
  const hangs =
    FUNCTION_WORDS.has(last.toLowerCase()) ||
    isAdjective(last) ||
    last.endsWith('ed') ||
    (findThirdPersonBase(last) !== null && findNoun(last) === null);
  return words.length >= 3 && !hangs ? head : '';
}

function fixShouting(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 8 || letters !== letters.toUpperCase()) return text;
  return capitalise(
    text
      .split(' ')
      .map((word) =>
        /\d/.test(word) || /^(?:LED|USB|UV|HD|TV|BPA|DVD|SPF|UK|USA|EU|AC|DC|PU|PVC)\b/.test(word)
          ? word
          : word.toLowerCase(),
      )
      .join(' '),
  );
}

/** "Puzzle size 35 x 59cm". */
const SIZE_LINE =
  /^(?:\p{L}+ ){0,2}(?:size|dimensions|measurements):?\s+(\d+(?:[.,]\d+)? ?(?:[cm]?m)? ?x ?\d+(?:[.,]\d+)?[\d.,x \p{L}]{0,12})$/iu;

/** "Material: cotton"; undefined where the line has no label. A label in front of a whole sentence is dropped. */
function readSpec(text: string, names: ReadonlySet<string>): SellingPoint | null | undefined {
  const size = SIZE_LINE.exec(text)?.[1]?.replace(/(?<=\d)(?=[cm]?m\b)/g, ' ');
  if (size !== undefined) return { kind: 'does', text: `measures ${size}`, base: `measure ${size}` };
  const match = /^([^:.!?]{2,40}):\s*(\S.*)$/.exec(text);
  if (!match) return undefined;
  const [, label = '', value = ''] = match;
  if (value.split(' ').length > 5) {
    const clause = shortenClause(capitalise(value));
    return clause === null ? null : sortClause(clause, names);
  }
  if (label.split(' ').length > 4 || /[.!?]/.test(value)) return null;
  if (/^(?:material|fabric|composition)$/i.test(label))
    return { kind: 'is', text: `made of ${lowerForSentence(value, names)}` };
  return { kind: 'spec', label: capitalise(lowerForSentence(label, names)), value: lowerForSentence(value, names) };
}

/** At most sixteen words: the first clause that can stand alone; null where there is none. */
function shortenClause(text: string): string | null {
  const first = text.split(/(?<=[\p{L}\d)])[.!?]\s+(?=\p{Lu})|;\s+/u)[0] ?? text;
  const clause = first.replace(/[.!?]+$/, '');
  const words = clause.split(' ');
  // "Extendable up to 1.2 m, enjoy ...", "..., thanks to its bass", "..., which makes it easy": what follows can go.
  const cuts = [
    ...clause.matchAll(
      /,\s+(?=(?:thanks|which|so|making|giving|allowing|letting|ensuring|providing|offering|while|with|for|perfect|ideal|plus|but|to|enjoy|you|it|without|because|whether|as|even)\b)|\s+(?=with (?:this|these|our)\b)|\s+[–—-]\s+/g,
    ),
  ];
  if (words.length <= LONG_WORDS) return clause;
  const heads = cuts.map((match) => clause.slice(0, match.index)).filter((head) => isWholeClause(head));
  const cut = heads.findLast((head) => head.split(' ').length <= LONG_WORDS) ?? heads.at(-1);
  if (cut !== undefined && cut.split(' ').length <= LONG_WORDS) return cut;
  return cutList(clause) ?? cut ?? (words.length <= MAX_WORDS ? clause : null);
}

/** "Google Assistant lets you play music, get news, and ...": the first of a list is enough. */
function cutList(clause: string): string | null {
  const commas = [...clause.matchAll(/,\s+/g)];
  const heads = commas.flatMap((match) => {
    const head = clause.slice(0, match.index);
    const words = head.split(' ');
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const hasVerb = isBaseVerb(first) || findThirdPersonBase(first) !== null || hasFiniteVerb(words);
    const endsInNoun = findNoun(last) !== null && !isAdjective(last);
    return words.length >= 4 && words.length <= LONG_WORDS && hasVerb && endsInNoun && isWholeClause(head)
      ? [head]
      : [];
  });
  return heads.at(-1) ?? null;
}

function isWholeClause(head: string): boolean {
  const words = head.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return false;
  if (/^(?:if|when|while|whether|because|although|from|as|with|for|in|by|thanks|due|since|once)$/i.test(words[0] ?? ''))
    return false;
  return !FUNCTION_WORDS.has((words.at(-1) ?? '').toLowerCase());
}

function sortClause(text: string, names: ReadonlySet<string>): SellingPoint | null {
  const words = text.split(' ');
  const first = (words[0] ?? '').replace(/,$/, '');
  const rest = words.slice(1);
  const inside = lowerForSentence(text, names);
  const quote: SellingPoint = { kind: 'quote', text: capitalise(text) };
  if (
    FUNCTION_WORDS.has((words.at(-1) ?? '').toLowerCase()) &&
    !/^(?:up|down|off|on|in|out|over|you|it|more|less|with)$/i.test(words.at(-1) ?? '')
  ) {
    return null;
  }
  if (/[.!?]/.test(text.replace(/\d\.\d/g, '').replace(/\b(?:fl|oz|approx|max|min|ca)\./gi, ''))) return quote;
  if (/^(?:it|they|you|we|this|these|that|there|everyone)$/i.test(first) && words.length > 2) return quote;
  const gerund = readGerund(inside, first);
  if (gerund) return gerund;
  if (isListOfAdjectives(words)) return { kind: 'is', text: inside };
  if (
    /^(?:free|proof|resistant|safe|ready|friendly|compatible|washable)$/i.test(rest[0] ?? '') &&
    (rest.length === 1 || /^(?:to|for|up|down|with|in|and)$/i.test(rest[1] ?? ''))
  ) {
    return { kind: 'is', text: inside };
  }
  const base = rest.length > 0 ? findThirdPersonBase(first) : null;
  if (base !== null && !isNounFollowedBy(first, rest)) {
    return { kind: 'does', text: inside, base: [base, ...inside.split(' ').slice(1)].join(' ') };
  }
  if (STATE_WORDS.has(first.toLowerCase()) && isState(first, rest)) return { kind: 'is', text: inside };
  if (isImperative(first, rest)) return { kind: 'imperative', text: inside };
  if (hasFiniteVerb(words))
    return SUBJECT_WORDS.has(first.toLowerCase()) || hasDeterminer(text) || words.length > 3 ? quote : null;
  if (/^(?:with|for|in|from|by|at|on|to|as|when|while|if|without)$/i.test(first))
    return readPrepositional(first, text, inside, quote);
  if (/ing$/i.test(first) && rest.length > 0 && findNoun(first) === null && !MODIFIERS.has(first.toLowerCase()))
    return null;
  if (rest.length === 0 && findNoun(first) === null) return null;
  if (words.length <= 9 && !/,/.test(text)) return { kind: 'noun', phrase: readNounPhrase(inside) };
  return quote;
}

const GERUNDS = wordTable<[string, string]>({
  featuring: ['features', 'feature'],
  including: ['includes', 'include'],
  offering: ['offers', 'offer'],
  providing: ['provides', 'provide'],
  combining: ['combines', 'combine'],
  boasting: ['features', 'feature'],
});

function readGerund(inside: string, first: string): SellingPoint | null {
  const forms = GERUNDS[first.toLowerCase()];
  if (!forms) return null;
  const rest = inside.split(' ').slice(1).join(' ');
  return { kind: 'does', text: `${forms[0]} ${rest}`, base: `${forms[1]} ${rest}` };
}

function isListOfAdjectives(words: readonly string[]): boolean {
  return words.every((word, index) => {
    const plain = word.toLowerCase().replace(/,$/, '');
    if (/^(?:and|or|but|yet)$/.test(plain)) return index > 0 && index < words.length - 1;
    const isLast = index === words.length - 1;
    return isAdjective(plain) || (!isLast && DEGREE_WORDS.has(plain));
  });
}

/** "Covers and straps", "Works of art": a plural noun, not a verb. */
function isNounFollowedBy(first: string, rest: readonly string[]): boolean {
  const next = (rest[0] ?? '').toLowerCase();
  return findNoun(first) !== null && /^(?:and|or|of|&|with|for)$/.test(next);
}

function isState(first: string, rest: readonly string[]): boolean {
  const next = (rest[0] ?? '').toLowerCase();
  if (
    /(?:ed|made|built|cut|woven|sewn|able|ible|ideal|available|perfect|great|good|safe|free|ready|easy|resistant)$/i.test(
      first,
    )
  ) {
    return /^(?:of|for|in|with|to|from|by|on|as|up|and|at|so|against|out|using|without|entirely|specifically|especially|exclusively|using)$/.test(
      next,
    );
  }
  return false;
}

/** "Hang it on your wall" orders; "Light body" and "Cover with zip" name a thing. */
function isImperative(first: string, rest: readonly string[]): boolean {
  if (!isBaseVerb(first) || rest.length === 0) return false;
  const next = (rest[0] ?? '').toLowerCase();
  const startsObject =
    /^(?:your|the|a|an|it|them|any|all|up|to|on|with|in|into|from|as|out|down|away|off|drinks|sure|this|these|every|more|less|between)$/.test(
      next,
    );
  if (findNoun(first) !== null || isNounLikeVerb(first) || isAdjective(first))
    return startsObject && !/^(?:with|in|on|to|up|from|for)$/.test(next);
  return true;
}

function hasFiniteVerb(words: readonly string[]): boolean {
  return words.some((word, index) => {
    if (index === 0) return false;
    const plain = word.toLowerCase().replace(/[^\p{L}']/gu, '');
    if (FINITE_VERBS.has(plain)) return true;
    const before = (words[index - 1] ?? '').toLowerCase();
    const third = findThirdPersonBase(plain);
    // "The light consumes less": a verb unless it can be a plural noun too ("hot drinks").
    return third !== null && findNoun(plain) === null && !/^(?:the|a|an|of|for|with|and)$/.test(before);
  });
}

function readPrepositional(first: string, text: string, inside: string, quote: SellingPoint): SellingPoint | null {
  const words = text.split(' ');
  if (/^with$/i.test(first) && words.length <= 8 && !/,/.test(text)) {
    return { kind: 'does', text: `comes ${inside}`, base: `come ${inside}` };
  }
  return /^(?:for|from)$/i.test(first) || /,/.test(text) ? quote : null;
}
