import { createClaimChecker } from '@reelwright/claims';
import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { type Closing, type Hook, type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { type HookMaterial, listMetHooks } from '../hooks/choose-hooks.ts';
import { ENGLISH_HOOKS } from '../hooks/en/english-hooks.ts';
import type { HookFormat } from '../hooks/written-hook.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { joinTexts, plainText } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { collectEnglishFacts, type EnglishFact, isKnownWord } from './english-facts.ts';
import {
  ASIDES,
  CLOSINGS,
  COMMON_HOOKS,
  FACT_PATTERNS,
  FALLBACK_INTRO,
  FORMATS_OF,
  INTROS,
  LAST_HOOKS,
  NEVER_FIRST,
  OFFERS,
  PICTURES,
  PROOFS,
  REASON_LABELS,
  SEEN_CLOSE,
  USED_UP,
  VOICE_HOOKS,
  WEIGHED,
} from './english-phrases.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { listTitles, pickTitle, unlessSpoken } from './fact-title.ts';
import { refuseLine } from './last-reader.ts';
import { SETTINGS } from './settings.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** A hook opens with one of the strongest facts. */
const OPENING_FACTS = 3;
const STRONG = 2.2;
const LONGEST_OPENING_WORDS = 10;
/** Hooks that fit the trade but hold no fact, kind or price stand behind those that do. */
const TRADE_SHARE = 1;
const LEAST_TRADE_HOOKS = 2;
const REMARK_BONUS = 0.5;
/** Two facts share a scene while both are this short. */
const LONGEST_PAIRED_WORDS = 4;
const HINTS = { isKnownWord, company: '' };

/** Three words at least, and more than a size or what lies in the box. */
function isTelling({ text, features, weight }: EnglishFact): boolean {
  const words = text.split(' ').length;
  return (
    words >= 3 && words <= LONGEST_OPENING_WORDS && weight > 0 && !features.some(({ id }) => NEVER_FIRST.includes(id))
  );
}

/** Verdicts on lines, kept as long as their product is: scripts in a row share most of their lines. */
const verdicts = new WeakMap<
  Product,
  { checker: ReturnType<typeof createClaimChecker>; lines: Map<string, boolean> }
>();

/** Whether the product's data supports every claim of a line. */
function isSupported(product: Product, line: string): boolean {
  const known = verdicts.get(product) ?? { checker: createClaimChecker(product), lines: new Map<string, boolean>() };
  verdicts.set(product, known);
  const verdict = known.lines.get(line) ?? known.checker.check(line).every((mark) => mark.is_supported);
  known.lines.set(line, verdict);
  return verdict;
}

/** English lines for a product, in an order drawn by the seed. Every line has passed the last reader and the claim checker. */
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
    // A line that agrees with what is unknown is not spoken.
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

  const canOpen = ({ text, weight, features }: EnglishFact): boolean => {
    const words = text.split(' ').length;
    const isIdle = features.every(
      ({ id }) =>
        NEVER_FIRST.includes(id) || (id === 'weight' && (kind === undefined || !WEIGHED.includes(kind.trade))),
    );
    return weight >= STRONG && words >= 2 && words <= LONGEST_OPENING_WORDS && !(features.length > 0 && isIdle);
  };
  const strong = kept.flatMap((fact, point) => (point < OPENING_FACTS * 2 && canOpen(fact) ? [point] : []));
  // Where none is strong, the best that says something in whole words.
  const openers =
    strong.length > 0 ? strong : kept.flatMap((fact, point) => (isTelling(fact) ? [point] : [])).slice(0, 2);
  const named = (pattern: Pattern): { saysName?: boolean } =>
    /\{(?:name|short)\}/.test(pattern) ? { saysName: true } : { saysName: false };

  // One way to count for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  const sayFact = (point: number, place: number): Line[] => {
    const withFact = slotsOf[point];
    if (withFact === undefined) return [];
    const patterns = [...FACT_PATTERNS.any, ...(place > 0 ? FACT_PATTERNS.adding : [])];
    const plain = random.shuffle(patterns.flatMap((pattern) => fill(pattern, withFact)));
    const remarks = random.shuffle(
      (kept[point]?.features ?? []).flatMap(({ remarks = [] }) =>
        remarks.flatMap(({ text, trades }) => (kind !== undefined && trades.includes(kind.trade) ? [text] : [])),
      ),
    );
    const remarked = remarks
      .slice(0, 1)
      .flatMap((remark) => fill(`{fact}. ${remark}`, withFact))
      .map((line) => ({ ...line, bonus: REMARK_BONUS }));
    return titled([...remarked, ...plain], point);
  };

  return {
    holdings: {
      hasPrice: offer !== null,
      hasAudience: english.audience !== null,
      hasVoice: voices.length > 0,
      points: kept.length,
    },
    hooks: (hookKind) => listHooks(hookKind),
    bridges: () => [],
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: sayFact,
    pairs: (first, second) => {
      const [one, two] = [kept[first], kept[second]];
      if (one === undefined || two === undefined) return [];
      if ([one, two].some(({ text }) => text.split(' ').length > LONGEST_PAIRED_WORDS)) return [];
      const spoken = joinTexts([
        slotsOf[first]?.['fact'] ?? plainText(''),
        '. ',
        slotsOf[second]?.['fact'] ?? plainText(''),
        '.',
      ]);
      return isSound(spoken.text) ? [{ spoken, onScreen: plainText(''), shape: 'pair' }] : [];
    },
    reasons: (point, place) => {
      const label = labels[place] ?? '';
      const all = titled(fill(`${label} {inside}.`, slotsOf[point]), point);
      return all.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    asides: (fact) => fillAll(ASIDES[fact]),
    moments: () => [],
    offers: () => fillAll(OFFERS),
    closing: (goal): Closing => {
      const fitting = random.shuffle(CLOSINGS[goal].filter(({ needsStock }) => english.isAvailable || !needsStock));
      const filled = fitting.map(({ sticker, says }) => ({ sticker, lines: fillAll(says) }));
      const { sticker, lines } = filled.find((each) => each.lines.length > 0) ?? {
        sticker: fitting[0]?.sticker ?? 'See more',
        lines: [],
      };
      return {
        sticker,
        lines: lines.map((line) => ({ ...line, onScreen: unlessSpoken(slots['short'] ?? plainText(''), line.spoken) })),
      };
    },
    invitations: () => [],
    wishPicture: createPictureWishes(PICTURES, {
      subject: slots['kind'] ? `the ${slots['kind'].text}` : name === null ? 'the product' : name.spoken,
      setting: SETTINGS[kind?.trade ?? 'general'],
      random,
    }),
  };

  function listHooks(hookKind: HookKind): Hook[] {
    if (hookKind === 'voice')
      return voices.flatMap((voice) =>
        VOICE_HOOKS.flatMap((pattern, index) =>
          fill(pattern, voice).map(
            (line): Hook => ({ ...line, pattern: `voice-${index + 1}`, format: 'comment-reply' }),
          ),
        ),
      );
    const formats = FORMATS_OF[hookKind];
    const written = hookKind === 'audience' ? [] : listWritten(formats);
    const specific = [
      ...written.filter(({ isSpecific }) => isSpecific),
      ...COMMON_HOOKS[hookKind].flatMap((hook, index) => toHooks(hook, `${hookKind}-${index + 1}`)),
      ...(hookKind === 'curiosity' ? listAsked() : []),
    ];
    const others = random.shuffle(written.filter(({ isSpecific }) => !isSpecific));
    const hooks = [
      ...specific,
      ...others.slice(0, Math.max(LEAST_TRADE_HOOKS, Math.floor(specific.length * TRADE_SHARE))),
    ];
    if (hooks.length > 0 || hookKind !== 'attention') return hooks;
    return LAST_HOOKS.flatMap((hook, index) => toHooks(hook, `last-${index + 1}`)).slice(0, 1);
  }

  /** Hooks written for the trade, as far as the data carries them; those that say more than the trade first. */
  function listWritten(formats: readonly HookFormat[]): (Hook & { isSpecific: boolean })[] {
    if (kind === undefined) return [];
    const own = ENGLISH_HOOKS[kind.trade] ?? [];
    const material: HookMaterial = {
      kind,
      nouns: english.noun === undefined ? [] : [english.noun.singular, english.noun.plural],
      features: kept.flatMap(({ features }, fact) => features.map(({ id }) => ({ id, fact }))),
      hasPrice: offer !== null,
      hasWasPrice: (offer?.original ?? null) !== null,
      hasColours: kept.some(({ features }) => features.some(({ id }) => id === 'colours')),
      hasRating: isGoodRating(product.rating),
    };
    const met = listMetHooks(
      own.filter(({ format }) => formats.includes(format)),
      material,
    );
    return met.flatMap(({ hook, fact }) => {
      const with_ = fact === undefined ? slots : (slotsOf[fact] ?? slots);
      const saysPoint = /\{(?:fact|inside|says)\}/.test(hook.text);
      return fill(hook.text, with_).map((line): Hook & { isSpecific: boolean } => ({
        ...(fact === undefined ? line : (titled([line], fact)[0] ?? line)),
        pattern: `${kind.trade}-${own.indexOf(hook) + 1}`,
        format: hook.format,
        ...named(hook.text),
        isSpecific: fact !== undefined || /\{/.test(hook.text),
        ...(fact === undefined ? {} : { asksPoint: fact }),
        ...(saysPoint ? { saysPoint } : {}),
      }));
    });
  }

  function toHooks(
    { text, format, isOfThing, isOfPart, isOfLasting }: (typeof LAST_HOOKS)[number],
    pattern: string,
  ): Hook[] {
    if (isOfLasting && (kind === undefined || USED_UP.includes(kind.trade))) return [];
    if (!/\{(?:fact|inside)\}/.test(text))
      return fill(text).map((line) => ({ ...line, pattern, format, ...named(text) }));
    const fitting = openers.filter((point) => {
      const { form, features, text } = kept[point] as EnglishFact;
      if (isOfThing && form.kind !== 'noun') return false;
      // A material is what a thing is, not what it comes with.
      if (isOfPart && !(form.kind === 'noun' && form.number !== 'uncountable' && !/^\d/.test(text))) return false;
      if (format === 'split' && (form.kind === 'order' || form.kind === 'sentence')) return false;
      return format !== 'macro' || features.some(({ id }) => SEEN_CLOSE.includes(id));
    });
    // One fact a pattern, so that the patterns of many facts don't crowd out what is written by hand.
    const point = fitting.length === 0 ? undefined : random.pick(fitting);
    return titled(point === undefined ? [] : fill(text, slotsOf[point]), point ?? 0).map(
      (line): Hook => ({ ...line, pattern, format, asksPoint: point ?? 0, saysPoint: true }),
    );
  }

  /** What a buyer would ask, answered by the fact itself. */
  function listAsked(): Hook[] {
    return openers.flatMap((point) => {
      const fact = kept[point] as EnglishFact;
      const [top] = fact.features.toSorted((left, right) => right.weight - left.weight);
      // "Stainless steel buckle" tells what a part is made of, not the product.
      const isOfPart =
        top?.id === 'material' &&
        !(fact.form.kind === 'noun' && fact.form.number === 'uncountable') &&
        fact.form.kind !== 'state';
      const isSetOf = top?.id === 'capacity' && fact.form.kind !== 'clause';
      const asks = isOfPart || isSetOf ? undefined : top?.asks;
      if (asks === undefined) return [];
      return titled(fill(`${asks} {fact}.`, slotsOf[point]), point).map(
        (line): Hook => ({
          ...line,
          pattern: `asked-${fact.features[0]?.id ?? ''}`,
          format: 'comment-reply',
          asksPoint: point,
          saysPoint: true,
        }),
      );
    });
  }
}
