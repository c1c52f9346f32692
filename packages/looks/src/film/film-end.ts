import { listCardItems } from '../compositions/card-items.ts';
import { inOrder } from '../compositions/land-card.ts';
import { hasText } from '../layout/scene-content.ts';
import type { ComposeContext, ComposedScene } from '../shots/shot.ts';
import { castOf, composeCards } from './compose-film.ts';
import { isFilmed } from './film-photo.ts';
import { listPriceCards } from './film-cards.ts';
import type { Card } from './film-shot.ts';

/** Composes the price before the card that closes an ad; undefined where the ad is not filmed. */
export function filmPrice(context: ComposeContext): ComposedScene | undefined {
  const cast = isTall(context) ? castOf(context) : undefined;
  if (!cast || !hasText(context.content.price)) return undefined;
  return composeCards(context, cast, listPriceCards(context));
}

/**
 * Composes the card that closes an ad: its texts on a panel above the product, or where its photo leaves them room.
 * Undefined where the ad is not filmed, or its texts fit nowhere.
 */
export function filmCard(context: ComposeContext): ComposedScene | undefined {
  const cast = isTall(context) ? castOf(context) : undefined;
  if (!cast || !isFilmed(cast[0])) return undefined;
  const { start, duration, look } = context;
  // A small label above the name, or a reason below it, makes everything else small.
  const { reason: _reason, kicker: _kicker, ...content } = context.content;
  const order = look.decoration.endCard.order === 'name-first' ? 'name-first' : 'price-first';
  const card: Card = {
    start,
    duration,
    text: content.title ?? '',
    isFigure: false,
    isPrice: false,
    isOpening: false,
    isClosing: true,
    items: (scene) => listCardItems({ ...context, content }, scene, order),
  };
  const composed = composeCards(context, [cast[0]], [card]);
  if (!composed) return undefined;
  return { ...composed, clips: inOrder(composed.clips, { start, duration }), accents: [start] };
}

const isTall = ({ zones }: ComposeContext): boolean => zones.orientation === 'tall';
