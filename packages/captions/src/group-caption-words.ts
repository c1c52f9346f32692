import { endsClause, endsSentence, findSeams, isAbbreviation, msToTicks, type PhraseSeam } from '@reelwright/timeline';
import { countCharacters, isWideText, joinWords, type TimedWord } from './caption-word.ts';
import { keepTogether } from './keep-together.ts';
import { readingTicks } from './reading-speed.ts';

/** Limits of one caption card. */
export interface CaptionCardLimits {
  /** Letters and spaces; a Chinese or Japanese character counts as two. A card too short to be read may hold more, see `ROOM`. */
  maxCharacters: number;
  maxWords: number;
  /** Longest silence inside a card; a longer one ends the card. */
  maxGapTicks: number;
  /** Shortest time for which a card can be read; a shorter card joins a neighbour if possible. */
  minTicks: number;
}

export interface CaptionCardOptions extends Partial<CaptionCardLimits> {
  /** Names of brands and products, which are never divided. */
  names?: readonly string[];
}

const LATIN: CaptionCardLimits = {
  maxCharacters: 26,
  maxWords: 5,
  maxGapTicks: msToTicks(600),
  minTicks: msToTicks(700),
};
/** Eleven characters fill one line on a phone. Chinese words are short, so the word limit rarely applies. */
const CJK: CaptionCardLimits = {
  maxCharacters: 22,
  maxWords: 9,
  maxGapTicks: msToTicks(600),
  minTicks: msToTicks(700),
};

/** Limits for a language (BCP 47) on a phone held upright. */
export function captionCardLimits(language: string): CaptionCardLimits {
  return /^(zh|ja)\b/i.test(language) ? CJK : LATIN;
}

/** Factor by which a card may exceed its limit to join fast words with slower ones; the card then has a second line. */
const ROOM = 2;

/** Longest time that a scene's last card stays after its last word, until the next voice starts. */
const BREATH_TICKS = msToTicks(340);

/** Costs of a division into cards, summed. Tuned by looking at captions; only their order matters. */
const COST = {
  card: 10,
  sentenceInside: 100,
  tooShort: 160,
  tooFast: 20,
  tooMuchTooFast: 300,
  oversize: 20,
  unevenness: 8,
  loneWord: 45,
  clauseInside: 20,
  tornEnd: 40,
  tornStart: 18,
};

/** Costs of ending a card at a seam. */
const SEAM_COST: Readonly<Record<PhraseSeam, number>> = {
  sentence: 0,
  clause: 0,
  phrase: -6,
  loose: 4,
  tight: 90,
  none: 120,
};
/** The same between two Chinese words of one phrase, each of which is legible alone. */
const WIDE_TIGHT_COST = 20;

/** Whether any word but the first follows a long silence. */
function hasPauseInside(card: readonly TimedWord[], maxGapTicks: number): boolean {
  return card.some((word, index) => index > 0 && word.start - (card[index - 1]?.end ?? word.start) > maxGapTicks);
}

/** Whether a word's sentence has other words. */
function isPartOfSentence(words: readonly TimedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  const isFirst = before === undefined || endsSentence(before);
  return word !== undefined && !(isFirst && (endsSentence(word) || at === words.length - 1));
}

/** Whether a word is the last of a clause that began on the card before: there it was missed. */
function isTornEnd(words: readonly TimedWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || endsClause(before) || endsSentence(before)) return false;
  return endsClause(word) || endsSentence(word);
}

interface CardPlan {
  words: readonly TimedWord[];
  /** Per word: whether it must stay with the next one. */
  isKept: readonly boolean[];
  /** Per word: how well the text can be divided after it. */
  seams: readonly PhraseSeam[];
  limits: CaptionCardLimits;
}

/** Cost of the words in `[from, to)` as one card; infinite if they may not be one. */
function costOfCard({ words, isKept, seams, limits }: CardPlan, from: number, to: number): number {
  const card = words.slice(from, to);
  const next = words[to];
  const [first, last] = [card[0], card.at(-1)];
  if (!first || !last || isKept[to - 1]) return Number.POSITIVE_INFINITY;
  const inner = card.slice(0, -1);
  const text = joinWords(card);
  const characters = countCharacters(text);
  const excess = Math.max(characters / limits.maxCharacters, card.length / limits.maxWords) - 1;
  const isTooBig = excess > ROOM - 1;
  // An indivisible unit is one card, whatever its size. All others must respect the limits and the pauses.
  const isIndivisible = inner.every((_, index) => isKept[from + index]);
  if (!isIndivisible && (isTooBig || hasPauseInside(card, limits.maxGapTicks))) return Number.POSITIVE_INFINITY;
  const until = next ? Math.min(next.start, last.end + limits.maxGapTicks) : last.end + BREATH_TICKS;
  const stands = Math.max(0, until - first.start);
  const shortage = Math.max(0, 1 - stands / readingTicks(text));
  const emptiness = Math.max(0, 1 - characters / limits.maxCharacters);
  const seam = next ? seams[to - 1] : undefined;
  return (
    COST.card +
    COST.sentenceInside * inner.filter(endsSentence).length +
    COST.clauseInside * inner.filter(endsClause).length +
    COST.tooShort * Math.max(0, 1 - stands / limits.minTicks) +
    (shortage > 0 ? COST.tooFast + COST.tooMuchTooFast * shortage : 0) +
    (excess > 0 ? COST.oversize * (1 + excess) : 0) +
    COST.unevenness * emptiness * emptiness +
    (card.length === 1 && isPartOfSentence(words, from) ? COST.loneWord : 0) +
    (seam ? seamCost(seam, text) : 0) +
    (isTornEnd(words, from) ? COST.tornEnd : 0) +
    (seam && seam !== 'sentence' && seam !== 'clause' && inner.some(endsClause) ? COST.tornStart : 0)
  );
}

const seamCost = (seam: PhraseSeam, text: string): number =>
  seam === 'tight' && isWideText(text) ? WIDE_TIGHT_COST : SEAM_COST[seam];

/**
 * Divides spoken words into caption cards. Cards end with sentences and at pauses, and preferably between phrases.
 * Cards too short to be read are avoided if possible. Numbers stay with their units, punctuation stays with its word, and names stay
 * whole. The concatenated cards are the input words.
 */
export function groupCaptionWords<T extends TimedWord>(
  words: readonly T[],
  language: string,
  { names = [], ...overrides }: CaptionCardOptions = {},
): T[][] {
  const limits = { ...captionCardLimits(language), ...overrides };
  const isKept = keepTogether(words, names);
  const plan: CardPlan = { words, isKept, seams: findSeams(words), limits };
  // best[i]: least cost of the words from i on, and the end of the first card.
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
 * Removes the comma or full stop at the end of a card, as is usual in captions. Question marks, exclamation marks and dots that are
 * part of a token (`3.5`, `...`) stay.
 */
export function trimCardPunctuation<T extends TimedWord>(card: readonly T[]): T[] {
  const last = card.at(-1);
  if (!last || isAbbreviation(last) || /\.{2,}$/.test(last.text)) return [...card];
  const text = last.text.replace(/[.,;:，。、；：]$/u, '');
  return text === '' ? [...card] : [...card.slice(0, -1), { ...last, text }];
}
