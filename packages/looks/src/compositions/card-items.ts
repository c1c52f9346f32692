import { badgeItem, ctaItem, labelItem, logoItem, priceItem, ratingItem } from '../layout/sticker-items.ts';
import { hasText } from '../layout/scene-content.ts';
import type { SceneContext } from '../layout/scene-context.ts';
import { inSlot, type StackItem } from '../layout/stack.ts';
import { fillRow, rowItem } from '../layout/sticker-item.ts';
import { factItem, legalItem, titleItem } from '../layout/text-items.ts';
import type { EndCard } from '../look.ts';
import type { ComposeContext } from '../shots/shot.ts';

/** Distance between a price and the button beside it, in pixels. */
const ROW_GAP_PX = 36;
/** Size of the button, relative to one that stands alone in a scene. */
const ALONE = 0.8;

/** Length of a name, in characters, from which it has three lines on a tall canvas: on two, it would be small. */
const LONG_NAME = 35;

/** Lists the texts and stickers of the card that closes an ad, in an order. */
export function listCardItems(
  context: ComposeContext,
  scene: SceneContext,
  order: EndCard['order'] = 'name-first',
): StackItem[] {
  const { title, price, originalPrice, discount, callToAction, legalLine, logo, kicker, reason, rating } =
    context.content;
  const priced = hasText(price) ? priceItem(scene, price, originalPrice) : undefined;
  const saved =
    priced && hasText(discount) && !hasText(callToAction)
      ? rowItem(priced, badgeItem(scene, discount), 24, scene.align)
      : priced;
  // The button takes the slot of labels.
  const brand = logo
    ? [logoItem(scene, logo)]
    : rating
      ? [inSlot(ratingItem(scene, rating), 'decor')]
      : hasText(kicker)
        ? [inSlot(labelItem(scene, kicker), 'decor')]
        : [];
  const isTall = context.zones.orientation === 'tall';
  const name = hasText(title) ? [titleItem(scene, title, isTall && title.length > LONG_NAME ? 3 : 2)] : [];
  // The reason stands below the name, in the place of captions, which such an end card has not.
  const why = hasText(reason) && hasText(callToAction) && !hasText(legalLine) ? [factItem(scene, reason)] : [];
  const button = hasText(callToAction) ? [ctaItem(scene, callToAction, ALONE)] : [];
  const terms = hasText(legalLine) ? [legalItem(scene, legalLine)] : [];
  // On a tall canvas, a price beside its button would be as small as a caption.
  const isCompact = context.zones.orientation === 'compact';
  const isRow = saved && hasText(callToAction) && isCompact;
  const sale = isRow
    ? [fillRow(saved, ctaItem(scene, callToAction), ROW_GAP_PX)]
    : saved
      ? [{ ...saved, isPrice: true }]
      : [];
  // The button is the last thing that is read: it says what to do about the rest.
  const last = isRow ? [] : button;
  switch (order) {
    case 'roundel':
      return [...brand, ...name, ...why, ...button, ...terms];
    case 'price-first':
      return [...brand, ...sale, ...name, ...why, ...last, ...terms];
    case 'name-first':
      return [...brand, ...name, ...why, ...sale, ...last, ...terms];
  }
}
