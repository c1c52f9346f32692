import { createClaimChecker } from '@reelwright/claims';
import type { Product } from '@reelwright/contracts';
import type { SeededRandom } from '#src/engines/seeded-random.ts';
import { type Closing, type Hook, type HookKind, keepSayable, type Line, type Phrasebook } from '../draft.ts';
import { type HookMaterial, listMetHooks } from '../hooks/choose-hooks.ts';
import type { HookFormat } from '../hooks/written-hook.ts';
import { CHINESE_HOOKS } from '../hooks/zh/chinese-hooks.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { joinTexts, plainText, type SourcedText, titleFrom } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { type ChineseFact, collectChineseFacts } from './chinese-facts.ts';
import {
  ASIDES,
  CLOSINGS,
  COMMON_HOOKS,
  type CommonHook,
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
  SETTINGS,
  USED_UP,
  VOICE_HOOKS,
} from './chinese-phrases.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './chinese-slots.ts';
import { refuseChineseLine } from './last-reader.ts';
import { simplifyProduct } from './to-simplified.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
const LONGEST_TITLE = 8;
/** A hook opens with one of the strongest facts. */
const OPENING_FACTS = 3;
/** Hooks that fit the trade but hold no fact or price stand behind those that do. */
const TRADE_SHARE = 1;
const LEAST_TRADE_HOOKS = 2;
const REMARK_BONUS = 0.5;
/** Two facts share a scene while they are this short together. */
const LONGEST_PAIR = 18;
const MULTIPACK =
  /[*×xX]\s*\d|\d+\s*(?:包|瓶|盒|袋|罐|支|双|条|件|只|个|卷|提|听|杯|本|册)(?:装|组|套|入)?(?:$|[^\p{Script=Han}])/u;
const PRICE_OF_ONE = /(?=.*\{(?:price|full_price|was)\}).*(?:一\{m|一?\{m\}[，的])/u;
/** Nobody has an old one of what is used up. */
const CONSUMABLE =
  /(?:湿巾|纸巾|抽纸|纸|纸尿裤|尿不湿|拉拉裤|猫条|粮|砂|零食|罐头|冻干|香薰|蜡烛|液|剂|膏|皂|霜|油|片|贴|袋|膜|墨水|颜料)$/u;
/** An old one of a long name is a mouthful. */
const LONGEST_OLD_NOUN = 5;
/** For reviews, where only the ad's language matters. */
const NO_HINTS = { isKnownWord: () => false, company: '' };

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

/** Chinese lines for a product, in an order drawn by the seed. Every line has passed the last reader and the claim checker. */
export function openChinesePhrasebook(
  written: Product,
  { lengthS, random }: { lengthS: number; random: SeededRandom },
): Phrasebook {
  const product = simplifyProduct(written);
  const collected = collectChineseFacts(product);
  const sayable = keepSayable(collected.facts, ({ text }) => estimateSpokenMs(text, 'zh-CN'), longestPointMs(lengthS));
  const { name, noun, kind, offer } = collected;
  const slots = fillProductSlots(product, collected, lengthS < LONG_ENOUGH_FOR_NAMES_S || random.isLucky(0.5));
  const reading = { foreign: [product.name, product.brand ?? '', product.currency ?? ''] };
  const isSound = (text: string): boolean => refuseChineseLine(text, reading) === null && isSupported(written, text);
  const facts = sayable.filter(({ text }) => isSound(`${text}。`));

  // Of a pack of six, the price is not the price of one.
  const isMultipack = MULTIPACK.test(product.name) || product.selling_points.some((point) => MULTIPACK.test(point));
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
  const openers = facts.slice(0, OPENING_FACTS).map((_fact, point) => point);
  // Where the name is nothing but the noun, the noun names the product.
  const naming = name === noun ? /\{(?:name|kind|m_kind|this_kind)\}/ : /\{name\}/;
  const named = (pattern: Pattern): { saysName: boolean } => ({ saysName: naming.test(pattern) });
  // One way to count for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  const sayFact = (point: number, place: number): Line[] => {
    const fact = facts[point];
    if (fact === undefined) return [];
    // "它..." and "你..." are sentences of their own: no opener suits them.
    const isOwnSentence = /^(?:它|你|我们|这款|这个|两|双|整|一)/.test(fact.text);
    const { any, adding } = FACT_PATTERNS[fact.form];
    const patterns = isOwnSentence ? any.slice(0, 1) : [...any, ...(place > 0 ? adding : [])];
    const plain = random.shuffle(patterns.flatMap((pattern) => fill(pattern, slotsOf[point])));
    const remarks = random.shuffle(
      fact.features.flatMap(({ remarks: all = [] }) =>
        all.flatMap(({ text, trades }) => (kind !== undefined && trades.includes(kind.trade) ? [text] : [])),
      ),
    );
    const remarked = remarks
      .slice(0, 1)
      .flatMap((remark) => fill(`{fact}。${remark}`, slotsOf[point]))
      .map((line) => ({ ...line, bonus: REMARK_BONUS }));
    return titled([...remarked, ...plain], point);
  };

  return {
    holdings: {
      hasPrice: offer !== null,
      hasAudience: collected.audience !== null,
      hasVoice: voices.length > 0,
      points: facts.length,
    },
    hooks: (hookKind) => listHooks(hookKind),
    bridges: () => [],
    intros: (turn) => {
      const lines = fillAll(INTROS[turn]);
      return lines.length > 0 ? lines : fillAll([FALLBACK_INTRO]);
    },
    benefits: sayFact,
    pairs: (first, second) => {
      const [one, two] = [facts[first], facts[second]];
      if (one === undefined || two === undefined || one.text.length + two.text.length > LONGEST_PAIR) return [];
      if (/[，、]/.test(one.text + two.text) || one.form !== two.form) return [];
      const spoken = joinTexts([slotsOf[first]?.['fact'] ?? '', '，', slotsOf[second]?.['fact'] ?? '', '。']);
      return isSound(spoken.text) ? [{ spoken, onScreen: plainText(''), shape: 'pair' }] : [];
    },
    reasons: (point, place) => {
      const lines = titled(fill(`${labels[place] ?? ''}{fact}。`, slotsOf[point]), point);
      return lines.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    asides: (fact) => fillAll(ASIDES[fact]),
    moments: () => [],
    offers: () => fillAll(OFFERS),
    closing: (goal): Closing => {
      const fitting = random.shuffle(CLOSINGS[goal].filter(({ needsStock }) => collected.isAvailable || !needsStock));
      const filled = fitting.map(({ sticker, says }) => ({ sticker, lines: fillAll(says) }));
      const { sticker, lines } = filled.find((each) => each.lines.length > 0) ?? { sticker: '了解详情', lines: [] };
      return {
        sticker,
        lines: lines.map((line) => ({ ...line, onScreen: fitTitle(slots['title'] ?? plainText(''), line.spoken) })),
      };
    },
    invitations: () => [],
    wishPicture: createPictureWishes(PICTURES, {
      subject: noun ?? name ?? '商品',
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
    const written_ = hookKind === 'audience' ? [] : listWritten(FORMATS_OF[hookKind]);
    const specific = [
      ...written_.filter(({ isSpecific }) => isSpecific),
      ...COMMON_HOOKS[hookKind].flatMap((hook, index) => toHooks(hook, `${hookKind}-${index + 1}`)),
      ...(hookKind === 'curiosity' ? listAsked() : []),
    ];
    const others = random.shuffle(written_.filter(({ isSpecific }) => !isSpecific));
    const hooks = [
      ...specific,
      ...others.slice(0, Math.max(LEAST_TRADE_HOOKS, Math.floor(specific.length * TRADE_SHARE))),
    ];
    if (hooks.length > 0 || hookKind !== 'attention') return hooks;
    return LAST_HOOKS.flatMap((hook, index) => toHooks(hook, `last-${index + 1}`)).slice(0, 1);
  }

  /** Hooks written for the trade, as far as the data carries them. */
  function listWritten(formats: readonly HookFormat[]): (Hook & { isSpecific: boolean })[] {
    if (kind === undefined) return [];
    const own = CHINESE_HOOKS[kind.trade] ?? [];
    const material: HookMaterial = {
      kind,
      // Every ending of the noun is a name for it: a 保温杯 is a 杯.
      nouns: noun === null ? [] : Array.from(noun, (_character, at) => noun.slice(at)),
      features: facts.flatMap(({ features }, fact) => features.map(({ id }) => ({ id, fact }))),
      hasPrice: offer !== null,
      hasWasPrice: typeof offer?.original === 'string',
      hasColours: facts.some(({ form }) => form === 'colours'),
      hasRating: isGoodRating(product.rating),
    };
    const met = listMetHooks(
      own.filter(({ format }) => formats.includes(format)),
      material,
    );
    return met.flatMap(({ hook, fact }) => {
      const with_ = fact === undefined ? slots : (slotsOf[fact] ?? slots);
      return fill(hook.text, with_).map((line): Hook & { isSpecific: boolean } => ({
        ...(fact === undefined ? line : titleWhole(line, facts[fact], isSound)),
        pattern: `${kind.trade}-${own.indexOf(hook) + 1}`,
        format: hook.format,
        ...named(hook.text),
        isSpecific: fact !== undefined || hook.text.includes('{'),
        ...(fact === undefined ? {} : { asksPoint: fact }),
        ...(hook.text.includes('{fact}') ? { saysPoint: true } : {}),
      }));
    });
  }

  function toHooks({ text, format, forms, isOfLasting }: CommonHook, pattern: string): Hook[] {
    if (isOfLasting && (kind === undefined || USED_UP.includes(kind.trade))) return [];
    if (isOfLasting && noun !== null && (noun.length > LONGEST_OLD_NOUN || CONSUMABLE.test(noun))) return [];
    if (!text.includes('{fact}')) return fill(text).map((line) => ({ ...line, pattern, format, ...named(text) }));
    const fitting = openers.filter((point) => {
      const fact = facts[point] as ChineseFact;
      if (forms !== undefined && !forms.includes(fact.form)) return false;
      return format !== 'macro' || fact.features.some(({ id }) => SEEN_CLOSE.includes(id));
    });
    const point = fitting.length === 0 ? undefined : random.pick(fitting);
    return titled(point === undefined ? [] : fill(text, slotsOf[point]), point ?? 0).map(
      (line): Hook => ({ ...line, pattern, format, asksPoint: point ?? 0, saysPoint: true, ...named(text) }),
    );
  }

  /** What a buyer would ask, answered by the fact itself. */
  function listAsked(): Hook[] {
    return openers.flatMap((point) => {
      const { features } = facts[point] as ChineseFact;
      const asked = features
        .toSorted((left, right) => right.weight - left.weight)
        .find(({ asks }) => asks !== undefined);
      if (asked?.asks === undefined) return [];
      return titled(fill(`${asked.asks}{fact}。`, slotsOf[point]), point).map(
        (line): Hook => ({
          ...line,
          pattern: `asked-${asked.id}`,
          format: 'comment-reply',
          asksPoint: point,
          saysPoint: true,
        }),
      );
    });
  }
}

/** A hook that leaves the fact unsaid shows it, where it is short enough. */
function titleWhole(line: Line, fact: ChineseFact | undefined, isSound: (text: string) => boolean): Line {
  const bare = fact === undefined ? undefined : { ...fact, features: [] };
  return { ...line, onScreen: pickTitle(bare, line.spoken, isSound) };
}

/** A title for a fact: its feature's short name, else the fact itself where it is short; none where the voice says the same. */
function pickTitle(
  fact: ChineseFact | undefined,
  spoken: SourcedText,
  isSound: (text: string) => boolean,
): SourcedText {
  if (fact === undefined) return plainText('');
  const whole: SourcedText = {
    text: fact.text,
    sources: [
      {
        start: 0,
        end: fact.text.length,
        field: fact.source,
        source_start: fact.range.start,
        source_end: fact.range.end,
      },
    ],
  };
  const short = fact.features.flatMap(({ title }) => (title === undefined ? [] : [titleFrom(title, whole)]));
  const titles = [...short, whole].map((title) => fitTitle(title, spoken));
  return titles.find(({ text }) => text !== '' && isSound(`${text}。`)) ?? plainText('');
}

/** Empty where the title is long, or only repeats the voice. */
function fitTitle(title: SourcedText, spoken: SourcedText): SourcedText {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}%]/gu, '');
  return title.text.length > LONGEST_TITLE || plain(spoken.text).includes(plain(title.text)) ? plainText('') : title;
}
