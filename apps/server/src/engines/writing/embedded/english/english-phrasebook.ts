import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { comesInOneSize } from '../closings.ts';
import { ENGLISH_HOOKS } from '../hooks/en/english-hooks.ts';
import { createBindingCheck } from '../hooks/binding-check.ts';
import { listLastHooks } from '../hooks/last-hooks.ts';
import { createHookWriter, type HookTables } from '../hooks/hook-writer.ts';
import { createImageWishes } from '../image-wishes.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { joinTexts, plainText, respell, type SourcedText, textFrom } from '../sourced-text.ts';
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
import type { EnglishFact } from './english-fact.ts';
import { fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { isUnderstood } from './clause/is-understood.ts';
import { calmInside } from './finish/calm-inside.ts';
import { finishLine } from './finish/finish-line.ts';
import { type Fault, proofread } from './finish/proofread.ts';
import { isUnspoken } from './finish/unspoken.ts';
import { isSpoken, pickTitle, unlessSpoken } from './fact-title.ts';
import { isKnownWord } from './known-word.ts';
import { listTold } from './told-words.ts';
import type { LineShape } from './plain/plain-line.ts';
import { refuseLine } from './last-reader.ts';
import { findNoun, findThirdPersonBase } from './lexicon.ts';
import { SETTINGS } from './settings.ts';
import { createSpeller } from './spelling.ts';
import { spellOut } from './text/spell-out.ts';
import { cleanLine, splitSentences } from '../clean-text.ts';

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
/** Faults that count in a sentence of running text, too: there the seller wrote the other articles as he meant them. */
const OF_OURS: ReadonlySet<Fault> = new Set<Fault>(['article', 'glue', 'no_verb', 'open_end', 'cut_off']);
/** A sentence that begins with a verb in the singular. */
const OF_ONE =
  /(?:^|[.!?] )(?:Catches|Gives|Sits|Slides|Follows|Moves|Softens|Turns|Goes|Gets|Waits|Keeps|Hangs|Stays|Lives|Holds|Wears|Works|Packs|Reaches|Stands|Lights|Looks|Bends|Fits|Takes|Leaves|Doesn't|Glides|Drops|Rolls|Folds|Wakes|Feels|Makes|Opens|Finds|Sees|Charges|Comes) /;
/** "Bites into brick" of screws. */
const isDeedOfOne = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(/[ .,!?]/);
  return (
    findThirdPersonBase(first) !== null &&
    (findNoun(first) === null || /^(?:the|an?|your|it|in|into|to|up|on|off|out|any|every)$/.test(second))
  );
};

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
  const isPlural = name?.number === 'plural';
  const slots = fillProductSlots(product, english, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const names = [name?.short ?? '', name?.brief ?? '', english.brand ?? '', english.noun?.singular ?? ''];
  const allNames = [
    ...names,
    ...['branded', 'name', 'short', 'kind'].map((slot) => slots[slot]?.text ?? ''),
    ...names.map((each) => each.toLowerCase()),
  ];
  const said = [product.name, product.description ?? '', ...product.selling_points].join('. ').toLowerCase();
  const { said: written } = spellSaid(product);
  // Slots keep their names, which no spelling changes.
  const spell = createSpeller(product);
  const fill = (pattern: Pattern, with_: Slots = slots, isSellers = false): Line[] => {
    // A line that must agree with an unknown noun is not used.
    if ((name?.number ?? null) === null && /\{[^{}]*\/[^{}]*\}/.test(pattern)) return [];
    const spelled = spell(pattern);
    // What a seller calls "it" may be another thing: "toss it in", of a strip of sheets.
    const agreeing = isPlural && !isSellers ? agreeWithMany(spelled) : spelled;
    const filled = agreeing === null ? null : fillPattern(agreeing, with_, isPlural);
    if (filled === null || !isSound(filled.spoken.text)) return [];
    // "These are the earrings. Catches the light": a verb without a subject speaks of one thing.
    if (isPlural && (OF_ONE.test(filled.spoken.text) || isDeedOfOne(filled.spoken.text))) return [];
    return [
      {
        spoken: filled.spoken,
        onScreen: unlessSpoken(filled.onScreen, filled.spoken),
        shape: pattern,
        told: listTold(filled.spoken.text, names),
      },
    ];
  };
  /** Of a sentence of running text only what was added to it may be wrong. */
  const isProofread = (text: string, isProse: boolean, isSpark: boolean): boolean => {
    const fault = proofread(text, { names: allNames, said });
    // An opening in parts tells the whole fact, in another order.
    return (
      fault === null || (isSpark && (fault === 'cut_off' || fault === 'no_head')) || (isProse && !OF_OURS.has(fault))
    );
  };
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern, with_)));

  /** A name of an unknown kind, which has no plural ending, names one thing. */
  const speakOfOne = (pattern: Pattern): Pattern =>
    name?.number !== null || /s$/i.test(name.short) ? pattern : pattern.replaceAll(/\{([^{}/]*)\/[^{}]*\}/g, '$1');

  /** Fills a line of a point, tied to the seller's words. */
  const fillPoint = (
    pattern: Pattern,
    point: EnglishPoint,
    { shape: built, also, told, parts, isVerbatim = false }: Telling = {},
  ): Line[] => {
    const { source, range, titles, isQuote } = point;
    const isOwn = isQuote || built !== undefined;
    const isProse = point.isPitch && source === 'description';
    // What a grammar read whole lacks nothing; what an opening makes of it is read again.
    const isRead =
      isOwn && built !== 'spark' && point.read?.some((text) => pattern.toLowerCase().includes(text)) === true;
    const finished =
      isVerbatim || isRead
        ? isUnspoken(pattern)
          ? null
          : isRead
            ? speakOfOne(pattern)
            : pattern
        : isOwn
          ? finishLine(speakOfOne(pattern), isProse)
          : pattern;
    if (finished === null) return [];
    const filled = fill(isOwn && !isProse ? calmInside(finished) : finished, slots, isOwn).filter(
      ({ spoken: { text } }) =>
        !isOwn ||
        // A list of things has more faults than a clause: it is read again.
        (isRead && built !== 'listed') ||
        (isProofread(text, isProse, built === 'spark') &&
          (isProse || built === 'spark' || isUnderstood(text, { names: allNames, said: written, isMany: isPlural }))),
    );
    return filled.map(({ spoken: { text }, shape, told: tells }) => {
      const spoken =
        parts !== undefined
          ? tieParts(parts)
          : also === undefined
            ? textFrom(text, source, range)
            : tieBoth(text, point, also);
      const sound = titles.filter((title) => isSound(`${title}.`)).map((title) => textFrom(title, source, range));
      const title = pickTitle(sound, spoken);
      // What is said word for word does not stand there, too.
      const isSaid = isOwn && isSpoken(title, spoken);
      const shaped = built === undefined || built === 'bare' ? shape : built;
      return {
        spoken,
        onScreen: isSaid ? plainText('') : title,
        ...(tells === undefined ? {} : { told: tells }),
        ...(shaped === undefined ? {} : { shape: shaped }),
        ...(also === undefined && told === undefined ? {} : { alsoTopic: also?.text ?? told }),
      };
    });
  };
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
    english.brand === null &&
    [english.noun?.singular, english.noun?.plural].some((noun) => noun?.toLowerCase() === name?.short.toLowerCase());
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
          : point.openings.flatMap(({ text, shape, appeal, asks = false }) =>
              fillPoint(text, point, { shape })
                // "Meet the Acme brush: it lifts loose hair" has named what it refers to.
                .filter(({ spoken }) => SAYS_NAME.test(text) || !REFERS_TO_PRODUCT.test(spoken.text))
                .map(({ told: tells, ...line }) => ({
                  // The answer to a question says again what it asks.
                  line: asks || tells === undefined ? line : { ...line, told: tells, topic: topicOf(point) },
                  saysName: SAYS_NAME.test(text),
                  asks,
                  ...(appeal === undefined ? {} : { appeal }),
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
      return { sticker: spell(sticker), lines };
    },
    wishImage: createImageWishes(IMAGES, {
      subject: slots['kind'] ? `the ${slots['kind'].text}` : name === null ? 'the product' : name.spoken,
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };
}

/** All that a seller says, as it is written and spelled out, in small letters. */
const spellSaid = oncePerProduct((product) => ({
  said: [...product.selling_points, ...splitSentences(product.description ?? ''), product.name]
    .flatMap((text) => [text, spellOut(cleanLine(text))])
    .join('\n')
    .toLowerCase(),
}));

/** How a line is built, and the second fact that it tells. */
interface Telling {
  shape?: LineShape;
  also?: EnglishFact;
  /** The seller's words that it tells. */
  told?: string;
  /** The facts that it tells one after another. */
  parts?: readonly EnglishFact[];
  /** True for the seller's words as they stand. */
  isVerbatim?: boolean;
}

/** The topic of the lines in the seller's words. */
const topicOf = ({ lines }: EnglishPoint): string => lines.find(({ shape }) => shape !== undefined)?.topic ?? '';

/** Ties a line to both of its facts: the second begins behind the last "and". */
function tieBoth(text: string, { source, range }: EnglishPoint, also: EnglishFact): SourcedText {
  const at = text.lastIndexOf(' and ') + ' and '.length;
  return joinTexts([textFrom(text.slice(0, at), source, range), textFrom(text.slice(at), also.source, also.range)]);
}

/** Ties each fragment of a line to its fact. */
const tieParts = (parts: readonly EnglishFact[]): SourcedText =>
  joinTexts(parts.map(({ text, source, range }, at) => textFrom(`${at === 0 ? '' : ' '}${text}.`, source, range)));

/** "it" as the object of a sentence. */
const OBJECT =
  /(?<=[\p{L}] )it(?=[.,;:!?]|$| (?:up|out|down|on|in|off|over|away|back|to|at|with|from|for|by|under|and|or|ready|twice|again|once|straight|where|after|before|together|loose|flat|dry|clean)\b)/giu;
/** It rains, it is Monday, "that's it": no thing. */
const IMPERSONAL =
  /\b(?:it (?:rains|drips|leaves|creases|hardly|all)|know it|part of it|it doesn['’]t stay|it['’]s (?:\d|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|summer|winter|only|raining|over|cold|late|decided|not|on)|that['’]s it|call it|(?:do|does|did) it|made it|worth it|defend it|all of it|hear it|about it|at it|than it looks|wear it before)\b/gi;

/** Lets a line about one thing speak of several: "Rinse them"; null if that takes another verb. */
function agreeWithMany(line: Pattern): Pattern | null {
  const many = line
    .replace(IMPERSONAL, (said) => said.replace(/it/i, (word) => (word === 'It' ? '¶' : '§')))
    .replace(OBJECT, 'them');
  const isOfOne = /\b(?:it|its|it['’]s|itself)\b/i.test(many.replace(/\{[^{}]*\}/g, ''));
  return isOfOne ? null : many.replaceAll('¶', 'It').replaceAll('§', 'it');
}

/** "Wet bag again?" after "Busy commuters, "; acronyms and "I" keep their capital. */
const withSmallStart = (text: string): string =>
  /^(?:I\b|\p{Lu}[\p{Lu}\d])/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
