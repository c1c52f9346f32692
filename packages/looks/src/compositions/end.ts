import { msToTicks } from '@reelwright/timeline';
import { badgeItem, ctaItem, labelItem, logoItem, priceItem, ratingItem } from '../layout/sticker-items.ts';
import { hasText } from '../layout/scene-content.ts';
import type { SceneContext } from '../layout/scene-context.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { inSlot, type StackItem } from '../layout/stack.ts';
import { fillRow, rowItem } from '../layout/sticker-item.ts';
import { factItem, legalItem, titleItem } from '../layout/text-items.ts';
import { edgeOf, firstOf, restOf, spokenArea, textsError } from '../shots/overlays.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import { fillOf, THIN } from '../shots/fill-room.ts';
import { panelColors } from '../shots/panel.ts';
import { type ComposeContext, type ComposedScene, shapeClip, type Shot, type Span } from '../shots/shot.ts';
import { choosePose, productZone, toShot, worldShot } from '../shots/takes.ts';
import { fitTexts } from '../shots/texts.ts';
import { panelBackground } from '../shots/world.ts';
import { type Composition, toScene } from './composition.ts';
import { composePrice } from './stickers.ts';

/** Share of the canvas height for the texts of the end card. */
const SHARE = { tall: 0.345, compact: 0.44, wide: 0.82 } as const;
/** Distance between the price and the button beside it, in pixels. */
const ROW_GAP_PX = 36;
/** Share of the preferred sizes from which texts are large enough. */
const LARGE_ENOUGH = 0.72;

/**
 * Composes the end card: brand, name, reason, price and button above the product, which is larger than before.
 * Nothing disappears before the video ends. The name comes first, then the price, then the button. If the voice takes
 * longer, because it tells the price, the price stands alone first.
 */
export const composeEnd: Composition = (context: ComposeContext) => {
  const { content, start, duration, answerAt = Infinity } = context;
  const latest = start + duration - LAST_TICKS;
  if (latest < start + EARLY_TICKS || !hasText(content.price) || !hasText(content.callToAction))
    return composeCard(context);
  const at = nearestCut(context, Math.max(start + EARLY_TICKS, Math.min(latest, answerAt)));
  const shotCount = Math.max(1, context.shotCount - 1);
  const first = composePrice({ ...context, layout: 'price', duration: at - start, shotCount });
  const card = composeCard({ ...context, start: at, duration: start + duration - at });
  return {
    ...card,
    clips: [...first.clips, ...card.clips],
    cuts: [...first.cuts, at, ...card.cuts],
    accents: [...first.accents, ...card.accents],
    ...(first.captionsEnd === undefined ? {} : { captionsEnd: first.captionsEnd }),
  };
};

/** Time of the card if the voice tells the price before it, and the least time of the price. */
const LAST_TICKS = msToTicks(3000);
const EARLY_TICKS = msToTicks(1100);
/** Distance within which the card begins on a cut of the scene. */
const NEAR_TICKS = msToTicks(250);

function nearestCut({ cutTicks }: ComposeContext, wanted: number): number {
  const near = cutTicks.filter((tick) => wanted - tick >= 0 && wanted - tick <= NEAR_TICKS);
  return Math.round(near.at(-1) ?? wanted);
}

/** The card's texts over a person who fills the canvas: their own card, low enough to leave most of the product. */
const OVERLAY = { paddingPx: 36, radiusPx: 48, share: 0.17 } as const;

/** Composes the card over a person who fills the canvas; undefined if its texts are too long for a part of it. */
function composeOverlay(context: ComposeContext): ComposedScene | undefined {
  const { zones, start, duration, images } = context;
  const [image] = images;
  const span = { start, duration };
  const room = inset(spokenArea(context, OVERLAY.share), OVERLAY.paddingPx);
  // The reason was told before; the card hides as little of the product as it can.
  const { kicker: _kicker, reason: _reason, ...content } = context.content;
  const block = fitTexts(context, {
    items: (scene) => listItems({ ...context, content }, scene),
    area: room,
    down: 1,
    name: '-end',
  });
  if (!image || !block) return undefined;
  const brand = inBrandColor(context);
  const shot = standing(brand, span, { image, zone: productZone(context, 0) });
  const { colors, onIt } = panelColors(brand, {
    palette: image.palette,
    plainBackground: shot.backing.colors.background,
  });
  const { colors: _, ...drawing } = panelBackground(context, colors);
  const texts = block.toClips([{ ...span, backing: { kind: 'background', colors: onIt } }]);
  const top = Math.min(...texts.map(({ clip }) => ('box' in clip ? clip.box.y * zones.canvas.height : Infinity)));
  const around = inset(fromEdges(room.x, top, rightOf(room), bottomOf(room)), -OVERLAY.paddingPx);
  const card = shapeClip(context, span, {
    slot: 'decor',
    name: 'card',
    rect: around,
    radius: OVERLAY.radiusPx / Math.min(around.width, around.height),
    ...drawing,
  });
  // The card has the slot of the brand above the name.
  const shown = texts.map((each): SlottedClip => (each.slot === 'decor' ? { ...each, slot: 'veil' } : each));
  return toScene([shot], {
    clips: [card, ...shown],
    accents: [start],
    captionsEnd: start,
  });
}

const composeCard: Composition = (context: ComposeContext) => {
  const { zones, start, duration, images } = context;
  if (zones.side === 'over') {
    const overlay = composeOverlay(context);
    if (!overlay) throw textsError(context);
    return overlay;
  }
  const { canvas, orientation } = zones;
  // The button says what the voice says. Captions would repeat it, and the texts take their place.
  // A legal line takes the captions' place too.
  const isSpoken = hasText(context.content.callToAction) || hasText(context.content.legalLine);
  const room = isSpoken ? spokenArea(context, 1) : zones.content;
  // A column beside the product is the card's own from top to bottom.
  const wanted = zones.side === 'beside' && orientation !== 'wide' ? room.height : canvas.height * SHARE[orientation];
  const fitIn = (height: number) =>
    fitTexts(context, {
      items: (scene) => listItems(context, scene),
      area: { ...room, height: Math.min(room.height, height) },
      down: restOf(zones),
      name: '-end',
    });
  // Many texts take some space from the product before they become small, and more before they are refused.
  const block =
    firstOf([1, 1.12, 1.24], (part) => {
      const fitted = fitIn(wanted * part);
      return fitted && fitted.share >= LARGE_ENOUGH ? fitted : undefined;
    }) ?? firstOf([wanted * 1.24, wanted * 1.4, room.height], fitIn);
  if (!block && hasText(context.content.title)) throw textsError(context);
  const zone = productZone(context, edgeOf(context, block));
  const [image] = images;
  const span = { start, duration };
  const brand = inBrandColor(context);
  const shot = image ? standing(brand, span, { image, zone }) : worldShot(brand, span);
  const clips = block?.toClips([{ ...span, backing: shot.backing }]) ?? [];
  // A brand above the name takes a slot that the image leaves free; without a free slot it is left out.
  const used = new Set(shot.clips.map(({ slot }) => slot));
  const free = (['veil', 'decor'] as const).find((slot) => !used.has(slot));
  const shown = clips.flatMap((slotted): SlottedClip[] =>
    slotted.slot === 'decor' ? (free ? [{ ...slotted, slot: free }] : []) : [slotted],
  );
  return toScene([shot], {
    clips: shown,
    accents: [start],
    captionsEnd: isSpoken && block ? start : undefined,
  });
};

/** The card stands on the ad's own colour if the product is seen on it, else on its tint, in the look's first set. */
function inBrandColor(context: ComposeContext): ComposeContext {
  const { look } = context;
  const backgrounds = ['accent' as const, ...look.decoration.backgrounds];
  return { ...context, turn: 0, look: { ...look, decoration: { ...look.decoration, backgrounds } } };
}

/** How large the product is on the card: some of it may leave the canvas. */
const ON_CARD = { target: 0.26, least: 0.7 } as const;
/** A thin one stays nearly whole: the part that is left of it would not say what it is. */
const THIN_ON_CARD = { ...ON_CARD, least: 1 } as const;

/** Shows the product as large as the space allows. */
function standing(context: ComposeContext, span: Span, { image, zone }: { image: LookImage; zone: Rect }): Shot {
  const pose = choosePose(image, 0, true);
  return toShot(
    context,
    span,
    { kind: 'whole', image, pose: pose === 'row' ? 'row' : 'stand' },
    { zone, isPaneled: true, fill: fillOf(image) < THIN.fill ? THIN_ON_CARD : ON_CARD },
  );
}

function listItems({ content }: ComposeContext, scene: SceneContext): StackItem[] {
  const { title, price, originalPrice, discount, callToAction, legalLine, logo, kicker, reason, rating } = content;
  const priced = hasText(price) ? priceItem(scene, price, originalPrice) : undefined;
  const saved =
    priced && hasText(discount) && !hasText(callToAction)
      ? rowItem(priced, badgeItem(scene, discount), 24, scene.align)
      : priced;
  // The button takes the slot of labels.
  return [
    ...(logo
      ? [logoItem(scene, logo)]
      : rating
        ? [inSlot(ratingItem(scene, rating), 'decor')]
        : hasText(kicker)
          ? [inSlot(labelItem(scene, kicker), 'decor')]
          : []),
    ...(hasText(title) ? [titleItem(scene, title, 2)] : []),
    // The reason stands below the name, in the place of captions, which such an end card has not.
    ...(hasText(reason) && hasText(callToAction) && !hasText(legalLine) ? [factItem(scene, reason)] : []),
    ...(saved && hasText(callToAction)
      ? [fillRow(saved, ctaItem(scene, callToAction), ROW_GAP_PX)]
      : [
          ...(saved ? [{ ...saved, isPrice: true }] : []),
          ...(hasText(callToAction) ? [ctaItem(scene, callToAction)] : []),
        ]),
    ...(hasText(legalLine) ? [legalItem(scene, legalLine)] : []),
  ];
}
