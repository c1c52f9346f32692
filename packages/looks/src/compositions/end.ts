import { msToTicks } from '@reelwright/timeline';
import { roundelItem } from '../layout/sticker-items.ts';
import { listCardItems } from './card-items.ts';
import { setUpCard, setUpPrice } from '../setups/set-up-end.ts';
import { hasText, type SceneContent } from '../layout/scene-content.ts';
import type { SlottedClip } from '../layout/slots.ts';
import { edgeOf, firstOf, restOf, spareShare, spokenArea, textsError } from '../shots/overlays.ts';
import { BLACK } from '../color/rgb.ts';
import { measureCovered, MOST_COVERED_FULL } from '../ad/covered-share.ts';
import { isOtherVariant } from '../ad/variants.ts';
import type { EndCard } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import { fitsFull, isToned } from '../picture/full-photo.ts';
import { isCutAbove, isSurrounded } from '../picture/photo-traits.ts';
import { canDivide } from '../shots/between-shot.ts';
import { fillOf } from '../shots/fill-room.ts';
import { panelColors } from '../shots/panel.ts';
import { productSource } from '../shots/product-source.ts';
import { type ComposeContext, type ComposedScene, flat, shapeClip, type Shot, type Span } from '../shots/shot.ts';
import { choosePose } from '../shots/choose-pose.ts';
import { inOrder } from './land-card.ts';
import { productZone, toShot, worldShot } from '../shots/takes.ts';
import { bandBehind } from '../shots/shade.ts';
import { fitTexts, type TextBlock } from '../shots/texts.ts';
import { panelBackground } from '../shots/world.ts';
import { type Zones, zonesOf } from '../zones.ts';
import { type Composition, toScene } from './composition.ts';
import { composeHero } from './hero.ts';
import { composePrice, tellsPrice } from './stickers.ts';

/** Share of the canvas height for the texts of the end card. */
const SHARE = { tall: 0.33, compact: 0.44, wide: 0.82 } as const;
/** Part of it that an order of texts takes: a price on the product leaves it more. */
const PART = { 'name-first': 1, 'price-first': 1, roundel: 0.8 } as const;
/** What the place of captions adds to the share of texts. */
const SPOKEN_SHARE = 0.08;
/**
 * Largest share of the canvas height for texts above a flat product, or on the continued wall of its photo, and how much
 * larger than usual they get.
 */
const SPARE = { most: 0.5, onPhoto: 0.42, mostShare: 1.3 } as const;
/**
 * Shares of the preferred sizes from which texts are large enough: all of them, without the brand, without the reason,
 * and without both, which leaves nothing more to leave out.
 */
const LARGE_ENOUGH = { all: 0.68, reasoned: 0.72, fewer: 0.84, fewest: 0.74 } as const;

/**
 * Composes the end card: brand, name, reason, price and button above the product, which is larger than before.
 * Nothing disappears before the video ends. The name comes first, then the price, then the button. If the voice takes
 * longer, because it tells the price, the price stands alone first.
 */
export const composeEnd: Composition = (context: ComposeContext) => {
  const { content, start, duration, answerAt = Infinity } = context;
  const latest = start + duration - LAST_TICKS;
  if (duration < DIVIDED_TICKS || !hasText(content.price) || !hasText(content.callToAction))
    return composeCard(context);
  const at = nearestCut(context, Math.max(start + EARLY_TICKS, Math.min(latest, answerAt)));
  const shotCount = Math.max(at - start >= TWO_SHOTS_TICKS ? 2 : 1, context.shotCount - 1);
  // In a tall canvas' column, a price would be small.
  const { look, ratio, zones: own } = context;
  const isColumn = own.side === 'beside' && own.orientation === 'tall';
  const zones = isColumn
    ? zonesOf({ ratio, align: look.align, hasCaptions: own.caption !== undefined, side: 'above' })
    : own;
  const before = { ...context, duration: at - start, shotCount, isBeforeCard: true };
  // After a scene of the price, it is on the card only: twice in a row, nobody waits for it.
  const first = context.isPriced
    ? composeHero({ ...before, layout: 'hero', content: {} })
    : (setUpPrice({ ...before, layout: 'price' }) ??
      composeOnPhoto({ ...before, layout: 'price' }) ??
      composePrice({ ...before, zones: bandZones(before) ?? zones, layout: 'price' }));
  // What was told before the price is not told again below it.
  const { reason: _told, ...others } = content;
  const taken = [...(context.taken ?? []), ...(first.taken ?? [])];
  const card = composeCard({
    ...context,
    taken,
    content: isToldFirst(first) ? others : content,
    start: at,
    duration: start + duration - at,
  });
  return {
    ...card,
    taken: [...(first.taken ?? []), ...(card.taken ?? [])],
    clips: [...first.clips, ...card.clips],
    cuts: [...first.cuts, at, ...card.cuts],
    accents: [...first.accents, ...card.accents],
    ...(first.captionsEnd === undefined ? {} : { captionsEnd: first.captionsEnd }),
  };
};

/** Whether a scene of the price told something first, as type. */
const isToldFirst = ({ clips }: ComposedScene): boolean => clips.some(({ slot }) => slot === 'title');

/**
 * Returns zones in which the price before the card lies on a band between two images: then the card differs from it.
 * Undefined where captions are read beside it, or the scene before had such a band.
 */
function bandZones({ look, ratio, zones, content, images, sideBefore }: ComposeContext): Zones | undefined {
  const [own, ...others] = images;
  const isBare = tellsPrice(content) && !hasText(content.discount) && !hasText(content.originalPrice);
  const suits = zones.orientation === 'tall' && zones.side === 'above' && sideBefore !== 'between' && isBare;
  if (!suits || !own || !canDivide(own, others)) return undefined;
  return zonesOf({ ratio, align: look.align, hasCaptions: zones.caption !== undefined, side: 'between' });
}

/**
 * Composes the price at the top of a photo that fills the canvas, between scenes that have the photo beside their texts;
 * undefined if the price would hide too much of the product.
 */
function composeOnPhoto(context: ComposeContext): ComposedScene | undefined {
  const { look, ratio, zones: beside, images, sideBefore } = context;
  const { canvas } = beside;
  const [image] = images;
  // Beside its texts, somebody whose head the photo cuts off would look as on the card.
  const isAgain = sideBefore === 'over' && !(image && isCutAbove(image));
  if (!image || beside.side !== 'above' || isAgain || isToned(image) || !fitsFull(image, canvas)) return undefined;
  const hasCaptions = beside.caption !== undefined;
  const zones = zonesOf({ ratio, align: look.align, hasCaptions, side: 'over', isHigh: true });
  const scene = composePrice({ ...context, zones });
  const { share, isDetailHidden } = measureCovered({ scene, span: context, images, canvas });
  // Where the photo cuts somebody off above, there is no face under the price.
  const most = isCutAbove(image) ? MOST_COVERED_FULL.card : MOST_HIDDEN;
  return share <= most && !isDetailHidden ? scene : undefined;
}

/** Largest share of a photo that its subject takes if the card's texts have room beside it. */
const ROOMY = 0.72;

/** Composes the card's texts at the top of a photo that fills the canvas, where they hide next to nothing of its subject. */
function composeHigh(context: ComposeContext): ComposedScene | undefined {
  const { look, ratio, zones: beside, images } = context;
  const { canvas } = beside;
  const [image] = images;
  if (!image || beside.side !== 'above' || !isSurrounded(image) || !fitsFull(image, canvas)) return undefined;
  if (image.subject.width * image.subject.height > ROOMY) return undefined;
  const hasCaptions = beside.caption !== undefined;
  const zones = zonesOf({ ratio, align: look.align, hasCaptions, side: 'over', isHigh: true });
  const scene = composeStack({ ...context, zones }, 'price-first');
  if (!scene) return undefined;
  const { share, isDetailHidden, isFaceHidden } = measureCovered({ scene, span: context, images, canvas });
  return share <= MOST_COVERED_FULL.card && !isDetailHidden && !isFaceHidden ? scene : undefined;
}

/** Least time of a scene that has a price before its card; time of that card, and the least time of the price. */
const DIVIDED_TICKS = msToTicks(4100);
const LAST_TICKS = msToTicks(2500);
const EARLY_TICKS = msToTicks(1100);
/** Time from which the price before the card has two shots. */
const TWO_SHOTS_TICKS = msToTicks(1400);
/** Distance within which the card begins on a cut of the scene. */
const NEAR_TICKS = msToTicks(250);

function nearestCut({ cutTicks }: ComposeContext, wanted: number): number {
  const near = cutTicks.filter((tick) => wanted - tick >= 0 && wanted - tick <= NEAR_TICKS);
  return Math.round(near.at(-1) ?? wanted);
}

/** The card's texts over a photo that fills the canvas: a band across it, low enough to leave most of the product. */
const OVERLAY = { paddingPx: 34, beyondPx: 60, share: 0.25, shadowPx: 90, shadow: 0.5, softness: 0.12 } as const;

/** Composes the card over a person who fills the canvas; undefined if its texts are too long for a part of it. */
function composeOverlay(context: ComposeContext): ComposedScene | undefined {
  const { zones, start, duration, images } = context;
  const [image] = images;
  const span = { start, duration };
  const room = inset(spokenArea(context, OVERLAY.share), OVERLAY.paddingPx);
  // The reason was told before; the card hides as little of the product as it can.
  const { kicker: _kicker, reason: _reason, ...content } = context.content;
  const block = fitTexts(context, {
    items: (scene) => listCardItems({ ...context, content }, scene),
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
  const { canvas } = zones;
  const around = fromEdges(
    -OVERLAY.beyondPx,
    top - OVERLAY.paddingPx,
    canvas.width + OVERLAY.beyondPx,
    bottomOf(room) + OVERLAY.paddingPx,
  );
  // A brand above the name takes the slot of the band's shadow.
  const hasBrand = texts.some(({ slot }) => slot === 'decor');
  const card = shapeClip(context, span, { slot: hasBrand ? 'decor' : 'veil', name: 'card', rect: around, ...drawing });
  const shade = shapeClip(context, span, {
    slot: 'decor',
    name: 'shade',
    rect: inset(around, -OVERLAY.shadowPx),
    fill: flat(BLACK, OVERLAY.shadow),
    softness: OVERLAY.softness,
  });
  const shown = texts.map((each): SlottedClip => (each.slot === 'decor' ? { ...each, slot: 'veil' } : each));
  return toScene([shot], {
    clips: [...(hasBrand ? [] : [shade]), card, ...inOrder(shown, span)],
    accents: [start],
    captionsEnd: start,
  });
}

const composeCard: Composition = (context: ComposeContext) => {
  const setUp = setUpCard(context);
  if (setUp) return setUp;
  if (context.zones.side === 'over') {
    const overlay = composeOverlay(context);
    if (!overlay) throw textsError(context);
    return overlay;
  }
  const onPhoto = composeHigh(context);
  if (onPhoto) return onPhoto;
  const { look, images, zones } = context;
  const { order: own } = look.decoration.endCard;
  // Above a flat product there is room for a price that is larger than on a roundel.
  const isFlat = images[0]?.cutOut !== undefined && spareShare(context) + SPOKEN_SHARE > SHARE[zones.orientation];
  const order = isFlat && own === 'roundel' ? 'price-first' : own;
  // A roundel that lies on much of the product, or has no room, gives way to a large price.
  const composed = composeStack(context, order) ?? composeStack(context, 'price-first');
  if (!composed) throw textsError(context);
  return composed;
};

/** Composes the card in an order of its texts; undefined if they hide too much of the product. */
function composeStack(context: ComposeContext, order: EndCard['order']): ComposedScene | undefined {
  const { zones, start, duration, images } = context;
  const { canvas, orientation } = zones;
  // The button says what the voice says. Captions would repeat it, and the texts take their place.
  // A legal line takes the captions' place too.
  const isSpoken = hasText(context.content.callToAction) || hasText(context.content.legalLine);
  const room = isSpoken ? spokenArea(context, 1) : zones.content;
  // A column beside the product is the card's own from top to bottom.
  const isColumn = zones.side === 'beside' && orientation !== 'wide';
  const usual = SHARE[orientation] * PART[order];
  // A flat product leaves room, which larger texts fill: between them it would be a dead area.
  const most = images[0]?.cutOut ? SPARE.most : SPARE.onPhoto;
  const spare = spareShare(context, most - SPOKEN_SHARE) + SPOKEN_SHARE;
  const share = Math.max(usual, spare);
  const mostShare = spare > usual && images[0]?.cutOut ? SPARE.mostShare : 1;
  const wanted = isColumn ? room.height : canvas.height * share;
  const fitIn = (height: number, content: SceneContent) =>
    fitTexts(context, {
      items: (scene) => listCardItems({ ...context, content }, scene, order),
      area: { ...room, height: Math.min(room.height, height) },
      down: restOf(zones),
      mostShare,
      name: '-end',
    });
  // Texts that would be small lose the brand, which the name often has, or the reason, which was told before; then they
  // take some space from the product, and more before they are refused.
  const [all, ...fewer] = listContents(context.content);
  const fitAt = (part: number, content: SceneContent, least: number) => {
    const fitted = fitIn(wanted * part, content);
    return fitted && fitted.share >= least ? fitted : undefined;
  };
  const usualBlock =
    fitAt(1, all, LARGE_ENOUGH.all) ??
    fitAt(1, withoutBrand(all), LARGE_ENOUGH.reasoned) ??
    firstOf(fewer, (content) => fitAt(1, content, LARGE_ENOUGH.fewer)) ??
    firstOf([1, 1.12, 1.24], (part) => fitAt(part, fewer.at(-1) ?? all, LARGE_ENOUGH.fewest)) ??
    firstOf([wanted * 1.24, wanted * 1.4, room.height], (height) => fitIn(height, fewer.at(-1) ?? all));
  const [image] = images;
  const isSmall =
    image !== undefined &&
    isHigh(image) &&
    usualBlock !== undefined &&
    isBelow(wholeArea(image, productZone(context, edgeOf(context, usualBlock))), SMALL * canvas.width * canvas.height);
  // Beside a small product, texts are brief.
  const brief =
    isSmall && !isColumn
      ? firstOf([withoutBrand(all), ...fewer], (each) => fitAt(BRIEF.part, each, BRIEF.least))
      : undefined;
  const block = brief ?? usualBlock;
  if (!block && hasText(context.content.title)) throw textsError(context);
  const span = { start, duration };
  const brand = inBrandColor(context);
  const showIn = (zone: Rect): Shot[] =>
    image
      ? // Each view is the first of its shots, so that both stand in the same set.
        listViews(brand, image, zone).map(({ view, ...part }) =>
          standing({ ...brand, ...part }, part, { image: view, zone }),
        )
      : [worldShot(brand, span)];
  const beside = showIn(productZone(context, edgeOf(context, block)));
  // Texts without plates leave the product more.
  const isPlain = block !== undefined && beside.every(({ backing }) => backing.kind === 'background');
  const larger = isPlain ? showIn(productZone(context, edgeOf(context, { ...block, rect: block.plainRect }))) : beside;
  const plain = larger.every(({ backing }) => backing.kind === 'background') ? larger : beside;
  // On a photo, plates behind each line would cut it up.
  const shots =
    block && image && zones.side === 'over'
      ? plain.map((shot) => bandBehind(context, shot, { texts: block.rect, image }))
      : plain;
  const clips = block?.toClips(shots) ?? [];
  // A brand above the name takes a slot that the image leaves free; without a free slot it is left out.
  const used = new Set(shots.flatMap((shot) => shot.clips.map(({ slot }) => slot)));
  const free = (['veil', 'decor'] as const).find((slot) => !used.has(slot));
  const shown = clips.flatMap((slotted): SlottedClip[] =>
    slotted.slot === 'decor' ? (free ? [{ ...slotted, slot: free }] : []) : [slotted],
  );
  const sceneWith = (roundel: TextBlock | undefined): ComposedScene =>
    toScene(shots, {
      clips: inOrder([...shown, ...(roundel?.toClips(shots) ?? [])], span),
      accents: [start],
      captionsEnd: isSpoken && block ? start : undefined,
    });
  if (order !== 'roundel') return sceneWith(undefined);
  // At the shoulder of the product that is the emptier one.
  return firstOf(['right', 'left'] as const, (side) => {
    const roundel = block && roundelBeside(context, isPlain ? block.plainRect : block.rect, side);
    const scene = roundel && sceneWith(roundel);
    if (!scene) return undefined;
    const covered = measureCovered({ scene, span, images, canvas });
    return covered.share > MOST_HIDDEN || covered.isDetailHidden ? undefined : scene;
  });
}

/** Least time of a card that shows two views of its product, the share of the first one, and its least relative size. */
const TURNED = { leastTicks: msToTicks(2600), share: 0.45, size: 0.85 } as const;

/** Lists the views of the product on the card: another one first, if there is a whole one, then the ad's own. */
function listViews(
  { images, start, duration, cutTicks }: ComposeContext,
  image: LookImage,
  zone: Rect,
): (Span & { view: LookImage })[] {
  const own = wholeArea(image, zone);
  const other = images.find(
    (each) =>
      each !== image &&
      productSource(each) &&
      !isOtherVariant(image, each) &&
      !each.scene === !image.scene &&
      wholeArea(each, zone) >= TURNED.size * own,
  );
  if (!other || !productSource(image) || duration < TURNED.leastTicks) return [{ start, duration, view: image }];
  const wanted = start + TURNED.share * duration;
  const near = cutTicks.filter((tick) => Math.abs(tick - wanted) <= NEAR_TICKS);
  const cut = Math.round(near.toSorted((one, two) => Math.abs(one - wanted) - Math.abs(two - wanted))[0] ?? wanted);
  // Both stand on the card's one colour.
  const { subjectColor, palette, cutOut } = image;
  const alike = {
    ...other,
    palette,
    ...(subjectColor === undefined ? {} : { subjectColor }),
    ...(other.cutOut ? { cutOut: { ...other.cutOut, background: cutOut?.background ?? 'any' } } : {}),
  };
  return [
    { start, duration: cut - start, view: alike },
    { start: cut, duration: start + duration - cut, view: image },
  ];
}

/** What a roundel may hide of the product. */
const MOST_HIDDEN = 0.03;

/** Size of a price's roundel, in pixels, and its distance from the texts above it. */
const ROUNDEL = { tall: 300, compact: 220, wide: 220, gap: 6 } as const;

/** Places the price on a badge at the end of the safe zone, below the texts; undefined if there is no room. */
function roundelBeside(context: ComposeContext, above: Rect, side: 'left' | 'right'): TextBlock | undefined {
  const { content, zones } = context;
  const { price, originalPrice } = content;
  if (!hasText(price) || hasText(originalPrice) || price.length > LONGEST_ROUNDEL) return undefined;
  const size = ROUNDEL[zones.orientation];
  const top = bottomOf(above) + ROUNDEL.gap;
  const left = side === 'left' ? zones.safe.x : rightOf(zones.safe) - size;
  if (zones.side !== 'above' || top + size > bottomOf(zones.safe)) return undefined;
  return fitTexts(context, {
    items: (scene) => [roundelItem(scene, price)],
    area: fromEdges(left, top, left + size, top + size),
    name: '-roundel',
  });
}

/** Longest price on a roundel, in characters: a longer one would be small. */
const LONGEST_ROUNDEL = 5;

/** The card stands on the ad's own colour if the product is seen on it, else on its tint, in its look's set for cards. */
function inBrandColor(context: ComposeContext): ComposeContext {
  const { look } = context;
  const { endCard } = look.decoration;
  const backgrounds = ['accent' as const, ...look.decoration.backgrounds];
  const decoration = { ...look.decoration, backgrounds, sets: [endCard.set] };
  return { ...context, turn: 0, look: { ...look, decoration } };
}

/** Share of the canvas below which a whole product is small, and the part of their height that texts then get. */
const SMALL = 0.2;
const BRIEF = { part: 0.84, least: 0.6 } as const;
const isBelow = (area: number, most: number): boolean => area > 0 && area < most;
/** Aspect (width to height) up to which less text leaves a product more. */
const HIGH = 0.85;
const isHigh = ({ cutOut }: LookImage): boolean => cutOut !== undefined && cutOut.width < HIGH * cutOut.height;

/** How large the product is on the card: all of it is seen. */
const ON_CARD = { target: 0.26, least: 1, keepsSides: true } as const;
/** Least visible share of one beside a column: it may leave the canvas on the other side. */
const BESIDE_ON_CARD = { tall: 0.96, compact: 0.92, wide: 0.96 } as const;

/** Least visible share of a thin product that lies across the card. */
const ACROSS_ON_CARD = 0.8;

/** Shows the product as large as the space allows. */
function standing(context: ComposeContext, span: Span, { image, zone }: { image: LookImage; zone: Rect }): Shot {
  const pose = choosePose(image, 0, true);
  const fill = zone.x > 0 ? { ...ON_CARD, least: BESIDE_ON_CARD[context.zones.orientation] } : ON_CARD;
  return toShot(
    context,
    span,
    { kind: 'whole', image, pose: pose === 'row' || pose === 'across' ? pose : 'stand' },
    { zone, isPaneled: true, fill, least: ACROSS_ON_CARD },
  );
}

/** Returns the area in pixels that a whole product covers in a zone; 0 for an image that shows none without background. */
function wholeArea(image: LookImage, zone: Rect): number {
  const source = productSource(image);
  if (!source) return 0;
  const whole = fitAspect(inset(zone, 0.04 * zone.width), source.width / source.height);
  return fillOf(image) * whole.width * whole.height;
}

function withoutBrand({ kicker: _kicker, ...content }: SceneContent): SceneContent {
  return content;
}

/** Lists the texts of the card: all of them, without the reason, and without the brand's label besides. */
function listContents(content: SceneContent): [SceneContent, ...SceneContent[]] {
  const { reason: _reason, ...brief } = content;
  const { kicker: _kicker, ...briefest } = brief;
  return hasText(content.title) ? [content, brief, briefest] : [content, brief];
}
