import type { CaptionWord } from './document/text-clips.ts';
import { isBreakForbidden, isOneUnit } from './segment-text.ts';
import { msToTicks } from './time.ts';

/** What a card of a caption may hold. */
export interface CaptionCardLimits {
  /** Letters and spaces; a Chinese or Japanese character counts as two. */
  maxCharacters: number;
  maxWords: number;
  /** A longer silence than this ends the card. */
  maxGapTicks: number;
  /** A card that stands shorter than this can hardly be read: it is joined to a neighbour where possible. */
  minTicks: number;
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

type Word = Pick<CaptionWord, 'text' | 'start' | 'end' | 'spaceAfter'>;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;
const SENTENCE_END = /[.!?。！？…][)\]"'”’」』）》]*$/u;
const CLAUSE_END = /[,;:，、；：—–][)\]"'”’」』）》]*$/u;
/** Points that end no sentence. */
const ABBREVIATION = /^(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|approx)\.$/i;
/** Words that lean on the next one. */
const LEANS_ON_NEXT =
  /^(?:a|an|the|of|to|in|on|at|for|with|and|or|but|your|my|our|its|is|are|的|和|与|在|把|被|让|不|最|很)$/i;
const NO_LETTER = /^[^\p{L}\p{N}]+$/u;

/** What makes a division into cards good, as costs that are summed; found by looking at captions, only their order matters. */
const COST = { card: 10, sentenceInside: 100, tooShort: 160, unevenness: 8, clauseInside: 3, leaningEnd: 6 };

function countCharacters(words: readonly Word[]): number {
  return words.reduce((sum, word, index) => {
    const space = word.spaceAfter && index < words.length - 1 ? 1 : 0;
    return Array.from(word.text).reduce((letters, letter) => letters + (WIDE.test(letter) ? 2 : 1), sum + space);
  }, 0);
}

function endsSentence(word: Word): boolean {
  return SENTENCE_END.test(word.text) && !ABBREVIATION.test(word.text);
}

/** Whether two words have to share a card: a number and its unit, punctuation and its word. */
function isInseparable(before: Word, after: Word): boolean {
  if (isOneUnit(before.text, after.text)) return true;
  return !before.spaceAfter && (NO_LETTER.test(after.text) || isBreakForbidden(before.text, after.text));
}

/** Whether any word after the first begins after a long silence. */
function hasPauseInside(card: readonly Word[], maxGapTicks: number): boolean {
  return card.some((word, index) => index > 0 && word.start - (card[index - 1]?.end ?? word.start) > maxGapTicks);
}

/** Cost of a card; infinite where it may not be. `nextStart` is when the card after it comes, which is how long it stands at most. */
function costOfCard(card: readonly Word[], next: Word | undefined, limits: CaptionCardLimits): number {
  const [first, last] = [card[0], card.at(-1)];
  if (!first || !last || (next && isInseparable(last, next))) return Number.POSITIVE_INFINITY;
  const inner = card.slice(0, -1);
  const characters = countCharacters(card);
  const isTooBig = characters > limits.maxCharacters || card.length > limits.maxWords;
  // What cannot be divided is a card however big; what can must keep to the limits and to the pauses.
  const isIndivisible = inner.every((word, index) => isInseparable(word, card[index + 1] ?? word));
  if (!isIndivisible && (isTooBig || hasPauseInside(card, limits.maxGapTicks))) return Number.POSITIVE_INFINITY;
  const stands = Math.max(
    0,
    (next && next.start - last.end <= limits.maxGapTicks ? next.start : last.end) - first.start,
  );
  const emptiness = Math.max(0, 1 - characters / limits.maxCharacters);
  const endsWell = endsSentence(last) || CLAUSE_END.test(last.text);
  return (
    COST.card +
    COST.sentenceInside * inner.filter(endsSentence).length +
    COST.clauseInside * inner.filter((word) => CLAUSE_END.test(word.text)).length +
    COST.tooShort * Math.max(0, 1 - stands / limits.minTicks) +
    COST.unevenness * emptiness * emptiness +
    (!endsWell && LEANS_ON_NEXT.test(last.text) ? COST.leaningEnd : 0)
  );
}

/**
 * Divides spoken words into cards for captions: they end with sentences, at pauses, rather at commas than elsewhere; none stands too
 * short to be read where that can be helped; numbers stay with their units and punctuation with its word. The cards in a row are the words.
 */
export function groupCaptionWords<T extends Word>(
  words: readonly T[],
  language: string,
  overrides: Partial<CaptionCardLimits> = {},
): T[][] {
  const limits = { ...captionCardLimits(language), ...overrides };
  // best[i]: least cost of the words from i on, and where the first card of those ends.
  const best: { cost: number; to: number }[] = [];
  best[words.length] = { cost: 0, to: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, to: from + 1 };
    for (let to = from + 1; to <= words.length; to += 1) {
      const cost = costOfCard(words.slice(from, to), words[to], limits) + (best[to]?.cost ?? 0);
      if (cost < choice.cost) choice = { cost, to };
      const last = words[to - 1];
      const next = words[to];
      if (to - from > limits.maxWords && last && next && !isInseparable(last, next)) break;
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
export function trimCardPunctuation<T extends Word>(card: readonly T[]): T[] {
  const last = card.at(-1);
  if (!last || ABBREVIATION.test(last.text) || /\.{2,}$/.test(last.text)) return [...card];
  const text = last.text.replace(/[.,;:，。、；：]$/u, '');
  return text === '' ? [...card] : [...card.slice(0, -1), { ...last, text }];
}
