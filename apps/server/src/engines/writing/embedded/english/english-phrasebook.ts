import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import {
  type Closing,
  HOOK_KINDS,
  type Hook,
  type HookKind,
  keepSayable,
  type Line,
  type Phrasebook,
} from '../draft.ts';
import { type HookMaterial, listMetHooks } from '../hooks/choose-hooks.ts';
import { ENGLISH_HOOKS } from '../hooks/en/english-hooks.ts';
import { listLeading, orderHooks, type RatedHook } from '../hooks/order-hooks.ts';
import type { HookFormat } from '../hooks/written-hook.ts';
import { ENGLISH_LINES } from '../lines/en/english-lines.ts';
import { type LineUse, listFactHooks, listSays } from '../lines/use-lines.ts';
import { findLines } from '../lines/written-lines.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { listClosings } from '../closings.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { plainText } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { collectEnglishFacts, type EnglishFact, isKnownWord } from './english-facts.ts';
import {
  CLOSINGS,
  COMMON_HOOKS,
  FACT_PATTERNS,
  FALLBACK_INTRO,
  FORMATS_OF,
  INTROS,
  LAST_HOOKS,
  OFFERS,
  PICTURES,
  PROOFS,
  REASON_LABELS,
  SEEN_CLOSE,
  USED_UP,
  VOICE_HOOKS,
} from './english-phrases.ts';
import { ENGLISH_CLOSINGS } from './english-closings.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './english-slots.ts';
import { listTitles, pickTitle, unlessSpoken } from './fact-title.ts';
import { refuseLine } from './last-reader.ts';
import { SETTINGS } from './settings.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** A longer fact is no opening. */
const LONGEST_OPENING_WORDS = 12;
/** With fewer facts hooks that only suit the trade stand in. */
const THIN = 3;
/** A price hook holds what it was before, or a fact. */
const TELLS_PRICE = /\{(?:was|percent|fact|inside|that_fact)\}/;
const REMARK_BONUS = 0.5;
/** How many reasons a count tells. */
const REASONS = 3;
/** Of a fact that weighs less not even a hook of its own opens an ad. */
const LEAST_HOOKED = 1;
const HINTS = { isKnownWord, company: '' };

/** Two words at least: "vegan" alone opens nothing. */
function canOpen({ text }: EnglishFact): boolean {
  const words = text.split(' ').length;
  return words >= 2 && words <= LONGEST_OPENING_WORDS;
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

  const leading = listLeading(kept, canOpen);
  const named = (pattern: Pattern): { saysName?: boolean } =>
    /\{(?:name|short)\}/.test(pattern) ? { saysName: true } : { saysName: false };

  const nouns = english.noun === undefined ? [] : [english.noun.singular, english.noun.plural];
  const linesOf = kept.map(({ text }) => findLines(ENGLISH_LINES, text, { kind, nouns }));
  const toLineUse = (point: number): LineUse => {
    const { source, range } = kept[point] as EnglishFact;
    return {
      point,
      source,
      range,
      rows: linesOf[point] ?? [],
      fill: (pattern) => fill(pattern, slotsOf[point]),
      title: (line) => titled([line], point)[0] ?? line,
      behindFact: '{fact}. ',
      countdown: kept.length > REASONS ? ' And three more reasons.' : null,
    };
  };

  const hasColours = kept.some(({ features }) => features.some(({ id }) => id === 'colours'));
  // One way to count for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  /** Remarks on a fact that suit the trade. */
  const listRemarks = (point: number): string[] =>
    (kept[point]?.features ?? []).flatMap(({ remarks = [] }) =>
      remarks.flatMap(({ text, trades }) => (kind !== undefined && trades.includes(kind.trade) ? [text] : [])),
    );

  const sayFact = (point: number): Line[] => {
    const withFact = slotsOf[point];
    if (withFact === undefined) return [];
    const patterns = FACT_PATTERNS;
    const plain = random.shuffle(patterns.flatMap((pattern) => fill(pattern, withFact)));
    const written = listSays(toLineUse(point), random);
    const remarks = random.shuffle(listRemarks(point));
    const remarked = remarks
      .slice(0, 1)
      .flatMap((remark) => fill(`{fact}. ${remark}`, withFact))
      .map((line) => ({ ...line, bonus: REMARK_BONUS, topic: remarks[0] ?? '' }));
    return [...written, ...titled([...remarked, ...plain], point)];
  };

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: english.audience !== null,
      hasVoice: voices.length > 0,
      openers: new Set(HOOK_KINDS.filter((each) => listCandidates(each).some(({ isBound }) => isBound))),
      points: kept.length,
    },
    hooks: (hookKind) => listHooks(hookKind),
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: sayFact,
    reasons: (point, place) => {
      const label = labels[place] ?? '';
      const use = toLineUse(point);
      const written = listSays({ ...use, fill: (pattern) => use.fill(`${label} ${pattern}`) }, random);
      const all = [...written, ...titled(fill(`${label} {fact}.`, slotsOf[point]), point)];
      return all.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => [],
    offers: () => fillAll(OFFERS),
    closing: (goal): Closing => {
      const showName = (lines: readonly Line[]): Line[] =>
        lines.map((line) => ({ ...line, onScreen: unlessSpoken(slots['short'] ?? plainText(''), line.spoken) }));
      // What is sold out is not sold: it is shown.
      if (goal === 'sales' && english.isAvailable) {
        const { stickers, says } = listClosings(ENGLISH_CLOSINGS, { kind, hasColours }, random);
        const lines = says.flatMap((pattern) => fill(pattern));
        const [sticker] = stickers;
        if (sticker !== undefined && lines.length > 0) return { sticker, lines: showName(lines) };
      }
      const fitting = random.shuffle(CLOSINGS[goal === 'sales' ? 'traffic' : goal]);
      const filled = fitting.map(({ sticker, says }) => ({ sticker, lines: fillAll(says) }));
      const { sticker, lines } = filled.find((each) => each.lines.length > 0) ?? {
        sticker: fitting[0]?.sticker ?? 'See more',
        lines: [],
      };
      return { sticker, lines: showName(lines) };
    },
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
    const hooks = orderHooks(listCandidates(hookKind), { leading, isThin: kept.length < THIN, random });
    if (hooks.length > 0 || hookKind !== 'attention') return hooks;
    return LAST_HOOKS.flatMap((hook, index) => toHooks(hook, `last-${index + 1}`)).slice(0, 1);
  }

  /** Every hook that the data carries, in no order. */
  function listCandidates(hookKind: HookKind): RatedHook[] {
    if (hookKind === 'voice') return [];
    return [
      ...kept.flatMap(({ weight }, point) =>
        leading.includes(point) || weight >= LEAST_HOOKED ? listFactHooks(toLineUse(point), hookKind) : [],
      ),
      ...(hookKind === 'audience' ? [] : listWritten(FORMATS_OF[hookKind], hookKind)),
      ...COMMON_HOOKS[hookKind].flatMap((hook, index) => toHooks(hook, `${hookKind}-${index + 1}`)),
      ...(hookKind === 'attention' ? listRemarked() : []),
      ...(hookKind === 'curiosity' ? listAsked('comment-reply') : []),
      ...(hookKind === 'pain' ? listAsked('question') : []),
    ];
  }

  /** Hooks written for the trade, as far as the data carries them; those that say more than the trade first. */
  function listWritten(formats: readonly HookFormat[], hookKind: HookKind): RatedHook[] {
    if (kind === undefined) return [];
    const own = ENGLISH_HOOKS[kind.trade];
    const material: HookMaterial = {
      kind,
      nouns,
      features: kept.flatMap(({ features }, fact) => features.map(({ id }) => ({ id, fact }))),
      hasPrice: offer !== null,
      hasWasPrice: (offer?.original ?? null) !== null,
      hasColours,
      hasRating: isGoodRating(product.rating),
    };
    const met = listMetHooks(
      own.filter(({ format }) => formats.includes(format)),
      material,
    );
    return met.flatMap(({ hook, fact }) => {
      const with_ = fact === undefined ? slots : (slotsOf[fact] ?? slots);
      const saysPoint = /\{(?:fact|inside|says|that_fact)\}/.test(hook.text);
      // What only suits the trade shows the strongest fact, and the next line says it.
      const shown = fact ?? (/\{/.test(hook.text) ? undefined : leading[0]);
      const isBound = fact !== undefined || hook.needs?.some((need) => typeof need === 'object') === true;
      const isTelling = hookKind === 'price' ? TELLS_PRICE.test(hook.text) : fact !== undefined || /\{/.test(hook.text);
      return fill(hook.text, with_).map(
        (line): RatedHook => ({
          ...(shown === undefined ? line : (titled([line], shown)[0] ?? line)),
          pattern: `${kind.trade}-${own.indexOf(hook) + 1}`,
          format: hook.format,
          ...named(hook.text),
          isTelling: isTelling || (hookKind === 'reasons' && isBound),
          isBound: isBound && hookKind !== 'price',
          ...(shown === undefined ? {} : { asksPoint: shown }),
          ...(saysPoint ? { saysPoint } : {}),
        }),
      );
    });
  }

  function toHooks(
    { text, format, isOfThing, isOfLasting, isSpare }: (typeof LAST_HOOKS)[number],
    pattern: string,
  ): RatedHook[] {
    if (isOfLasting && (kind === undefined || [kind.trade, ...kind.traits].some((each) => USED_UP.includes(each))))
      return [];
    if (!/\{(?:fact|inside|that_fact)\}/.test(text))
      return fill(text).map((line) => ({ ...line, pattern, format, isTelling: true, ...named(text) }));
    const filled = leading.flatMap((point) => {
      const { form, features } = kept[point] as EnglishFact;
      if (isOfThing && form.kind !== 'noun') return [];
      if (format === 'split' && !['noun', 'clause', 'state'].includes(form.kind)) return [];
      if (format === 'macro' && !features.some(({ id }) => SEEN_CLOSE.includes(id))) return [];
      return titled(fill(text, slotsOf[point]), point).map(
        (line): RatedHook => ({ ...line, pattern, format, isTelling: !isSpare, asksPoint: point, saysPoint: true }),
      );
    });
    // The strongest that fits; one fact a pattern, so that the patterns don't crowd out what is written by hand.
    return filled.slice(0, 1);
  }

  /** A leading fact with a remark: a fact and its small scene. */
  function listRemarked(): RatedHook[] {
    return leading.flatMap((point) =>
      listRemarks(point).flatMap((remark, index) =>
        titled(fill(`{fact}. ${remark}`, slotsOf[point]), point).map(
          (line): RatedHook => ({
            ...line,
            pattern: `remark-${point}-${index + 1}`,
            format: 'punch',
            topic: remark,
            isTelling: true,
            isBound: true,
            asksPoint: point,
            saysPoint: true,
          }),
        ),
      ),
    );
  }

  /** What a buyer would ask, answered by the fact itself. */
  function listAsked(format: HookFormat): RatedHook[] {
    return leading.flatMap((point) => {
      const fact = kept[point] as EnglishFact;
      const asks = findQuestion(fact);
      if (asks === undefined) return [];
      return titled(fill(`${asks} {fact}.`, slotsOf[point]), point).map(
        (line): RatedHook => ({
          ...line,
          pattern: `asked-${fact.features[0]?.id ?? ''}`,
          format,
          isTelling: true,
          asksPoint: point,
          saysPoint: true,
        }),
      );
    });
  }
}

/** The question that a fact answers as a whole; undefined where it answers only for a part. */
function findQuestion({ features, form, text }: EnglishFact): string | undefined {
  const asking = features
    .filter(({ asks }) => asks !== undefined)
    .toSorted((left, right) => right.weight - left.weight);
  const [top] = asking;
  // "Stainless steel buckle" tells what a part is made of, not the product.
  const isOfPart =
    top?.id === 'material' && !(form.kind === 'noun' && form.number === 'uncountable') && form.kind !== 'state';
  // "Boils 900 ml in four minutes" is no answer to how much it holds.
  const isSetOf = top?.id === 'capacity' && !/^(?:up to )?\d|^holds?\b|\bcapacity\b/i.test(text);
  return top?.asks === undefined || isOfPart || isSetOf || isEchoed(top.asks, text) ? undefined : top.asks;
}

/** Letters by which two forms of a word are told to be one. */
const STEM = 5;

/** "Is it waterproof? Waterproof to 3000 mm." asks what it then says in the same words. */
function isEchoed(question: string, text: string): boolean {
  const stemsOf = (line: string) =>
    line
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM));
  const answered = new Set(stemsOf(text));
  return stemsOf(question).some((stem) => answered.has(stem));
}
