import type { Product, SourceField } from '@reelwright/contracts';
import type { KindMatch } from '@reelwright/product-kinds';
import { measureOverlap } from '../clean-text.ts';
import { ENGLISH_LINES } from '../lines/en/english-lines.ts';
import { findConcepts } from '../lines/told-concepts.ts';
import { fillAmount, listSuiting, type WrittenLines } from '../lines/written-lines.ts';
import { weighConcepts, type WrittenPoint } from '../lines/written-points.ts';
import type { Feature } from '../read-features.ts';
import { ENGLISH_SCENES } from '../scenes/en/english-scenes.ts';
import { dealLines, findScene, type Scene } from '../scenes/read-scenes.ts';
import { locate, type SourcedText } from '../sourced-text.ts';
import type { EnglishFact, EnglishFacts } from './english-fact.ts';
import { ENGLISH_FEATURES } from './english-features.ts';
import { capitalise } from './fact-text.ts';
import { listTitles } from './fact-title.ts';
import { findFeatures } from './find-features.ts';
import { listPhrases } from './list-phrases.ts';
import { type PlainFact, sayPlainly } from './plain-fact.ts';
import { isQuotable, quoteFact } from './quote-fact.ts';

/** A line of a point, before its slots are filled. */
interface PointLine {
  text: string;
  /** No two lines of a script share one. */
  topic: string;
  /** 0 for the closest row. */
  rank: number;
}

/** Something to say about the product: a concept with written lines, or a fact in the seller's words. */
export interface EnglishPoint {
  rows: readonly WrittenLines[];
  /** The amount that its lines tell. */
  amount: string | undefined;
  features: readonly Feature[];
  weight: number;
  canOpen: boolean;
  isQuote: boolean;
  /** True if it is true of any product of the kind, and told because there is little else to say. */
  isScene: boolean;
  lines: readonly PointLine[];
  /** Openings that hold a fact of the seller's list. */
  openings: readonly string[];
  /** Possible titles, the fullest first. */
  titles: readonly string[];
  source: SourceField;
  range: { start: number; end: number };
}

const MOST_TITLE_WORDS = 5;
const MOST_TITLE_LETTERS = 30;
/** What the seller says is told after what was written for it. */
const QUOTE_COST = 1.5;
/** Points of an ad that quotes. */
const ENOUGH_QUOTED = 3;
const ENOUGH_LONG = 8;
/** With so many points nothing is said that is true of any product of the kind. */
const ENOUGH_POINTS = 2;
const SCENE_WEIGHT = -2;
/** Less than what was written for a fact. */
const MOST_QUOTE_WEIGHT = 1;
/** A fact of which so many words are told is told. */
const TOLD = 0.5;

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts worth quoting. `labels`
 * are facts that nobody would say, but that may stand on the screen. A long ad has time to list things.
 */
export function collectEnglishPoints(
  product: Product,
  { kind, match, noun, facts }: EnglishFacts,
  isLong: boolean,
): { points: EnglishPoint[]; labels: SourcedText[]; scene: Scene | undefined } {
  const nouns = noun === undefined ? [] : [noun.singular, noun.plural];
  const rows = listSuiting(ENGLISH_LINES, { kind, nouns });
  const concepts = findConcepts(rows, listPhrases(product, match));
  const written = weighConcepts(concepts, {
    language: 'en',
    trade: kind?.trade,
    listFeatures: (text) => findFeatures(ENGLISH_FEATURES, text, kind?.trade),
  });
  const isTold = (fact: EnglishFact): boolean =>
    concepts.some(
      ({ phrase, words }) =>
        fact.source === phrase.source && (measureOverlap(fact.text, phrase.text) > TOLD || fact.text.includes(words)),
    );
  const others = facts.filter((fact) => !isTold(fact));
  // Running text is quoted only if the seller lists nothing.
  const isList = product.selling_points.length > 0;
  const scene = match && findScene(ENGLISH_SCENES, nameScene(match, nouns));
  const most = isLong ? ENOUGH_LONG : Math.max(0, ENOUGH_QUOTED - written.length);
  const quoted = others
    .flatMap((fact): QuotedFact[] => {
      const plain = sayPlainly(fact, { nouns, trade: kind?.trade });
      const isQuoted =
        isQuotable(fact, { nouns, trade: kind?.trade, isLong }) &&
        (fact.source !== 'description' ||
          (!isList && fact.form.kind !== 'sentence' && (isLong || written.length === 0)));
      // "Microfiber towels" alone is no sentence.
      const isSaid = isLong || fact.form.kind === 'sentence' || fact.form.kind === 'clause';
      const isInList = fact.source.startsWith('selling_points');
      const isWhole = isQuoted && (plain !== null || isSaid);
      return (isInList && plain !== null) || isWhole ? [{ fact, plain, isWhole: isQuoted && isSaid }] : [];
    })
    .slice(0, most);
  const missing = Math.max(0, ENOUGH_POINTS - written.length - quoted.length);
  const scenes =
    scene === undefined || match === undefined || missing === 0
      ? []
      : dealLines(scene, missing).map((lines) => toScene(lines, locate(match.head, product.name)));
  return {
    scene,
    points: [...written.map(toWritten), ...scenes, ...quoted.map(toQuoted)].toSorted(
      (left, right) => right.weight - left.weight,
    ),
    labels: others
      .filter((fact) => !quoted.some((each) => each.fact === fact) && isLabel(fact))
      .flatMap((fact) => listTitles(fact).slice(0, 1)),
  };
}

/** Checks if a fact may stand on the screen: what a buyer asks for, in the seller's list. */
const isLabel = ({ text, source, features }: EnglishFact): boolean =>
  source.startsWith('selling_points') && (features.length > 0 || /\d/.test(text));

/** The hammock of a cat hangs between no trees: things for animals go by their kind. */
function nameScene({ head, kind }: KindMatch, nouns: readonly string[]): Parameters<typeof findScene>[1] {
  const own = kind.id.replaceAll('-', ' ');
  const isForAnimals = kind.trade === 'pets' && !/\b(?:cat|dog|pet|kitten|puppy)\b/.test(head);
  return { names: isForAnimals ? [own] : [head, ...nouns], kind: own, separator: ' ' };
}

function toWritten({ rows, phrase, words, parts, features, weight, canOpen }: WrittenPoint): EnglishPoint {
  const amount = rows.flatMap((row) => (row.title === null ? [] : fillAmount(row.title, parts.n)))[0];
  // "Up to 10 hours" is no 10 hours.
  const isMost = parts.n !== undefined && phrase.text.toLowerCase().includes(`up to ${parts.n.toLowerCase()}`);
  const title = isMost && amount?.startsWith(parts.n ?? '') === true ? `up to ${amount}` : amount;
  return {
    rows,
    amount: parts.n,
    features,
    weight,
    canOpen,
    isQuote: false,
    isScene: false,
    lines: rows.flatMap((row, place) =>
      row.lines.flatMap((line) =>
        fillAmount(line, parts.n).map((text) => ({ text, topic: row.id, rank: rankOf(row, place) })),
      ),
    ),
    openings: [],
    titles: [...(phrase.place === null ? [] : [phrase.text]), ...(title === undefined ? [] : [title]), words]
      .filter(isShort)
      .map(capitalise),
    source: phrase.source,
    range: phrase.range,
  };
}

/** What a concept means is said if nothing better was written for it. */
const rankOf = ({ id }: WrittenLines, place: number): number => (id.includes('-meaning-') ? place + 4 : place);

const isShort = (text: string): boolean =>
  /[\d ]/.test(text) &&
  text.length <= MOST_TITLE_LETTERS &&
  text.split(' ').length <= MOST_TITLE_WORDS &&
  !/[,;:!?]|\.(?!\d)/.test(text) &&
  !/\b(?:is|are|has|have|and|or|with|for|the|a|an|of|to|in|on|by)$/i.test(text);

function toScene(lines: readonly string[], range: EnglishPoint['range']): EnglishPoint {
  return {
    rows: [],
    amount: undefined,
    features: [],
    weight: SCENE_WEIGHT,
    canOpen: false,
    isQuote: false,
    isScene: true,
    lines: lines.map((text) => ({ text, topic: text, rank: 0 })),
    openings: [],
    titles: [],
    source: 'name',
    range,
  };
}

interface QuotedFact {
  fact: EnglishFact;
  plain: PlainFact | null;
  /** True if the seller's own words may be said. */
  isWhole: boolean;
}

/** The seller's words are said if no sentence about the product passes the last reader. */
const LAST_RANK = 12;

function toQuoted({ fact, plain, isWhole }: QuotedFact): EnglishPoint {
  const own = isWhole ? [{ text: quoteFact(fact), topic: fact.text, rank: plain === null ? 0 : LAST_RANK }] : [];
  return {
    rows: [],
    amount: undefined,
    features: fact.features,
    weight: Math.min(fact.weight - QUOTE_COST, MOST_QUOTE_WEIGHT),
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: [...(plain?.lines ?? []).map((text, rank) => ({ text, topic: fact.text, rank })), ...own],
    openings: plain?.hooks ?? [],
    titles: listTitles(fact).map(({ text }) => text),
    source: fact.source,
    range: fact.range,
  };
}
