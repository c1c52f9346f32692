import type { StickerSpec } from '@reelwright/timeline';
import type { SpriteContext } from '../canvas-host.ts';
import { drawScaled } from './laid-out.ts';
import { paintArrow } from './stickers/paint-arrow.ts';
import { paintDiscountBadge } from './stickers/paint-badge.ts';
import { paintBulletList } from './stickers/paint-bullet-list.ts';
import { paintChevrons } from './stickers/paint-chevrons.ts';
import { paintCountdown } from './stickers/paint-countdown.ts';
import { paintCta } from './stickers/paint-cta.ts';
import { paintDoodle } from './stickers/paint-doodle.ts';
import { paintLabel } from './stickers/paint-label.ts';
import { paintPriceTag } from './stickers/paint-price-tag.ts';
import { paintProgressBar } from './stickers/paint-progress-bar.ts';
import { paintRating } from './stickers/paint-rating.ts';
import { paintReviewCard } from './stickers/paint-review-card.ts';
import { paintShape } from './stickers/paint-shape.ts';

/** Draws a sticker; its box is `width` by `height`, in pixels of the output. */
export function paintSticker(context: SpriteContext, spec: Exclude<StickerSpec, { kind: 'logo' }>): void {
  switch (spec.kind) {
    // Fill their box to the last pixel: bars and backgrounds that reach the edges of the canvas.
    case 'shape':
      return paintShape(context, spec);
    case 'progress_bar':
      return paintProgressBar(context, spec, spec);
    case 'review_card':
      return drawScaled(context, spec, (size) => paintReviewCard(context, spec, size));
    case 'price_tag':
      return drawScaled(context, spec, (size) => paintPriceTag(context, spec, size));
    case 'cta':
      return drawScaled(context, spec, (size) => paintCta(context, spec, size));
    case 'discount_badge':
      return drawScaled(context, spec, (size) => paintDiscountBadge(context, spec, size));
    case 'rating':
      return drawScaled(context, spec, (size) => paintRating(context, spec, size));
    case 'arrow':
      return drawScaled(context, spec, (size) => paintArrow(context, spec, size));
    case 'countdown':
      return drawScaled(context, spec, (size) => paintCountdown(context, spec, size));
    case 'bullet_list':
      return drawScaled(context, spec, (size) => paintBulletList(context, spec, size));
    case 'label':
      return drawScaled(context, spec, (size) => paintLabel(context, spec, size));
    case 'doodle':
      return drawScaled(context, spec, (size) => paintDoodle(context, spec, size));
    case 'chevrons':
      return drawScaled(context, spec, (size) => paintChevrons(context, spec, size));
  }
}
