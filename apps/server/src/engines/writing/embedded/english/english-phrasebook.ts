import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { comesInOneSize } from '../closings.ts';
import { ENGLISH_HOOKS } from '../hooks/en/english-hooks.ts';
import { createBindingCheck } from '../hooks/binding-check.ts';
import { listLastHooks } from '../hooks/last-hooks.ts';
import type { HookTables } from '../hooks/hook-source.ts';
import { createHookWriter } from '../hooks/hook-writer.ts';
import { createImageWishes } from '../image-wishes.ts';
import type { Pattern, Slots } from '../pattern.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { plainText, respell } from '../sourced-text.ts';
import { oncePerProduct, oncePerText } from '../once-per-product.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { type ClosingTables, writeClosing } from '../write-closing.ts';
import { collectEnglishFacts } from './english-facts.ts';
import {
  ADDRESS,
  BRIEF_OFFERS,
  CLOSINGS,
  IMAGES,
  INTROS,
  KIND_LINES,
  LAST_HOOKS,
  NAMED_OFFERS,
  NAMED_LINES,
  NAMED_OPENINGS,
  OFFERS,
  PRICE_HOOKS,
  PROOFS,
  REASON_HOOKS,
  REASON_LABELS,
  SUMMING_OFFERS,
  VOICE_HOOKS,
} from './english-phrases.ts';
import { ENGLISH_CLOSINGS, ENGLISH_LAST_LINES, ENGLISH_NAMELESS } from './english-closings.ts';
import { collectEnglishPoints } from './english-points.ts';
import type { EnglishPoint } from './points/english-point.ts';
import { fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { unlessSpoken } from './fact-title.ts';
import { isKnownWord } from './known-word.ts';
import { isUnnamed, openUnnamed } from './name/unnamed.ts';
import { createLineFiller } from './line-filler.ts';
import { refuseLine } from './last-reader.ts';
import { SETTINGS } from './settings.ts';
import { createSpeller } from './spelling.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
const TINY_S = 10;
/** With so many points nothing is told that no reader knows. */
const ENOUGH_READ = 3;
/** The time that a seller's own sentence may take, in points. */
const PITCH_SHARE = 1.5;
/** With fewer points there is nothing that "all of that" could mean. */
const LEAST_TO_SUM_UP = 4;
const HINTS = { isKnownWord, company: '' };
const SAYS_NAME = /\{(?:name|short|branded)\}/;
/** A smaller discount opens no ad of which a fact is known. */
const LEAST_PERCENT_OFF = 25;
/** Name and fact in one sentence, rather than one after the other. */
const STATEMENT_BONUS = 1;
/** Rows whose lines state what a concept means: too plain for an opening. */
const WEAK = /-meaning-/;
/** Words that refer to what nobody has named yet. */
const REFERS = /\b(?:it|its|it's|they|them|they're|this one|that one)\b/i;

const REFERS_TO_PRODUCT = /\b(?:it|its|it's|this one|that one)\b/i;

const HOOKS: Omit<HookTables, 'listLast'> = {
  written: ENGLISH_HOOKS,
  reasons: REASON_HOOKS,
  price: PRICE_HOOKS,
  voice: VOICE_HOOKS,
};

const CLOSING: ClosingTables = {
  trades: ENGLISH_CLOSINGS,
  lines: ENGLISH_LAST_LINES,
  nameless: ENGLISH_NAMELESS,
  goals: CLOSINGS,
  sticker: 'See more',
};

/** Reads what every seed's lines have in common. */
const readProduct = oncePerProduct((product) => {
  const english = collectEnglishFacts(product);
  const { name, brand } = english;
  const reading = { number: name?.number ?? null, names: [name?.short ?? '', name?.brief ?? '', brand ?? ''] };
  return {
    english,
    isSound: oncePerText((text) => refuseLine(text, reading) === null && isSupported(product, text)),
  };
});

/**
 * Opens the English lines for a product, in an order drawn by the seed. Every line has passed the last reader and the
 * claim checker.
 */
export function openEnglishPhrasebook(
  product: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const { english, isSound } = readProduct(product);
  const { name, kind, offer } = english;
  const slots = fillProductSlots(product, english, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const { fill, fillPoint } = createLineFiller(product, { english, slots, isSound });
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern, with_)));
  const longestMs = longestPointMs(lengthS);
  const collected = collectEnglishPoints(product, english, lengthS >= LONG_ENOUGH_FOR_NAMES_S);
  const sayable = collected.points
    .map((point) => ({ point, lines: listLines(point) }))
    .filter(({ lines }) => lines.length > 0);
  const isEnough = sayable.filter(({ point }) => !point.isScene && point.isLast !== true).length >= ENOUGH_READ;
  const points = keepSayable(
    sayable.filter(({ point }) => !isEnough || point.isLast !== true),
    // A seller's sentence may take the time of a point and a half.
    ({ point, lines }) =>
      Math.min(...lines.map(({ spoken }) => estimateSpokenMs(spoken.text, 'en'))) / (point.isPitch ? PITCH_SHARE : 1),
    longestMs,
  );

  /** Lists the lines of a point; those of the closest row come first more often. */
  function listLines(point: EnglishPoint): Line[] {
    return point.lines
      .flatMap(({ text, topic, rank, ...telling }) =>
        fillPoint(text, point, telling).map((line) => ({
          ...line,
          topic,
          bonus: random.between(0, 2) - rank * 0.3,
        })),
      )
      .toSorted((left, right) => right.bonus - left.bonus);
  }
  const told = points.filter(({ point }) => !point.isScene).length;
  const tellWith = (pattern: Pattern, line: Line): Line[] =>
    fill(pattern, { ...slots, line: line.spoken }).map(({ spoken }) => ({ ...line, spoken }));
  const reviews = chooseReviews(product, 'en', HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];
  // "Lunch Box" of a lunch box: nobody introduces a kind.
  const isOnlyKind =
    isUnnamed(product, english) ||
    (english.brand === null &&
      [english.noun?.singular, english.noun?.plural].some((noun) => noun?.toLowerCase() === name?.short.toLowerCase()));
  const nouns = english.noun === undefined ? [] : [english.noun.singular, english.noun.plural];
  const hasColours = points.some(({ point }) => point.features.some(({ id }) => id === 'colours'));
  const isTiny = lengthS < TINY_S;
  // One counting style for all the reasons of a script.
  const counts = random.pick(REASON_LABELS);
  const opens = ({ spoken }: Line): boolean => !REFERS.test(spoken.text);

  // A bare rating or a small discount could open any ad.
  const hasOwnHooks =
    collected.scene !== undefined ||
    points.some(({ point }) => point.isScene || point.openings.length > 0 || point.canOpen);

  const hooks = createHookWriter(
    { ...HOOKS, listLast: () => listLastHooks(LAST_HOOKS, { scene: collected.scene, name: product.name }) },
    {
      kind: collected.isAgreed ? kind : undefined,
      nouns,
      points: points.map(({ point }) => point),
      // A bare rating opens no ad of which anything else is known.
      voices: hasOwnHooks ? reviews : voices,
      isTiny,
      // Two prices take half of a short ad.
      fill: (pattern, with_) =>
        lengthS < LONG_ENOUGH_FOR_NAMES_S && /\{was\}/.test(pattern) ? [] : fill(pattern, with_),
      fillPoint: (pattern, index) => {
        const point = points[index]?.point;
        return point === undefined ? [] : fillPoint(pattern, point).filter(opens);
      },
      listOpening: (index) => {
        const own = points[index];
        return own === undefined || own.point.isQuote || own.point.isScene
          ? []
          : own.lines.filter(
              (line) =>
                opens(line) &&
                !/^(?:Up to )?\d/.test(line.spoken.text) &&
                !WEAK.test(line.topic ?? '') &&
                // The seller's own words open an ad with their subject, as one of the fact's openings.
                own.point.rows.some(({ id }) => id === line.topic),
            );
      },
      listFactHooks: (index) => {
        const point = points[index]?.point;
        return point === undefined
          ? []
          : point.openings.flatMap(({ text, shape, appeal, asks = false, form }) =>
              fillPoint(isOnlyKind ? openUnnamed(text) : text, point, { shape })
                // "Meet the Acme brush: it lifts loose hair" has named what it refers to.
                .filter(({ spoken }) => SAYS_NAME.test(text) || !REFERS_TO_PRODUCT.test(spoken.text))
                .map(({ told: tells, ...line }) => ({
                  // The answer to a question says again what it asks.
                  line: asks || tells === undefined ? line : { ...line, told: tells, topic: topicOf(point) },
                  saysName: SAYS_NAME.test(text),
                  asks,
                  ...(appeal === undefined ? {} : { appeal }),
                  ...(form === undefined ? {} : { form }),
                })),
            );
      },
      address: (question) => fill(ADDRESS, { ...slots, line: respell(question, withSmallStart(question.text)) }),
      saysName: (pattern) => SAYS_NAME.test(pattern),
      isBound: createBindingCheck([
        product.name,
        product.brand ?? '',
        ...product.selling_points,
        ...nouns,
        ...points.flatMap(({ point }) => (point.source === 'description' ? point.titles : [])),
      ]),
      introduce: (line) => (isOnlyKind ? [] : fillAll(NAMED_OPENINGS, { ...slots, line })),
    },
    random,
  );

  const isSmall = (offer?.percentOff ?? 0) < LEAST_PERCENT_OFF;
  const weakOpeners = new Set<HookKind>(
    hasOwnHooks ? [...(isSmall ? ['price' as const] : []), ...(reviews.length === 0 ? ['voice' as const] : [])] : [],
  );

  const showName = (line: Line): Line => ({
    ...line,
    onScreen: unlessSpoken(slots['short'] ?? plainText(''), line.spoken),
  });

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: hooks.openers.has('audience'),
      hasVoice: voices.length > 0,
      openers: hooks.openers,
      weakOpeners,
      points: points.length,
      told,
      written: points.filter(({ point }) => !point.isScene && !point.isQuote).length,
    },
    hooks: hooks.listHooks,
    leads: hooks.listLeads,
    intros: () => (isOnlyKind ? [] : fillAll(INTROS)),
    benefits: (point) => points[point]?.lines ?? [],
    named: (index) => {
      const own = points[index];
      if (own === undefined) return [];
      const statements = own.point.statements
        // Of a product that is only its kind: "This rice cooker keeps warm for 12 hours."
        .map(({ text, shape }) => ({
          text: isOnlyKind ? text.replace(/^\{branded\}(?= )/, '{this_kind}') : text,
          shape,
        }))
        .filter(({ text }) => !isOnlyKind || !text.includes('{branded}'))
        .flatMap(({ text, shape }) =>
          fillPoint(text, own.point, { shape }).map((line) => ({
            ...line,
            topic: topicOf(own.point),
            bonus: STATEMENT_BONUS + random.between(0, 2),
          })),
        );
      const introduced = (isOnlyKind ? (statements.length > 0 ? [] : KIND_LINES) : random.shuffle(NAMED_LINES)).flatMap(
        (pattern) => own.lines.flatMap((line) => tellWith(pattern, line)),
      );
      return [...statements, ...introduced].toSorted((left, right) => (right.bonus ?? 0) - (left.bonus ?? 0));
    },
    reasons: (point, place) =>
      (points[point]?.lines ?? []).flatMap((line) =>
        tellWith(`${counts[place] ?? ''} {line}`, line).map((each) => ({
          ...each,
          shape: 'reason',
          ordinal: place + 1,
        })),
      ),
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => [],
    offers: () =>
      fillAll([
        ...OFFERS,
        ...(lengthS < LONG_ENOUGH_FOR_NAMES_S ? BRIEF_OFFERS : []),
        ...(told < LEAST_TO_SUM_UP ? [] : SUMMING_OFFERS),
      ]),
    namedOffers: () => (isOnlyKind ? [] : fillAll(NAMED_OFFERS)),
    closing: (goal) => {
      const { sticker, lines } = writeClosing(
        goal,
        CLOSING,
        {
          kind,
          hasColours,
          isOneSize: comesInOneSize(product),
          isAvailable: english.isAvailable,
          fill,
          showName,
        },
        random,
      );
      return { sticker: createSpeller(product)(sticker), lines };
    },
    wishImage: createImageWishes(IMAGES, {
      subject: slots['kind'] ? `the ${slots['kind'].text}` : name === null ? 'the product' : name.spoken,
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };
}

/** The topic of the lines in the seller's words. */
const topicOf = ({ lines }: EnglishPoint): string => lines.find(({ shape }) => shape !== undefined)?.topic ?? '';

/** "Wet bag again?" after "Busy commuters, "; acronyms and "I" keep their capital. */
const withSmallStart = (text: string): string =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
