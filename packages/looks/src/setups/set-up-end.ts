import { listCardItems } from '../compositions/card-items.ts';
import { inOrder } from '../compositions/land-card.ts';
import { hasText } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { ComposeContext, ComposedScene } from '../shots/shot.ts';
import { castOf, composeCards } from './compose-setups.ts';
import { isPlainPhoto } from './photo-file.ts';
import { listPriceCards } from './list-cards.ts';
import type { Card } from './setup.ts';

/** Composes the price before the card that closes an ad; undefined without an image, or on a wide canvas. */
export function setUpPrice(context: ComposeContext): ComposedScene | undefined {
  const cast = isSetUp(context) ? castOf(context) : undefined;
  if (!cast || !hasText(context.content.price)) return undefined;
  return composeCards(context, cast, listPriceCards(context));
}

/**
 * Composes the card that closes an ad: its texts on a panel above the product, or where its photo leaves them room.
 * Undefined without a photo, on a wide canvas, and where its texts fit nowhere.
 */
export function setUpCard(context: ComposeContext): ComposedScene | undefined {
  const cast = isSetUp(context) ? castOf(context) : undefined;
  if (!cast || !isPlainPhoto(cast[0])) return undefined;
  const { start, duration, look } = context;
  // A small label above the name looks forgotten.
  const { kicker: _kicker, ...content } = context.content;
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
  const used = new Set(composed.clips.filter(({ clip }) => !isText(clip)).map(({ slot }) => slot));
  // The panel has the slot of a logo or of stars, which take another one; a scrim may have that.
  const placed = composed.clips.flatMap((each): SlottedClip[] => {
    if (each.slot !== 'decor' || each.clip.kind === 'shape') return [each];
    const free = (['decor', 'veil'] as const).find((slot) => !used.has(slot));
    return free ? [{ ...each, slot: free }] : [];
  });
  return { ...composed, clips: inOrder(placed, { start, duration }), accents: [start] };
}

/** Whether a clip belongs to the texts, and not to the shot below them. */
const isText = ({ kind }: SlottedClip['clip']): boolean => !['shape', 'image', 'video'].includes(kind);

const isSetUp = ({ zones }: ComposeContext): boolean => zones.orientation !== 'wide';
