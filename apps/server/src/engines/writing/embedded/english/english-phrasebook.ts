import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '@reelwright/seeded-random';
import { keepSayable, type Line, type Phrasebook, toContinued } from '../draft.ts';
import { ENGLISH_HOOKS } from '../hooks/en/english-hooks.ts';
import { ENGLISH_QUESTIONS } from '../hooks/en/open-questions.ts';
import { type LastHookTables, listLastHooks } from '../hooks/last-hooks.ts';
import { createHookWriter, type HookTables } from '../hooks/hook-writer.ts';
import { listLeading } from '../hooks/order-hooks.ts';
import { ENGLISH_LINES } from '../lines/en/english-lines.ts';
import { type LineUse, listSays } from '../lines/use-lines.ts';
import { findLines } from '../lines/written-lines.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createImageWishes } from '../image-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { joinTexts, plainText, textFrom } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { type ClosingTables, writeClosing } from '../write-closing.ts';
import { findAskedFact } from './asked-fact.ts';
import type { EnglishFact } from './english-fact.ts';
import { collectEnglishFacts } from './english-facts.ts';
import {
  ANSWERS,
  BRIEF_OFFERS,
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
  PLAIN_FACT,
  NEXT_FACT_PATTERNS,
  POINT_AT,
  PROOFS,
  REASON_LABELS,
  SUMMING_OFFERS,
  SEEN_CLOSE,
  VOICE_HOOKS,
  WITH_MEANING,
} from './english-phrases.ts';
import { ENGLISH_CLOSINGS, ENGLISH_LAST_LINES, ENGLISH_NAMELESS } from './english-closings.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { listTitles, pickTitle, unlessSpoken } from './fact-title.ts';
import { isKnownWord } from './known-word.ts';
import { refuseLine } from './last-reader.ts';
import { joinPredicates } from './join-predicates.ts';
import { sayFact as toParts } from './say/say-fact.ts';
import { SETTINGS } from './settings.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** A longer fact is no opening. */
const LONGEST_OPENING_WORDS = 12;
const TINY_S = 10;
/** With fewer facts there is nothing that "all of that" could mean. */
const LEAST_TO_SUM_UP = 3;
const HINTS = { isKnownWord, company: '' };

const HOOKS: Omit<HookTables, 'listLast'> = {
  written: ENGLISH_HOOKS,
  mostShells: 3,
  common: COMMON_HOOKS,
  voice: VOICE_HOOKS,
  meaning: MEANING_HOOKS,
  // If the fact names the kind itself, the next line names the product.
  standIns: { '{lead}.': ['With {this_kind}, you get {object}.', '{says}.', '{branded}: {inside}.', '{fact}.'] },
  seenClose: SEEN_CLOSE,
  holdsFact: /\{(?:fact|inside|says|lead|lead_named|that_fact|pred_one|object|thing|amount)\}/,
  tellsPrice: /\{(?:was|percent|saved|lead)\}/,
  tellsChange: /\{(?:was|percent|saved)\}/,
};

/** With so many facts told in whole sentences, one that nobody asks for is not spoken as the seller's fragment. */
const ENOUGH_TOLD = 3;

const LAST: LastHookTables = { questions: ENGLISH_QUESTIONS, statements: LAST_STATEMENTS, rest: LAST_HOOKS };

const CLOSING: ClosingTables = {
  trades: ENGLISH_CLOSINGS,
  lines: ENGLISH_LAST_LINES,
  nameless: ENGLISH_NAMELESS,
  goals: CLOSINGS,
  sticker: 'See more',
};

/** Accepts facts of two words or more, because "vegan" alone opens nothing; excludes those of the box's contents. */
function canOpenWith({ text, canOpen, isTold, features }: EnglishFact): boolean {
  const words = text.split(' ').length;
  // What buyers ask for opens an ad also as the seller wrote it.
  return canOpen && (isTold || features.length > 0) && words >= 2 && words <= LONGEST_OPENING_WORDS;
}

/**
 * Opens the English lines for a product, in an order drawn by the seed. Every line has passed the last reader and the
 * claim checker.
 */
export function openEnglishPhrasebook(
  product: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const collected = collectEnglishFacts(product);
  const sayable = keepSayable(collected.facts, ({ text }) => estimateSpokenMs(text, 'en'), longestPointMs(lengthS));
  const english = { ...collected, facts: sayable };
  const { facts, name, kind, offer } = english;
  const isPlural = name?.number === 'plural';
  const slots = fillProductSlots(product, english, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const reading = { number: name?.number ?? null, names: [name?.short ?? '', name?.brief ?? ''] };
  const isSound = (text: string): boolean => refuseLine(text, reading) === null && isSupported(product, text);
  const facing = facts.flatMap((fact, index) =>
    isSound(`${fillFactSlots(fact, slots, english)['fact']?.text ?? ''}.`) ? [index] : [],
  );
  const kept = facing.map((index) => facts[index] as EnglishFact);

  const fill = (pattern: Pattern, with_: Slots = slots): Line[] => {
    // A line that must agree with an unknown noun is not used.
    if ((name?.number ?? null) === null && /\{[^{}]*\/[^{}]*\}/.test(pattern)) return [];
    const filled = fillPattern(pattern, with_, isPlural);
    if (filled === null || !isSound(filled.spoken.text)) return [];
    return [{ spoken: filled.spoken, onScreen: unlessSpoken(filled.onScreen, filled.spoken), shape: pattern }];
  };
  const fillAll = (patterns: readonly Pattern[], with_: Slots = slots): Line[] =>
    random.shuffle(patterns.flatMap((pattern) => fill(pattern, with_)));
  const slotsOf = kept.map((fact) => fillFactSlots(fact, slots, english));
  const titled = (lines: Line[], fact: number): Line[] =>
    lines.map((line) => ({
      ...line,
      onScreen: pickTitle(
        listTitles(kept[fact] as EnglishFact).filter(({ text }) => isSound(`${text}.`)),
        line.spoken,
      ),
    }));
  const reviews = chooseReviews(product, 'en', HINTS).map((review) => fillReviewSlots(review, slots));
  const voices = [...reviews, ...(isGoodRating(product.rating) ? [{ ...slots, quote: null, author: null }] : [])];

  const nouns = english.noun === undefined ? [] : [english.noun.singular, english.noun.plural];
  const linesOf = kept.map(({ text }) => findLines(ENGLISH_LINES, text, { kind, nouns }));
  const toLineUse = (point: number): LineUse => {
    const { source, range } = kept[point] as EnglishFact;
    return {
      point,
      source,
      range,
      rows: linesOf[point] ?? [],
      fill: (pattern, means) => fillMeaning(pattern, means, point),
      title: (line) => titled([line], point)[0] ?? line,
      withMeaning: WITH_MEANING,
      beforeRemark: slotsOf[point]?.['says'] ? '{says}.' : PLAIN_FACT,
      answers: ANSWERS,
      gap: ' ',
    };
  };
  /** Fills the meaning of a fact into a pattern about it: "your feet stay dry". */
  const fillMeaning = (pattern: Pattern, means: string | undefined, point: number): Line[] => {
    const own = slotsOf[point] ?? slots;
    if (means === undefined) return fill(pattern, own);
    const [said] = fill(means, own);
    if (said === undefined) return [];
    const { source, range } = kept[point] as EnglishFact;
    const text = said.spoken.text.replace(/[.]$/, '');
    if (repeatsFact(text, (kept[point] as EnglishFact).text)) return [];
    return fill(pattern, { ...own, means: textFrom(text.charAt(0).toLowerCase() + text.slice(1), source, range) });
  };

  const hasColours = kept.some(({ features }) => features.some(({ id }) => id === 'colours'));
  const isTiny = lengthS < TINY_S;
  // One counting style for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  const told = kept.filter(({ isTold }) => isTold).length;
  const sayFact = (point: number): Line[] => {
    const withFact = slotsOf[point];
    if (withFact === undefined) return [];
    const sentences = random.shuffle(FACT_PATTERNS.flatMap((pattern) => fill(pattern, withFact)));
    const [last] = [
      POINT_AT,
      ...(told >= ENOUGH_TOLD && kept[point]?.features.length === 0 ? [] : [PLAIN_FACT]),
    ].flatMap((pattern) => fill(pattern, withFact));
    const plain = sentences.length > 0 || last === undefined ? sentences : [last];
    const written = listSays(toLineUse(point), random);
    const next = random.shuffle(NEXT_FACT_PATTERNS.flatMap((pattern) => fill(pattern, withFact)));
    return [...written, ...titled(plain, point), ...titled(next.map(toContinued), point)];
  };

  const ownNames = [slots['kind']?.text, slots['short']?.text, slots['branded']?.text].flatMap((own) =>
    own === undefined ? [] : own.toLowerCase(),
  );
  /** "A strap stops it from tipping": an opening says what. */
  const namesIt = (text: string): boolean => ownNames.some((own) => text.toLowerCase().includes(own));
  // Two prices take half of a short ad.
  const fillHook = (pattern: Pattern, with_?: Slots): Line[] =>
    lengthS < LONG_ENOUGH_FOR_NAMES_S && /\{was\}/.test(pattern)
      ? []
      : // Nobody knows yet what "it" is.
        fill(pattern, with_).filter(
          ({ spoken }) =>
            !/^(?:it|they)\b/i.test(spoken.text) && !(/\b(?:it|them)\b/.test(spoken.text) && !namesIt(spoken.text)),
        );
  const hooks = createHookWriter(
    { ...HOOKS, listLast: () => listLastHooks(LAST, { kind, name: product.name, random }) },
    {
      kind,
      nouns,
      facts: kept,
      leading: listLeading(kept, canOpenWith),
      voices,
      isTiny,
      fill: fillHook,
      fillFact: (pattern, point) => fillHook(pattern, slotsOf[point]),
      titled,
      toLineUse,
      saysName: (pattern) =>
        /\{(?:name|short|branded|lead_named)\}/.test(pattern) ||
        (/\{lead\}/.test(pattern) && slots['this_kind'] === null),
      findAsked: (point) => findAskedFact(kept[point] as EnglishFact, slotsOf[point]),
    },
    random,
  );

  const showName = (line: Line): Line => ({
    ...line,
    onScreen: unlessSpoken(slots['short'] ?? plainText(''), line.spoken),
  });

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: english.audience !== null,
      hasVoice: voices.length > 0,
      openers: hooks.openers,
      points: kept.length,
    },
    hooks: hooks.listHooks,
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: sayFact,
    pairs: (point, next) => {
      const [first, second] = [kept[point], kept[next]];
      const told = first && second && joinPredicates(toParts(first), toParts(second), isPlural);
      if (!first || !second || !told || name?.number === null) return [];
      const from = (text: string, { source, range }: EnglishFact) => textFrom(text, source, range);
      const spoken = joinTexts([told.opening, from(told.first, first), ' and ', from(told.second, second), '.']);
      return isSound(spoken.text) ? titled([{ spoken, onScreen: plainText(''), shape: 'pair' }], point) : [];
    },
    named: (point) => titled(random.shuffle(NAMED_FACTS.flatMap((pattern) => fill(pattern, slotsOf[point]))), point),
    reasons: (point, place) => {
      const label = labels[place] ?? '';
      const use = toLineUse(point);
      const labelled = (pattern: string) => `${label} ${pattern}`;
      const written = listSays({ ...use, fill: (pattern, means) => use.fill(labelled(pattern), means) }, random);
      const said = ['{says}.', 'You get {object}.', PLAIN_FACT].flatMap((pattern) =>
        fill(labelled(pattern), slotsOf[point]),
      );
      const all = [...written, ...titled(said.slice(0, 1), point)];
      return all.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => [],
    offers: () =>
      fillAll([
        ...OFFERS,
        ...(lengthS < LONG_ENOUGH_FOR_NAMES_S ? BRIEF_OFFERS : []),
        ...(kept.length < LEAST_TO_SUM_UP ? [] : SUMMING_OFFERS),
      ]),
    closing: (goal) =>
      writeClosing(
        goal,
        CLOSING,
        {
          kind,
          hasColours,
          isAvailable: english.isAvailable,
          isTiny,
          isShort: lengthS < LONG_ENOUGH_FOR_NAMES_S,
          fill,
          showName,
        },
        random,
      ),
    wishImage: createImageWishes(IMAGES, {
      subject: slots['kind'] ? `the ${slots['kind'].text}` : name === null ? 'the product' : name.spoken,
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };
}

/** Detects a meaning in the fact's own words: "You refill it: it's refillable". */
function repeatsFact(means: string, fact: string): boolean {
  const stems = means.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return stems.some((word) => fact.toLowerCase().includes(word.slice(0, 5)));
}
