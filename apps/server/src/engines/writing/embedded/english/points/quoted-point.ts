import type { EnglishFact } from '../english-fact.ts';
import { listTitles } from '../fact-title.ts';
import { isFragment } from '../fragment-line.ts';
import type { LineShape } from '../plain/plain-line.ts';
import { COLOUR, quoteFact } from '../quote-fact.ts';
import { BARE_AMOUNT } from './bare-amount.ts';
import { type EnglishLine, type EnglishPoint, listRead, type QuotedFact } from './english-point.ts';

/** A part is told after what was written for a fact. */
const PART_COST = 1.5;
const MOST_PART_WEIGHT = 1;
/** A part with an amount, or one of those that the seller lists first. */
const CHIEF_PART_COST = 0.9;
const MOST_CHIEF_WEIGHT = 2.6;
const LESS_PER_PLACE = 0.15;
const CHIEF_PLACES = 2;
/** Below it stands what nobody buys for: what comes along, care, what every such thing has. */
const LEAST_CHIEF = 2.3;
/** The seller's own sentence is told like what was written. */
const SENTENCE_COST = 0.3;
/** Several things at once, so before a single bare part. */
const FRAGMENTS_WEIGHT = 0.9;

/** Another thing that the product has, to tell in the same line. */
export function findPartner(one: QuotedFact, all: readonly QuotedFact[]): QuotedFact | undefined {
  if (one.plain?.thing === null || one.plain?.thing === undefined) return;
  return all.slice(all.indexOf(one) + 1).find(({ plain }) => plain !== null && plain.thing !== null);
}

/** The importance of a fact in the seller's words: what a product does, and amounts, before parts. */
export function weigh({ fact, plain }: QuotedFact): number {
  if (plain?.isStrong === true) return fact.weight - SENTENCE_COST;
  const place = fact.place ?? Number.POSITIVE_INFINITY;
  if (place < CHIEF_PLACES && fact.weight > LEAST_CHIEF) return fact.weight - CHIEF_PART_COST;
  return /\d/.test(fact.text)
    ? Math.min(fact.weight - CHIEF_PART_COST, MOST_CHIEF_WEIGHT - place * LESS_PER_PLACE)
    : Math.min(fact.weight - PART_COST, MOST_PART_WEIGHT);
}

/** Says the fragments in one line; none of an empty list. */
export function toFragments(parts: readonly EnglishFact[]): EnglishPoint[] {
  const [first] = parts;
  if (first === undefined) return [];
  return [
    {
      rows: [],
      amount: undefined,
      features: first.features,
      weight: FRAGMENTS_WEIGHT,
      canOpen: false,
      isQuote: true,
      isScene: false,
      // A short ad has time for two of them.
      lines: [...new Set([parts.length, 2])].map((count) => ({
        text: parts
          .slice(0, count)
          .map(({ text }) => `${text}.`)
          .join(' '),
        topic: first.text,
        rank: 0,
        shape: 'part',
        parts: parts.slice(0, count),
      })),
      statements: [],
      openings: [{ text: `{branded}. ${parts.map(({ text }) => `${text}.`).join(' ')}`, shape: 'part', appeal: 2 }],
      isStrong: false,
      isPitch: false,
      titles: [],
      source: first.source,
      range: first.range,
    },
  ];
}

/** "There is a lid" says less well what "A lid" says. */
const GLUE_RANKS: Partial<Record<LineShape, number>> = { there: 4, has: 2, with: 2 };
/** The seller's words are said if no sentence about the product passes the last reader. */
const LAST_RANK = 12;
/** Two things in one line sound less like a list than two lines. */
const PAIR_RANK = -2;
/** "Two cone sizes. Drip-stop spout." has more pace than a sentence. */
const FRAGMENTS_RANK = -4;

const MOST_VERBATIM_WORDS = 8;

/** Whether a listed phrase may be said as the seller lists it where no sentence of it is sound. */
const mayStand = ({ text, form, source, isAccessory }: EnglishFact): boolean =>
  source.startsWith('selling_points') &&
  !isAccessory &&
  /^(?:noun|text|listed|state)$/.test(form.kind) &&
  text.split(' ').length <= MOST_VERBATIM_WORDS &&
  text.includes(' ') &&
  !/ [-–—] /.test(text) &&
  !COLOUR.test(text);

/** A fact in the seller's words, alone or with another thing that the product has. */
export function toQuoted(
  { fact, plain, isQuoted }: QuotedFact,
  { partner, titles }: { partner: QuotedFact | undefined; titles: readonly string[] },
): EnglishPoint {
  const topic = fact.text;
  const own: EnglishLine[] = [
    ...(isQuoted ? [{ text: quoteFact(fact), topic, rank: plain === null ? 0 : LAST_RANK }] : []),
    ...(mayStand(fact)
      ? [{ text: `${fact.text}.`, topic, rank: LAST_RANK, isVerbatim: true, shape: 'part' as const }]
      : []),
  ];
  const pairs: EnglishLine[] =
    partner?.plain?.thing === undefined || partner.plain.thing === null
      ? []
      : [
          ...(isFragment(fact) && isFragment(partner.fact)
            ? [
                {
                  text: `${fact.text}. ${partner.fact.text}.`,
                  topic,
                  rank: FRAGMENTS_RANK,
                  shape: 'part' as const,
                  also: partner.fact,
                  parts: [fact, partner.fact],
                },
              ]
            : []),
          {
            text: `{It has/They have} ${plain?.thing} and ${partner.plain.thing}.`,
            topic,
            rank: PAIR_RANK,
            shape: 'has',
            also: partner.fact,
          },
          {
            text: `With ${plain?.thing} and ${partner.plain.thing}.`,
            topic,
            rank: PAIR_RANK,
            shape: 'with',
            also: partner.fact,
          },
        ];
  return {
    rows: [],
    amount: undefined,
    features: fact.features,
    weight: weigh({ fact, plain, isQuoted }),
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: [
      ...pairs,
      ...(plain?.lines ?? []).map(({ text, shape }) => ({ text, shape, topic, rank: GLUE_RANKS[shape] ?? 0 })),
      ...own,
    ],
    statements: plain?.statements ?? [],
    openings: plain?.hooks ?? [],
    isStrong: plain?.isStrong ?? false,
    isPitch: fact.pitch !== undefined,
    read: listRead([fact]),
    titles: [...titles, ...listTitles(fact).map(({ text }) => text)].filter((text) => !BARE_AMOUNT.test(text)),
    source: fact.source,
    range: fact.range,
  };
}
