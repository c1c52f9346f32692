import type { ImageClip } from '@reelwright/timeline';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect, rightOf, toBox } from '../rect.ts';
import { countCloseUps } from './close-ups.ts';
import { echoClips } from './echo.ts';
import { macroClips } from './macro-shot.ts';
import { type Move, toTransform } from './moves.ts';
import { type ProductSource, productSource } from './product-source.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot, type Span } from './shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

/** How a product stands: alone, leaning, running off the canvas, or in a row of its variants, else beside its close-up. */
export type Pose = 'stand' | 'lean' | 'huge' | 'row';

/** Width to height from which a product is flat, and below which it is narrow. */
const FLAT = 1.45;
const NARROW = 0.55;
const SIDE_PX = 30;
/** Of the canvas' height: what is left below a product that stands on the ground. */
const FLOOR = 0.035;
const SHADOW = { opacity: 0.34, widthShare: 0.86, heightShare: 0.09 } as const;

export interface StageWish {
  picture: LookPicture;
  /** Other pictures of the same kind for a row. */
  others?: readonly LookPicture[];
  /** Where the product may be seen; the texts end above it. */
  zone: Rect;
  pose: Pose;
  turn: number;
  /** What is there at the first frame stands at once. */
  isCover?: boolean;
}

interface Standing {
  rect: Rect;
  move: Move;
  hasShadow: boolean;
}

/** A product in a designed world, whole. Undefined for a picture whose product is not cut out. */
export function stageShot(context: ComposeContext, span: Span, wish: StageWish): Shot | undefined {
  const source = productSource(wish.picture);
  if (!source) return undefined;
  const { look } = context;
  const colors = chooseWorld(look, context.colors, wish.picture, wish.turn);
  const row = wish.pose === 'row' ? listRow(wish, source) : [source];
  // The same thing three times would be sold as a set.
  if (wish.pose === 'row' && row.length < 3) return pairShot(context, span, wish, source);
  const standing = placeRow(context, wish, row);
  const main = standing[0];
  if (!main) return undefined;
  // A small product is echoed behind itself, huge and faint: its world is full of it.
  const isEchoed = standing.length === 1 && isSmall(context, main.rect, wish.picture) && wish.turn % 2 === 1;
  const world = buildWorld(context, span, {
    colors,
    // A row fills its world; a shape behind one of three would part them.
    ...(standing.length === 1 && !isEchoed ? { product: main.rect } : {}),
    below: wish.zone.y - 8,
    turn: wish.turn,
  });
  const echo = isEchoed
    ? echoClips(context, span, { picture: wish.picture, turn: wish.turn, ground: world.colors.ground })
    : [];
  const slots = standing.length === 1 ? (['product'] as const) : (['second-picture', 'product', 'picture'] as const);
  const products = standing.map(({ rect, move }, index): SlottedClip => {
    const each = row[index] ?? source;
    return { slot: slots[index] ?? 'picture', clip: productClip(context, span, { each, rect, move, index }) };
  });
  const shadow = standing.every(({ hasShadow }) => hasShadow) ? [shadowClip(context, span, standing)] : [];
  return {
    ...span,
    clips: [...world.clips, ...echo, ...shadow, ...products],
    backing: { kind: 'ground', colors: world.colors },
  };
}

const SMALL = 0.34;

function isSmall({ zones }: ComposeContext, rect: Rect, { cutOut }: LookPicture): boolean {
  const { canvas } = zones;
  return (rect.width * rect.height * (cutOut?.fill ?? 0.7)) / (canvas.width * canvas.height) < SMALL;
}

/** Of the zone's width, where the close-up beside a narrow product begins. */
const SEAM = 0.5;

/** A narrow product beside its close-up; one without, or a wide one, as large as there is room. */
function pairShot(context: ComposeContext, span: Span, wish: StageWish, source: ProductSource): Shot | undefined {
  const { picture, zone, turn } = wish;
  const isNarrow = source.width / source.height < 1;
  if (!isNarrow || countCloseUps(picture) === 0)
    return stageShot(context, span, { ...wish, pose: isNarrow ? 'stand' : 'huge' });
  const seam = zone.x + zone.width * SEAM;
  const whole = stageShot(context, span, { ...wish, zone: { ...zone, width: seam - zone.x }, pose: 'stand' });
  const frame = fromEdges(seam, zone.y, rightOf(zone), bottomOf(zone));
  const close = macroClips(context, span, { picture, detail: turn, frame, slot: 'second-picture', turn });
  return whole && { ...whole, clips: [...whole.clips, ...close] };
}

/** The picture with two of its variants; alone where it has fewer. */
function listRow({ picture, others = [] }: StageWish, source: ProductSource): ProductSource[] {
  const variants = others
    .filter((other) => other.media !== picture.media)
    .flatMap((other) => productSource(other) ?? [])
    .filter(({ width, height }) => isAlike(width / height, source.width / source.height));
  const [left, right] = variants;
  return left && right ? [source, left, right] : [source];
}

const isAlike = (a: number, b: number) => Math.abs(Math.log(a / b)) < 0.25;

function placeRow(context: ComposeContext, wish: StageWish, row: readonly ProductSource[]): Standing[] {
  const { canvas } = context.zones;
  const { zone, pose, turn, isCover } = wish;
  const [main] = row;
  if (!main) return [];
  const aspect = main.width / main.height;
  const lands = isCover ? ([1, 1.01, 1.08] as const) : ([0.92, 1, 1.06] as const);
  const floor = Math.min(bottomOf(zone), canvas.height * (1 - FLOOR));
  const room = fromEdges(zone.x + SIDE_PX, zone.y + 8, rightOf(zone) - SIDE_PX, floor);
  const lean = turn % 2 === 0 ? -1 : 1;
  if (pose === 'row' && row.length === 3) return aspect >= 1 ? stacked() : abreast();
  switch (pose) {
    case 'row':
    case 'stand': {
      const wide = aspect > FLAT ? { ...room, x: zone.x + 6, width: zone.width - 12 } : room;
      const rect = fitAspect(wide, aspect, 0.5, aspect > FLAT ? 0.55 : 1);
      return [{ rect, move: { scale: lands }, hasShadow: true }];
    }
    case 'lean': {
      const grown = aspect > FLAT ? 1.12 : aspect < NARROW ? 1.02 : 0.98;
      const rect = scaleAbout(fitAspect(room, aspect, 0.5, 0.55), grown);
      const degrees = aspect > FLAT ? 16 : 9;
      return [
        {
          rect,
          move: {
            scale: lands,
            rotation: [lean * (degrees - 4), lean * degrees],
            drift: { x: 0.012 * lean, y: -0.008 },
          },
          hasShadow: false,
        },
      ];
    }
    case 'huge': {
      // As wide as the canvas or a little wider: its ends leave it.
      const width = Math.max(room.width * 1.18, Math.min(room.height * aspect, canvas.width * 1.3));
      const height = width / aspect;
      const top = height > room.height ? room.y : room.y + (room.height - height) * 0.6;
      const rect = { x: zone.x + (zone.width - width) / 2, y: top, width, height };
      return [{ rect, move: { scale: lands, drift: { x: 0.03 * lean, y: 0 } }, hasShadow: height <= room.height }];
    }
  }

  /** Three lying products above each other, each moved against the next. */
  function stacked(): Standing[] {
    const height = room.height / 2.75;
    const width = Math.min(height * aspect, canvas.width * 0.92);
    return [1, 0, 2].map((place) => {
      const rect = {
        x: zone.x + zone.width / 2 - width / 2 + (place === 1 ? 0 : (place === 0 ? -1 : 1) * canvas.width * 0.1),
        y: room.y + (room.height * (place + 0.5)) / 3 - width / aspect / 2,
        width,
        height: width / aspect,
      };
      const way = place === 1 ? 1 : -1;
      return { rect, move: { scale: lands, drift: { x: 0.05 * way * lean, y: 0 } }, hasShadow: false };
    });
  }

  /** Three standing products side by side, the first in the middle and in front. */
  function abreast(): Standing[] {
    const height = Math.min(room.height, (room.width * 0.46) / aspect);
    return [0.5, 0.17, 0.83].map((across, index) => {
      const tall = index === 0 ? height : height * 0.88;
      const width = tall * aspect;
      const rect = { x: zone.x + zone.width * across - width / 2, y: floor - tall, width, height: tall };
      return { rect, move: { scale: lands }, hasShadow: true };
    });
  }
}

function scaleAbout(rect: Rect, factor: number): Rect {
  return inset(rect, (rect.width * (1 - factor)) / 2, (rect.height * (1 - factor)) / 2);
}

function productClip(
  context: ComposeContext,
  span: Span,
  { each, rect, move, index }: { each: ProductSource; rect: Rect; move: Move; index: number },
): ImageClip {
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  return {
    kind: 'image',
    id: `${context.id}-product-${index}-${span.start}`,
    ...span,
    media: each.media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    ...(each.crop ? { crop: each.crop } : {}),
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform(move, span),
  };
}

/** One soft contact shadow, under all that stands. */
function shadowClip(context: ComposeContext, span: Span, standing: readonly Standing[]): SlottedClip {
  const left = Math.min(...standing.map(({ rect }) => rect.x));
  const right = Math.max(...standing.map(({ rect }) => rightOf(rect)));
  const low = Math.max(...standing.map(({ rect }) => bottomOf(rect)));
  const width = (right - left) * SHADOW.widthShare;
  const height = Math.max(46, Math.min(150, width * SHADOW.heightShare));
  return shapeClip(context, span, {
    slot: 'veil',
    name: 'shadow',
    rect: { x: (left + right - width) / 2, y: low - height * 0.56, width, height },
    shape: 'ellipse',
    fill: flat('#000000', SHADOW.opacity),
    softness: 0.5,
  });
}
