import { type Keyframed, msToTicks, type ShapePattern } from '@reelwright/timeline';
import { colorDistance } from '../color/color-distance.ts';
import type { SceneColors } from '../color/derive-colors.ts';
import { BLACK, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { LookEmblem } from '../look.ts';
import { bottomOf, fromEdges, type Rect } from '../rect.ts';
import { flat, type ComposeContext, shapeClip, type Span } from './shot.ts';

/** Size of a figure: its width as a share of the canvas' shorter side, and relative to its product. */
const WIDTH = { most: 1.02, least: 0.66, around: 1.24 } as const;
/** Width of a product up to which enough of a figure is seen beside it, as a share of the figure's. */
const MOST_HIDDEN = 0.88;
/** Distance of a figure from the texts above it, in pixels. */
const AIR_PX = 26;
/** Where the wall behind a standing product ends, above its foot, as a share of the canvas height. */
const FLOOR = 0.075;
/** Height of an arch relative to its width, at least and at most, and to its product. */
const ARCH = { least: 0.78, most: 1.5, around: 1.12 } as const;
/** Least height of a figure, as a share of the canvas height: a lower one would be a stripe. */
const LEAST_HEIGHT = 0.2;
/** Least Oklab distance of a figure to its product and to the wall, and how far the wall shines through it. */
const APART = { product: 0.2, wall: 0.07 } as const;
/** Opacity of what is printed on a figure, and the size of it. */
const PRINT = { opacity: 0.2, stepPx: 46, raysStep: 1 / 22 } as const;
/** Time in which it opens at a cut, and its scales then and at the end of the shot. */
const OPENS = { ticks: msToTicks(300), from: 0.72, last: 1.07 } as const;

/** Sizes of printed figures, as fractions of their distance. */
const PRINT_WEIGHTS = {
  dots: 0.28,
  grid: 0.05,
  rules: 0.3,
  stripes: 0.5,
  rays: 0.5,
  tiles: 0.8,
  halftone: 0.8,
  dashes: 0.3,
} as const;

interface EmblemWish {
  /** Colours of the wall. */
  colors: SceneColors;
  product: Rect;
  /** Colour of the product, which the figure avoids. */
  productColor?: string | undefined;
  /** Whether only pale colours hide the product's uncertain outline. */
  isPale: boolean;
  /** Where the texts end. */
  below: number;
  /** Whether the product stands on a floor, from which the figure then rises. */
  stands: boolean;
  /** Whether it is complete in the first frame. */
  isCover: boolean;
}

/**
 * Draws the look's figure on the wall behind a product: a disc, an arch or a burst in the ad's colour, which the product
 * stands out from. Undefined where there is no room, or no colour for it.
 */
export function emblemClip(context: ComposeContext, span: Span, wish: EmblemWish): SlottedClip | undefined {
  const { emblem } = context.look.decoration;
  const color = emblem && chooseColor(context, wish);
  const rect = emblem && placeOf(context, wish);
  if (!emblem || !color || !rect) return undefined;
  const { shape, pattern, isPrinted } = {
    shape: wish.stands ? ('arch' as const) : emblem.shape,
    ...printOf(context, emblem, color),
  };
  return shapeClip(context, span, {
    slot: 'decor',
    name: 'emblem',
    rect,
    shape,
    fill: { ...flat(mix(color, WHITE, 0.1)), to: color },
    ...(isPrinted ? { pattern } : {}),
    // Turning it would have it drawn anew in every frame.
    transform: { scale: opening(span.duration, wish.isCover) },
  });
}

function opening(duration: number, isCover: boolean): Keyframed {
  const opened = Math.min(OPENS.ticks, Math.floor(duration / 3));
  return [
    { at: 0, value: isCover ? 1 : OPENS.from, easing: 'back-out' },
    { at: opened, value: 1, easing: 'linear' },
    { at: duration, value: OPENS.last, easing: 'linear' },
  ];
}

function printOf(
  { zones }: ComposeContext,
  { pattern }: LookEmblem,
  color: string,
): { pattern: ShapePattern; isPrinted: boolean } {
  const { canvas } = zones;
  const isDark = luminanceOf(color) < 0.4;
  return {
    isPrinted: pattern !== undefined,
    pattern: {
      kind: pattern ?? 'dots',
      colors: [isDark ? WHITE : BLACK],
      opacity: isDark ? PRINT.opacity : 0.45 * PRINT.opacity,
      step: pattern === 'rays' ? PRINT.raysStep : PRINT.stepPx / (Math.min(canvas.width, canvas.height) * WIDTH.most),
      weight: PRINT_WEIGHTS[pattern ?? 'dots'],
    },
  };
}

function placeOf({ zones }: ComposeContext, { product, below, stands }: EmblemWish): Rect | undefined {
  const { canvas } = zones;
  const shorter = Math.min(canvas.width, canvas.height);
  const middle = { x: product.x + product.width / 2, y: product.y + product.height / 2 };
  const width = Math.min(WIDTH.most * shorter, Math.max(WIDTH.least * shorter, WIDTH.around * product.width));
  const top = below + AIR_PX;
  // Behind a product that hides most of it, only its corners would be seen.
  if (product.width > MOST_HIDDEN * width) return undefined;
  if (stands) {
    const foot = bottomOf(product) - FLOOR * canvas.height;
    const high = Math.max(
      top,
      foot - Math.min(ARCH.most * width, Math.max(ARCH.least * width, ARCH.around * product.height)),
    );
    return foot - high < LEAST_HEIGHT * canvas.height
      ? undefined
      : fromEdges(middle.x - width / 2, high, middle.x + width / 2, foot);
  }
  // It grows, and never reaches the texts.
  const radius = Math.min(width / 2, (Math.min(middle.y, canvas.height) - top) / OPENS.last);
  if (2 * radius < LEAST_HEIGHT * canvas.height) return undefined;
  return fromEdges(middle.x - radius, middle.y - radius, middle.x + radius, middle.y + radius);
}

/** Luminance of colours that hide an uncertain outline, and the shares of white in them. */
const PALE = { luminance: 0.64, tints: [0.55, 0.7, 0.82, 1] } as const;

/** Chooses the ad's strongest colour that differs from both the product and the wall. */
function chooseColor(
  { colors: { accent, support } }: ComposeContext,
  { colors: { background }, productColor, isPale }: EmblemWish,
): string | undefined {
  const strong = [accent, support, ...[accent, support].map((color) => mix(color, background, 0.45))];
  const pale = PALE.tints.flatMap((white) => [accent, support].map((color) => mix(color, WHITE, white)));
  return (isPale ? pale.filter((color) => luminanceOf(color) >= PALE.luminance) : strong).find(
    (color) =>
      colorDistance(color, background) >= APART.wall &&
      (isPale || productColor === undefined || colorDistance(color, productColor) >= APART.product),
  );
}
