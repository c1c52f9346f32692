import type { Product } from '@reelwright/contracts';
import type { ProductKind } from '@reelwright/product-kinds';
import { measureOverlap } from '../clean-text.ts';
import { findConcepts, type ToldConcept } from '../lines/told-concepts.ts';
import { fillAmount, listSuiting, type WrittenLines } from '../lines/written-lines.ts';
import { weighConcepts, type WrittenPoint } from '../lines/written-points.ts';
import { CHINESE_LINES } from '../lines/zh/chinese-lines.ts';
import { type Opening, sceneOf } from '../point.ts';
import type { ChineseLine, ChinesePoint } from './chinese-point.ts';
import { findChineseScene } from '../scenes/zh/find-chinese-scene.ts';
import { dealLines, type Scene } from '../scenes/read-scenes.ts';
import { joinTexts, locate, plainText, type SourcedText, textFrom } from '../sourced-text.ts';
import type { ChineseFact, ChineseFacts } from './chinese-facts.ts';
import { listChineseFeatures } from './chinese-features.ts';
import { listChinesePhrases } from './list-chinese-phrases.ts';
import { isLabel, isQuotable } from './quotable-facts.ts';
import { isLikeKind } from './is-like-kind.ts';
import { listCertainNouns, listLikelyNouns } from './certain-nouns.ts';
import { isOfPitch, toPitched } from './pitch-point.ts';
import { isAside, opensAlone, standsAlone, tellsHappening } from './vivid-text.ts';
import { isChief, MOST_ASIDE_WEIGHT, weighFact } from './weigh-fact.ts';
import { joinTellings, pairFacts, type ToldFact } from './pair-facts.ts';
import type { TellingPattern } from './fact-rules.ts';
import { isBareGrade, isNounsOnly, sayChineseFact, type Telling, tellChineseFact } from './say-fact.ts';
import { tellScene } from './told-scenes.ts';
import { listSparks, SPARK } from './fact-sparks.ts';

const LONGEST_TITLE = 12;
/** Longer facts stand on the screen while the line is spoken. */
const LONGEST_BEFORE_LINE = 11;
/** A line that shares more with its fact repeats it. */
const REPEATED = 0.34;
const TOLD = 0.5;
/** A remark is worth less without the fact that it is about, in ranks. */
const ALONE_COST = 4;
/** Marks lines that only state the fact. */
export const FACT_TOPIC = 'fact:';
/** With so many facts in the seller's words nothing is said that is true of any product of the kind. */
const ENOUGH_SHORT = 2;
/** Behind the seller's best facts, before the others. */
const SCENE_WEIGHT = 0.3;
const ENOUGH_LONG = 3;
/** With so many no line of a scene fills an ad: a shorter ad is better. */
const LEAST_TOLD = 2;
/** Weight that a fact may lack of the strongest and still open an ad. */
const NEARLY_STRONGEST = 1;
/** Lines of a short ad that tell facts in the seller's words. */
const MOST_QUOTED = 6;
/** Points of a short ad that quotes. */
const ENOUGH_QUOTED = 7;

/**
 * Collects what there is to say, the strongest first: concepts that the texts state, and facts worth quoting. `labels`
 * are facts that nobody would say, but that may stand on the screen.
 */
export function collectChinesePoints(
  product: Product,
  { kind: named, name, noun, facts, pitch }: ChineseFacts,
  isLong: boolean,
): { points: ChinesePoint[]; pitched: ChinesePoint | undefined; labels: SourcedText[]; scene: Scene | undefined } {
  // 猫粮 and what else is for animals takes no lines of people's things.
  const isForAnimals =
    named?.trade !== 'pets' && (FOR_ANIMALS.test(product.name) || FED.test(product.selling_points.join('。')));
  const nouns = noun === null ? [] : listCertainNouns(noun, product);
  // A kind that the title may not mean gets no line that was written for it.
  const kind = isForAnimals || nouns.length === 0 ? undefined : named;
  const rows = listSuiting(CHINESE_LINES, { kind, nouns }).filter(
    (row) =>
      isLike(row, { kind, noun, nouns }) &&
      !(BY_ITSELF.test(product.name) && row.lines.some((line) => BY_HAND.test(line))),
  );
  const concepts = findConcepts(rows, listChinesePhrases(product));
  const written = weighConcepts(concepts, {
    language: 'zh-CN',
    trade: named?.trade,
    listFeatures: (text) => [...listChineseFeatures(text, { trade: named?.trade, noun })],
  });
  const factOf = ({ phrase, words }: ToldConcept) =>
    facts.find(
      (fact) =>
        fact.source === phrase.source && (fact.text.includes(words) || measureOverlap(fact.text, phrase.text) > TOLD),
    );
  const isTold = (fact: ChineseFact): boolean => tellOf(fact, noun).some(({ isWhole }) => isWhole);
  // A fact is one point, however many concepts it holds; what the pitch tells is none.
  const pitched = pitch === null ? undefined : toPitched(pitch, product, { name, noun });
  const enough = (isLong ? ENOUGH_LONG : ENOUGH_SHORT) - (pitched === undefined ? 0 : 1);
  const isEnough = facts.filter(isTold).length >= enough;
  const own = keepOnePerFact(
    written.filter(
      (point) => (pitch === null || !isOfPitch(point.phrase, pitch)) && (!isEnough || factOf(point) !== undefined),
    ),
    factOf,
  );
  const told = new Set(own.map(factOf));
  const others = facts.filter((fact) => !told.has(fact));
  const byItself = BY_ITSELF.exec(product.name)?.[0];
  const scene =
    noun === null || isForAnimals
      ? undefined
      : findChineseScene(product, { certain: listLikelyNouns(noun, product, named?.trade), named, byItself });
  const most = isLong ? others.length : Math.min(MOST_QUOTED, Math.max(0, ENOUGH_QUOTED - own.length));
  const quotable = others
    .map((fact) => ({ fact, stuff: CHOSEN.exec(fact.text)?.[1] }))
    .filter(({ fact, stuff }) =>
      isQuotable(stuff === undefined ? fact : { ...fact, text: stuff }, isLong, isChief(fact)),
    )
    .map(({ fact, stuff }) => ({
      fact,
      tellings:
        stuff === undefined
          ? tellOf(withoutMaker(fact, product.brand), noun)
          : [{ text: `用的是${stuff}`, pattern: 'made-of' as const, isWhole: true }],
    }));
  const lines = pairFacts(quotable, { most, isTight: !isLong });
  const strongest = lines[0]?.[0].fact.weight ?? 0;
  const canLead = ([{ fact }]: (typeof lines)[number]) => strongest - fact.weight <= NEARLY_STRONGEST;
  const quoted = new Set(lines.flatMap((facts) => facts.map(({ fact }) => fact)));
  const scenes =
    scene === undefined || noun === null || isEnough || facts.filter(isTold).length >= LEAST_TOLD
      ? []
      : dealLines(scene, 1).map(
          (lines): ChinesePoint => ({
            ...sceneOf(SCENE_WEIGHT, locate(noun, product.name)),
            lines: lines.map((text) => ({ text, topic: text, rank: 0 })),
            openings: [],
          }),
        );
  return {
    scene,
    pitched,
    points: [
      ...(pitched === undefined ? [] : [pitched]),
      ...own.map((point) => toWritten(point, { fact: factOf(point), noun, isEnough })),
      ...scenes,
      ...lines.map((each) => toQuoted(each, canLead(each))),
    ].toSorted((left, right) => right.weight - left.weight),
    labels: others
      .filter((fact) => !quoted.has(fact) && isLabel(fact))
      .map(({ text, source, range }) => textFrom(text, source, range)),
  };
}

/** Joins the concepts of one fact: UPF50+，冰丝面料 is one line. */
function keepOnePerFact(
  points: readonly WrittenPoint[],
  factOf: (point: WrittenPoint) => ChineseFact | undefined,
): WrittenPoint[] {
  const byFact = new Map<ChineseFact, WrittenPoint>();
  const kept: WrittenPoint[] = [];
  for (const point of points) {
    const fact = factOf(point);
    const known = fact === undefined ? undefined : byFact.get(fact);
    if (known === undefined) {
      kept.push(point);
      if (fact !== undefined) byFact.set(fact, point);
    } else {
      const joined = {
        ...known,
        rows: [...known.rows, ...point.rows],
        features: [...known.features, ...point.features],
      };
      kept[kept.indexOf(known)] = joined;
      if (fact !== undefined) byFact.set(fact, joined);
    }
  }
  return kept;
}

/** Checks if a text is short enough for a title, and more than a number. */
const isTitle = (text: string): boolean => text.length <= LONGEST_TITLE && /\p{Script=Han}{2}/u.test(text);

/** 选用内蒙古黄牛肉: what it is made of. */
const CHOSEN = /^(?:选用|甄选|采用)(?!.*(?:工艺|技术|设计|方式|结构|系统|模式))(\p{Script=Han}{3,12})$/u;

/** What works by itself takes no lines about doing it by hand: 自动猫砂盆. */
const BY_ITSELF = /自动|机器人|自清洁/u;
/** What such things spare. */
const BY_HAND = /铲屎|弯腰|手洗|拧干|亲手/u;

/** Trades whose kinds hold nouns of one sort: any lines of the kind suit them. */
const OF_ONE_SORT: ReadonlySet<string> = new Set([
  'apparel',
  'footwear',
  'bedding',
  'food',
  'drinks',
  'beauty',
  'eyewear',
]);

/**
 * Checks if a row that names an English kind suits the Chinese noun: the kind of water guns holds 泡泡机, which is none.
 */
const isLike = (
  { kinds, trades }: WrittenLines,
  { kind, noun, nouns }: { kind: ProductKind | undefined; noun: string | null; nouns: readonly string[] },
): boolean =>
  kind === undefined ||
  trades === null ||
  OF_ONE_SORT.has(kind.trade) ||
  noun === null ||
  kinds.some((name) => nouns.includes(name.toLowerCase()) || nouns.includes(name)) ||
  isLikeKind(noun, kind);

function toWritten(
  point: WrittenPoint,
  { fact, noun, isEnough }: { fact: ChineseFact | undefined; noun: string | null; isEnough: boolean },
): ChinesePoint {
  const { rows, phrase, parts, features, weight, canOpen } = point;
  const said = fact === undefined ? null : sayChineseFact(fact);
  const tellings = fact === undefined ? [] : tellOf(fact, noun);
  const benefits = tellings.some(({ text }) => opensAlone(text) || tellsHappening(text) || tellScene(text) !== null)
    ? openWith({ tellings })
    : [];
  const openings = [...(fact === undefined ? [] : openWithTension(fact)), ...benefits];
  // What the seller says as a sentence is said so; what was written tells only of things without a verb.
  const isWhole = tellings.some((telling) => telling.isWhole);
  const isBefore = said !== null && said.length <= LONGEST_BEFORE_LINE && !/[，、。]/u.test(said);
  return {
    rows,
    amount: parts.n,
    features,
    weight: fact !== undefined && isAside(said ?? '') ? Math.min(weight, MOST_ASIDE_WEIGHT) : weight,
    canOpen,
    isQuote: false,
    isScene: false,
    lines: [
      ...(isWhole ? [] : rows).flatMap((row, rank) =>
        row.lines
          .flatMap((each) => fillAmount(each, parts.n))
          .flatMap((text): ChineseLine[] => {
            const line = { text, topic: row.id, rank: rank + ALONE_COST * (isBefore ? 2 : 1) };
            const repeats = said === null || measureOverlap(said, text) > REPEATED || /\{/.test(text);
            // 0.3秒指纹开锁，下楼扔垃圾，不用揣钥匙: three clauses are two lines.
            return isBefore && !repeats && !text.includes('，')
              ? [{ ...line, text: `${said}，${text}`, rank }]
              : isEnough
                ? []
                : [line];
          }),
      ),
      // The fact itself, where no line was written or none fits.
      ...(fact === undefined
        ? []
        : tellings
            .filter(({ isWhole }) => isWhole)
            .map(({ text, pattern }) => ({
              text: `${text}。`,
              topic: `${FACT_TOPIC}${fact.text}`,
              rank: 0,
              shape: shapeOf(pattern, text),
            }))),
    ],
    openings,
    isStrong: openings.length > 0,
    // What the seller wrote, whole: the words of a concept alone are a label.
    titles: [...(fact === undefined ? [] : [fact.text]), phrase.text].filter(isTitle),
    source: phrase.source,
    range: phrase.range,
  };
}

/** Makes a point of one fact, or of two that are told in one line. */
function toQuoted(told: readonly [ToldFact] | readonly [ToldFact, ToldFact], canLead: boolean): ChinesePoint {
  const [{ fact }, second] = told;
  return {
    rows: [],
    amount: undefined,
    features: told.flatMap((each) => each.fact.features),
    weight: weighFact(fact),
    canOpen: false,
    isQuote: true,
    isScene: false,
    lines: second === undefined ? sayOne(told[0]) : [sayBoth(told[0], second)],
    openings: [
      ...openWithTension(fact),
      ...(second === undefined && (canLead || weighFact(fact) > MOST_ASIDE_WEIGHT) ? openWith(told[0]) : []),
    ],
    isStrong:
      openWithTension(fact).length > 0 ||
      told[0].tellings.some(({ text }) => opensAlone(text) || tellsHappening(text) || tellScene(text) !== null),
    titles: second === undefined ? [fact.text].filter(isTitle) : [],
    source: fact.source,
    range: fact.range,
  };
}

const sayOne = ({ fact, tellings }: ToldFact): ChineseLine[] =>
  tellings.map(({ text, pattern }, rank) => ({
    text: `${text}。`,
    topic: fact.text,
    rank: rank * ALONE_COST,
    shape: shapeOf(pattern, text),
  }));

/** Clauses in the seller's own order of words share no shape. */
const shapeOf = (pattern: TellingPattern, text: string): string => (pattern === 'stated' ? text : pattern);

/** Joins two facts: 用的是PBT键帽，支持三模连接。 */
function sayBoth(first: ToldFact, second: ToldFact): ChineseLine {
  const { text, parts } = joinTellings(first, second);
  const spoken = joinTexts([
    ...parts.map((part) =>
      typeof part === 'string' ? plainText(part) : textFrom(part.text, part.fact.source, part.fact.range),
    ),
    plainText('。'),
  ]);
  return { text: `${text}。`, topic: first.fact.text, rank: 0, shape: `${first.tellings[0]?.pattern}+`, spoken };
}

/** Tells a fact; what ends in the product's own noun names the product: a 锁芯 has no 叶片锁芯. */
const tellOf = (fact: ChineseFact, noun: string | null): readonly Telling[] =>
  noun !== null && noun.length > 1 && fact.text.endsWith(noun)
    ? [{ text: fact.text, pattern: 'stated', isWhole: fact.text.length > noun.length + 1 }]
    : tellChineseFact(fact).map((telling) => ({
        ...telling,
        // 鹅颈细口，水流稳定: two clauses need no third.
        isWhole:
          telling.isWhole ||
          (!isNounsOnly(telling.text) &&
            !isBareGrade(telling.text) &&
            /^[^，]{3,}，[^，]{3,}$|^[\d一二三四五六七八九十]+秒\p{Script=Han}{2,4}$/u.test(telling.text)),
      }));

/** Removes the maker's name before a statement: 贝初用了薄刃. */
const withoutMaker = (fact: ChineseFact, brand: string | undefined): ChineseFact =>
  brand !== undefined && fact.text.startsWith(brand) && fact.text.length > brand.length + 3
    ? { ...fact, text: fact.text.slice(brand.length) }
    : fact;

const FOR_ANIMALS = /[猫狗犬](?![眼爪须毛])|宠物(?!毛)|牛磺酸|猫薄荷/u;
/** What only animals are fed. */
const FED = /牛磺酸|猫薄荷|适口性|[猫狗犬]粮/u;
const LONGEST_OPENING = 18;
const NUMBER_FIRST =
  /^\d[\d.]*(?:[色颗片块件种档层重级款]|秒|分钟|小时|天|个月|年|克|公斤|升|毫升|瓦|米|度|万次|层|[种款])/u;

/** Openings with the trouble that a listed fact ends, or with what a buyer would ask or gets. */
function openWithTension(fact: ChineseFact): Opening[] {
  if (!fact.source.startsWith('selling_points')) return [];
  const said = sayChineseFact(fact);
  return listSparks(said).map((spark) => ({ ...spark, shape: spark.shape ?? SPARK }));
}

/** Lists openings that hold a fact: 轻行登山杖，单支只有210克; what a buyer gets from it needs no name before it. */
function openWith({ tellings }: Pick<ToldFact, 'tellings'>): Opening[] {
  return tellings
    .filter(
      ({ text, isWhole }) =>
        isWhole && text.length <= LONGEST_OPENING && !/^(?:适合|还送|附带|有.*[款种色])/u.test(text),
    )
    .map(({ text, pattern }) => ({
      // 3分钟展开，不用工具: a number stops more viewers than a name.
      text:
        tellScene(text) !== null
          ? `${tellScene(text)}。`
          : opensAlone(text) || tellsHappening(text) || standsAlone(text)
            ? `${text}。`
            : NUMBER_FIRST.test(text)
              ? `${text}。{branded}。`
              : `{branded}，${text}。`,
      shape: shapeOf(pattern, text),
    }));
}
