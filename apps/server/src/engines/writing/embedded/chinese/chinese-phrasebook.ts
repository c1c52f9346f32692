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
import type { HookFormat } from '../hooks/written-hook.ts';
import { listLeading, orderHooks, type RatedHook } from '../hooks/order-hooks.ts';
import { CHINESE_HOOKS } from '../hooks/zh/chinese-hooks.ts';
import { type LineUse, listFactHooks, listSays } from '../lines/use-lines.ts';
import { findLines } from '../lines/written-lines.ts';
import { CHINESE_LINES } from '../lines/zh/chinese-lines.ts';
import { fillPattern, type Pattern, type Slots } from '../pattern.ts';
import { listClosings } from '../closings.ts';
import { createPictureWishes } from '../picture-wishes.ts';
import { chooseReviews, isGoodRating } from '../proof.ts';
import { plainText } from '../sourced-text.ts';
import { estimateSpokenMs, longestPointMs } from '../spoken-length.ts';
import { isSupported } from '../supported-lines.ts';
import { type ChineseFact, collectChineseFacts, MADE_OF } from './chinese-facts.ts';
import {
  AUDIENCE,
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
import { CHINESE_CLOSINGS } from './chinese-closings.ts';
import { fitTitle, pickTitle } from './chinese-title.ts';
import { fillFactSlots, fillProductSlots, fillReviewSlots } from './chinese-slots.ts';
import { refuseChineseLine } from './last-reader.ts';
import { simplifyProduct } from './to-simplified.ts';

/** In shorter ads a long name takes the time of a fact. */
const LONG_ENOUGH_FOR_NAMES_S = 25;
/** With fewer facts hooks that only suit the trade stand in. */
const THIN = 3;
/** A price hook holds what it was before, or a fact. */
const TELLS_PRICE = /\{(?:was|zhe|saved|fact|that_kind)\}/;
const REMARK_BONUS = 0.5;
/** How many reasons a count tells. */
const REASONS = 3;
/** Of a fact that weighs less not even a hook of its own opens an ad. */
const LEAST_HOOKED = 1;
const MULTIPACK =
  /[*×xX]\s*\d|\d+\s*(?:包|瓶|盒|袋|罐|支|双|条|件|只|个|卷|提|听|杯|本|册)(?:装|组|套|入)?(?:$|[^\p{Script=Han}])/u;
const SET =
  /套装|礼盒装|[一两二三四五六八十]套|[两二三四五六八十](?:只|个|条|双|支|瓶|盒|包|件|副|把|张)(?:装|套)?(?:$|[^\p{Script=Han}])/u;
const PRICE_OF_ONE = /(?=.*\{(?:price|full_price|was)\}).*(?:一\{m|一?\{m\}[，的])/u;
/** Nobody has an old one of what is used up. */
const CONSUMABLE =
  /(?:湿巾|纸巾|抽纸|纸|纸尿裤|尿不湿|拉拉裤|猫条|粮|砂|零食|罐头|冻干|香薰|蜡烛|液|剂|膏|皂|霜|油|片|贴|袋|膜|墨水|颜料)$/u;
/** An old one of a long name is a mouthful. */
const LONGEST_OLD_NOUN = 5;
/** For reviews, where only the ad's language matters. */
const NO_HINTS = { isKnownWord: () => false, company: '' };

/** Words in Latin letters that a Chinese seller uses inside Chinese: "Gasket结构", "TAC镜片". */
function listSellersTerms(points: readonly string[]): string[] {
  return points.flatMap(
    (point) => point.match(/(?<=^|\p{Script=Han}|[，、])[A-Za-z][A-Za-z-]{1,8}(?=\p{Script=Han}|\d)/gu) ?? [],
  );
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
  const reading = {
    foreign: [product.name, product.brand ?? '', product.currency ?? '', ...listSellersTerms(product.selling_points)],
  };
  const isSound = (text: string): boolean => refuseChineseLine(text, reading) === null && isSupported(written, text);
  const facts = sayable.filter(({ text }) => isSound(`${text}。`));

  // Of a pack of six, the price is not the price of one.
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
  const leading = listLeading(facts, () => true);
  // Where the name is nothing but the noun, the noun names the product.
  const naming = name === noun ? /\{(?:name|kind|m_kind|this_kind)\}/ : /\{name\}/;
  const named = (pattern: Pattern): { saysName: boolean } => ({ saysName: naming.test(pattern) });
  const hasColours = facts.some(({ form }) => form === 'colours');
  // One way to count for all the reasons of a script.
  const labels = random.pick(REASON_LABELS);

  /** Remarks on a fact that suit the trade. */
  const listRemarks = (point: number): string[] =>
    (facts[point]?.features ?? []).flatMap(({ remarks = [] }) =>
      remarks.flatMap(({ text, trades }) => (kind !== undefined && trades.includes(kind.trade) ? [text] : [])),
    );

  // Every ending of the noun is a name for it: a 保温杯 is a 杯.
  const nouns = noun === null ? [] : Array.from(noun, (_character, at) => noun.slice(at));
  const linesOf = facts.map(({ text }) => findLines(CHINESE_LINES, text, { kind, nouns }));
  const toLineUse = (point: number): LineUse => {
    const { source, range } = facts[point] as ChineseFact;
    return {
      point,
      source,
      range,
      rows: linesOf[point] ?? [],
      fill: (pattern) => fill(pattern, slotsOf[point]),
      title: (line) => titled([line], point)[0] ?? line,
      behindFact: '{fact}。',
      countdown: facts.length > REASONS ? '还有三个理由。' : null,
    };
  };

  const sayFact = (point: number): Line[] => {
    const fact = facts[point];
    if (fact === undefined) return [];
    const patterns = FACT_PATTERNS;
    const plain = random.shuffle(patterns.flatMap((pattern) => fill(pattern, slotsOf[point])));
    const written = listSays(toLineUse(point), random);
    const remarks = random.shuffle(listRemarks(point));
    const remarked = remarks
      .slice(0, 1)
      .flatMap((remark) => fill(`{fact}。${remark}`, slotsOf[point]))
      .map((line) => ({ ...line, bonus: REMARK_BONUS, topic: remarks[0] ?? '' }));
    return [...written, ...titled([...remarked, ...plain], point)];
  };

  return {
    holdings: {
      hasPrice: offer !== null,
      hasDiscount: typeof offer?.original === 'string',
      hasAudience: collected.audience !== null,
      hasVoice: voices.length > 0,
      openers: new Set(HOOK_KINDS.filter((each) => listCandidates(each).some(({ isBound }) => isBound))),
      points: facts.length,
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
      const written = listSays({ ...use, fill: (pattern) => use.fill(`${label}${pattern}`) }, random);
      const lines = [...written, ...titled(fill(`${label}{fact}。`, slotsOf[point]), point)];
      return lines.map((line) => ({ ...line, shape: 'reason', ordinal: place + 1 }));
    },
    proofs: () => random.shuffle(voices.flatMap((voice) => fillAll(PROOFS, voice))),
    audience: () => fillAll(AUDIENCE),
    offers: () => fillAll(OFFERS),
    closing: (goal): Closing => {
      const showName = (lines: readonly Line[]): Line[] =>
        lines.map((line) => ({ ...line, onScreen: fitTitle(slots['title'] ?? plainText(''), line.spoken) }));
      // What is sold out is not sold: it is shown.
      if (goal === 'sales' && collected.isAvailable) {
        const { stickers, says } = listClosings(CHINESE_CLOSINGS, { kind, hasColours }, random);
        const lines = says.flatMap((pattern) => fill(pattern));
        const [sticker] = stickers;
        if (sticker !== undefined && lines.length > 0) return { sticker, lines: showName(lines) };
      }
      const fitting = random.shuffle(CLOSINGS[goal === 'sales' ? 'traffic' : goal]);
      const filled = fitting.map(({ sticker, says }) => ({ sticker, lines: fillAll(says) }));
      const { sticker, lines } = filled.find((each) => each.lines.length > 0) ?? {
        sticker: fitting[0]?.sticker ?? '了解详情',
        lines: [],
      };
      return { sticker, lines: showName(lines) };
    },
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
    const hooks = orderHooks(listCandidates(hookKind), { leading, isThin: facts.length < THIN, random });
    if (hooks.length > 0 || hookKind !== 'attention') return hooks;
    return LAST_HOOKS.flatMap((hook, index) => toHooks(hook, `last-${index + 1}`)).slice(0, 1);
  }

  /** Every hook that the data carries, in no order. */
  function listCandidates(hookKind: HookKind): RatedHook[] {
    if (hookKind === 'voice') return [];
    return [
      ...facts.flatMap(({ weight }, point) =>
        leading.includes(point) || weight >= LEAST_HOOKED ? listFactHooks(toLineUse(point), hookKind) : [],
      ),
      ...(hookKind === 'audience' ? [] : listWritten(FORMATS_OF[hookKind], hookKind)),
      ...COMMON_HOOKS[hookKind].flatMap((hook, index) => toHooks(hook, `${hookKind}-${index + 1}`)),
      ...(hookKind === 'attention' ? listRemarked() : []),
      ...(hookKind === 'curiosity' ? listAsked('comment-reply') : []),
      ...(hookKind === 'pain' ? listAsked('question') : []),
    ];
  }

  /** Hooks written for the trade, as far as the data carries them. */
  function listWritten(formats: readonly HookFormat[], hookKind: HookKind): RatedHook[] {
    if (kind === undefined) return [];
    const own = CHINESE_HOOKS[kind.trade];
    const material: HookMaterial = {
      kind,
      nouns,
      features: facts.flatMap(({ features }, fact) => features.map(({ id }) => ({ id, fact }))),
      hasPrice: offer !== null,
      hasWasPrice: typeof offer?.original === 'string',
      hasColours,
      hasRating: isGoodRating(product.rating),
    };
    const met = listMetHooks(
      own.filter(({ format }) => formats.includes(format)),
      material,
    );
    return met.flatMap(({ hook, fact }) => {
      const with_ = fact === undefined ? slots : (slotsOf[fact] ?? slots);
      // What only suits the trade shows the strongest fact, and the next line says it.
      const shown = fact ?? (hook.text.includes('{') ? undefined : leading[0]);
      const isBound = fact !== undefined || hook.needs?.some((need) => typeof need === 'object') === true;
      const isTelling =
        hookKind === 'price' ? TELLS_PRICE.test(hook.text) : fact !== undefined || hook.text.includes('{');
      return fill(hook.text, with_).map(
        (line): RatedHook => ({
          ...(shown === undefined ? line : (titled([line], shown)[0] ?? line)),
          pattern: `${kind.trade}-${own.indexOf(hook) + 1}`,
          format: hook.format,
          ...named(hook.text),
          isTelling: isTelling || (hookKind === 'reasons' && isBound),
          isBound: isBound && hookKind !== 'price',
          ...(shown === undefined ? {} : { asksPoint: shown }),
          ...(hook.text.includes('{fact}') ? { saysPoint: true } : {}),
        }),
      );
    });
  }

  function toHooks({ text, format, forms, isOfLasting, isSpare }: CommonHook, pattern: string): RatedHook[] {
    if (isOfLasting && (kind === undefined || [kind.trade, ...kind.traits].some((each) => USED_UP.includes(each))))
      return [];
    if (isOfLasting && noun !== null && (noun.length > LONGEST_OLD_NOUN || CONSUMABLE.test(noun))) return [];
    if (!/\{(?:fact|that_kind)\}/.test(text))
      return fill(text).map((line) => ({ ...line, pattern, format, isTelling: true, ...named(text) }));
    const filled = leading.flatMap((point) => {
      const fact = facts[point] as ChineseFact;
      if (forms !== undefined && !forms.includes(fact.form)) return [];
      if (format === 'macro' && !fact.features.some(({ id }) => SEEN_CLOSE.includes(id))) return [];
      return titled(fill(text, slotsOf[point]), point).map(
        (line): RatedHook => ({
          ...line,
          pattern,
          format,
          isTelling: !isSpare,
          asksPoint: point,
          saysPoint: true,
          ...named(text),
        }),
      );
    });
    // The strongest that fits; one fact a pattern, so that the patterns don't crowd out what is written by hand.
    return filled.slice(0, 1);
  }

  /** A leading fact with a remark: a fact and its small scene. */
  function listRemarked(): RatedHook[] {
    return leading.flatMap((point) =>
      listRemarks(point).flatMap((remark, index) =>
        titled(fill(`{fact}。${remark}`, slotsOf[point]), point).map(
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
      const { features, text } = facts[point] as ChineseFact;
      const isOfWhole = MADE_OF.test(text);
      const asked = features
        .filter(({ id }) => (id !== 'material' || isOfWhole) && (id !== 'capacity' || !/分钟|秒|烧|小时/.test(text)))
        .toSorted((left, right) => right.weight - left.weight)
        .find(({ asks }) => asks !== undefined && !isEchoed(asks, text));
      if (asked?.asks === undefined) return [];
      return titled(fill(`${asked.asks}{fact}。`, slotsOf[point]), point).map(
        (line): RatedHook => ({
          ...line,
          pattern: `asked-${asked.id}`,
          format,
          isTelling: true,
          asksPoint: point,
          saysPoint: true,
        }),
      );
    });
  }
}

/** Asks in the words of its own answer, as 防水吗？防水到50米 does. */
function isEchoed(question: string, text: string): boolean {
  const letters = [...question.replaceAll(/[^\p{Script=Han}]/gu, '')];
  return letters.some((letter, at) => at > 0 && text.includes(`${letters[at - 1]}${letter}`));
}
