import { msToTicks } from '@reelwright/timeline';
import { hasText } from '../layout/scene-content.ts';
import { priceItem } from '../layout/sticker-items.ts';
import { listBelowPrice } from '../compositions/list-below-price.ts';
import { figureItems, leadItem, titleItem } from '../layout/text-items.ts';
import type { ComposeContext, Span, SpokenPhrase } from '../shots/shot.ts';
import { splitFigure } from '../type/split-figure.ts';
import type { Card } from './setup.ts';

/** Most lines of a card's text. */
const MOST_LINES = 4;
/** Most time of a card: a longer one is divided, each part in a setup of its own. */
const MOST_TICKS = msToTicks(2500);
/** Most time of the first setup of an ad, if its card is divided. */
const OPENING_TICKS = msToTicks(1150);
/** How near a beat or a word is at which a long card is divided. */
const NEAR_TICKS = msToTicks(320);
/** How long before its word a price lands, and the least time of what stands before it and of itself. */
const PRICE = { lead: msToTicks(60), before: msToTicks(800), least: msToTicks(700) } as const;

/** Size of a name below a text, relative to a small tier. */
const LABEL = 0.9;

const NOTHING = { text: '', isFigure: false, isPrice: false, isOpening: false, isClosing: false } as const;

/** Lists the cards of a scene: its price, or its line, phrase by phrase. */
export function listCards(context: ComposeContext): Card[] {
  const cards =
    context.layout === 'price' || context.layout === 'comparison' ? listPriceCards(context) : listLineCards(context);
  return cards.flatMap((card) => divideLong(context, card));
}

/** Creates the card of a text, with what stands small below it. */
function phraseCard({ content }: ComposeContext, span: Span, marked: string, label?: string): Card {
  const text = withBreaks(marked);
  const accents = content.accents ?? [];
  const split = splitFigure(text, accents);
  const isFigure = /\d/u.test(split?.figure ?? '');
  return {
    ...NOTHING,
    ...span,
    text,
    isFigure,
    ...(isFigure && split && split.rest !== '' ? { figure: split.figure } : {}),
    items: (scene) => {
      const figured = figureItems(scene, text);
      if (figured)
        return figured.length === 1 && hasText(label) ? [...figured, leadItem(scene, label, LABEL)] : figured;
      return [titleItem(scene, text, MOST_LINES), ...(hasText(label) ? [leadItem(scene, label, LABEL)] : [])];
    },
  };
}

/** Longest words that are held on one line, in characters: longer ones would make all of a card small. */
const LONGEST_HELD = 15;

/** Lets long groups of words that are held together break, but for a number and what it counts. */
const withBreaks = (text: string): string =>
  text
    .split(' ')
    .map((group) => (group.length <= LONGEST_HELD ? group : group.replaceAll(/(?<!\d)\u00a0(?!\d)/gu, ' ')))
    .join(' ');

function listLineCards(context: ComposeContext): Card[] {
  const { content, start, duration, isOpening, phrases = [] } = context;
  const text = content.isSpoken === true ? (content.title ?? '') : (content.line ?? '');
  const isPhrased = content.isSpoken !== true && phrases.length > 1;
  const parts = withNamesBelow(isPhrased ? phrases : [{ text, at: start }], content.called);
  return parts.map(({ text: words, at, label }, index): Card => {
    const from = index === 0 ? start : at;
    const until = parts[index + 1]?.at ?? start + duration;
    const isFirst = isOpening && index === 0;
    const span = { start: from, duration: until - from };
    const small = label ?? (isFirst && parts.length === 1 ? content.label : undefined);
    return { ...phraseCard(context, span, words, small), isOpening: isFirst };
  });
}

/** A phrase, with a name that stands small below it. */
type NamedPhrase = SpokenPhrase & { label?: string };

/**
 * Lets no name stand alone, which tells nothing: it is a small line below the phrase before it, as long as the name is
 * said, or else stands with the one after it.
 */
function withNamesBelow(phrases: readonly SpokenPhrase[], called: string | undefined): NamedPhrase[] {
  if (!hasText(called)) return [...phrases];
  const named: NamedPhrase[] = [];
  const [only] = phrases;
  const told =
    phrases.length === 1 && only ? (splitAtName(only.text, called) ?? splitAfterName(only.text, called)) : undefined;
  if (told && only) return [{ ...only, ...told }];
  let first: SpokenPhrase | undefined;
  for (const phrase of phrases) {
    const last = named.at(-1);
    if (!isName(phrase.text, called)) {
      named.push(first ? withName(first, phrase) : { ...phrase, ...splitAfterName(phrase.text, called) });
      first = undefined;
    } else if (last) named.push({ ...last, at: phrase.at, label: withoutStop(phrase.text) });
    else first = phrase;
  }
  return named.length > 0 ? named : [...phrases];
}

/** Splits "The Torq Drill: a drill for brick." into what is said and the name; undefined for other texts. */
function splitAtName(text: string, called: string): { text: string; label: string } | undefined {
  const [, name = '', rest = ''] = /^([^:：]+)[:：]\s*(.+)$/u.exec(text) ?? [];
  if (rest === '' || !isName(name, called)) return undefined;
  return { text: capitalised(rest), label: withoutStop(name) };
}

/** Least length of a name that is set small, and fewest words that are left to be set large. */
const LONG_NAME = { characters: 14, words: 3 } as const;
/** What does not go on without the name before it: it belongs to the name, or only tells that something is. */
const BELONGS = /^(?:is|are|was|were|has|have|can|will|that|which|who|with|for|in|on|of|and|or|from|to|by|at|as)$/iu;
const COPULA = /^(?:is|are)[ \u00a0]+(?=(?:an?|the|made|built)\b)/iu;

/**
 * Splits "The Kantus 46 Petrol Lawn Mower folds up for the shed." into what it does and the name: at the size that all of
 * it takes, nobody reads it. Undefined where the name is short, or what follows cannot stand alone.
 */
function splitAfterName(text: string, called: string): { text: string; label: string } | undefined {
  if (/\p{Script=Han}/u.test(text)) return undefined;
  const name = new Set(plainOf(called).split(' '));
  const words = [...text.matchAll(/[^ \u00a0]+/gu)];
  const isOfName = (word: string) =>
    plainOf(word)
      .split(' ')
      .every((part) => name.has(part));
  const begin = ARTICLE.test(words[0]?.[0] ?? '') ? 1 : 0;
  const end = words.findIndex(([word], index) => index >= begin && !isOfName(word));
  const next = words[end];
  if (!next || end === begin || words.length - end < LONG_NAME.words) return undefined;
  const label = text.slice(words[begin]?.index, next.index).trim();
  const rest = text.slice(next.index).replace(COPULA, '');
  const [following = ''] = rest.split(/[ \u00a0]/u);
  const isPossessive = name.has(plainOf(following).split(' ')[0] ?? '');
  if (label.length < LONG_NAME.characters || BELONGS.test(following) || isPossessive || /[,:;-]$/u.test(label))
    return undefined;
  return { text: capitalised(rest), label };
}

/** How a phrase begins that can be read without the name before it. */
const COMPLETE = /^(?:an?|the|one|\d|\p{Lu})/u;

/** Puts a name below the phrase after it, or before it where that goes on: "boxing gloves" and "for sparring". */
function withName(name: SpokenPhrase, { text }: SpokenPhrase): NamedPhrase {
  if (!COMPLETE.test(text) && !/\p{Script=Han}/u.test(text)) return { text: joined(name.text, text), at: name.at };
  return { text: capitalised(text), at: name.at, label: withoutStop(name.text) };
}

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Joins a name and what is said of it, as they were before they were divided. */
const joined = (name: string, rest: string): string =>
  /\p{Script=Han}/u.test(name) ? `${name}\u200b${rest}` : `${name} ${rest}`;

const withoutStop = (text: string): string => text.replace(/[.。]+(\u200b?)$/u, '$1');

/** Words that say nothing beside a name. */
const ARTICLE = /^(?:the|an?|this|your|it|is|it's|meet|这款|这个|这)$/iu;

/** Whether a phrase has no other words than a name. */
function isName(phrase: string, called: string): boolean {
  const name = plainOf(called);
  if (/\p{Script=Han}/u.test(phrase)) return name.includes(plainOf(phrase).replace(/^(?:这款|这个|这)/u, ''));
  const words = plainOf(phrase)
    .split(' ')
    .filter((word) => word !== '' && !ARTICLE.test(word));
  return words.length > 0 && words.every((word) => name.includes(word));
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u200b\u2060]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Lists the cards of a price: what speaks for it until the voice says it (where it opens the ad, what it buys), and the
 * price.
 */
export function listPriceCards(context: ComposeContext): Card[] {
  const { content, start, duration, isOpening, priceAt } = context;
  const { price = '', originalPrice, discount, title, isSpoken, reason, facts = [] } = content;
  const name = isOpening && hasText(title) && isSpoken !== true ? title : undefined;
  const told = name ?? discount ?? reason;
  const end = start + duration;
  const said = priceAt === undefined ? start : priceAt - PRICE.lead;
  const isTold = hasText(told) && said - start >= PRICE.before && end - said >= PRICE.least;
  const at = isTold ? said : start;
  const tag: Card = {
    ...NOTHING,
    start: at,
    duration: end - at,
    isPrice: true,
    isOpening: isOpening && !isTold,
    items: (scene) => {
      const plain = { ...scene, content: { ...scene.content, facts: [] } };
      return [
        ...(name === undefined || isTold ? [] : [titleItem(plain, name, 2)]),
        priceItem(plain, price, originalPrice),
        ...(hasText(discount) || !facts.some(hasText) ? [] : [listBelowPrice(scene, facts.filter(hasText))]),
      ];
    },
  };
  if (!isTold) return [tag];
  const span = { start, duration: at - start };
  const before: Card =
    name !== undefined && hasText(discount)
      ? {
          ...NOTHING,
          ...span,
          text: `${name} ${discount}`,
          items: (scene) => [leadItem(scene, name), titleItem(scene, discount, 1, 'amount')],
        }
      : told === discount
        ? {
            ...phraseCard(context, span, told),
            isFigure: true,
            items: (scene) => [titleItem(scene, told, 1, 'amount')],
          }
        : phraseCard(context, span, told);
  return [{ ...before, isOpening }, tag];
}

/**
 * Divides a card that stands too long: its amount stands alone for a while, any other text stays and is set up anew, so
 * that nobody looks at one picture for long.
 */
function divideLong(context: ComposeContext, card: Card): Card[] {
  const { start, duration, figure } = card;
  const end = start + duration;
  // Viewers scroll on from what stands still: what opens an ad changes first, and what is left is divided like others.
  const isLong = duration > MOST_TICKS;
  const count =
    card.isOpening && isLong
      ? 1 + Math.ceil((duration - OPENING_TICKS) / MOST_TICKS)
      : Math.max(1, Math.ceil(duration / MOST_TICKS));
  const first = card.isOpening && count > 1 ? OPENING_TICKS : duration / count;
  const starts = Array.from({ length: count }, (_, index) =>
    index === 0
      ? start
      : nearCut(context, start + first + ((index - 1) * (duration - first)) / Math.max(1, count - 1), {
          until: card.isOpening && index === 1 ? start + OPENING_TICKS : end,
        }),
  );
  return starts.map((at, index): Card => {
    const part = {
      ...card,
      start: at,
      duration: (starts[index + 1] ?? end) - at,
      isOpening: card.isOpening && index === 0,
    };
    if (figure === undefined || index % 2 === 0) return part;
    return { ...part, text: figure, items: (scene) => [titleItem(scene, figure, linesOf(figure), 'amount')] };
  });
}

/** A Chinese unit is never divided from its number. */
const linesOf = (figure: string): number => (/\p{Script=Han}/u.test(figure) ? 1 : 2);

/** Returns the beat or word that is nearest to a tick. */
function nearCut({ cutTicks }: ComposeContext, wanted: number, { until }: { until: number }): number {
  const near = cutTicks
    .filter((tick) => tick <= until && Math.abs(tick - wanted) <= NEAR_TICKS)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  return Math.round(near ?? wanted);
}
