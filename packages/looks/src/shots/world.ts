import { type ShapePattern, TICKS_PER_SECOND, type Transform } from '@reelwright/timeline';
import {
  MIN_TEXT_CONTRAST,
  paperColors,
  plainInkOn,
  readableOn,
  type SceneColors,
  sceneColors,
} from '../color/derive-colors.ts';
import { colorDistance } from '../color/color-distance.ts';
import { fromOklch, toOklch } from '../color/oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { GroundRole, Look, LookColors } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { bottomOf, fromEdges, inset, type Rect } from '../rect.ts';
import { type ComposeContext, flat, type PlacedShape, shapeClip, type Span } from './shot.ts';

/** Oklab: a product nearer than this to its ground would be lost in it. */
const LEAST_DISTANCE = 0.2;
/** Luminance of grounds that hide where white parts end; of white in the tint that always does. */
const PALE = 0.62;
const PALE_TINT = 0.86;
/** Of white and black in the two tints of the accent. */
const LIGHT_TINT = 0.8;
const DEEP_TINT = 0.62;
/** Of the change from one corner of the ground to the other. */
const DEPTH = 0.16;
/** Patterns of looks without a texture of their own, by turns. */
const PATTERNS = ['dots', 'rules', 'grid', 'stripes'] as const;
const PATTERN = { opacity: 0.1, stepPx: 48, weight: 0.24 } as const;
const LEAST_OPACITY = 0.1;
/** A texture whose figures are farther apart leaves parts of the canvas empty. */
const WIDEST_STEP_PX = 50;

/**
 * The colours of a world, another one at every turn: the look's grounds, and a light and a deep tint of its accent, but none in which the
 * product would be lost.
 */
export function chooseWorld(
  look: Look,
  colors: LookColors,
  { subjectColor, palette, cutOut }: Pick<LookPicture, 'subjectColor' | 'palette' | 'cutOut'>,
  turn: number,
): SceneColors {
  const product = subjectColor ?? palette[0];
  const roles = [...new Set<GroundRole>(look.decoration.grounds)];
  const tints = [mix(colors.accent, WHITE, LIGHT_TINT), deepTint(colors.accent)];
  const worlds = [...roles.map((role) => sceneColors(colors, role)), ...tints.map((tint) => paperColors(colors, tint))];
  const isPale = cutOut?.ground === 'light';
  const seen = worlds.filter(
    ({ ground }) =>
      (product === undefined || colorDistance(ground, product) >= LEAST_DISTANCE) &&
      (!isPale || luminanceOf(ground) >= PALE),
  );
  // A ground of middle lightness lets no ink be read on all of its pattern.
  const legible = seen.filter((each) => readableOnAll(listShades(each), each.ink) !== undefined);
  const drawn = legible.length > 0 ? legible : seen;
  const world = drawn[turn % Math.max(1, drawn.length)];
  if (world) return world;
  if (isPale) return paperColors(colors, mix(colors.accent, WHITE, PALE_TINT));
  // Every ground is like the product: a much lighter or darker one of the same hue.
  const away = product !== undefined && luminanceOf(product) > 0.35 ? BLACK : WHITE;
  return paperColors(colors, mix(colors.ground, away, 0.78));
}

/** Dark, of the accent's hue; of yellow and orange, which darken to mud, hardly any of it. */
function deepTint(accent: string): string {
  const { hue, chroma } = toOklch(accent);
  const isMuddy = hue > BROWN.from && hue < BROWN.to && chroma > BROWN.chroma;
  return isMuddy ? fromOklch({ ...BROWN.deep, hue }) : mix(accent, BLACK, DEEP_TINT);
}

/** Hues in degrees of Oklab whose dark shades are brown and olive. */
const BROWN = { from: 42, to: 128, chroma: 0.06, deep: { lightness: 0.21, chroma: 0.018 } } as const;

/** The world's other corner, away from its ink: what is read on the ground is read there too. */
function farOf({ ground, ink, support }: SceneColors): string {
  const isSupportAway = contrastOf(ink, support) >= contrastOf(ink, ground) && contrastOf(support, ground) > 1.15;
  const away = isSupportAway ? support : luminanceOf(ink) > luminanceOf(ground) ? BLACK : WHITE;
  return mix(ground, away, DEPTH);
}

/** The lightest and darkest of a world: patterns and echoes change a ground in places. */
function listShades(colors: SceneColors): string[] {
  const { ground } = colors;
  return [ground, farOf(colors), mix(ground, BLACK, UNEVEN), mix(ground, WHITE, UNEVEN)];
}

function deepen(colors: SceneColors): { far: string; ink: string; accentInk: string } {
  const grounds = listShades(colors);
  const legible = readableOnAll(grounds, colors.ink) ?? plainInkOn(colors.ground);
  return { far: farOf(colors), ink: legible, accentInk: readableOnAll(grounds, colors.accentInk) ?? legible };
}

/** Of black or white in what a pattern or an echo makes of a ground. */
const UNEVEN = 0.1;

/** The colour, as much lighter or darker as it takes to be read on all of some grounds; undefined where no shade of it is. */
function readableOnAll(grounds: readonly string[], color: string): string | undefined {
  const isRead = (candidate: string) => grounds.every((ground) => contrastOf(ground, candidate) >= MIN_TEXT_CONTRAST);
  return [color, ...grounds.map((ground) => readableOn(ground, color, CLEAR))].find(isRead);
}

/** Contrast with one of several grounds at which the others are mostly cleared too. */
const CLEAR = 6;

function patternOf(look: Look, colors: SceneColors, shorterPx: number, turn: number): ShapePattern {
  const { texture } = look.decoration;
  const kind = texture?.kind ?? PATTERNS[turn % PATTERNS.length] ?? 'dots';
  const stepPx = Math.min(WIDEST_STEP_PX, texture?.stepPx ?? PATTERN.stepPx);
  return {
    kind,
    colors: [texture ? colors[texture.color] : colors.ink],
    opacity: Math.max(LEAST_OPACITY, Math.min(0.16, texture?.opacity ?? PATTERN.opacity)),
    step: (kind === 'rays' ? (texture?.stepPx ?? 40) : stepPx) / shorterPx,
    weight: texture?.weight ?? PATTERN.weight,
  };
}

export interface World {
  clips: SlottedClip[];
  /** Of texts on it. */
  colors: SceneColors;
}

/**
 * A ground to all four edges with the look's pattern, and the look's shape behind the product. `below` is where the texts end: the shape
 * keeps off them.
 */
export function buildWorld(
  context: ComposeContext,
  span: Span,
  input: { colors: SceneColors; product?: Rect; below: number; turn: number },
): World {
  const { canvas } = context.zones;
  const { colors, product, below, turn } = input;
  const { colors: legible, ...drawing } = worldGround(context, colors, turn);
  const ground = shapeClip(context, span, {
    slot: 'backdrop',
    name: 'world',
    // Larger than the canvas: it drifts, so that no part of a shot stands still.
    rect: inset({ x: 0, y: 0, ...canvas }, -MARGIN * canvas.width, -MARGIN * canvas.height),
    ...drawing,
    transform: drift(span, turn),
  });
  const shape = product ? stageShape(context, span, { colors, product, below, turn }) : [];
  return { clips: [ground, ...shape], colors: legible };
}

/** How a world's ground is drawn, and the colours of texts on it. */
export function worldGround(
  { look, zones }: Pick<ComposeContext, 'look' | 'zones'>,
  colors: SceneColors,
  turn: number,
): Pick<PlacedShape, 'fill' | 'pattern'> & { colors: SceneColors } {
  const { far, ink, accentInk } = deepen(colors);
  const shorter = Math.min(zones.canvas.width, zones.canvas.height);
  return {
    fill: { from: colors.ground, fromOpacity: 1, to: far, toOpacity: 1, direction: 'diagonal' },
    pattern: patternOf(look, colors, shorter, turn),
    colors: { ...colors, ink, accentInk },
  };
}

/** The look's shape behind a product: it grows slowly while the product stands. */
function stageShape(
  context: ComposeContext,
  span: Span,
  { colors, product, below, turn }: { colors: SceneColors; product: Rect; below: number; turn: number },
): SlottedClip[] {
  const { look, zones } = context;
  const { canvas } = zones;
  const color = [colors.support, colors.accent].find((candidate) => contrastOf(candidate, colors.ground) >= 1.12);
  const fill = mix(colors.ground, color ?? colors.ink, color ? 0.72 : 0.14);
  const middle = { x: product.x + product.width / 2, y: product.y + product.height * 0.54 };
  const grow = { scale: growth(span) };
  const common = { slot: 'decor' as const, name: 'stage', fill: flat(fill), transform: grow };
  const disc = (wanted: number): Rect => {
    const room = Math.max(200, 2 * (middle.y - below));
    const diameter = Math.min(wanted, room);
    return { x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter };
  };
  const widest = 1.25 * Math.max(product.width, product.height * 0.8);
  switch (look.decoration.stage) {
    case 'disc':
    case 'sun':
      return [shapeClip(context, span, { ...common, rect: disc(widest), shape: 'circle' })];
    case 'rings':
      return [
        shapeClip(context, span, {
          ...common,
          rect: disc(widest),
          shape: 'circle',
          border: { color: colors.accent, opacity: 1, width: 0.1 },
        }),
      ];
    case 'blob':
      return [shapeClip(context, span, { ...common, rect: disc(widest * 1.1), shape: 'blob' })];
    case 'arch': {
      const width = Math.min(canvas.width * 0.86, product.width * 1.2);
      const top = Math.max(below + 16, product.y - 40);
      return [
        shapeClip(context, span, {
          ...common,
          rect: fromEdges(middle.x - width / 2, top, middle.x + width / 2, canvas.height + 60),
          shape: 'arch',
        }),
      ];
    }
    case 'column': {
      const width = Math.min(canvas.width * 0.7, product.width * 1.1);
      return [
        shapeClip(context, span, {
          ...common,
          rect: fromEdges(middle.x - width / 2, below + 10, middle.x + width / 2, canvas.height + 40),
        }),
      ];
    }
    case 'slant':
      return [
        shapeClip(context, span, {
          ...common,
          transform: {},
          rect: fromEdges(-300, middle.y + product.height * 0.05, canvas.width + 300, canvas.height + 700),
          tilt: turn % 2 === 0 ? -9 : 9,
        }),
      ];
    case 'sheet': {
      const sheet = fromEdges(
        Math.max(24, product.x - 30),
        Math.max(below + 24, product.y - 30),
        Math.min(canvas.width - 24, product.x + product.width + 30),
        Math.min(canvas.height + 60, bottomOf(product) + 70),
      );
      return [
        shapeClip(context, span, {
          ...common,
          rect: sheet,
          fill: flat(mix(fill, WHITE, 0.5)),
          tilt: turn % 2 === 0 ? -3 : 3,
        }),
      ];
    }
    case 'glow':
      return [
        shapeClip(context, span, {
          ...common,
          rect: disc(widest * 1.5),
          shape: 'circle',
          fill: flat(mix(fill, WHITE, 0.2), 0.8),
          softness: 0.4,
        }),
      ];
    case 'block':
      return [
        shapeClip(context, span, {
          ...common,
          transform: {},
          rect: fromEdges(
            0,
            Math.min(middle.y + product.height * 0.12, canvas.height - 120),
            canvas.width,
            canvas.height,
          ),
        }),
      ];
  }
}

/** Of the canvas, by how much a world is larger on each side; it drifts within that. */
export const MARGIN = 0.04;
/** Fractions of the canvas a second. */
const DRIFT_PER_SECOND = 0.022;

export function drift({ duration }: Span, turn: number): Required<Pick<Transform, 'x' | 'y'>> {
  const way = Math.min(MARGIN * 0.9, (DRIFT_PER_SECOND * duration) / TICKS_PER_SECOND / 2) * (turn % 2 === 0 ? 1 : -1);
  const glide = (from: number) => [
    { at: 0, value: from, easing: 'linear' as const },
    { at: duration, value: -from, easing: 'linear' as const },
  ];
  return { x: glide(way), y: glide(way * 0.6) };
}

function growth({ duration }: Span) {
  return [
    { at: 0, value: 0.97, easing: 'linear' as const },
    { at: duration, value: 1.06, easing: 'linear' as const },
  ];
}
