import { msToTicks } from '@reelwright/timeline';
import { countCharacters, joinWords, type TimedWord } from './caption-word.ts';
import { keepTogether } from './keep-together.ts';
import { readingTicks } from './reading-speed.ts';
import { beginsPhrase, endsClause, endsSentence, isAbbreviation, isStranded, leansOnNext } from './word-roles.ts';

/** What a card of a caption may hold. */
export interface CaptionCardLimits {
  /** Letters and spaces; a Chinese or Japanese character counts as two. A card that could not be read in its time may hold more, see `ROOM`. */
  maxCharacters: number;
  maxWords: number;
  /** A longer silence than this ends the card. */
  maxGapTicks: number;
  /** A card that stands shorter than this can hardly be read: it is joined to a neighbour where possible. */
  minTicks: number;
}

export interface CaptionCardOptions extends Partial<CaptionCardLimits> {
  /** Of brands and products: never divided. */
  names?: readonly string[];
}

const LATIN: CaptionCardLimits = {
  maxCharacters: 26,
  maxWords: 5,
  maxGapTicks: msToTicks(600),
  minTicks: msToTicks(700),
};
/** Eleven characters, one line on a phone; Chinese words are short, so their number hardly matters. */
const CJK: CaptionCardLimits = {
  maxCharacters: 22,
  maxWords: 9,
  maxGapTicks: msToTicks(600),
  minTicks: msToTicks(700),
};

/** Limits that suit a language (BCP 47) on a phone held upright. */
export function captionCardLimits(language: string): CaptionCardLimits {
  return /^(zh|ja)\b/i.test(language) ? CJK : LATIN;
}

/** How much more a card may hold, so that words which fly by stand together with slower ones: then it has a second line. */
const ROOM = 2;

/** A scene's last card can stand this long after its last word, until another voice begins. */
const BREATH_TICKS = msToTicks(340);

/** What makes a division into cards good, as costs that are summed; found by looking at captions, only their order matters. */
const COST = {
  card: 10,
  sentenceInside: 100,
  tooShort: 160,
  tooFast: 20,
  tooMuchTooFast: 300,
  oversize: 20,
  unevenness: 8,
  loneWord: 45,
  clauseInside: 12,
  leaningEnd: 34,
  phraseStart: -6,
};

/** Whether any word after the first begins after a long silence. */
function hasPauseInside(card: readonly TimedWord[], maxGapTicks: number): boolean {
  return card.some((word, index) => index > 0 && word.start - (card[index - 1]?.end ?? word.start) > maxGapTicks);
}

/** Whether a word is not all of its sentence. */
function isPartOfSentence(words: readonly TimedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const isFirst = before === undefined || endsSentence(before);
  return word !== undefined && !(isFirst && (endsSentence(word) || at === words.length - 1));
}

interface CardPlan {
  words: readonly TimedWord[];
  /** For each word whether the next one belongs to it. */
  isKept: readonly boolean[];
  limits: CaptionCardLimits;
}

/** Cost of the words from `from` to before `to` as a card; infinite where they may not be one. */
function costOfCard({ words, isKept, limits }: CardPlan, from: number, to: number): number {
  const card = words.slice(from, to);
  const next = words[to];
  const [first, last] = [card[0], card.at(-1)];
  if (!first || !last || isKept[to - 1]) return Number.POSITIVE_INFINITY;
  const inner = card.slice(0, -1);
  const text = joinWords(card);
  const characters = countCharacters(text);
  const excess = Math.max(characters / limits.maxCharacters, card.length / limits.maxWords) - 1;
  const isTooBig = excess > ROOM - 1;
  // What cannot be divided is a card however big; what can must keep to the limits and to the pauses.
  const isIndivisible = inner.every((_, index) => isKept[from + index]);
  if (!isIndivisible && (isTooBig || hasPauseInside(card, limits.maxGapTicks))) return Number.POSITIVE_INFINITY;
  const until = next ? Math.min(next.start, last.end + limits.maxGapTicks) : last.end + BREATH_TICKS;
  const stands = Math.max(0, until - first.start);
  const shortage = Math.max(0, 1 - stands / readingTicks(text));
  const emptiness = Math.max(0, 1 - characters / limits.maxCharacters);
  const endsWell = endsSentence(last) || endsClause(last);
  return (
    COST.card +
    COST.sentenceInside * inner.filter(endsSentence).length +
    COST.clauseInside * inner.filter(endsClause).length +
    COST.tooShort * Math.max(0, 1 - stands / limits.minTicks) +
    (shortage > 0 ? COST.tooFast + COST.tooMuchTooFast * shortage : 0) +
    (excess > 0 ? COST.oversize * (1 + excess) : 0) +
    COST.unevenness * emptiness * emptiness +
    (card.length === 1 && isPartOfSentence(words, from) ? COST.loneWord : 0) +
    (!endsWell && leansOnNext(last, next) ? COST.leaningEnd : 0) +
    (isStranded(first, words[from + 1]) ? COST.leaningEnd : 0) +
    (beginsPhrase(first, words[from + 1]) ? COST.phraseStart : 0)
  );
}

/**
 * Divides spoken words into cards for captions: they end with sentences, at pauses, rather at commas and before conjunctions than elsewhere;
 * none stands too short to be read where that can be helped; numbers stay with their units, names whole and punctuation with its word.
 * The cards in a row are the words.
 */
export function groupCaptionWords<T extends TimedWord>(
  words: readonly T[],
  language: string,
  { names = [], ...overrides }: CaptionCardOptions = {},
): T[][] {
  const limits = { ...captionCardLimits(language), ...overrides };
  const isKept = keepTogether(words, names);
  const plan: CardPlan = { words, isKept, limits };
  // best[i]: least cost of the words from i on, and where the first card of those ends.
  const best: { cost: number; to: number }[] = [];
  best[words.length] = { cost: 0, to: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, to: from + 1 };
    for (let to = from + 1; to <= words.length; to += 1) {
      const cost = costOfCard(plan, from, to) + (best[to]?.cost ?? 0);
      if (cost < choice.cost) choice = { cost, to };
      if (to - from > limits.maxWords * ROOM && !isKept[to - 1]) break;
    }
    best[from] = choice;
  }
  const cards: T[][] = [];
  for (let from = 0; from < words.length; from = best[from]?.to ?? words.length) {
    cards.push(words.slice(from, best[from]?.to));
  }
  return cards;
}

/**
 * A card as it is shown: without the comma or full stop at its end, which captions by custom leave away. Question and exclamation marks
 * stay, and dots that are part of something (`3.5`, `...`).
 */
export function trimCardPunctuation<T extends TimedWord>(card: readonly T[]): T[] {
  const last = card.at(-1);
  if (!last || isAbbreviation(last) || /\.{2,}$/.test(last.text)) return [...card];
  const text = last.text.replace(/[.,;:，。、；：]$/u, '');
  return text === '' ? [...card] : [...card.slice(0, -1), { ...last, text }];
}
