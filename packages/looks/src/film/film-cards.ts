import { msToTicks } from '@reelwright/timeline';
import { hasText } from '../layout/scene-content.ts';
import { priceItem } from '../layout/sticker-items.ts';
import { figureItems, leadItem, titleItem } from '../layout/text-items.ts';
import type { ComposeContext, Span, SpokenPhrase } from '../shots/shot.ts';
import { splitFigure } from '../type/split-figure.ts';
import type { Card } from './film-shot.ts';

/** Most lines of a card's text. */
const MOST_LINES = 4;
/** Most time of a card: a longer one is divided into two, in setups of their own. */
const MOST_TICKS = msToTicks(2500);
/** Where a long card is divided, and how near a beat or a word may be instead. */
const DIVIDED = { at: 0.54, near: msToTicks(320) } as const;
/** How long before its word a price lands, and the least time of what stands before it and of itself. */
const PRICE = { lead: msToTicks(60), before: msToTicks(800), least: msToTicks(700) } as const;

const NOTHING = { text: '', isFigure: false, isPrice: false, isOpening: false, isClosing: false } as const;

/** Lists the cards of a scene: its price, or its line, phrase by phrase. */
export function listCards(context: ComposeContext): Card[] {
  const cards = context.layout === 'price' ? listPriceCards(context) : listLineCards(context);
  return cards.flatMap((card) => divideLong(context, card));
}

/** Creates the card of a text, with what stands small below it. */
function textCard({ content }: ComposeContext, span: Span, text: string, label?: string): Card {
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
      if (figured) return figured;
      return [titleItem(scene, text, MOST_LINES), ...(hasText(label) ? [leadItem(scene, label)] : [])];
    },
  };
}

function listLineCards(context: ComposeContext): Card[] {
  const { content, start, duration, isOpening, phrases = [] } = context;
  const text = content.isSpoken === true ? (content.title ?? '') : (content.line ?? '');
  const isPhrased = content.isSpoken !== true && phrases.length > 1;
  const parts: readonly SpokenPhrase[] = isPhrased ? phrases : [{ text, at: start }];
  return parts.map(({ text: words, at }, index): Card => {
    const from = index === 0 ? start : at;
    const until = parts[index + 1]?.at ?? start + duration;
    const isFirst = isOpening && index === 0;
    const span = { start: from, duration: until - from };
    return { ...textCard(context, span, words, isFirst ? content.label : undefined), isOpening: isFirst };
  });
}

/**
 * Lists the cards of a price: what speaks for it until the voice says it (where it opens the ad, what it buys), and the
 * price.
 */
export function listPriceCards(context: ComposeContext): Card[] {
  const { content, start, duration, isOpening, priceAt } = context;
  const { price = '', originalPrice, discount, title, isSpoken, reason } = content;
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
        ? { ...textCard(context, span, told), isFigure: true, items: (scene) => [titleItem(scene, told, 1, 'amount')] }
        : textCard(context, span, told);
  return [{ ...before, isOpening }, tag];
}

/**
 * Divides a card that stands too long: its amount stands alone at last, any other text stays and is set up anew, so that
 * nobody looks at one picture for long.
 */
function divideLong(context: ComposeContext, card: Card): Card[] {
  const { start, duration } = card;
  if (duration <= MOST_TICKS) return [card];
  const wanted = start + DIVIDED.at * duration;
  const near = context.cutTicks
    .filter((tick) => Math.abs(tick - wanted) <= DIVIDED.near)
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  const at = Math.round(near ?? wanted);
  const [first, second] = [
    { ...card, duration: at - start },
    { ...card, start: at, duration: start + duration - at, isOpening: false },
  ];
  if (card.figure === undefined) return [first, second];
  const { figure } = card;
  return [first, { ...second, text: figure, items: (scene) => [titleItem(scene, figure, 2, 'amount')] }];
}
