import { isBackgroundFor, listBackgrounds } from '../color/harmony.ts';
import { type ShapePattern, TICKS_PER_SECOND, type Transform } from '@reelwright/timeline';
import { MIN_TEXT_CONTRAST, paperColors, plainInkOn, type SceneColors, sceneColors } from '../color/derive-colors.ts';
import { colorDistance } from '../color/color-distance.ts';
import { fromOklch, toOklch, vividLightness } from '../color/oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, WHITE } from '../color/rgb.ts';
import type { SlottedClip } from '../layout/slots.ts';
import type { BackgroundRole, Look, LookColors } from '../look.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { fromEdges, inset, type Rect, type Size } from '../rect.ts';
import { chooseSet, chooseSurface, footingOf, litSet, setColors, type Stander } from './lit-set.ts';
import { readableOnAll, shadowOf } from './materials.ts';
import { wallColors } from './wall-colors.ts';
import { type ComposeContext, flat, type PlacedShape, shapeClip, type Span } from './shot.ts';

/** Minimum Oklab distance between a product and its background. */
const LEAST_DISTANCE = 0.22;
/**
 * Luminance of backgrounds that hide the outline of white parts, and the share of white in the tint that always does.
 */
const PALE = 0.62;
const PALE_TINT = 0.86;
/** Shares of white and black in the two tints of the accent. */
const LIGHT_TINT = 0.66;
const CLEAR = { lightness: 0.84, chroma: 0.135, ofYellow: 0.92 } as const;
const DEEP_TINT = 0.62;
/**
 * Oklab lightness below which a background is grim around a product, by its chroma, and above which one is pale for a
 * look of the night.
 */
const GRIM = { chroma: 0.08, grey: 0.72, vivid: 0.45 } as const;
const PASTEL = 0.76;
/** Lightness of a wall in coloured light at night, which no product is lost on and no hue turns pale on. */
const GLOW = { lightness: [0.5, 0.72], chroma: 0.2 } as const;
/** A near-black with a trace of a hue. */
const NIGHT = { lightness: 0.19, chroma: 0.02 } as const;
/** Contrast with its background from which an ink is read at a glance: of a dark one, and of a light one. */
const CLEAR_INK = { dark: 7.5, light: 4.5 } as const;
/** Strength of the gradient from one corner of the background to the other. */
const DEPTH = 0.16;
/** The pattern of looks without a texture, as fine as the grain of paper: lines and grids look like a form. */
const PATTERN = { kind: 'dots', opacity: 0.1, stepPx: 26, weight: 0.16 } as const;
const LEAST_OPACITY = 0.1;
/** Limited, because texts stand on it. */
const MOST_OPACITY = 0.16;
/** Maximum distance between a texture's figures: a wider one leaves parts of the canvas empty. */
const WIDEST_STEP_PX = 50;

/** What a background stands beside: the image, and the product's own colour where `subjectColor` is what is beside it. */
type BesideWorld = Pick<LookImage, 'subjectColor' | 'palette' | 'cutOut' | 'scene'> & { productColor?: string };

/**
 * Chooses the background colours of a shot by its turn: the look's backgrounds and a light and a deep tint of its
 * accent, except those that resemble the product.
 */
export function chooseWorld(
  look: Look,
  colors: LookColors,
  { subjectColor, palette, cutOut, scene, ...image }: BesideWorld,
  turn: number,
  leastDistance: number = LEAST_DISTANCE,
): SceneColors {
  // Sets of an ad with drawn scenes have the colours of their wall.
  if (scene) return wallColors(colors, scene, subjectColor)[turn % 2 === 0 ? 'onWall' : 'beside'];
  const product = subjectColor ?? palette[0];
  const isPale = cutOut?.background === 'light';
  const keepApart = (worlds: readonly SceneColors[]): SceneColors[] => {
    const seen = worlds.filter(
      ({ background }) =>
        (product === undefined || colorDistance(background, product) >= leastDistance) &&
        (!isPale || luminanceOf(background) >= PALE),
    );
    // On a patterned background of medium lightness, no ink is legible everywhere.
    const legible = seen.filter((each) => readableOnAll(listShades(each), each.ink) !== undefined);
    // Dark letters on a medium tone look dull, though they can be read.
    const clear = legible.filter(({ background, ink }) => {
      const isDarkInk = luminanceOf(ink) < luminanceOf(background);
      return contrastOf(background, ink) >= (isDarkInk ? CLEAR_INK.dark : CLEAR_INK.light);
    });
    const found = [clear, legible, seen];
    return found.find((each) => each.length > 1) ?? found.find((each) => each.length > 0) ?? [];
  };
  const isInMood = ({ background }: SceneColors): boolean => {
    const { lightness, chroma } = toOklch(background);
    if (look.decoration.isNight) return lightness <= PASTEL;
    return lightness >= (chroma < GRIM.chroma ? GRIM.grey : GRIM.vivid);
  };
  const toWorlds = (tints: readonly string[]) => tints.map((tint) => paperColors(colors, tint));
  const roles = [...new Set<BackgroundRole>(look.decoration.backgrounds)].map((role) => sceneColors(colors, role));
  const tints = look.decoration.isNight
    ? [deepTint(colors.accent), ...[colors.accent, colors.support].filter(isClean).map(glowTint)]
    : [mix(colors.accent, WHITE, LIGHT_TINT), clearTint(colors.accent), deepTint(colors.accent)];
  const hued = image.productColor ?? product;
  const isCalm = ({ background }: SceneColors): boolean => isBackgroundFor(background, hued);
  const own = [...roles, ...toWorlds(tints), ...toWorlds(hued === undefined ? [] : listBackgrounds(hued))].filter(
    isCalm,
  );
  // An ad in one colour looks like one picture: where the product leaves one, the look's second colour joins in.
  const second = toWorlds([...listSecondTints(colors), clearTint(colors.support)]).filter(isCalm);
  const bright = keepApart(own.filter(isInMood));
  const drawn = bright.length > 1 ? bright : [...bright, ...keepApart(second.filter(isInMood))];
  if (isPale && drawn.length < 3) drawn.push(...keepApart(toWorlds(listPale(colors))));
  // Worlds that are nearly alike look like one for the whole ad.
  const [first] = drawn;
  const isOne = drawn.every(({ background }) => !first || colorDistance(background, first.background) < VARIED);
  if (drawn.length > 1 && isOne && !isPale) drawn.push(...keepApart(second.filter(isInMood)));
  if (drawn.length < 2 && product !== undefined)
    drawn.push(...keepApart(toWorlds(listOpposites(product, colors)).filter(isCalm)));
  if (drawn.length === 0) drawn.push(...keepApart([...own, ...second]));
  const world = drawn[turn % Math.max(1, drawn.length)];
  if (world) return world;
  if (isPale) {
    const pale = listPale(colors);
    return paperColors(colors, pale[turn % pale.length] ?? mix(colors.accent, WHITE, PALE_TINT));
  }
  // If every background resembles the product, a much lighter or darker one of the same hue is used.
  const away = product !== undefined && luminanceOf(product) > 0.35 ? BLACK : WHITE;
  return paperColors(colors, mix(colors.background, away, 0.78));
}

/** Oklab distance of two worlds that look different. */
const VARIED = 0.14;

/**
 * Lists colours that a product stands out from: the opposite of its hue if it has one, paper, and for a white product
 * the ad's own hues in medium lightness.
 */
function listOpposites(product: string, { accent, support }: LookColors): string[] {
  const { hue, chroma } = toOklch(product);
  const opposite = fromOklch({ lightness: CLEAR.lightness, chroma: OPPOSITE_CHROMA, hue: (hue + 180) % 360 });
  // Amber and yellow have no clean medium tone: if both colours are of that kind, their opposite joins in.
  const { hue: accentHue } = toOklch(accent);
  const other = fromOklch({ lightness: CLEAR.lightness, chroma: OPPOSITE_CHROMA, hue: (accentHue + 180) % 360 });
  const inMiddle = (color: string, lightnesses: readonly number[]) =>
    lightnesses.map((lightness) => fromOklch({ lightness, chroma: MIDDLE.chroma, hue: toOklch(color).hue }));
  const middle = [
    ...[accent, support].filter(isClean).flatMap((color) => inMiddle(color, MIDDLE.lightness)),
    ...([accent, support].some(isClean) || !isClean(other) ? [] : inMiddle(other, MIDDLE.ofOpposite)),
  ];
  return [...(chroma >= OPPOSITE_CHROMA / 2 ? [opposite] : []), PAPER, ...middle];
}

/** Lists pale tints for a product whose outline only they hide: of the ad's two hues, and of those opposite if it is one. */
function listPale({ accent, support }: LookColors): string[] {
  const hues = [accent, support].map((color) => toOklch(color).hue);
  const opposite = isNearHue(accent, support) ? hues.map((hue) => (hue + 180) % 360) : [];
  return [...hues, ...opposite].map((hue) => fromOklch({ ...PALE_WORLD, hue }));
}

const PALE_WORLD = { lightness: 0.92, chroma: 0.062 } as const;
const OPPOSITE_CHROMA = 0.08;
/** Whether a hue stays clean in medium lightness: yellow and its neighbours turn olive. */
function isClean(color: string): boolean {
  const { hue } = toOklch(color);
  return hue < BROWN.from || hue > BROWN.to;
}

/** White text is legible on the darker, black on the lighter. */
const MIDDLE = { lightness: [0.62, 0.5, 0.4], ofOpposite: [0.42, 0.36], chroma: 0.11 } as const;
const PAPER = '#f3f0ea';

/** Returns a light colour of a hue that is still a colour: mixed with white, it would turn pale. */
function clearTint(color: string): string {
  const { hue, chroma } = toOklch(color);
  // A light red is pink, which suits few products.
  const isRed = hue >= RED.from || hue <= RED.to;
  return isRed
    ? fromOklch({ hue, chroma: RED.chroma, lightness: RED.lightness })
    : fromOklch({
        hue,
        chroma: Math.min(chroma, CLEAR.chroma),
        lightness: isClean(color) ? CLEAR.lightness : CLEAR.ofYellow,
      });
}

/** Returns a colour of a hue as coloured light on a wall: vivid, and dark enough for a night. */
function glowTint(color: string): string {
  const { hue } = toOklch(color);
  return fromOklch({ hue, chroma: GLOW.chroma, lightness: vividLightness(hue, GLOW.lightness) });
}

const RED = { from: 350, to: 42, chroma: 0.035, lightness: 0.9 } as const;

/** Lists light, deep and near-black tints of the look's second colour. */
function listSecondTints({ support }: LookColors): string[] {
  const { hue } = toOklch(support);
  return [mix(support, WHITE, LIGHT_TINT), deepTint(support), fromOklch({ ...NIGHT, hue })];
}

/**
 * Returns a dark colour of the accent's hue. Yellow and orange turn muddy when darkened, so little of their chroma is
 * kept.
 */
function deepTint(accent: string): string {
  const { hue, chroma } = toOklch(accent);
  const isMuddy = hue > BROWN.from && hue < BROWN.to && chroma > BROWN.chroma;
  return isMuddy ? fromOklch({ ...BROWN.deep, hue }) : mix(accent, BLACK, DEEP_TINT);
}

/** Hues in degrees of Oklab whose dark shades are brown and olive. */
const BROWN = { from: 42, to: 128, chroma: 0.06, deep: { lightness: 0.21, chroma: 0.018 } } as const;

/**
 * Returns the colour of the gradient's other corner, away from the ink, so that text legible on the background is
 * legible there too.
 */
function farOf({ background, ink, support }: SceneColors, depth: number = DEPTH): string {
  const isSupportAway =
    contrastOf(ink, support) >= contrastOf(ink, background) &&
    contrastOf(support, background) > 1.15 &&
    // Two hues far apart mix to mud.
    isNearHue(support, background);
  const away = isSupportAway ? support : luminanceOf(ink) > luminanceOf(background) ? BLACK : WHITE;
  return mix(background, away, depth);
}

/** Difference of two hues, in degrees, up to which one fades into the other cleanly. */
const NEAR_HUE = 60;

function isNearHue(one: string, other: string): boolean {
  const [first, second] = [toOklch(one), toOklch(other)];
  if (Math.min(first.chroma, second.chroma) < GREY) return true;
  const apart = Math.abs(first.hue - second.hue) % 360;
  return Math.min(apart, 360 - apart) <= NEAR_HUE;
}

/** Chroma below which a colour mixes with every other. */
const GREY = 0.04;

/** Lists the lightest and darkest colours of a background, which patterns and echoes vary locally. */
function listShades(colors: SceneColors, uneven: number = UNEVEN): string[] {
  const ends = [colors.background, farOf(colors)];
  return [...ends, ...ends.flatMap((end) => [mix(end, BLACK, uneven), mix(end, WHITE, uneven)])];
}

function deepen(colors: SceneColors, uneven: number): { far: string; ink: string; accentInk: string } {
  const backgrounds = listShades(colors, uneven);
  const legible = readableOnAll(backgrounds, colors.ink) ?? plainInkOn(colors.background);
  return { far: farOf(colors), ink: legible, accentInk: readableOnAll(backgrounds, colors.accentInk) ?? legible };
}

/** Share of black or white that a pattern or an echo adds locally. */
const UNEVEN = 0.1;

/** Returns the look's texture, or the grain of paper for a look without one. */
function patternOf(look: Look, colors: SceneColors, shorterPx: number): ShapePattern {
  const { texture } = look.decoration;
  const kind = texture?.kind ?? PATTERN.kind;
  const stepPx = Math.min(WIDEST_STEP_PX, texture?.stepPx ?? PATTERN.stepPx);
  return {
    kind,
    colors: [texture ? colors[texture.color] : colors.ink],
    opacity: Math.max(LEAST_OPACITY, Math.min(MOST_OPACITY, texture?.opacity ?? PATTERN.opacity)),
    step: stepPx / shorterPx,
    weight: texture?.weight ?? PATTERN.weight,
  };
}

export interface World {
  clips: SlottedClip[];
  /** Colours of texts on it. */
  colors: SceneColors;
  /** Colour of shadows on its wall. */
  shadow: string;
}

/** The products on a background. */
export interface Standing {
  standers: readonly Stander[];
  /** Motion of a single product; the surface below it moves along. */
  transform?: Transform;
}

/**
 * Builds an edge-to-edge lit set and, for a standing product, the surface below it with its shadow. `below` is where
 * the texts end: light and shade are limited above it, or everywhere if it is 0. Without a standing product a set has
 * no floor.
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
    /** Whether the product lies on the wall, as if seen from above. */
    isLying?: boolean;
    /** The product's colour, which the surfaces around it avoid. */
    productColor?: string | undefined;
  },
): World {
  const { look, zones } = context;
  const { canvas } = zones;
  const { product, below, turn, stands, productColor } = input;
  const set = input.isLying ? chooseSurface(context, turn) : chooseSet(context, turn);
  const colors = setColors(context, input.colors, productColor);
  // The set is larger than the canvas, because it drifts so that no part of a shot stands still.
  const room = inset({ x: 0, y: 0, ...canvas }, -MARGIN * canvas.width, -MARGIN * canvas.height);
  const pattern = set.isPrinted ? patternOf(look, input.colors, Math.min(canvas.width, canvas.height)) : undefined;
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

/** Builds the footing of a product on a plinth of a panel's colour: only its shadow is painted. */
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
    fill: flat(colors.background),
    footing,
    transform,
  });
}

/** The product's minimum scale: the surface below it must still reach the canvas' edges. */
const SMALLEST = 0.9;

/** Returns a box with the product's middle that covers the canvas even when both are scaled alike. */
function aroundMiddle(product: Rect, canvas: Size): Rect {
  const [x, y] = [product.x + product.width / 2, product.y + product.height / 2];
  const across = Math.max(x, canvas.width - x) / SMALLEST;
  const down = Math.max(1, canvas.height - y) / SMALLEST;
  return fromEdges(x - across, y - down, x + across, y + down);
}

/** Strengths of a panel's gradient, strongest first. */
const PANEL_DEPTHS = [0.46, 0.36, 0.26] as const;

/** Returns the strongest far end of a panel's gradient on which its texts stay legible. */
function panelDepth(colors: SceneColors, { opacity, inks }: { opacity: number; inks: readonly string[] }): string {
  const isRead = (far: string): boolean =>
    [far, mix(far, BLACK, opacity), mix(far, WHITE, opacity)].every((shade) =>
      inks.every((ink) => contrastOf(shade, ink) >= MIN_TEXT_CONTRAST),
    );
  return PANEL_DEPTHS.map((depth) => farOf(colors, depth)).find(isRead) ?? farOf(colors);
}

/** Returns the fill and pattern of a plain panel, and the colours of texts on it. */
export function panelBackground(
  { look, zones }: Pick<ComposeContext, 'look' | 'zones'>,
  colors: SceneColors,
): Pick<PlacedShape, 'fill' | 'pattern'> & { colors: SceneColors } {
  const shorter = Math.min(zones.canvas.width, zones.canvas.height);
  const pattern = patternOf(look, colors, shorter);
  // On a medium tone, texts are legible only if the pattern is faint.
  const isLegible = readableOnAll(listShades(colors, pattern.opacity), colors.ink) !== undefined;
  const opacity = isLegible ? pattern.opacity : LEAST_OPACITY;
  const { ink, accentInk } = deepen(colors, opacity);
  return {
    fill: {
      from: colors.background,
      fromOpacity: 1,
      to: panelDepth(colors, { opacity, inks: [ink, accentInk] }),
      toOpacity: 1,
      direction: 'diagonal',
    },
    pattern: { ...pattern, opacity },
    colors: { ...colors, ink, accentInk },
  };
}

/** Share of the canvas by which a background is larger on each side; it drifts within that. */
export const MARGIN = 0.04;
/** Fractions of the canvas per second. */
const DRIFT_PER_SECOND = 0.022;

export function drift({ duration }: Span, turn: number): Required<Pick<Transform, 'x' | 'y'>> {
  const way = Math.min(MARGIN * 0.9, (DRIFT_PER_SECOND * duration) / TICKS_PER_SECOND / 2) * (turn % 2 === 0 ? 1 : -1);
  const glide = (from: number) => [
    { at: 0, value: from, easing: 'linear' as const },
    { at: duration, value: -from, easing: 'linear' as const },
  ];
  return { x: glide(way), y: glide(way * 0.6) };
}
