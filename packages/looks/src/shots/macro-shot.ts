import type { Box, VisualClip } from '@reelwright/timeline';
import { paperColors } from '../color/derive-colors.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { isCutAbove } from '../picture/photo-traits.ts';
import { clampBox, inset, type Rect, toBox } from '../rect.ts';
import { toTransform } from './moves.ts';
import { listEnds, listTelling } from './close-ups.ts';
import { isFigure, productSource } from './product-source.ts';
import { plateColors } from './plate-colors.ts';
import { sceneBehind } from './scene-plate.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot, type Span } from './shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

export interface MacroWish {
  image: LookImage;
  /**
   * Index of the detail, which wraps around; without details, an index of the subject's parts. `whole`: the whole
   * subject in its frame.
   */
  detail: number | 'whole';
  /** The area that the close-up fills; the canvas if left out. */
  frame?: Rect;
  /** The part of the canvas that no panel covers, without a frame; the canvas if left out. */
  seen?: Rect;
  /** Position of the detail in the frame, in fractions of it. */
  aim?: { x: number; y: number };
  slot?: 'image' | 'product' | 'second-image';
  /** Whether a framed close-up is one of several cells, or the only one. */
  name?: 'cell' | 'macro';
  turn: number;
  isCover?: boolean;
  /** Whether the photo is shown though there is a cut-out, because cells beside it have none. */
  isPhoto?: boolean;
}

/** Maximum pixels of the canvas per pixel of the photo: above it a close-up looks soft. */
const SHARPEST = 2.1;
/** Share of the frame's width that a detail takes. */
const DETAIL_SHARE = 0.86;
/** Close-up parts of a subject without details. */
const PARTS: readonly Box[] = [
  { x: 0.2, y: 0.05, width: 0.6, height: 0.45 },
  { x: 0.15, y: 0.5, width: 0.6, height: 0.45 },
  { x: 0.35, y: 0.28, width: 0.5, height: 0.45 },
];

/**
 * Close-up parts of a worn product, about the middle of the person: at the sides stand arms and what lies behind them.
 * The lower part is seldom the product.
 */
const WORN_PARTS: readonly Box[] = [
  { x: 0.1, y: 0.02, width: 0.8, height: 0.42 },
  { x: 0.15, y: 0.18, width: 0.7, height: 0.4 },
  { x: 0.22, y: 0.08, width: 0.56, height: 0.32 },
];

function partOf(subject: Box, part: Box): Box {
  return {
    x: subject.x + part.x * subject.width,
    y: subject.y + part.y * subject.height,
    width: part.width * subject.width,
    height: part.height * subject.height,
  };
}

/** Returns the target of a close-up, in fractions of the photo. */
function detailOf(image: LookImage, index: number): Box {
  const { faces, cutOut } = image;
  const details = listTelling(image);
  const isScene =
    image.isScene && (faces.length > 0 || cutOut !== undefined || isCutAbove(image) || details.length === 0);
  // A person shows more than a few rich details: the product as it is worn, from the chin down.
  const known = isScene
    ? details[index % (details.length + WORN_PARTS.length)]
    : details[index % Math.max(1, details.length)];
  if (known) return known;
  const parts = isScene ? WORN_PARTS : (listEnds(image) ?? PARTS);
  const part = parts[index % parts.length] ?? { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
  return partOf(image.isScene ? image.subject : (image.cutOut?.region ?? image.subject), part);
}

/** Builds a close-up that fills its frame. The product moves slowly; the area around it shows its background. */
export function macroClips(context: ComposeContext, span: Span, wish: MacroWish): SlottedClip[] {
  const image = wish.isPhoto ? withoutCutOut(wish.image) : wish.image;
  const { turn, isCover = false, slot = 'image' } = wish;
  const { canvas } = context.zones;
  const frame = wish.frame ?? { x: 0, y: 0, ...canvas };
  const aim = wish.aim ?? { x: 0.5, y: 0.52 };
  const { cutOut } = image;
  if (wish.detail === 'whole') return [{ slot, clip: wholeCell(context, span, { image, frame, slot }) }];
  const detail = detailOf(image, wish.detail);
  const source = cutOut ?? { media: image.media, width: image.width, height: image.height };
  const at = cutOut ? within(detail, cutOut.region) : detail;
  // A cut-out on the whole canvas has a background around it: it need not cover the canvas, which would blur it.
  const least = cutOut && !wish.frame ? 0 : coverScale(frame, source);
  const wanted = Math.min(
    (frame.width * DETAIL_SHARE) / (at.width * source.width),
    (frame.height * DETAIL_SHARE) / (at.height * source.height),
  );
  const scale = Math.min(Math.max(wanted, least), Math.max(SHARPEST, least));
  const size = { width: source.width * scale, height: source.height * scale };
  const target = { x: frame.x + frame.width * aim.x, y: frame.y + frame.height * aim.y };
  const seen = wish.seen ?? frame;
  const rect: Rect = {
    x: settle(target.x - (at.x + at.width / 2) * size.width, size.width, seen.x, seen.width),
    y: offFaces(settle(target.y - (at.y + at.height / 2) * size.height, size.height, seen.y, seen.height), {
      faces: image.faces.map((face) => (cutOut ? within(face, cutOut.region) : face)),
      height: size.height,
      seen,
    }),
    ...size,
  };
  if (wish.frame)
    return [
      {
        slot,
        clip: cropped(context, span, {
          image: source.media,
          kind: image,
          rect,
          frame,
          slot,
          name: wish.name ?? 'cell',
        }),
      },
    ];
  // Scaling is about the image's middle; the slide keeps the detail in place.
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const way = turn % 2 === 0 ? 1 : -1;
  const end = MACRO_END;
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const slide = {
    x: ((middle.x - target.x) * (1 - end)) / canvas.width / 2,
    y: ((middle.y - target.y) * (1 - end)) / canvas.height / 2,
  };
  const clip: VisualClip = {
    ...kindOf(image),
    id: `${context.id}-macro-${slot}-${span.start}`,
    ...span,
    media: source.media,
    box: toBox(rect, canvas),
    fit: 'contain',
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform(
      { scale: isCover ? [1.01, 1.02, end] : [1.2, 1.02, end], entrance: {}, drift: { x: 0.07 * way, y: 0.02 } },
      span,
      slide,
    ),
  };
  return [{ slot, clip }];
}

function withoutCutOut({ cutOut: _, ...image }: LookImage): LookImage {
  return image;
}

function coverScale(frame: Rect, source: { width: number; height: number }): number {
  // Slightly larger than covering, so that the drift shows no edge.
  return 1.08 * Math.max(frame.width / source.width, frame.height / source.height);
}

/** Converts a part of a photo to fractions of its cut-out. */
function within(part: Box, region: Box): Box {
  return {
    x: (part.x - region.x) / region.width,
    y: (part.y - region.y) / region.height,
    width: part.width / region.width,
    height: part.height / region.height,
  };
}

/** Makes an image cover its frame if it is larger, else moves it inside. */
function settle(start: number, length: number, from: number, room: number): number {
  const slack = 0.03 * room;
  if (length <= room) return Math.min(from + room - length, Math.max(from, start));
  return Math.min(from - slack, Math.max(from + room - length + slack, start));
}

/** Shares of a face's height: what may stay in view of a chin, and the hair above the face. */
const CHIN = 0.06;
const HAIR = 0.35;

/**
 * Moves an image up or down until no face is cut by the frame's upper edge: a close-up begins below the chin, or above
 * the hair where the image ends too early for that.
 */
function offFaces(y: number, { faces, height, seen }: { faces: readonly Box[]; height: number; seen: Rect }): number {
  const cut = faces.filter((face) => {
    const top = y + (face.y - HAIR * face.height) * height;
    const chin = y + (face.y + (1 - CHIN) * face.height) * height;
    return top < seen.y && chin > seen.y;
  });
  if (cut.length === 0) return y;
  const below = seen.y - Math.max(...cut.map((face) => face.y + (1 - CHIN) * face.height)) * height;
  if (below + height >= seen.y + seen.height) return below;
  return seen.y - Math.max(0, Math.min(...cut.map((face) => face.y - HAIR * face.height))) * height;
}

function kindOf(image: LookImage) {
  return image.kind === 'video'
    ? {
        kind: 'video' as const,
        ...(image.video ?? { trimStart: 0, speed: 1, isReversed: false, role: 'footage' as const }),
      }
    : { kind: 'image' as const };
}

/** Crops an image to a frame, as a clip of the frame's size. */
function cropped(
  context: ComposeContext,
  span: Span,
  {
    image,
    kind,
    rect,
    frame,
    slot,
    name,
  }: { image: string; kind: LookImage; rect: Rect; frame: Rect; slot: string; name: string },
): VisualClip {
  const crop = clampBox({
    x: (frame.x - rect.x) / rect.width,
    y: (frame.y - rect.y) / rect.height,
    width: frame.width / rect.width,
    height: frame.height / rect.height,
  });
  return {
    ...kindOf(kind),
    id: `${context.id}-${name}-${slot}-${span.start}`,
    ...span,
    media: image,
    box: toBox(frame, context.zones.canvas),
    fit: 'cover',
    crop,
    camera: { from: { x: 0.5, y: 0.5, zoom: 1 }, to: { x: 0.5, y: 0.5, zoom: 1.18 }, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
  };
}

/**
 * Shows the whole subject in a frame: a product with some air, a person on the frame's foot, a photo so that it fills
 * the frame.
 */
function wholeCell(
  context: ComposeContext,
  span: Span,
  { image, frame, slot }: { image: LookImage; frame: Rect; slot: string },
): VisualClip {
  const { subject, cutOut } = image;
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const common = {
    ...kindOf(image),
    id: `${context.id}-cell-${slot}-${span.start}`,
    ...span,
    opacity: 1,
    enter: NO_APPEARANCE,
  };
  const { canvas } = context.zones;
  if (cutOut && isFigure(image)) {
    // A person who is wider than the cell is cut at its sides, never at the head.
    const scale = Math.max(
      (FIGURE_CELL.across * frame.width) / cutOut.width,
      (FIGURE_CELL.down * frame.height) / cutOut.height,
    );
    const part = {
      width: Math.min(1, frame.width / (cutOut.width * scale)),
      height: Math.min(1, frame.height / (cutOut.height * scale)),
    };
    const [width, height] = [part.width * cutOut.width * scale, part.height * cutOut.height * scale];
    const box = { x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height - height, width, height };
    return {
      ...common,
      media: cutOut.media,
      box: toBox(box, canvas),
      fit: 'cover',
      crop: clampBox({ x: (1 - part.width) / 2, y: 0, ...part }),
      camera: { from: { ...still, y: 0 }, to: { ...still, y: 0, zoom: 1.06 }, easing: 'linear' },
    };
  }
  // A cut-out that may not stand alone is replaced by its photo, which fills the cell.
  const free = productSource(image) ? cutOut : undefined;
  const isOnPlain = !free && !image.isScene && image.plainBackground !== null;
  // Of a wall, as little is shown as the frame's shape allows.
  const crop = isOnPlain ? aroundSubject(image, frame) : undefined;
  const seen = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const point = {
    x: (subject.x + subject.width / 2 - seen.x) / seen.width,
    y: (subject.y + subject.height / 2 - seen.y) / seen.height,
  };
  const air = 0.05 * Math.min(frame.width, frame.height);
  return {
    ...common,
    media: free?.media ?? image.media,
    box: toBox(free ? inset(frame, air) : frame, canvas),
    fit: free ? 'contain' : 'cover',
    ...(crop ? { crop } : {}),
    camera: free
      ? { from: still, to: still, easing: 'linear' }
      : { from: { ...point, zoom: 1 }, to: { ...point, zoom: crop ? 1.08 : 1.18 }, easing: 'linear' },
    ...(free ? { transform: toTransform({ scale: [0.97, 1, 1.06] }, span) } : {}),
  };
}

/** Air around a subject in its cell, as a share of its longer side. */
const CELL_AIR = 0.06;

/** Returns the part of a photo around its subject, in the shape of a frame as far as the photo's edges allow. */
function aroundSubject({ subject, width, height }: LookImage, frame: Rect): Box {
  const air = CELL_AIR * Math.max(subject.width * width, subject.height * height);
  const [wide, high] = [subject.width * width + 2 * air, subject.height * height + 2 * air];
  const aspect = frame.width / frame.height;
  const across = Math.min(1, Math.max(wide, high * aspect) / width);
  const down = Math.min(1, Math.max(high, wide / aspect) / height);
  const within = (middle: number, length: number) => Math.min(1 - length, Math.max(0, middle - length / 2));
  return {
    x: within(subject.x + subject.width / 2, across),
    y: within(subject.y + subject.height / 2, down),
    width: across,
    height: down,
  };
}

/** Shares of a cell that a person fills at least. */
const FIGURE_CELL = { across: 0.9, down: 0.9 } as const;

/** Height of a close-up's detail above texts at the foot of the safe zone, as a share of the canvas. */
const ABOVE_TEXTS = 0.36;

/** Returns a close-up of a cut-out before its own drawn scene; undefined if it has none that fills the canvas. */
function macroInScene(context: ComposeContext, span: Span, wish: MacroWish): SlottedClip[] | undefined {
  const { cutOut, scene } = wish.image;
  if (!cutOut || !scene || wish.isPhoto || wish.frame || wish.detail === 'whole') return undefined;
  const clips = macroClips(context, span, { ...wish, slot: 'product' });
  const [close] = clips;
  if (!close || !('box' in close.clip)) return undefined;
  const { width, height } = context.zones.canvas;
  const { box } = close.clip;
  const rect = { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height };
  const behind = sceneBehind(context, span, { scene, rect, move: { scale: [1.02, 1.02, MACRO_END] } });
  return behind && [behind, ...clips];
}

/** Scale of a close-up at the end of its shot. */
const MACRO_END = 1.15;

/** Builds an edge-to-edge close-up; texts on it stand on plates. */
export function macroShot(context: ComposeContext, span: Span, wish: MacroWish): Shot {
  const { look, zones } = context;
  const { image } = wish;
  const paper = image.cutOut || image.hasAlpha ? undefined : image.plainBackground;
  const colors = paper ? paperColors(context.colors, paper) : chooseWorld(look, context.colors, image, wish.turn);
  const background =
    paper !== undefined && paper !== null
      ? [
          shapeClip(context, span, {
            slot: 'backdrop',
            name: 'world',
            rect: { x: 0, y: 0, ...zones.canvas },
            fill: flat(paper),
          }),
        ]
      : image.cutOut || image.hasAlpha
        ? buildWorld(context, span, { colors, below: 0, turn: wish.turn }).clips
        : [];
  const aim = wish.aim ?? { x: 0.5, y: zones.side === 'over' ? ABOVE_TEXTS : zones.orientation === 'wide' ? 0.5 : 0.6 };
  const inScene = macroInScene(context, span, { ...wish, aim });
  if (inScene) return { ...span, clips: inScene, backing: { kind: 'plates', colors: plateColors(context) } };
  return {
    ...span,
    clips: [...background, ...macroClips(context, span, { ...wish, aim })],
    backing: { kind: 'plates', colors: plateColors(context) },
  };
}
