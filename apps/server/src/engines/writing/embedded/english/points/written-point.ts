import { fillAmount, type WrittenLines } from '../../lines/written-lines.ts';
import type { WrittenPoint } from '../../lines/written-points.ts';
import { PREPOSITIONS } from '../lexicon.ts';
import { calmDown, capitalise } from '../text/capitals.ts';
import { BARE_AMOUNT } from './bare-amount.ts';
import { type EnglishPoint, isMeaning, listRead, type QuotedFact } from './english-point.ts';

const MOST_TITLE_WORDS = 5;
const MOST_TITLE_LETTERS = 30;
/** The seller's amount before what was written without it. */
const AMOUNT_RANK = -3;
/** A point of so few words is told by one line. */
const MOST_TOLD_WORDS = 7;
/** The seller's sentence answers a question before any written line does. */
const OWN_RANK = -6;

/** A concept that the texts state, with the lines that were written for it and the seller's own words. */
export function toWritten(
  { rows, phrase, words, parts, features, weight, canOpen }: WrittenPoint,
  own: readonly QuotedFact[],
  amounts: readonly QuotedFact[],
): EnglishPoint {
  const amount = rows.flatMap((row) => (row.title === null ? [] : fillAmount(row.title, parts.n)))[0];
  // "Up to 10 hours" is no 10 hours.
  const isMost = parts.n !== undefined && phrase.text.toLowerCase().includes(`up to ${parts.n.toLowerCase()}`);
  const most = isMost ? `up to ${parts.n}` : parts.n;
  // The seller's own words before what they mean, and before a line without their amount.
  const hasAmount = own.some(({ fact }) => /\d/.test(fact.text));
  const isTold = (row: WrittenLines): boolean =>
    own.length === 0 || !(isMeaning(row) || (hasAmount && !row.lines.some((line) => line.includes('{n}'))));
  const title = isMost && amount?.startsWith(parts.n ?? '') === true ? `up to ${amount}` : amount;
  return {
    rows,
    amount: most,
    features,
    weight,
    canOpen,
    isQuote: false,
    isScene: false,
    lines: [
      ...own.flatMap(({ fact, plain }) =>
        (plain?.lines ?? []).map(({ text, shape }) => ({ text, shape, topic: fact.text, rank: OWN_RANK })),
      ),
      ...amounts.flatMap(({ fact, plain }) =>
        (plain?.lines ?? []).map(({ text, shape }) => ({ text, shape, topic: fact.text, rank: AMOUNT_RANK })),
      ),
      ...rows.filter(isTold).flatMap((row, place) =>
        row.lines.flatMap((line) =>
          fillAmount(line, most).map((text) => ({
            text: capitalise(text),
            topic: row.id,
            rank: rankOf(row, place),
            ...(phrase.text.split(' ').length <= MOST_TOLD_WORDS ? { told: phrase.text } : {}),
          })),
        ),
      ),
    ],
    statements: [...own, ...amounts].flatMap(({ plain }) => plain?.statements ?? []),
    openings: [...own, ...amounts].flatMap(({ plain }) => plain?.hooks ?? []),
    isStrong: own.length > 0,
    isPitch: own.some(({ fact }) => fact.pitch !== undefined),
    read: listRead([...own, ...amounts].map(({ fact }) => fact)),
    titles: [...(phrase.place === null ? [] : [phrase.text]), ...(title === undefined ? [] : [title]), words]
      .filter(
        (text) =>
          isShort(text) && !BARE_AMOUNT.test(text) && !PREPOSITIONS.has(text.split(' ').at(-1)?.toLowerCase() ?? ''),
      )
      .map((text) => capitalise(calmDown(text, new Set()))),
    source: phrase.source,
    range: phrase.range,
  };
}

/** What a concept means is said if nothing better was written for it. */
const rankOf = (row: WrittenLines, place: number): number => (isMeaning(row) ? place + 4 : place);

const isShort = (text: string): boolean =>
  /[\d ]/.test(text) &&
  text.length <= MOST_TITLE_LETTERS &&
  text.split(' ').length <= MOST_TITLE_WORDS &&
  !/[,;:!?]|\.(?!\d)/.test(text) &&
  !/\b(?:is|are|has|have|and|or|with|for|the|a|an|of|to|in|on|by)$/i.test(text);
