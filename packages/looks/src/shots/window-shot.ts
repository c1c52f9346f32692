import type { Box, VisualClip } from '@reelwright/timeline';
import { WHITE } from '../color/rgb.ts';
import type { Look } from '../look.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isCutAbove, isStudio, isSurrounded, toldPart } from '../picture/photo-traits.ts';
import { bottomOf, fitAspect, fromEdges, inset, intersect, type Rect, rightOf, toBox, unite } from '../rect.ts';
import type { Zones } from '../zones.ts';
import { macroClips } from './macro-shot.ts';
import { toTransform } from './moves.ts';
import { panelColors, type PanelWish } from './panel.ts';
import { framePaper } from './paper-frame.ts';
import { photoClip } from './photo-clip.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';
import { buildWorld } from './world.ts';

/** Distances of a print from the canvas' edges and from the texts, in pixels; narrower ones look like a mistake. */
const MARGIN = {
  tall: { side: 44, foot: 60, text: 30 },
  compact: { side: 52, foot: 52, text: 22 },
  wide: { side: 56, foot: 56, text: 0 },
} as const;
/** Radius of a print's corners, and the paper around a print of looks of paper and street, in pixels. */
const CORNER_PX = 36;
const BORDERED = { px: 22, cornerPx: 6 } as const;
/** The shadow below a print: how far it reaches beyond it, in pixels, and its opacity. */
const SHADOW = { reachPx: 44, downPx: 22, opacity: 0.34, softness: 0.08 } as const;
/** Scale of a print at the cut, when settled, and at the end of its shot. */
const GROWTH = [0.97, 1, 1.03] as const;
/** Air around a whole product in a print, as a share of its longer side; the print's widest and narrowest shape. */
const AIR = 0.06;
/** The same around a subject in its surroundings, which are seen. */
const AROUND = 0.1;
const ASPECTS = { narrowest: 0.72, widest: 1.35 } as const;
/** Radius of a sheet's corners, and its distance from the texts, in pixels. */
const SHEET = { cornerPx: 56, textPx: 12 } as const;

/**
 * Shows a photo on white, or a close-up of it, before the look's set, on which the texts stand: as a print with generous
 * margins, or as a sheet that runs to the canvas' edges on three sides. Looks of paper and street put paper around all prints.
 */
export function windowShot(context: ComposeContext, span: Span, wish: PanelWish): Shot {
  // On the card that closes an ad, the product is as large as it can be.
  // A sheet of other than white paper would be a slab.
  return hasPaper(context.look) || !isStudio(wish.image) || (context.place % 2 === 1 && !isCard(context))
    ? printShot(context, span, wish)
    : sheetShot(context, span, wish);
}

const isCard = ({ layout }: ComposeContext): boolean => layout === 'end' || layout === 'cta';

const hasPaper = ({ decoration: { tilt } }: Look): boolean => tilt !== 0;

function printShot(context: ComposeContext, span: Span, { image, zone, detail, turn }: PanelWish): Shot {
  const { colors } = panelColors(context, image);
  const world = buildWorld(context, span, { colors, below: 0, turn, isLying: true });
  const hasBorder = hasPaper(context.look);
  const room = inset(roomOf(context.zones, zone), hasBorder ? BORDERED.px : 0);
  const crop = typeof detail === 'number' ? undefined : cropOf(image, room, { isNear: detail === 'near' });
  const rect = fitAspect(room, crop ? aspectOf(image, crop) : shapeOf(image, room));
  const transform = toTransform({ scale: GROWTH }, span);
  const paper = inset(rect, hasBorder ? -BORDERED.px : 0);
  const cornerPx = hasBorder ? BORDERED.cornerPx : CORNER_PX;
  const close = typeof detail === 'number' ? closeUp(context, span, { image, detail, rect, turn }) : undefined;
  if (!crop && !close) return printShot(context, span, { image, zone, detail: 'near', turn });
  const clips = crop
    ? [{ slot: 'product' as const, clip: croppedPhoto(context, span, { image, crop, rect }) }]
    : (close ?? []);
  return {
    ...span,
    clips: [
      ...world.clips,
      // On the card that closes an ad, the brand needs the shadow's place.
      ...(isCard(context) ? [] : [shadowOf(context, span, paper)]),
      shapeClip(context, span, {
        slot: 'veil',
        name: 'window',
        rect: paper,
        radius: cornerPx / Math.min(paper.width, paper.height),
        fill: flat(hasBorder ? WHITE : (image.plainBackground ?? colors.background)),
        transform,
      }),
      ...clips.map((each) => masked(each, rect, { cornerPx: hasBorder ? 0 : cornerPx, transform })),
    ],
    backing: { kind: 'background', colors: world.colors },
  };
}

function sheetShot(context: ComposeContext, span: Span, { image, zone, detail, turn }: PanelWish): Shot {
  const { colors } = panelColors(context, image);
  const world = buildWorld(context, span, { colors, below: 0, turn, isLying: true });
  const seen = seenOf(context.zones, zone);
  const rect = beyondCanvas(context.zones, seen);
  const close = typeof detail === 'number' ? closeUp(context, span, { image, detail, rect, turn }) : undefined;
  const clips: SlottedClip[] = close ?? [
    {
      slot: 'product',
      clip: framePaper(context, span, { image, frame: seen, clear: seen, turn, isNear: detail !== 'whole' }),
    },
  ];
  return {
    ...span,
    clips: [
      ...world.clips,
      ...(isCard(context) ? [] : [shadowOf(context, span, rect)]),
      shapeClip(context, span, {
        slot: 'veil',
        name: 'window',
        rect,
        radius: SHEET.cornerPx / Math.min(rect.width, rect.height),
        fill: flat(image.plainBackground ?? colors.background),
      }),
      ...clips.map((each) => masked(each, rect, { cornerPx: SHEET.cornerPx })),
    ],
    backing: { kind: 'background', colors: world.colors },
  };
}

/** Least share of a close-up that its product fills: a corner of it beside its background tells nothing. */
const HELD = 0.8;

/** Returns a close-up of a photo; undefined if it would show much else than the product. */
function closeUp(
  context: ComposeContext,
  span: Span,
  { image, detail, rect, turn }: { image: LookImage; detail: number; rect: Rect; turn: number },
): SlottedClip[] | undefined {
  const clips = macroClips(context, span, { image, detail, frame: rect, slot: 'product', name: 'macro', turn });
  const [close] = clips;
  const crop = close && 'crop' in close.clip ? close.clip.crop : undefined;
  if (!crop || image.cutOut) return clips;
  const held = intersect(crop, image.subject);
  return held && held.width * held.height >= HELD * crop.width * crop.height ? clips : undefined;
}

function shadowOf(context: ComposeContext, span: Span, rect: Rect): SlottedClip {
  return shapeClip(context, span, {
    slot: 'decor',
    name: 'window-shadow',
    rect: { ...inset(rect, -SHADOW.reachPx), y: rect.y - SHADOW.reachPx + SHADOW.downPx },
    fill: flat('#000000', SHADOW.opacity),
    softness: SHADOW.softness,
  });
}

/** Gives an image the corners of its print, and the print's motion. */
function masked(
  { slot, clip }: SlottedClip,
  print: Rect,
  { cornerPx, transform }: { cornerPx: number; transform?: VisualClip['transform'] },
): SlottedClip {
  const radius = cornerPx / Math.min(print.width, print.height);
  const mask = { shape: 'rounded', radius } as const;
  // Each slot keeps its own kind of clip.
  return {
    slot,
    clip: { ...clip, ...(cornerPx > 0 ? { mask } : {}), ...(transform ? { transform } : {}) },
  } as SlottedClip;
}

/** Whether a shot shows a print or a sheet. */
export function isPrint({ clips, start }: Pick<Shot, 'clips' | 'start'>): boolean {
  return clips.some(({ clip }) => clip.id.endsWith(`-window-${start}`));
}

/** Returns the area of a print: between the texts and the canvas' edges, with its margins. */
function roomOf({ canvas, side, orientation }: Zones, zone: Rect): Rect {
  const margin = MARGIN[orientation];
  const isBeside = side === 'beside';
  return fromEdges(
    zone.x + (isBeside ? 0 : margin.side),
    isBeside || side === 'below' ? margin.side : zone.y + margin.text,
    rightOf(zone) - margin.side,
    side === 'below' ? bottomOf(zone) - margin.text : canvas.height - margin.foot,
  );
}

/** Returns the visible part of a sheet. */
function seenOf({ canvas, side }: Zones, zone: Rect): Rect {
  switch (side) {
    case 'beside':
      return fromEdges(zone.x, 0, canvas.width, canvas.height);
    case 'below':
      return fromEdges(0, 0, canvas.width, bottomOf(zone) - SHEET.textPx);
    case 'above':
    case 'behind':
    case 'between':
    case 'over':
      return fromEdges(0, zone.y + SHEET.textPx, canvas.width, canvas.height);
  }
}

/** Extends a sheet beyond the canvas, so that only its corners at the texts are seen. */
function beyondCanvas({ canvas, side }: Zones, seen: Rect): Rect {
  const px = SHEET.cornerPx;
  switch (side) {
    case 'beside':
      return fromEdges(seen.x, -px, canvas.width + px, canvas.height + px);
    case 'below':
      return fromEdges(-px, -px, canvas.width + px, bottomOf(seen));
    case 'above':
    case 'behind':
    case 'between':
    case 'over':
      return fromEdges(0, seen.y, canvas.width, canvas.height + px);
  }
}

/** Returns the shape of a print with a close-up: a tall one of a flat thing would show its wall. */
function shapeOf({ subject, width, height }: LookImage, room: Rect): number {
  const own = (subject.width * width) / (subject.height * height);
  return Math.min(ASPECTS.widest, Math.max(room.width / room.height, ASPECTS.narrowest, own));
}

const aspectOf = (image: LookImage, crop: Box): number => (crop.width * image.width) / (crop.height * image.height);

/** Share of a subject's sides that a nearer print shows, about what tells most of it. */
const NEAR = 0.64;
/** Aspects (width to height) of subjects that a nearer print shows from one side to the other, where no detail is known. */
const LONG = { narrow: 0.7, flat: 1.4 } as const;

/**
 * Returns the part of a subject that a nearer print shows. Where no detail is known, a corner of a thing may be nothing
 * but what is between its legs: only its longer side is cut.
 */
function nearPart({ details, subject, width, height }: LookImage): { width: number; height: number } {
  const aspect = (subject.width * width) / (subject.height * height);
  if (details.length > 0 || (aspect > LONG.narrow && aspect < LONG.flat)) return { width: NEAR, height: NEAR };
  return aspect <= LONG.narrow ? { width: 1, height: NEAR } : { width: NEAR, height: 1 };
}

/**
 * Returns the part of a photo that a print shows: the whole subject with air, in a shape that suits the room, or an upper
 * corner of it.
 */
function cropOf(image: LookImage, room: Rect, { isNear }: { isNear: boolean }): Box {
  const { width, height, faces, isScene } = image;
  const told = toldPart(image);
  const subject = unite([told, ...faces]) ?? told;
  // A near print of somebody, or of a room, would cut off what tells what it is.
  const part = isNear && !isScene ? nearPart(image) : { width: 1, height: 1 };
  const shown = { width: part.width * subject.width, height: part.height * subject.height };
  const richest = middleOf(image.details) ?? {
    x: subject.x + subject.width / 2,
    // What is tall is told by its upper part.
    y: subject.y + (part.width > part.height ? 0 : subject.height / 2),
  };
  const middle = {
    x: between(richest.x, subject.x + shown.width / 2, subject.width - shown.width),
    y: between(richest.y, subject.y + shown.height / 2, subject.height - shown.height),
  };
  const air =
    (isNear ? AIR / 3 : isSurrounded(image) ? AROUND : AIR) * Math.max(shown.width * width, shown.height * height);
  const [wide, high] = [shown.width * width + 2 * air, shown.height * height + 2 * air];
  const aspect = Math.min(ASPECTS.widest, Math.max(ASPECTS.narrowest, room.width / room.height, wide / high));
  const across0 = Math.min(width, Math.max(wide, high * aspect));
  // A tall print of somebody is narrow in its room: it ends below what tells most, as a close shot of a person does.
  const lowest = isScene && room.width > room.height ? Math.max(CLOSE_PERSON * high, 1) : Infinity;
  const grown = {
    width: across0,
    height: Math.min(height, Math.max(high, wide / aspect), Math.max(lowest, across0 / aspect)),
  };
  const within = (at: number, length: number): number => Math.min(1 - length, Math.max(0, at - length / 2));
  const [across, down] = [grown.width / width, grown.height / height];
  // What the photo cuts off above ends at the print's edge.
  const isCropped = grown.height < Math.min(height, high);
  const top =
    !isNear && isCutAbove(image)
      ? 0
      : isCropped
        ? within(Math.max(0, subject.y - air / height) + down / 2, down)
        : within(middle.y, down);
  return { x: within(middle.x, across), y: top, width: across, height: down };
}

/** Least part of somebody's height that a print in a broad room shows. */
const CLOSE_PERSON = 0.62;

const between = (at: number, from: number, length: number): number => Math.min(from + length, Math.max(from, at));

/** Returns the middle of details, of which the richer ones weigh more. */
function middleOf(details: readonly Box[]): { x: number; y: number } | undefined {
  if (details.length === 0) return undefined;
  const weighed = details.map((box, index) => ({ ...box, weight: 1 / (index + 1) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return {
    x: weighed.reduce((sum, { x, width, weight }) => sum + (weight / all) * (x + width / 2), 0),
    y: weighed.reduce((sum, { y, height, weight }) => sum + (weight / all) * (y + height / 2), 0),
  };
}

function croppedPhoto(
  context: ComposeContext,
  span: Span,
  { image, crop, rect }: { image: LookImage; crop: Box; rect: Rect },
): VisualClip {
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const clip = photoClip(context, span, {
    image,
    box: rect,
    fit: 'cover',
    camera: { from: still, to: still, easing: 'linear' },
  });
  return { ...clip, box: toBox(rect, context.zones.canvas), crop };
}
