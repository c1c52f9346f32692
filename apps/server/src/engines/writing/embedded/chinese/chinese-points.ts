import type { Product, SourceField } from '@reelwright/contracts';
import { measureOverlap } from '../clean-text.ts';
import { findConcepts, type ToldConcept } from '../lines/told-concepts.ts';
import { fillAmount, listSuiting, type WrittenLines } from '../lines/written-lines.ts';
import { weighConcepts, type WrittenPoint } from '../lines/written-points.ts';
import { CHINESE_LINES } from '../lines/zh/chinese-lines.ts';
import type { Feature } from '../read-features.ts';
import { CHINESE_SCENES } from '../scenes/zh/chinese-scenes.ts';
import { dealLines, findScene, type Scene } from '../scenes/read-scenes.ts';
import { locate, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFact, ChineseFacts } from './chinese-facts.ts';
import { listChineseFeatures } from './chinese-features.ts';
import { listChinesePhrases } from './list-chinese-phrases.ts';
import { isToldOf, sayChineseFact } from './say-fact.ts';

/** A line of a point, before its slots are filled. */
interface PointLine {
  text: string;
  /** No two lines of a script share one. */
  topic: string;
  /** 0 for the closest row. */
  rank: number;
}

/** Something to say about the product: a concept with written lines, or a fact in the seller's words. */
export interface ChinesePoint {
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
  /** Possible titles, the fullest first. */
  titles: readonly string[];
  source: SourceField;
  range: { start: number; end: number };
}

const LONGEST_TITLE = 12;
/** Longer facts stand on the screen while the line is spoken. */
const LONGEST_BEFORE_LINE = 11;
/** A line that shares more with its fact repeats it. */
const REPEATED = 0.34;
/** What the seller says is told after what was written for it. */
const QUOTE_COST = 1.2;
const TOLD = 0.5;
/** With so many points nothing is said that is true of any product of the kind. */
const ENOUGH_POINTS = 3;
const MOST_SCENES = 2;
const SCENE_WEIGHT = 0.1;

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts worth quoting. `labels`
 * are facts that nobody would say, but that may stand on the screen.
 */
export function collectChinesePoints(
  product: Product,
  { kind, noun, facts }: ChineseFacts,
): { points: ChinesePoint[]; labels: SourcedText[]; scene: Scene | undefined } {
  // Every ending of the noun names it: a 保温杯 is a 杯.
  const nouns = noun === null ? [] : Array.from(noun, (_character, at) => noun.slice(at));
  const rows = listSuiting(CHINESE_LINES, { kind, nouns });
  const concepts = findConcepts(rows, listChinesePhrases(product));
  const written = weighConcepts(concepts, {
    language: 'zh-CN',
    trade: kind?.trade,
    listFeatures: (text) => [...listChineseFeatures(text, { trade: kind?.trade, noun })],
  });
  const factOf = ({ phrase, words }: ToldConcept) =>
    facts.find(
      (fact) =>
        fact.source === phrase.source && (fact.text.includes(words) || measureOverlap(fact.text, phrase.text) > TOLD),
    );
  const told = new Set(concepts.map(factOf));
  const others = facts.filter((fact) => !told.has(fact));
  const quoted = others.filter(isQuotable);
  const scene = noun === null ? undefined : findScene(CHINESE_SCENES, { names: [noun], kind: kind?.zh.noun ?? '', separator: '' });
  const missing = Math.min(MOST_SCENES, ENOUGH_POINTS - written.length - quoted.length);
  return {
    scene,
    points: [
      ...written.map((point) => toWritten(point, factOf(point))),
      ...quoted.map(toQuoted),
      ...(missing > 0 && scene && noun !== null
        ? dealLines(scene, missing).map((lines) => toScene(lines, locate(noun, product.name)))
        : []),
    ].toSorted((left, right) => right.weight - left.weight),
    labels: others
      .filter((fact) => !isQuotable(fact) && fact.text.length <= LONGEST_TITLE)
      .map(({ text, source, range }) => textFrom(text, source, range)),
  };
}

function toWritten(point: WrittenPoint, fact: ChineseFact | undefined): ChinesePoint {
  const { rows, phrase, words, parts, features, weight, canOpen } = point;
  const [title] = rows.flatMap((row) => (row.title === null ? [] : fillAmount(row.title, parts.n)));
  const said = fact === undefined ? null : tellFact(fact);
  const isBefore = said !== null && said.length <= LONGEST_BEFORE_LINE && isToldOf(said) && !/[，、。]/u.test(said);
  return {
    rows,
    amount: parts.n,
    features,
    weight,
    canOpen,
    isQuote: false,
    isScene: false,
    lines: rows.flatMap((row, rank) =>
      row.lines
        .flatMap((each) => fillAmount(each, parts.n))
        .flatMap((text) => {
          const line = { text, topic: row.id, rank };
          const repeats = said === null || measureOverlap(said, text) > REPEATED || /\{/.test(text);
          return isBefore && !repeats ? [{ ...line, text: `${said}，${text}` }, line] : [line];
        }),
    ),
    titles: [
      ...(fact === undefined ? [] : [fact.text]),
      phrase.text,
      ...(title === undefined ? [] : [title]),
      words,
    ].filter((text) => text.length >= 2 && text.length <= LONGEST_TITLE),
    source: phrase.source,
    range: phrase.range,
  };
}

function toScene(lines: readonly string[], range: ChinesePoint['range']): ChinesePoint {
  return {
    rows: [],
    amount: undefined,
    features: [],
    weight: SCENE_WEIGHT,
    canOpen: false,
    isQuote: false,
    isScene: true,
    lines: lines.map((text) => ({ text, topic: text, rank: 0 })),
    titles: [],
    source: 'name',
    range,
  };
}

function toQuoted(fact: ChineseFact): ChinesePoint {
  return {
    rows: [],
    amount: undefined,
    features: fact.features,
    weight: fact.weight - QUOTE_COST,
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: [{ text: `${tellFact(fact)}。`, topic: fact.text, rank: 0 }],
    titles: [fact.text].filter((text) => text.length <= LONGEST_TITLE),
    source: fact.source,
    range: fact.range,
  };
}

/** Returns a fact as the seller wrote it, except a part and its material: 灯杆是实木的. */
function tellFact(fact: ChineseFact): string {
  const said = sayChineseFact(fact);
  return /^.{1,6}是.{1,8}的$/u.test(said) ? said : fact.text;
}

/** What a parcel holds, and a bare part: for the label, not for the voice. */
/** Quotations and cut texts. */
const CUT = /[「」『』…—()（）]|\d次、/u;
const LABEL = /^(?:附|含|配|送|赠|内含|整机)|(?:设计|款式|风格|图案|系列|规格)$/u;

/** Checks if a fact that no row knows may be spoken as the seller wrote it. */
const isQuotable = ({ text, source }: ChineseFact): boolean =>
  source.startsWith('selling_points') && !LABEL.test(text) && !CUT.test(text);
