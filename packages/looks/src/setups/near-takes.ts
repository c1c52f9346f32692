import type { ImageClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { bottomOf, fromEdges, type Rect, rightOf, toBox } from '../rect.ts';
import { countCloseUps } from '../shots/close-ups.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { toTransform } from '../shots/moves.ts';
import { panelClip, stageBeside } from '../shots/panel.ts';
import { isFigure, productSource } from '../shots/product-source.ts';
import { type ComposeContext, NO_APPEARANCE, type Shot, type Span } from '../shots/shot.ts';
import { fitTexts } from '../shots/texts.ts';
import { buildWorld, chooseWorld } from '../shots/world.ts';
import { setupColors } from './setup-colors.ts';
import type { Take } from './setup.ts';
import { inkOf, isShort, LARGEST_SHARE, type SetupWish } from './card-texts.ts';
import { atSide, toStaged } from './staged-context.ts';

/** Distance between texts and what they stand beside, in pixels. */
const GAP_PX = 56;
/** Heights at which a panel of the ad's colour ends above a part of the product. */
const PANELS = [
  { setup: 'type', edge: 0.69 },
  { setup: 'split', edge: 0.46 },
] as const;
/** How much larger than its area a product is that leaves it at one end, and the air at the other. */
const BLEED = { across: 1.42, down: 1.4, air: 0.05, foot: 0.02 } as const;
/** How much nearer the next shot of it is. */
const NEARER = 1.62;
/** Most pixels of the canvas per pixel of a photo. */
const SHARPEST = 3;
/** Proportion (height to width) of an area from which it is high. */
const HIGH = 2.2;
/** Where a column of texts ends, in shares of the canvas. */
const COLUMN_START = 0.11;
const COLUMN_END = 0.5;

/** Lists the ways to show a card with a part of a product that stands free: larger than the canvas, or below a panel. */
export function listNearTakes(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast } = wish;
  const [own] = cast;
  if (card.isOpening || (isFigure(own) && own.faces.length > 0)) return [];
  return [
    ...takeBleeding(context, wish),
    ...(card.isPrice ? [] : takeBelowPanel(context, wish)),
    ...(card.isPrice ? [] : takeBesidePanel(context, wish)),
  ];
}

/** Share of its box below which a product is mostly air: of one without a heavy end, a part tells nothing. */
const LEAST_FILL = 0.42;
/** How much more of a product one half holds than the other if that tells what it is. */
const HEAVIER = 1.2;

/** Returns the half of a product that holds most of it, such as the body of a mower; undefined if both hold as much. */
function heavyEnd({ cutOut }: LookImage): 'left' | 'right' | undefined {
  const outline = cutOut?.outline ?? [];
  const left = outline.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, 0.5) - from), 0);
  const right = outline.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, 0.5)), 0);
  if (left > HEAVIER * right) return 'left';
  return right > HEAVIER * left ? 'right' : undefined;
}

/** Whether the lower half of a product holds clearly more of it than the upper one. */
function isHeavyBelow({ cutOut }: LookImage): boolean {
  const widths = (cutOut?.outline ?? []).map(({ from, to }) => to - from);
  const middle = Math.floor(widths.length / 2);
  const sumOf = (bands: readonly number[]) => bands.reduce((sum, width) => sum + width, 0);
  return sumOf(widths.slice(middle)) > BELOW * sumOf(widths.slice(0, middle));
}

const BELOW = 1.6;

/** Lets a product leave an area at its lighter end or its foot: what tells what it is stays in view. */
function bleedClip(
  context: ComposeContext,
  span: Span,
  { image, zone, turn, slot }: { image: LookImage; zone: Rect; turn: number; slot: 'image' | 'product' },
): SlottedClip | undefined {
  const source = productSource(image);
  const heavy = heavyEnd(image);
  if (!source || (heavy === undefined && (image.cutOut?.fill ?? 1) < LEAST_FILL)) return undefined;
  const { media, width, height, crop } = source;
  const aspect = width / height;
  const isBroad = aspect > zone.width / zone.height;
  // By turns it is nearer.
  const isNearer = turn % 2 === 1 && zone.height <= HIGH * zone.width;
  const usual = isBroad ? (BLEED.across * zone.width) / width : (BLEED.down * zone.height) / height;
  const scale = Math.min(SHARPEST, usual * (isNearer ? NEARER : 1));
  const size = { width: width * scale, height: height * scale };
  const room = { x: zone.width - size.width, y: zone.height - size.height };
  const rect: Rect = {
    x:
      zone.x +
      (room.x >= 0 ? room.x / 2 : heavy === 'right' ? room.x - BLEED.air * zone.width : BLEED.air * zone.width),
    y:
      zone.y +
      (room.y >= 0 ? room.y / 2 : isHeavyBelow(image) ? room.y - BLEED.foot * zone.height : BLEED.foot * zone.height),
    ...size,
  };
  const clip: ImageClip = {
    kind: 'image',
    id: `${context.id}-macro-product-${span.start}`,
    ...span,
    media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    ...(crop ? { crop } : {}),
    camera: { from: { x: 0.5, y: 0.5, zoom: 1 }, to: { x: 0.5, y: 0.5, zoom: 1 }, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform({ scale: [1.08, 1, 1.03], drift: { x: turn % 2 === 0 ? -0.03 : 0.03, y: 0 } }, span),
  };
  return { slot, clip };
}

/** Shows a product larger than its area, on a set of its own; undefined for one that does not stand free. */
export function bleedingShot(
  context: ComposeContext,
  span: Span,
  { image, zone, turn, set }: { image: LookImage; zone: Rect; turn: number; set: number },
): Shot | undefined {
  const clip = bleedClip(context, span, { image, zone, turn, slot: 'product' });
  if (!clip) return undefined;
  const colors = chooseWorld(context.look, context.colors, image, set);
  const world = buildWorld(context, span, { colors, below: zone.y, turn: set, isLying: true });
  return { ...span, clips: [...world.clips, clip], backing: { kind: 'background', colors: world.colors } };
}

/** Shows the product larger than the canvas below its texts. */
function takeBleeding(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, spans, turn } = wish;
  const [own] = cast;
  if (!productSource(own)) return [];
  const at = atSide(context, wish, 'above');
  const { canvas, content } = at.zones;
  const area = { ...content, height: Math.min(content.height, 0.26 * canvas.height) };
  const block = fitTexts(at, { items: card.items, mostShare: LARGEST_SHARE, area });
  if (!block) return [];
  const texts = inkOf(block, card, canvas) ?? block.rect;
  const zone = fromEdges(0, bottomOf(texts) + GAP_PX, canvas.width, canvas.height);
  // It begins near, or nearer: whichever differs from the shot before.
  return [0, 1].flatMap((first): Take[] => {
    const shots = spans.flatMap((span, index): Shot[] => {
      const image = cast[index % cast.length] ?? own;
      const shot = bleedingShot(at, span, { image, zone, turn: first + index, set: turn });
      return shot ? [shot] : [];
    });
    if (shots.length < spans.length) return [];
    return [toStaged(at, wish, { setup: 'macro', anchor: 'top', side: 'above', shots, block, turn })];
  });
}

/** Returns the clips of a part of the product in an area beside a panel. */
function partBeside(
  context: ComposeContext,
  span: Span,
  { image, zone, turn, panel }: { image: LookImage; zone: Rect; turn: number; panel: ReturnType<typeof setupColors> },
): SlottedClip[] | undefined {
  // In a high area, a close-up would be a slice of it.
  const isHigh = zone.height > HIGH * zone.width && productSource(image) !== undefined;
  if (!isHigh && (countCloseUps(image) > 0 || !productSource(image)))
    return macroClips(context, span, { image, detail: turn, isPhoto: true, frame: zone, turn });
  const world = buildWorld(context, span, {
    colors: stageBeside(context, image, panel.colors),
    below: 0,
    turn,
    isLying: true,
  });
  const part = bleedClip(context, span, { image, zone, turn, slot: 'image' });
  return part && [...world.clips, part];
}

/** Lists shots of a part of the product in an area beside a panel. */
function shotsBeside(
  context: ComposeContext,
  { cast: [own], spans, turn }: SetupWish,
  { zone, panel }: { zone: Rect; panel: ReturnType<typeof setupColors> },
): Shot[] {
  return spans.flatMap((span, index): Shot[] => {
    const part = partBeside(context, span, { image: own, zone, turn: turn + index, panel });
    if (!part) return [];
    const side = panelClip(context, span, { colors: panel.colors, zone, edge: 'straight', turn: turn + index });
    return [{ ...span, clips: [...part, side], backing: { kind: 'background', colors: panel.onIt } }];
  });
}

/** Shows a part of the product below a panel of the ad's colour, from edge to edge. */
function takeBelowPanel(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, spans, turn } = wish;
  const [own] = cast;
  return PANELS.filter(({ setup }) => setup === 'split' || card.isFigure).flatMap(({ setup, edge }): Take[] => {
    const at = atSide(context, wish, 'above');
    const { canvas, safe } = at.zones;
    const sized = { ...at, layout: setup === 'type' ? ('punch' as const) : at.layout };
    const most = Math.min(bottomOf(safe), edge * canvas.height - GAP_PX);
    const area = fromEdges(safe.x, safe.y, rightOf(safe), most);
    const block = fitTexts(sized, { items: card.items, mostShare: LARGEST_SHARE, area, down: 0.5 });
    if (!block) return [];
    const panel = setupColors(at, own, { turn: wish.panel, isVivid: setup === 'type' });
    const line =
      setup === 'type' ? edge * canvas.height : Math.max(bottomOf(block.rect) + GAP_PX, 0.34 * canvas.height);
    const zone = fromEdges(0, line, canvas.width, canvas.height);
    const shots = shotsBeside(at, wish, { zone, panel });
    if (shots.length < spans.length) return [];
    const anchor = setup === 'type' ? 'none' : 'top';
    return [toStaged(sized, wish, { setup, anchor, side: 'above', shots, block, turn })];
  });
}

/** Aspect (width to height) from which a product is small beside a column. */
const BROAD = 1.35;

function isBroad(image: LookImage): boolean {
  const source = productSource(image);
  return source !== undefined && source.width > BROAD * source.height;
}

/** Shows a part of the product beside a column of texts on a panel. */
function takeBesidePanel(context: ComposeContext, wish: SetupWish): Take[] {
  const { card, cast, spans, turn } = wish;
  const [own] = cast;
  if (!isShort(card.text) || card.isFigure || isBroad(own)) return [];
  const at = atSide(context, wish, 'beside');
  const { canvas, safe } = at.zones;
  const end = COLUMN_END * canvas.width;
  const area = fromEdges(COLUMN_START * canvas.width, safe.y, end - 28, bottomOf(safe));
  const aligned = { ...at, look: { ...at.look, align: 'left' as const } };
  const block = fitTexts(aligned, { items: card.items, mostShare: LARGEST_SHARE, area, down: 0.5 });
  if (!block) return [];
  const panel = setupColors(at, own, { turn: wish.panel, isVivid: false });
  const zone = fromEdges(end, 0, canvas.width, canvas.height);
  const shots = shotsBeside(at, wish, { zone, panel });
  if (shots.length < spans.length) return [];
  return [toStaged(aligned, wish, { setup: 'column', anchor: 'column', side: 'beside', shots, block, turn })];
}
