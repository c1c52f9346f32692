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
  /** Openings that hold a fact of the seller's list. */
  openings: readonly string[];
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
const ENOUGH_POINTS = 2;
const SCENE_WEIGHT = -2;
/** Less than what was written for a fact. */
const MOST_QUOTE_WEIGHT = 1;
/** Facts that an ad tells in the seller's words. */
const MOST_QUOTED = 3;
/** Points of an ad that quotes. */
const ENOUGH_QUOTED = 4;

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts worth quoting. `labels`
 * are facts that nobody would say, but that may stand on the screen.
 */
export function collectChinesePoints(
  product: Product,
  { kind: named, noun, facts }: ChineseFacts,
  isLong: boolean,
): { points: ChinesePoint[]; labels: SourcedText[]; scene: Scene | undefined } {
  // 猫粮 and what else is for animals takes no lines of people's things.
  const isForAnimals =
    named?.trade !== 'pets' && FOR_ANIMALS.test([product.name, ...product.selling_points].join('。'));
  const kind = isForAnimals ? undefined : named;
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
  const scene =
    noun === null || isForAnimals
      ? undefined
      : findScene(CHINESE_SCENES, { names: [noun], kind: kind?.zh.noun ?? '', separator: '' });
  const most = isLong ? others.length : Math.min(MOST_QUOTED, Math.max(0, ENOUGH_QUOTED - written.length));
  const quoted = others.filter((fact) => isQuotable(fact, isLong)).slice(0, most);
  const missing = Math.max(0, ENOUGH_POINTS - written.length - quoted.length);
  const scenes =
    scene === undefined || noun === null || missing === 0
      ? []
      : dealLines(scene, missing).map((lines) => toScene(lines, locate(noun, product.name)));
  return {
    scene,
    points: [...written.map((point) => toWritten(point, factOf(point))), ...scenes, ...quoted.map(toQuoted)].toSorted(
      (left, right) => right.weight - left.weight,
    ),
    labels: others
      .filter((fact) => !quoted.includes(fact) && isLabel(fact))
      .map(({ text, source, range }) => textFrom(text, source, range)),
  };
}

/** Checks if a fact may stand on the screen: what a buyer asks for, and no boast. */
const isLabel = ({ text, features }: ChineseFact): boolean =>
  text.length <= LONGEST_TITLE &&
  (features.length > 0 || /\d/.test(text)) &&
  ![CUT, PRAISE, HALF].some((pattern) => pattern.test(text));

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
    openings: [],
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
    openings: [],
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
    weight: Math.min(fact.weight - QUOTE_COST, MOST_QUOTE_WEIGHT),
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: [{ text: `${tellFact(fact)}。`, topic: fact.text, rank: 0 }],
    openings: openWith(fact),
    titles: [fact.text].filter((text) => text.length <= LONGEST_TITLE),
    source: fact.source,
    range: fact.range,
  };
}

const FOR_ANIMALS = /[猫狗犬](?![眼爪须])|宠物|牛磺酸|猫薄荷/u;
const LONGEST_OPENING = 10;

/** Lists openings that hold a fact: 想要防泼水的电脑包？ */
function openWith({ text }: ChineseFact): string[] {
  if (text.length > LONGEST_OPENING || !/^[\p{Script=Han}\p{N}.%A-Za-z]+$/u.test(text)) return [];
  const isOfThing = !/[的了吗呢]|^(?:适合|适用|支持|可|能|送|赠|带|配|含|附)/u.test(text);
  return [...(isOfThing ? [`想要${text}的{kind}？`] : []), `{branded}，${text}。`];
}

/** Returns a fact as the seller wrote it, except a part and its material: 灯杆是实木的. */
function tellFact(fact: ChineseFact): string {
  const said = sayChineseFact(fact);
  return /^.{1,6}是.{1,8}的$/u.test(said) ? said : fact.text;
}

/** What a parcel holds, and a bare part: for the label, not for the voice. */
/** Quotations and cut texts. */
const CUT = /[「」『』…—()（）。；;•×*|]|\d次、|^\d+[.、，,]|[.]\s|\d{3,},\d|\d[wW](?![a-z])/u;
const LABEL = /^(?:附|含|配|送|赠|内含|整机)|(?:设计|款式|风格|图案|系列|规格)$/u;
/** What only praises, or says what any thing says of itself. */
const PRAISE =
  /随性|百搭|格调|更[^换]|超值|实用|划算|享受|安心|放心|高端|品质|奢华|值得|认证|百万|精选|甄选|优质|颜值|呵护|生活|健康|营养|满足|好看|好用|贴心|首选|信赖|体验|质感|美观|时尚|潮流|总有|多场景|送礼|人群|调理|养胃|护肝|免疫|抗病|延缓|改善|缓解|治|疗|排毒|美容|滋补|补气|降[压脂糖]/u;
/** Too plain for a short ad. */
const PLAIN = /^(?:易|好|方便|便捷|手感|操作|使用|外观|简单|小巧|轻巧|舒适|柔软舒适)/u;
/** Half of a sentence. */
const HALF =
  /^.、|^(?:对|使|让|将|把|被|与|和|并|而|且|也|还|无需|不仅|适合|适用|可直接|能有效|从|若|如|或|及|以及|采用|选用|有效|温柔|全家|家庭)|[的地得和与及、，]$/u;
const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 14;

/** Checks if a fact that no row knows may be spoken as the seller wrote it. */
const isQuotable = ({ text, source }: ChineseFact, isLong: boolean): boolean =>
  source.startsWith('selling_points') &&
  (isLong || (text.length >= SHORTEST_QUOTE && text.length <= LONGEST_QUOTE && !PLAIN.test(text))) &&
  ![LABEL, CUT, PRAISE, HALF].some((pattern) => pattern.test(text));
