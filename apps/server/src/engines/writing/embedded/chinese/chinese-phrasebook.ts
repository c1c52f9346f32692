import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { CHINESE_QUESTIONS } from '../hooks/zh/open-questions.ts';
import { type LastHookTables, listLastHooks } from '../hooks/last-hooks.ts';
import { createHookWriter, type HookTables } from '../hooks/hook-writer.ts';
import { listLeading } from '../hooks/order-hooks.ts';
import { CHINESE_HOOKS } from '../hooks/zh/chinese-hooks.ts';
import { type LineUse, listSays } from '../lines/use-lines.ts';
import { findLines } from '../lines/written-lines.ts';
import { CHINESE_LINES } from '../lines/zh/chinese-lines.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createImageWishes } from '../image-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { joinTexts, plainText, textFrom } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { type ClosingTables, writeClosing } from '../write-closing.ts';
import { findAskedFact } from './asked-fact.ts';
import { type ChineseFact, collectChineseFacts } from './chinese-facts.ts';
import {
  ANSWERS,
  BRIEF_OFFERS,
  AUDIENCE,
  CLOSINGS,
  COMMON_HOOKS,
  FACT_PATTERNS,
  FALLBACK_INTRO,
  INTROS,
  LAST_HOOKS,
  LAST_STATEMENTS,
  MEANING_HOOKS,
  NAMED_FACTS,
  OFFERS,
  IMAGES,
  PROOFS,
  REASON_LABELS,
  SEEN_CLOSE,
  SETTINGS,
  SUMMING_OFFERS,
  VOICE_HOOKS,
  WITH_MEANING,
} from './chinese-phrases.ts';
import { CHINESE_CLOSINGS, CHINESE_LAST_LINES, CHINESE_NAMELESS } from './chinese-closings.ts';
import { fitTitle, pickTitle } from './chinese-title.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './chinese-slots.ts';
import { refuseChineseLine } from './last-reader.ts';
import { simplifyProduct } from './to-simplified.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** Patterns with the former price. */
const TELLS_CHANGE = /\{(?:was|zhe|saved)\}/;
const TINY_S = 10;
/** Longer facts are told one by one. */
const LONGEST_OF_PAIR = 9;
/** Facts that a sum needs. */
const LEAST_TO_SUM_UP = 3;
const MULTIPACK =
  /[*×xX]\s*\d|\d+\s*(?:包|瓶|盒|袋|罐|支|双|条|件|只|个|卷|提|听|杯|本|册)(?:装|组|套|入)?(?:$|[^\p{Script=Han}])/u;
const SET =
  /套装|礼盒装|[一两二三四五六八十]套|[两二三四五六八十](?:只|个|条|双|支|瓶|盒|包|件|副|把|张)(?:装|套)?(?:$|[^\p{Script=Han}])/u;
const PRICE_OF_ONE = /(?=.*\{(?:price|full_price|was)\}).*(?:一\{m|一?\{m\}[，的]|\{this_kind\})/u;
/** For reviews, where only the ad's language matters. */
const NO_HINTS = { isKnownWord: () => false, company: '' };

const HOOKS: Omit<HookTables, 'listLast'> = {
  written: CHINESE_HOOKS,
  mostShells: 6,
  common: COMMON_HOOKS,
  voice: VOICE_HOOKS,
  meaning: MEANING_HOOKS,
  standIns: {},
  seenClose: SEEN_CLOSE,
  holdsFact: /\{(?:fact|said|told|lead|that_kind)\}/,
  tellsPrice: TELLS_CHANGE,
  tellsChange: TELLS_CHANGE,
};

const LAST: LastHookTables = { questions: CHINESE_QUESTIONS, statements: LAST_STATEMENTS, rest: LAST_HOOKS };

const CLOSING: ClosingTables = {
  trades: CHINESE_CLOSINGS,
  lines: CHINESE_LAST_LINES,
  nameless: CHINESE_NAMELESS,
  goals: CLOSINGS,
  sticker: '了解详情',
};

/** Lists Latin words that a Chinese seller uses inside Chinese: "Gasket结构", "TAC镜片". */
function listSellersTerms(points: readonly string[]): string[] {
  return points.flatMap(
    (point) => point.match(/(?<=^|\p{Script=Han}|[，、])[A-Za-z][A-Za-z-]{1,8}(?=\p{Script=Han}|\d)/gu) ?? [],
  );
}

/**
 * Opens the Chinese lines for a product, in an order drawn by the seed. Every line has passed the last reader and the
 * claim checker.
 */
export function openChinesePhrasebook(
  written: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const product = simplifyProduct(written);
  const collected = collectChineseFacts(product);
  const sayable = keepSayable(collected.facts, ({ text }) => estimateSpokenMs(text, 'zh-CN'), longestPointMs(lengthS));
  const { name, noun, kind, offer } = collected;
  const slots = fillProductSlots(product, collected, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const reading = {
    foreign: [product.name, product.brand ?? '', product.currency ?? '', ...listSellersTerms(product.selling_points)],
  };
  const isSound = (text: string): boolean => refuseChineseLine(text, reading) === null && isSupported(written, text);
  const facts = sayable.filter(({ text }) => isSound(`${text}。`));

  // The price of a pack of six is not the price of one.
  const isMultipack = [product.name, ...product.selling_points].some((text) => MULTIPACK.test(text) || SET.test(text));
  const fill = (pattern: Pattern, with_: Slots = slots): Line[] => {
    if (isMultipack && PRICE_OF_ONE.test(pattern)) return [];
    const filled = fillPattern(pattern, with_, false);
    if (filled === null || !isSound(filled.spoken.text)) return [];
    return [{ spoken: filled.spoken, onScreen: fitTitle(filled.onScreen, filled.spoken), shape: pattern }];
  };
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern, with_)));
  const slotsOf = facts.map((fact) => fillFactSlots(fact, slots));
  const titled = (lines: Line[], fact: number): Line[] =>
    lines.map((line) => ({ ...line, onScreen: pickTitle(facts[fact], line.spoken, isSound) }));
  const reviews = chooseReviews(product, 'zh-CN', NO_HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];
  // If the name is only the noun, the noun names the product.
  const naming =
    name === noun && collected.brand === null
      ? /\{(?:name|branded|kind|m_kind|this_kind|lead)\}/
      : /\{(?:name|branded)\}/;
  const hasColours = facts.some(({ form }) => form === 'colours');
  const isTiny = lengthS < TINY_S;
  // One counting style for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  // Every ending of the noun names it: a 保温杯 is a 杯.
  const nouns = noun === null ? [] : Array.from(noun, (_character, at) => noun.slice(at));
  const linesOf = facts.map(({ text }) => findLines(CHINESE_LINES, text, { kind, nouns }));
  const toLineUse = (point: number): LineUse => {
    const { source, range } = facts[point] as ChineseFact;
    return {
      point,
      source,
      range,
      rows: linesOf[point] ?? [],
      fill: (pattern, means) => fillMeaning(pattern, means, point),
      title: (line) => titled([line], point)[0] ?? line,
      withMeaning: WITH_MEANING,
      beforeRemark: '{said}。',
      answers: ANSWERS,
      gap: '',
    };
  };
  /** Fills the meaning of a fact into a pattern about it. */
  const fillMeaning = (pattern: Pattern, means: string | undefined, point: number): Line[] => {
    const own = slotsOf[point] ?? slots;
    if (means === undefined) return fill(pattern, own);
    const { source, range } = facts[point] as ChineseFact;
    return fill(pattern, { ...own, means: textFrom(means.replace(/。$/u, ''), source, range) });
  };

  const sayFact = (point: number): Line[] => {
    const fact = facts[point];
    if (fact === undefined) return [];
    const patterns = FACT_PATTERNS;
    const plain = random.shuffle(patterns.flatMap((pattern) => fill(pattern, slotsOf[point])));
    const written = listSays(toLineUse(point), random);
    return [...written, ...titled(plain, point)];
  };

  const hooks = createHookWriter(
    { ...HOOKS, listLast: () => listLastHooks(LAST, { kind, name: product.name, random }) },
    {
      kind,
      nouns,
      facts,
      leading: listLeading(facts, ({ canOpen }) => canOpen),
      voices,
      isTiny,
      fill,
      fillFact: (pattern, point) => fill(pattern, slotsOf[point]),
      titled,
      toLineUse,
      saysName: (pattern) => naming.test(pattern) || (noun === null && pattern.includes('{lead}')),
      findAsked: (point) => findAskedFact(facts[point] as ChineseFact),
    },
    random,
  );

  const showName = (line: Line): Line => ({
    ...line,
    onScreen: fitTitle(slots['title'] ?? plainText(''), line.spoken),
  });

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: collected.audience !== null,
      hasVoice: voices.length > 0,
      openers: hooks.openers,
      points: facts.length,
    },
    hooks: hooks.listHooks,
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: sayFact,
    pairs: (point, next) => {
      const [first, second] = [slotsOf[point]?.['said'], slotsOf[next]?.['said']];
      if (
        !first ||
        !second ||
        [first, second].some(({ text }) => text.length > LONGEST_OF_PAIR || /[，、]/u.test(text))
      )
        return [];
      const spoken = joinTexts([first, '，', second, '。']);
      return isSound(spoken.text) ? titled([{ spoken, onScreen: plainText(''), shape: 'pair' }], point) : [];
    },
    named: (point) => titled(random.shuffle(NAMED_FACTS.flatMap((pattern) => fill(pattern, slotsOf[point]))), point),
    reasons: (point, place) => {
      const label = labels[place] ?? '';
      const use = toLineUse(point);
      const written = listSays({ ...use, fill: (pattern, means) => use.fill(`${label}${pattern}`, means) }, random);
      const lines = [...written, ...titled(fill(`${label}{said}。`, slotsOf[point]), point)];
      return lines.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => fillAll(AUDIENCE),
    offers: () =>
      fillAll([
        ...OFFERS,
        ...(lengthS < LONG_ENOUGH_FOR_NAMES_S ? BRIEF_OFFERS : []),
        ...(facts.length < LEAST_TO_SUM_UP ? [] : SUMMING_OFFERS),
      ]),
    closing: (goal) =>
      writeClosing(
        goal,
        CLOSING,
        { kind, hasColours, isAvailable: collected.isAvailable, isTiny, isShort: false, fill, showName },
        random,
      ),
    wishImage: createImageWishes(IMAGES, {
      subject: noun ?? name ?? '商品',
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };
}
