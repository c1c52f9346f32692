import { isForbidden, lintLine } from '@reelwright/ad-policy';
import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { type Hook, type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { comesInOneSize } from '../closings.ts';
import { createBindingCheck } from '../hooks/binding-check.ts';
import { listLastHooks } from '../hooks/last-hooks.ts';
import type { HookTables } from '../hooks/hook-source.ts';
import { createHookWriter } from '../hooks/hook-writer.ts';
import { CHINESE_HOOKS } from '../hooks/zh/chinese-hooks.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createImageWishes } from '../image-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { oncePerProduct, oncePerText } from '../once-per-product.ts';
import { plainText, textFrom } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { type ClosingTables, writeClosing } from '../write-closing.ts';
import { listCertainNouns } from './certain-nouns.ts';
import { chooseStatements, suitsPitch } from './choose-openings.ts';
import { type ChineseFacts, collectChineseFacts } from './chinese-facts.ts';
import type { ChinesePoint } from './chinese-point.ts';
import { collectChinesePoints, FACT_TOPIC } from './chinese-points.ts';
import {
  ADDRESS,
  AUDIENCE,
  BRIEF_OFFERS,
  CLOSINGS,
  IMAGES,
  INTROS,
  LAST_HOOKS,
  NAMED_OFFERS,
  NAMED_BEHIND,
  NAMED_LINE,
  NAMED_OPENINGS,
  OFFERS,
  OFFERS_OF_SEVERAL,
  PLAIN_OFFERS,
  PRICE_HOOKS,
  PROOFS,
  REASON_HOOKS,
  REASON_LABELS,
  SETTINGS,
  SUMMING_OFFERS,
  VOICE_HOOKS,
} from './chinese-phrases.ts';
import { CHINESE_CLOSINGS, CHINESE_LAST_LINES, CHINESE_NAMELESS, SERVICE_CLOSINGS } from './chinese-closings.ts';
import { isDoneFor, keepsInStock, offersChoice, readPricedMeasure } from './sold-how.ts';
import { ABSOLUTE_WORDS } from './chinese-lexicon.ts';
import { fitTitle } from './chinese-title.ts';
import { rateOpening } from './rate-opening.ts';
import { fillProductSlots, fillReviewSlots, listTexts } from './chinese-slots.ts';
import { withoutTold } from './same-fact.ts';
import { refuseChineseLine } from './last-reader.ts';
import { simplifyProduct } from './to-simplified.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
const TINY_S = 10;
/** Two short facts are no better than a long one that says what it is good for. */
const PER_CHARACTER = 0.08;
const FULL_LINE = 20;
/** Every ad says what the seller says first. */
const PITCH_BONUS = 10;
/** A present is told where time is left. */
const ASIDE_COST = 3;
const ASIDE_COST_LONG = 0.5;
/** Facts that a sum needs. */
const LEAST_TO_SUM_UP = 3;
const MULTIPACK =
  /(?<=\p{L}\s?)[*×]\s*\d|(?<=\d(?:ml|g|kg|L|l)\s?)[xX]\s*\d|\d+\s*(?:包|瓶|盒|袋|罐|支|双|条|件|只|个|卷|提|听|杯|本|册|对|桶|颗|粒|贴|枚|片)(?:装|组|套|入)?(?:$|[^\p{Script=Han}])/u;
const SET =
  /套装|礼盒装|一拖[二两三四\d]|[一两二三四五六八十]套|[两二三四五六八十](?:只|个|条|双|支|瓶|盒|包|件|副|把|张|罐|袋|桶|听|块|片|颗|枚|对)(?:装|套)?(?:$|[^\p{Script=Han}])/u;
/** So many characters of a line repeat the name before it. */
const LEAST_REPEATED = 3;
const isOfSeveral = (text: string): boolean => MULTIPACK.test(text) || SET.test(text);
/** A raincoat of which no size is told asks nobody to choose one. */
const TELLS_SIZES = /码|尺寸|号(?:可选|任选)|(?<![A-Za-z])(?:[SML]|X{1,3}L|\dXL)(?![A-Za-z])/u;
/** A pack of several, read from the title or a point. */
const COUNTED = /^(?:[2-9]|\d{2,}|[两三四五六八十])\p{Script=Han}装?$/u;
/** 10支装送5支笔芯. */
const PACKED = /^(?:[2-9]|\d{2,3}|[两三四五六八十])(?:包|瓶|盒|袋|罐|支|双|条|件|只|个|卷|听|本|张|片|颗|枚|块)装/u;
/** "12个装" counts the products, "吸盘12个" their parts. */
const LEADING_COUNT = /^(?:[\d两二三四五六八十一]|套装|礼盒)/u;
const PRICE_OF_ONE = /(?=.*\{(?:price|full_price|sale_price|was)\}).*(?:一\{(?:own_)?m|一?\{m\}[，的]|\{this_kind\})/u;
/** For reviews, where only the ad's language matters. */
const NO_HINTS = { isKnownWord: () => false, company: '' };

const HOOKS: Omit<HookTables, 'listLast'> = {
  written: CHINESE_HOOKS,
  reasons: REASON_HOOKS,
  price: PRICE_HOOKS,
  voice: VOICE_HOOKS,
};
/** Rows whose lines state what a concept means: too plain for an opening. */
const WEAK = /-meaning-/;
/** Questions with a word for the answer. */
const ASKS_WHAT = /(?:什么|哪|几|多少|怎么|多久|多[大重长高厚薄]|为何|为什么)[^。！]*？$/u;
/** Words that refer to what nobody has named yet. */
const REFERS = /它|这|那/u;

const CLOSING: ClosingTables = {
  trades: CHINESE_CLOSINGS,
  lines: CHINESE_LAST_LINES,
  nameless: CHINESE_NAMELESS,
  goals: CLOSINGS,
  sticker: '了解详情',
};

/** Drops what the price tells of the pack from the facts. */
const withoutPack = (chinese: ChineseFacts, pack: string): ChineseFacts => ({
  ...chinese,
  facts: chinese.facts.flatMap((fact) => {
    const text = withoutTold(fact.text, pack, chinese.tellsAgain);
    return text === null ? [] : [{ ...fact, text }];
  }),
});

/** Lists Latin words that a Chinese seller uses inside Chinese: "Gasket结构", 支持Mac和Windows. */
function listSellersTerms(points: readonly string[]): string[] {
  return points.flatMap((point) => {
    const words = point.match(/(?<![A-Za-z\d.])[A-Za-z][A-Za-z-]{1,8}(?![A-Za-z])/gu) ?? [];
    return (point.match(/\p{Script=Han}/gu) ?? []).length > words.length * 2 - 1 ? words : [];
  });
}

/** 喵先生的店, 沐匠官方旗舰店: a maker's name without the word for the shop. */
const SHOP = /(?<=.{2})(?:的(?:小)?店|(?:官方)?(?:旗舰|专卖|专营|企业)店|官方店|官方)$/u;
const withoutShop = (product: Product): Product =>
  product.brand === undefined
    ? product
    : { ...product, brand: ownScript(product.brand.replace(SHOP, ''), product.name) };
/** Cozyman 舒程, KEEPFIT/启练, 听屿 TINYU: of a maker's name in two scripts the Chinese one is said. */
function ownScript(brand: string, title: string): string {
  const [, before, behind] =
    /^(\p{Script=Han}{2,6})\s*[/／（(|·]?\s*[A-Za-z][A-Za-z .&'-]+[)）]?$|^[A-Za-z][A-Za-z .&'-]+[/／（(|·]?\s*(\p{Script=Han}{2,6})[)）]?$/u.exec(
      brand,
    ) ?? [];
  const own = before ?? behind;
  return own === undefined || title.includes(brand) ? brand : own;
}

/** led化妆镜, usb灯: short names that are said letter by letter, or as sellers spell them. */
const ACRONYM = /(?<![A-Za-z])(?:led|usb|eva|pvc|abs|tpe|tpu|pu|pp|pc|uv|diy|app)(?=\p{Script=Han}|\d|$)/giu;
const withAcronyms = (product: Product): Product => ({
  ...product,
  name: product.name.replace(ACRONYM, (word) => word.toUpperCase()),
});

/** Reads what every seed's lines have in common. */
const readProduct = oncePerProduct((written) => {
  const product = withAcronyms(withoutShop(simplifyProduct(written)));
  const reading = {
    foreign: [product.name, product.brand ?? '', product.currency ?? '', ...listSellersTerms(product.selling_points)],
  };
  return {
    product,
    collectedFacts: collectChineseFacts(product),
    isSound: oncePerText(
      (text) =>
        refuseChineseLine(text, reading) === null &&
        !isForbidden(lintLine(text, { language: 'zh-CN' })) &&
        isSupported(written, text),
    ),
  };
});

/**
 * Opens the Chinese lines for a product, in an order drawn by the seed. Every line has passed the last reader and the
 * claim checker.
 */
export function openChinesePhrasebook(
  written: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const { product, collectedFacts, isSound } = readProduct(written);
  const { name, noun, kind, offer } = collectedFacts;
  const slots = fillProductSlots(
    product,
    collectedFacts,
    written.brand,
    lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5),
  );
  // 3条装 is told with the price: 3条，29块9.
  const pack = offer === null ? undefined : slots['pack']?.text;
  const chinese = pack === undefined ? collectedFacts : withoutPack(collectedFacts, pack);

  // The price of a pack of six is not the price of one.
  const isSet = slots['m']?.text === '套';
  const measured = readPricedMeasure(product);
  const isMultipack =
    measured !== undefined ||
    (!isSet &&
      (COUNTED.test(slots['pack']?.text ?? '') ||
        isOfSeveral(product.name) ||
        product.selling_points.some((text) => LEADING_COUNT.test(text) && isOfSeveral(text)) ||
        // 0.5mm黑色，10支装: what the price is for, behind a comma.
        product.selling_points.some((text) => text.split(/[，,]/u).some((clause) => PACKED.test(clause)))));
  const fill = (pattern: Pattern, with_: Slots = slots): Line[] => {
    if (isMultipack && PRICE_OF_ONE.test(pattern)) return [];
    const filled = fillPattern(pattern, with_, false);
    if (filled === null || !isSound(filled.spoken.text)) return [];
    return [{ spoken: filled.spoken, onScreen: fitTitle(filled.onScreen, filled.spoken), shape: pattern }];
  };
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern, with_)));

  /** Fills a line of a point, tied to the seller's words. */
  const fillPoint = (pattern: Pattern, { source, range, titles, isQuote }: ChinesePoint): Line[] =>
    fill(pattern).map(({ spoken: { text }, shape }) => {
      const spoken = textFrom(text, source, range);
      const sound = titles.filter((title) => !ABSOLUTE_WORDS.test(title) && isSound(`${title}。`));
      // What is said word for word does not stand there, too.
      const fresh = sound.find((title) => !text.includes(title)) ?? (isQuote ? undefined : sound[0]);
      return {
        spoken,
        onScreen: fresh === undefined ? plainText('') : textFrom(fresh, source, range),
        ...(shape === undefined ? {} : { shape }),
      };
    });
  const collected = collectChinesePoints(product, chinese, lengthS >= LONG_ENOUGH_FOR_NAMES_S);
  // 4支装 is told with the price.
  const labels = random.shuffle(
    collected.labels.filter(({ text }) => isSound(`${text}。`) && !/^\d+\p{Script=Han}装(?:$|，)|^一份\d/u.test(text)),
  );
  const points = keepSayable(
    collected.points.map((point) => ({ point, lines: listLines(point) })).filter(({ lines }) => lines.length > 0),
    ({ point, lines }) =>
      point === collected.pitched ? 0 : Math.min(...lines.map(({ spoken }) => estimateSpokenMs(spoken.text, 'zh-CN'))),
    longestPointMs(lengthS),
  );

  /** Lists the lines of a point; those of the closest row come first more often. */
  function listLines(point: ChinesePoint): Line[] {
    return point.lines
      .flatMap(({ text, topic, rank, shape, spoken }) =>
        fillPoint(text, point).map((line) => ({
          ...line,
          ...(spoken === undefined ? {} : { spoken }),
          ...(shape === undefined ? {} : { shape }),
          topic,
          bonus:
            random.between(0, 2) -
            rank * 0.3 +
            (point === collected.pitched ? PITCH_BONUS : 0) +
            Math.min(text.length, FULL_LINE) * PER_CHARACTER -
            (point.weight < 0 ? (lengthS < LONG_ENOUGH_FOR_NAMES_S ? ASIDE_COST : ASIDE_COST_LONG) : 0),
        })),
      )
      .toSorted((left, right) => right.bonus - left.bonus);
  }
  /** 水杯在书包里漏了一次，课本全湿 opens an ad, and is told nowhere else. */
  const linesOf = (point: number): Line[] =>
    points[point]?.point === collected.pitched && chinese.pitch?.isStory === true ? [] : (points[point]?.lines ?? []);
  const told = points.filter(({ point }) => !point.isScene).length;
  /** Checks if a line holds the noun, or its ending: a 无线吸尘器 is a 吸尘器. */
  const namesKind = (text: string): boolean =>
    noun !== null &&
    Array.from(noun, (_character, at) => noun.slice(at)).some(
      (each, at) => each.length > (at === 0 ? 1 : 2) && text.includes(each),
    );
  // 剪成小口 names no maker 小口.
  const namesMaker = (text: string): boolean =>
    product.brand !== undefined &&
    (text.startsWith(product.brand) || (product.brand.length >= LEAST_REPEATED && text.includes(product.brand)));
  /** Checks if a line holds a word of the name: 不锈钢垃圾桶，不锈钢面. */
  const repeatsName = (text: string): boolean =>
    name !== null &&
    !namesKind(text) &&
    Array.from(text, (_character, at) => text.slice(at, at + LEAST_REPEATED)).some(
      (run) => run.length === LEAST_REPEATED && /^\p{Script=Han}+$/u.test(run) && name.includes(run),
    );
  /** 304不锈钢吸管，304食品级: the grade is said once. */
  const repeatsGrade = (text: string): boolean =>
    (text.match(/\d{3,}/gu) ?? []).some((grade) => slots['branded']?.text.includes(grade) === true);
  const tellWith = (pattern: Pattern, line: Line): Line[] =>
    fill(pattern, { ...slots, line: line.spoken }).map(({ spoken }) => ({ ...line, spoken }));
  const reviews = chooseReviews(product, 'zh-CN', NO_HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];
  // If the name is only the noun, the noun names the product.
  const naming =
    name === noun && chinese.brand === null ? /\{(?:name|branded|kind|m_kind|this_kind)\}/ : /\{(?:name|branded)\}/;
  // Twenty-four crayons come in all their colours.
  const hasColours = points.some(
    ({ point }) =>
      point.features.some(({ id }) => id === 'colours') &&
      // 0色素 is no choice of colours.
      !/色素|[0零无不]/u.test(point.titles.join('')) &&
      [...point.titles, ...point.lines.map(({ text }) => text)].some((text) => /选|、|款/u.test(text)),
  );
  const isTiny = lengthS < TINY_S;
  const pitchedAt = points.findIndex(({ point }) => point === collected.pitched);
  // One counting style for all the reasons of a script.
  const counts = random.pick(REASON_LABELS);
  const nouns = noun === null ? [] : listCertainNouns(noun, product);

  const hooks = createHookWriter(
    { ...HOOKS, listLast: () => listLastHooks(LAST_HOOKS, { scene: collected.scene, name: product.name }) },
    {
      kind: nouns.length === 0 ? undefined : kind,
      nouns,
      points: points.map(({ point }) => point),
      voices,
      isTiny,
      fill,
      fillPoint: (pattern, index) => {
        const point = points[index]?.point;
        return point === undefined ? [] : fillPoint(pattern, point);
      },
      listOpening: (index) => {
        const own = points[index];
        return own === undefined || own.point.isQuote || own.point.isScene
          ? []
          : own.lines.filter(
              ({ spoken, topic }) =>
                !REFERS.test(spoken.text) && !WEAK.test(topic ?? '') && !topic?.startsWith(FACT_TOPIC),
            );
      },
      listFactHooks: (index) => {
        const point = points[index]?.point;
        return point === undefined
          ? []
          : point.openings.flatMap(({ text, shape, format }) =>
              // Of a product whose name nobody may say, the fact opens alone.
              (repeatsGrade(text)
                ? []
                : fillPoint(slots['branded']?.text === undefined ? text.replace('{branded}，', '') : text, point)
              ).map((line) => ({
                line: { ...line, shape },
                ...(format === undefined ? {} : { format }),
                saysName: naming.test(text) || namesMaker(line.spoken.text),
              })),
            );
      },
      address: (question) => fill(ADDRESS, { ...slots, line: question }),
      stagesFacts: true,
      saysName: (pattern) => naming.test(pattern),
      isBound: createBindingCheck([product.name, product.brand ?? '', ...product.selling_points, ...nouns]),
      // What the seller says first names the product in the next line.
      // 什么木头？: the name is no answer.
      introduce: (line) =>
        pitchedAt >= 0 || ASKS_WHAT.test(line.text) ? [] : fillAll(NAMED_OPENINGS, { ...slots, line }),
    },
    random,
  );

  const isGoods = !isDoneFor(name ?? product.name);
  const isShort = lengthS < LONG_ENOUGH_FOR_NAMES_S;
  const pitch =
    pitchedAt < 0
      ? undefined
      : {
          point: pitchedAt,
          canOpen: chinese.pitch?.canOpen === true,
          length: collected.pitched?.lines[0]?.text.length ?? 0,
        };
  const openers = new Set([...hooks.openers].filter((kind) => suitsPitch(kind, pitch, isShort)));
  if (pitch !== undefined) openers.add('attention');
  const strongest = Math.max(0, ...points.flatMap(({ point }, at) => (at === pitchedAt ? [] : [point.weight])));
  const rate = (hook: Hook): Hook => {
    const own = hook.asksPoint === undefined ? undefined : points[hook.asksPoint]?.point;
    const opened =
      own === undefined
        ? undefined
        : { weight: own.weight, strongest, isPitch: own === collected.pitched, canOpen: pitch?.canOpen === true };
    return { ...hook, appeal: rateOpening(hook, opened) };
  };
  const listHooks = (hookKind: HookKind): Hook[] => {
    if (!suitsPitch(hookKind, pitch, isShort)) return [];
    const own = hooks.listHooks(hookKind).map(rate);
    return hookKind === 'attention' ? chooseStatements(own) : own;
  };

  /** Fills offers; one without a title of its own shows a fact that nobody says. */
  const withLabels = (patterns: readonly Pattern[]): Line[] =>
    fillAll(patterns).map((line, at) =>
      line.onScreen.text === '' && labels.length > 0
        ? { ...line, onScreen: labels[at % labels.length] ?? line.onScreen }
        : line,
    );
  // How much it is for, where the seller says that; else the name.
  const listOffersOfSeveral = (): readonly Pattern[] => {
    if (measured !== undefined) return [`每${measured}{full_price}。`];
    const counted = OFFERS_OF_SEVERAL.filter((pattern) => fill(pattern).length > 0);
    return counted.length > 0 ? counted : NAMED_OFFERS.slice(1, 2);
  };
  const showName = (line: Line): Line => ({
    ...line,
    onScreen: fitTitle(slots['title'] ?? plainText(''), line.spoken),
  });

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: hooks.openers.has('audience'),
      hasVoice: voices.length > 0,
      openers,
      points: points.length,
      told,
      written: points.filter(({ point }) => !point.isScene && !point.isQuote).length,
    },
    dealsOpenings: true,
    hooks: listHooks,
    tellsAgain: chinese.tellsAgain,
    intros: () => fillAll(INTROS),
    benefits: (point) => linesOf(point),
    named: (point) =>
      linesOf(point).flatMap((line) =>
        // 谷满仓电饭煲受热均匀: the seller has named it.
        namesMaker(line.spoken.text)
          ? [line]
          : repeatsName(line.spoken.text) || repeatsGrade(line.spoken.text)
            ? []
            : tellWith(namesKind(line.spoken.text) ? NAMED_BEHIND : NAMED_LINE, line),
      ),
    reasons: (point, place) =>
      linesOf(point).flatMap((line) =>
        // 谷满仓电饭煲受热均匀: the seller has named it.
        namesMaker(line.spoken.text)
          ? [line]
          : tellWith(`${counts[place] ?? ''}{line}`, line).map((each) => ({
              ...each,
              shape: 'reason',
              ordinal: place + 1,
            })),
      ),
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => fillAll(AUDIENCE),
    offers: () => {
      const known = withLabels([
        ...OFFERS,
        ...(isMultipack ? listOffersOfSeveral() : []),
        ...(lengthS < LONG_ENOUGH_FOR_NAMES_S ? BRIEF_OFFERS : []),
        ...(told < LEAST_TO_SUM_UP ? [] : SUMMING_OFFERS),
      ]);
      return known.length > 0 ? known : PLAIN_OFFERS.flatMap((pattern) => fill(pattern)).slice(0, 1);
    },
    namedOffers: () => {
      const [ofPack = '', ...others] = NAMED_OFFERS;
      const known = isMultipack && measured === undefined ? withLabels([ofPack]) : [];
      return known.length > 0 ? known : withLabels(others);
    },
    closing: (goal) =>
      writeClosing(
        goal,
        isGoods ? CLOSING : { ...CLOSING, trades: SERVICE_CLOSINGS },
        {
          kind: isGoods ? kind : undefined,
          hasColours,
          isOneSize: comesInOneSize(product) || !TELLS_SIZES.test(listTexts(product)),
          hasVariants: offersChoice(listTexts(product)),
          keeps: keepsInStock(listTexts(product), isMultipack),
          isAvailable: chinese.isAvailable,
          fill,
          showName,
        },
        random,
      ),
    wishImage: createImageWishes(IMAGES, {
      subject: noun ?? name ?? '商品',
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };
}
