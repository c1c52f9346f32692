import { type ShapePattern, TICKS_PER_SECOND, type Transform } from '@reelwright/timeline';
import { paperColors, plainInkOn, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { colorDistance } from '../color/color-distance.ts';
import { fromOklch, toOklch } from '../color/oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { GroundRole, Look, LookColors } from '../look.ts';
import type { LookPicture } from '../picture/ad-picture.ts';
import { fromEdges, inset, type Rect, type Size } from '../rect.ts';
import { chooseSet, footingOf, litSet, setColors, type Stander } from './lit-set.ts';
import { readableOnAll, shadowOf } from './materials.ts';
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
/** Texts stand on it. */
const MOST_OPACITY = 0.16;
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

/** The look's texture, or for a look without one a pattern by turns. */
function patternOf(look: Look, colors: SceneColors, shorterPx: number, turn: number): ShapePattern {
  const { texture } = look.decoration;
  const kind = texture?.kind ?? PATTERNS[turn % PATTERNS.length] ?? 'dots';
  const stepPx = Math.min(WIDEST_STEP_PX, texture?.stepPx ?? PATTERN.stepPx);
  return {
    kind,
    colors: [texture ? colors[texture.color] : colors.ink],
    opacity: Math.max(LEAST_OPACITY, Math.min(MOST_OPACITY, texture?.opacity ?? PATTERN.opacity)),
    step: (kind === 'rays' ? (texture?.stepPx ?? 40) : stepPx) / shorterPx,
    weight: texture?.weight ?? PATTERN.weight,
  };
}

export interface World {
  clips: SlottedClip[];
  /** Of texts on it. */
  colors: SceneColors;
  /** Of shadows on its wall. */
  shadow: string;
}

/** What stands in a world. */
export interface Standing {
  standers: readonly Stander[];
  /** Of the one product that stands there: what it stands on goes along. */
  transform?: Transform;
}

/**
 * A lit set to all four edges and, for a product that stands, what it stands on with the shadow it casts. `below` is where the texts end: light
 * and shade keep within what they allow above it, and everywhere where it is 0. Without a product that stands a set has no floor.
 */
export function buildWorld(
  context: ComposeContext,
  span: Span,
  input: {
    colors: SceneColors;
    product?: Rect;
    below: number;
    turn: number;
    stands?: Standing;
    /** Of the product, so that nothing it stands before has it. */
    productColor?: string | undefined;
  },
): World {
  const { look, zones } = context;
  const { canvas } = zones;
  const { product, below, turn, stands, productColor } = input;
  const set = chooseSet(context, turn);
  const colors = setColors(context, input.colors, productColor);
  // Larger than the canvas: it drifts, so that no part of a shot stands still.
  const room = inset({ x: 0, y: 0, ...canvas }, -MARGIN * canvas.width, -MARGIN * canvas.height);
  const pattern = set.isPrinted
    ? patternOf(look, input.colors, Math.min(canvas.width, canvas.height), turn)
    : undefined;
  const backdrop = shapeClip(context, span, {
    slot: 'backdrop',
    name: 'world',
    rect: room,
    fill: flat(colors.wall.base),
    ...(pattern ? { pattern } : {}),
    set: litSet(zones, room, set, { colors, product, standers: stands?.standers ?? [], below, turn }),
    transform: drift(span, turn),
  });
  const shadow = shadowOf(colors.wall);
  if (!product || !stands) return { clips: [backdrop], colors: colors.texts, shadow };
  const around = aroundMiddle(product, canvas);
  const footing = shapeClip(context, span, {
    slot: 'veil',
    name: 'footing',
    rect: around,
    fill: flat(colors.trim.base),
    footing: footingOf(zones, around, set, { colors, standers: stands.standers, turn }),
    ...(stands.transform ? { transform: stands.transform } : {}),
  });
  return { clips: [backdrop, footing], colors: colors.texts, shadow };
}

/** The shadow of a product that stands on a plinth of a panel's colour: all that is painted of its footing. */
export function shadowOnPlinth(
  context: ComposeContext,
  span: Span,
  stander: Stander,
  { colors, turn, transform }: { colors: SceneColors; turn: number; transform: Transform },
): SlottedClip {
  const around = aroundMiddle(stander.rect, context.zones.canvas);
  const footing = footingOf(
    context.zones,
    around,
    { kind: 'sweep', footing: 'floor' },
    { colors: setColors(context, colors, undefined), standers: [stander], turn },
  );
  return shapeClip(context, span, {
    slot: 'veil',
    name: 'footing',
    rect: around,
    fill: flat(colors.ground),
    footing,
    transform,
  });
}

/** The smallest a product becomes: what it stands on reaches the canvas' edges even then. */
const SMALLEST = 0.9;

/** A box with a product's middle that covers the canvas while both are scaled alike. */
function aroundMiddle(product: Rect, canvas: Size): Rect {
  const [x, y] = [product.x + product.width / 2, product.y + product.height / 2];
  const across = Math.max(x, canvas.width - x) / SMALLEST;
  const down = Math.max(1, canvas.height - y) / SMALLEST;
  return fromEdges(x - across, y - down, x + across, y + down);
}

/** How a plain panel is drawn, and the colours of texts on it. */
export function panelBackground(
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
