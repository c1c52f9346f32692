import type { Product } from '@reelwright/contracts';
import { measureOverlap } from '../clean-text.ts';
import { ENGLISH_LINES } from '../lines/en/english-lines.ts';
import { findConcepts, type ToldConcept } from '../lines/told-concepts.ts';
import { fillAmount, listSuiting, type WrittenLines } from '../lines/written-lines.ts';
import { weighConcepts, type WrittenPoint } from '../lines/written-points.ts';
import { type Point, type PointLine, sceneOf } from '../point.ts';
import { findEnglishScene } from '../scenes/en/find-english-scene.ts';
import { dealLines, type Scene } from '../scenes/read-scenes.ts';
import { locate } from '../sourced-text.ts';
import type { EnglishFact, EnglishFacts } from './english-fact.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { calmDown, capitalise } from './text/capitals.ts';
import { listTitles } from './fact-title.ts';
import { isFragment, pickFragments } from './fragment-line.ts';
import { findNoun, PREPOSITIONS } from './lexicon.ts';
import { isKindAgreed } from './kind/kind-evidence.ts';
import { findFeatures } from './find-features.ts';
import { listPhrases } from './list-phrases.ts';
import type { Trade } from '@reelwright/product-kinds';
import { listSparks } from './sparks/list-sparks.ts';
import type { LineShape, PlainFact, PlainLine } from './plain/plain-line.ts';
import { sayPlainly } from './plain-fact.ts';
import { isQuotable, quoteFact } from './quote-fact.ts';

interface EnglishLine extends PointLine<LineShape> {
  /** Another fact that it tells, too. */
  also?: EnglishFact;
  /** The seller's words that it tells: two lines about them would say the same. */
  told?: string;
  /** The facts that it tells one after another. */
  parts?: readonly EnglishFact[];
}

/** Something to say in English. */
export interface EnglishPoint extends Point<EnglishLine, LineShape> {
  /** Sentences that tell the fact with the product's name. */
  statements: readonly PlainLine[];
  /** True if it is a sentence of the seller's, word for word. */
  isPitch: boolean;
}

const MOST_TITLE_WORDS = 5;
const MOST_TITLE_LETTERS = 30;
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
/** The seller's amount before what was written without it. */
const AMOUNT_RANK = -3;
/** The seller's own sentence is told like what was written. */
const SENTENCE_COST = 0.3;
/** Points of an ad that quotes. */
const ENOUGH_QUOTED = 6;
const LEAST_QUOTED = 3;
const ENOUGH_LONG = 10;
/** With so many points, besides bare parts, nothing is said that is true of any product of the kind. */
const ENOUGH_POINTS = 4;
/** Before most bare parts. */
const SCENE_WEIGHT = 0.5;
/** A second line about the kind, in a long ad, stands apart from the first. */
const SECOND_SCENE_COST = 0.9;
/** Several things at once, so before a single bare part. */
const FRAGMENTS_WEIGHT = 0.9;
/** A fact of which so many words are told is told. */
const TOLD = 0.5;
const CONTAINED = 0.6;
const CONTAINED_SHORT = 0.5;
const STEM_LETTERS = 5;
/** A point of so few words is told by one line. */
const MOST_TOLD_WORDS = 7;
/** The seller's sentence answers a question before any written line does. */
const OWN_RANK = -6;

/** What there is to say, the strongest first. */
interface CollectedPoints {
  points: EnglishPoint[];
  /** What people do with things of the kind; undefined if not certain. */
  scene: Scene | undefined;
  /** True if what is usual for the kind may be said of the product. */
  isAgreed: boolean;
}

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts in the seller's words.
 * A long ad has time to list things.
 */
export function collectEnglishPoints(
  product: Product,
  { name, kind, match, noun, facts }: EnglishFacts,
  isLong: boolean,
): CollectedPoints {
  const nouns = noun === undefined ? [] : [noun.singular, noun.plural];
  const rows = listSuiting(ENGLISH_LINES, { kind, nouns });
  const context = {
    nouns,
    trade: kind?.trade,
    isOne: name !== null && (name.number === null ? !/[^su]s\b/i.test(name.short) : name.number !== 'plural'),
  };
  const said = facts.map(
    (fact): QuotedFact => ({ fact, plain: withSparks(fact, sayPlainly(fact, context), kind?.trade), isQuoted: false }),
  );
  const sentences = said.filter(({ fact, plain }) => fact.isWhole && plain !== null);
  const isSameAs = (fact: EnglishFact, { phrase, words }: ToldConcept): boolean =>
    fact.source === phrase.source && (measureOverlap(fact.text, phrase.text) > TOLD || fact.text.includes(words));
  const concepts = findConcepts(rows, listPhrases(product, match)).filter(
    (concept) =>
      concept.rows.some(({ lines }) => lines.length > 0) &&
      // "Side tables fold down" says nothing of the whole grill.
      !(
        concept.phrase.place === null &&
        sentences.some(({ fact }) => fact.form.kind === 'sentence' && isSameAs(fact, concept))
      ),
  );
  const written = weighConcepts(concepts, {
    language: 'en',
    trade: kind?.trade,
    listFeatures: (text) => findFeatures(ENGLISH_FEATURES, text, kind?.trade),
  }).filter(({ phrase, features }) => !BROUGHT.test(phrase.text) || features.some(({ id }) => OF_BOX.test(id)));
  /** The seller's own words for a concept: a sentence, or what is listed if nothing but its meaning was written. */
  const ownOf = (concept: ToldConcept): QuotedFact[] => {
    const whole = sentences.filter(({ fact }) => isSameAs(fact, concept)).slice(0, 1);
    if (whole.length > 0 || !concept.rows.every(isMeaning)) return whole;
    return said
      .filter(
        ({ fact, plain }) => plain !== null && fact.source.startsWith('selling_points') && isSameAs(fact, concept),
      )
      .slice(0, 1);
  };
  /** The listed amount of a concept, whose lines may leave it out. */
  const amountOf = (concept: ToldConcept): QuotedFact[] =>
    said
      .filter(({ fact, plain }) => plain !== null && !fact.isWhole && /\d/.test(fact.text) && isSameAs(fact, concept))
      .slice(0, 1);
  const answering = new Set(written.flatMap((concept) => ownOf(concept).map(({ fact }) => fact)));
  const others = said.filter(
    ({ fact }) => !answering.has(fact) && (fact.isWhole || !written.some((concept) => isSameAs(fact, concept))),
  );
  // "Low-friction coating", if a sentence tells what it is good for.
  const isInSentence = ({ fact }: QuotedFact): boolean =>
    !fact.isWhole && sentences.some((each) => holds(each.fact.text, fact.text));
  // Running text is quoted only if the seller lists nothing.
  const isList = product.selling_points.length > 0;
  const isAgreed = match !== undefined && isKindAgreed(product, match);
  const scene = isAgreed ? findEnglishScene(product.name, match, nouns) : undefined;
  const most = isLong ? ENOUGH_LONG : Math.max(LEAST_QUOTED, ENOUGH_QUOTED - written.length);
  const quoted = others
    .filter((each) => !isInSentence(each))
    .flatMap(({ fact, plain }): QuotedFact[] => {
      const isQuoted =
        !fact.isWhole &&
        isQuotable(fact, { nouns, trade: kind?.trade, isLong }) &&
        (fact.source !== 'description' ||
          (!isList && fact.form.kind !== 'sentence' && (isLong || written.length === 0))) &&
        // "Microfiber towels" alone is no sentence.
        (isLong || fact.form.kind === 'sentence' || fact.form.kind === 'clause');
      return plain !== null || isQuoted ? [{ fact, plain, isQuoted }] : [];
    })
    .toSorted((left, right) => weigh(right) - weigh(left))
    .slice(0, most);
  const told = written.length + quoted.filter(({ plain }) => plain?.isStrong === true).length;
  const scenes =
    scene === undefined || match === undefined || told >= (isLong ? ENOUGH_LONG : ENOUGH_POINTS)
      ? []
      : dealLines(scene, isLong ? 2 : 1).map(
          (lines, at): EnglishPoint => ({
            ...sceneOf(SCENE_WEIGHT - at * SECOND_SCENE_COST, locate(match.head, product.name)),
            lines: lines.map((text) => ({ text, topic: `scene-${at}`, rank: 0 })),
            openings: [],
            statements: [],
            isPitch: false,
          }),
        );
  const titlesOf = (fact: EnglishFact): string[] =>
    said
      .filter((each) => isInSentence(each) && holds(fact.text, each.fact.text))
      .flatMap((each) => listTitles(each.fact).map(({ text }) => text));
  const fragments = pickFragments(
    others.filter(({ fact }) => !quoted.some((each) => each.fact === fact)).map(({ fact }) => fact),
  );
  return {
    scene,
    isAgreed,
    points: [
      ...written.map((concept) => toWritten(concept, ownOf(concept), amountOf(concept))),
      ...scenes,
      ...toFragments(fragments),
      ...quoted
        .map((each) => toQuoted(each, { partner: findPartner(each, quoted), titles: titlesOf(each.fact) }))
        .map((point) =>
          scene !== undefined && DULL.test(point.titles[0] ?? point.lines[0]?.text ?? '')
            ? { ...point, openings: [] }
            : point,
        ),
    ].toSorted((left, right) => right.weight - left.weight),
  };
}

/** Nobody stops for a lining while anything else is known. */
const DULL =
  /\b(?:lining|polyester|nylon|viscose|elastane|fastening|closure|stitching|pattern|hem|seams?|label|height|width|diameter|dimensions?|packaging|imported|collar|neckline|upper)\b|\d ?%|^(?:made|woven) (?:of|in)\b/i;

/** Openings of a fact's own words stand for those that only put the name before it. */
function withSparks(fact: EnglishFact, plain: PlainFact | null, trade: Trade | undefined): PlainFact | null {
  if (plain === null || fact.isAccessory) return plain;
  const sparks = listSparks(fact, trade).map((text): PlainLine => ({ text, shape: 'spark' }));
  return sparks.length === 0 ? plain : { ...plain, hooks: sparks, isStrong: true };
}

/** "104 cm", "30Kpa": of what? */
const BARE_AMOUNT =
  /^(?:up to |over |about )?\d[\d.,/]*(?: ?(?:to|by|x|-|–) ?\d[\d.,/]*)* ?(?:%|°[CF]?|[cmk]?m|inch(?:es)?|in|ft|feet|oz|lbs?|k?g|m?l|cl|lit(?:er|re)s?|mil|seconds?|minutes?|hours?|days?|[kmg]?pa|psi|rpm|[km]?w|v|[mk]?ah|[gm]hz|lumens?|mil|gsm|tog)?\.?$/iu;

/** Checks if a sentence holds most words of a thing, in any form: "seats recline" of "reclining padded seats". */
function holds(sentence: string, thing: string): boolean {
  const toStems = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}]{3,}|\d+/gu) ?? []).map((word) => word.replace(/s$/, '').slice(0, STEM_LETTERS));
  const own = toStems(thing);
  const said = new Set(toStems(sentence));
  // "Low water light" beside "running water".
  const [head] = toStems(thing).slice(-1);
  if (head === undefined || !said.has(head)) return false;
  if (isOther(sentence.toLowerCase(), thing.toLowerCase())) return false;
  const share = own.filter((stem) => said.has(stem)).length / own.length;
  // "Raised ribs" beside "ribs lift meat out of the fat".
  return own.length > 0 && share >= (own.length > 2 ? CONTAINED : CONTAINED_SHORT);
}

/** "Zip pocket" is not the "phone pocket". */
function isOther(sentence: string, thing: string): boolean {
  const words = thing.split(' ');
  const head = words.at(-1) ?? '';
  const said = sentence.split(/[\s,]+/);
  const before = said[said.indexOf(head) - 1];
  return (
    words.length > 1 &&
    before !== undefined &&
    !words.includes(before) &&
    findNoun(before) !== null &&
    findNoun(words.at(-2) ?? '') !== null
  );
}

/** Another thing that the product has, to tell in the same line. */
function findPartner(one: QuotedFact, all: readonly QuotedFact[]): QuotedFact | undefined {
  if (one.plain?.thing === null || one.plain?.thing === undefined) return;
  return all.slice(all.indexOf(one) + 1).find(({ plain }) => plain !== null && plain.thing !== null);
}

/** The importance of a fact in the seller's words: what a product does, and amounts, before parts. */
function weigh({ fact, plain }: QuotedFact): number {
  if (plain?.isStrong === true) return fact.weight - SENTENCE_COST;
  const place = fact.place ?? Number.POSITIVE_INFINITY;
  if (place < CHIEF_PLACES && fact.weight > LEAST_CHIEF) return fact.weight - CHIEF_PART_COST;
  return /\d/.test(fact.text)
    ? Math.min(fact.weight - CHIEF_PART_COST, MOST_CHIEF_WEIGHT - place * LESS_PER_PLACE)
    : Math.min(fact.weight - PART_COST, MOST_PART_WEIGHT);
}

/** "Includes rubber feet": of what comes along, nothing is said about the product. */
const BROUGHT = /^includes?\b|^comes with\b|\bincluded$/i;
const OF_BOX = /^(?:set|pieces|included|case-included|gift-box)$/;

function toWritten(
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

const isMeaning = ({ id }: WrittenLines): boolean => id.includes('-meaning-');

const isShort = (text: string): boolean =>
  /[\d ]/.test(text) &&
  text.length <= MOST_TITLE_LETTERS &&
  text.split(' ').length <= MOST_TITLE_WORDS &&
  !/[,;:!?]|\.(?!\d)/.test(text) &&
  !/\b(?:is|are|has|have|and|or|with|for|the|a|an|of|to|in|on|by)$/i.test(text);

/** Says the fragments in one line; none of an empty list. */
function toFragments(parts: readonly EnglishFact[]): EnglishPoint[] {
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
      openings: [{ text: `{branded}. ${parts.map(({ text }) => `${text}.`).join(' ')}`, shape: 'part' }],
      isStrong: false,
      isPitch: false,
      titles: [],
      source: first.source,
      range: first.range,
    },
  ];
}

interface QuotedFact {
  fact: EnglishFact;
  plain: PlainFact | null;
  /** True if the seller's own words may be said. */
  isQuoted: boolean;
}

/** "There is a lid" says less well what "A lid" says. */
const GLUE_RANKS: Partial<Record<LineShape, number>> = { there: 4, has: 2, with: 2 };
/** The seller's words are said if no sentence about the product passes the last reader. */
const LAST_RANK = 12;
/** Two things in one line sound less like a list than two lines. */
const PAIR_RANK = -2;
/** "Two cone sizes. Drip-stop spout." has more pace than a sentence. */
const FRAGMENTS_RANK = -4;

function toQuoted(
  { fact, plain, isQuoted }: QuotedFact,
  { partner, titles }: { partner: QuotedFact | undefined; titles: readonly string[] },
): EnglishPoint {
  const topic = fact.text;
  const own = isQuoted ? [{ text: quoteFact(fact), topic, rank: plain === null ? 0 : LAST_RANK }] : [];
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
    titles: [...titles, ...listTitles(fact).map(({ text }) => text)].filter((text) => !BARE_AMOUNT.test(text)),
    source: fact.source,
    range: fact.range,
  };
}
