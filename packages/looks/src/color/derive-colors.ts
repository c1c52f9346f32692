import type { ColorRecipe, LookColors } from '../look.ts';
import { remember } from '../remember.ts';
import { CHROMA, isHarmonious } from './harmony.ts';
import { fromOklch, type Oklch, toOklch, vividLightness } from './oklch.ts';
import { BLACK, contrastOf, luminanceOf, mix, NEAR_BLACK, WHITE } from './rgb.ts';

/** WCAG AA for small text; all texts meet it. */
export const MIN_TEXT_CONTRAST = 4.5;
/** WCAG AAA, for the ink on its background. */
const INK_CONTRAST = 7;
/** Contrast on a photo's own background, which is lighter and darker in places. */
const UNEVEN_CONTRAST = 5.6;
/** Below this chroma a colour is grey, and its hue means nothing. */
const MIN_CHROMA = 0.06;
/** Weight lost per rank of a colour in its palette. */
const RANK_LOSS = 0.35;

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));

/** Returns white where it is legible, else near-black; full black if near-black does not suffice. */
export function plainInkOn(background: string): string {
  if (contrastOf(background, WHITE) >= MIN_TEXT_CONTRAST) return WHITE;
  return contrastOf(background, NEAR_BLACK) >= MIN_TEXT_CONTRAST ? NEAR_BLACK : BLACK;
}

/** The layouts of an ad ask for the same few hundred pairs of colours thousands of times, and each takes a search. */
const recallReadable = remember(makeReadable, 4096);

/** Returns the colour, made lighter or darker until it is legible on a background. The hue stays. */
export function readableOn(background: string, color: string, contrast = MIN_TEXT_CONTRAST): string {
  return recallReadable(`${background} ${color} ${contrast}`, { background, color, contrast });
}

function makeReadable({
  background,
  color,
  contrast,
}: {
  background: string;
  color: string;
  contrast: number;
}): string {
  if (contrastOf(background, color) >= contrast) return color;
  const towards = luminanceOf(background) > 0.18 ? -1 : 1;
  const start = toOklch(color);
  for (let step = 1; step <= 50; step++) {
    const lightness = start.lightness + towards * step * 0.02;
    if (lightness < 0 || lightness > 1) break;
    const candidate = fromOklch({ ...start, lightness });
    if (contrastOf(background, candidate) >= contrast) return candidate;
  }
  return plainInkOn(background);
}

/** Hues from orange to lime that are brown or olive as dark text, and the lightness below which they are. */
const BROWN_INK = { from: 45, to: 128, lightness: 0.66 } as const;

/**
 * Returns the accent as text on a background, or the ink where the accent would have to turn brown or olive to be
 * legible.
 */
function accentInkOn(
  background: string,
  accent: string,
  { ink, contrast }: { ink: string; contrast?: number },
): string {
  const legible = readableOn(background, accent, contrast);
  const { hue, chroma, lightness } = toOklch(legible);
  const isBrown =
    legible !== accent &&
    hue > BROWN_INK.from &&
    hue < BROWN_INK.to &&
    chroma >= MIN_CHROMA &&
    lightness < BROWN_INK.lightness;
  return isBrown || isOfOneHue(background, legible) ? ink : legible;
}

/** Whether a text has the hue of its background, and stands out by its lightness only: red on red. */
function isOfOneHue(background: string, color: string): boolean {
  const [behind, letters] = [toOklch(background), toOklch(color)];
  const apart = Math.abs(behind.hue - letters.hue) % 360;
  return (
    Math.min(behind.chroma, letters.chroma) >= ONE_HUE.chroma &&
    Math.min(apart, 360 - apart) <= ONE_HUE.degrees &&
    contrastOf(background, color) < ONE_HUE.contrast
  );
}

/** Chroma from which two colours of about the same hue look like one, and the contrast from which they do not. */
const ONE_HUE = { chroma: 0.07, degrees: 35, contrast: 7 } as const;

/**
 * Picks the most characteristic colour of the images: vivid, strong in its image, and one that stands well beside the
 * product's own. Palettes are strongest first.
 */
export function pickAccent(palettes: readonly (readonly string[])[], subject?: string): string | undefined {
  return palettes
    .flatMap((palette) => palette.map((color, rank) => ({ color, rank, ...toOklch(color) })))
    .filter(({ chroma, lightness }) => chroma >= MIN_CHROMA && lightness > 0.2 && lightness < 0.95)
    .filter(({ color }) => subject === undefined || isHarmonious(color, subject))
    .map(({ color, rank, chroma }) => ({ color, score: chroma / (1 + RANK_LOSS * rank) }))
    .toSorted((a, b) => b.score - a.score)[0]?.color;
}

/**
 * Hues from ochre to lime that turn olive and muddy when darkened, in degrees of Oklab, and the minimum lightness that
 * they need.
 */
const MUDDY = { from: 72, to: 128, lightness: 0.84 } as const;

/** Hues of amber, which are brown below a lightness. */
const AMBER = { from: 56, to: 72, lightness: 0.7, chroma: 0.13 } as const;

/** Keeps yellow, amber and their neighbours light, which keeps them clean. Other colours stay unchanged. */
function keepClean(color: Oklch): Oklch {
  const isAmber = color.hue >= AMBER.from && color.hue <= AMBER.to && color.chroma >= AMBER.chroma;
  if (isAmber) return { ...color, lightness: Math.max(color.lightness, AMBER.lightness) };
  const isMuddy = color.hue > MUDDY.from && color.hue < MUDDY.to && color.chroma >= MIN_CHROMA;
  return isMuddy ? { ...color, lightness: Math.max(color.lightness, MUDDY.lightness) } : color;
}

/** Hues from indigo blue over violet to red, in degrees of Oklab, on which designers set white. */
const WHITE_INKED = { from: 235, to: 40 } as const;
/** Least contrast with white of a colour that is darkened for white ink; lighter ones take dark ink. */
const NEARLY_WHITE_INKED = 2.8;

/** Darkens a blue, violet or red of medium lightness until white is legible on it. Other colours stay unchanged. */
function forWhiteInk(color: string): string {
  const { hue, ...rest } = toOklch(color);
  const contrast = contrastOf(color, WHITE);
  const isInked = hue >= WHITE_INKED.from || hue <= WHITE_INKED.to;
  if (!isInked || contrast < NEARLY_WHITE_INKED) return color;
  for (let lightness = rest.lightness; lightness > 0; lightness -= 0.01) {
    const candidate = fromOklch({ ...rest, hue, lightness });
    if (contrastOf(candidate, WHITE) >= MIN_TEXT_CONTRAST) return candidate;
  }
  return color;
}

/**
 * Derives the colours of an ad: the look's own, led by the brand's colours if there are any (the first is the accent, a
 * second one the support), else by the images' palettes (strongest first), as far as their colours stand well beside the product's. Only hues are taken over; lightness and
 * chroma are the look's, except those of a brand's second colour.
 */
export function deriveColors(
  recipe: ColorRecipe,
  from: {
    brandColors?: readonly string[];
    palettes: readonly (readonly string[])[];
    /** Colour of the product itself. */
    subject?: string | undefined;
  },
): LookColors {
  const [brand, second] = from.brandColors ?? [];
  const { subject } = from;
  const isDyed = subject !== undefined && toOklch(subject).chroma >= CHROMA.hue;
  const source = brand ?? pickAccent(from.palettes, subject) ?? (isDyed ? subject : recipe.accent.fallback);
  const seen = toOklch(source);
  const isGrey = source !== subject && seen.chroma < MIN_CHROMA;
  const accent = isGrey
    ? recipe.accent.fallback
    : forWhiteInk(
        fromOklch(
          keepClean({
            lightness: recipe.accent.isGlowing
              ? vividLightness(seen.hue, recipe.accent.lightness)
              : clamp(seen.lightness, recipe.accent.lightness),
            chroma: clamp(seen.chroma, recipe.accent.chroma),
            hue: seen.hue,
          }),
        ),
      );
  const background = mix(recipe.background.base, accent, recipe.background.tint);
  const { lightness, chroma } = recipe.support;
  const ownHue = 'hue' in recipe.support ? recipe.support.hue : (toOklch(accent).hue + recipe.support.turn) % 360;
  // A brand's second colour stands for the brand: it keeps its own lightness and chroma.
  const support = second ?? pickSupport({ lightness, chroma, hue: ownHue }, subject);
  const ink = readableOn(background, recipe.ink, INK_CONTRAST);
  return {
    background,
    ink,
    accent,
    onAccent: plainInkOn(accent),
    accentInk: accentInkOn(background, accent, { ink }),
    support,
    onSupport: plainInkOn(support),
  };
}

/** Hues of a second colour, from that of the product on, where the look's own would clash with it. */
const SUPPORT_TURNS = [180, 30, -30] as const;

function pickSupport(wanted: Oklch, subject: string | undefined): string {
  const own = fromOklch(keepClean(wanted));
  if (subject === undefined || isHarmonious(own, subject)) return own;
  const { hue } = toOklch(subject);
  const others = SUPPORT_TURNS.map((turn) => fromOklch(keepClean({ ...wanted, hue: (hue + turn + 360) % 360 })));
  return others.find((color) => isHarmonious(color, subject)) ?? own;
}

/** Background and ink of a scene, and its accent colour. */
export interface SceneColors {
  background: string;
  ink: string;
  /** Colour of plates, buttons and shapes on this background. */
  accent: string;
  onAccent: string;
  /** The accent as text on this background. */
  accentInk: string;
  support: string;
}

/**
 * Returns the colours of a scene on the look's background, on the accent or on the support; the roles are swapped
 * accordingly.
 */
export function sceneColors(colors: LookColors, role: 'background' | 'accent' | 'support'): SceneColors {
  switch (role) {
    case 'background':
      return colors;
    case 'accent':
      return {
        background: colors.accent,
        ink: colors.onAccent,
        accent: colors.onAccent,
        onAccent: readableOn(colors.onAccent, colors.accent),
        accentInk: colors.onAccent,
        support: colors.support,
      };
    case 'support':
      return {
        background: colors.support,
        ink: colors.onSupport,
        accent: colors.accent,
        onAccent: colors.onAccent,
        accentInk: accentInkOn(colors.support, colors.accent, { ink: colors.onSupport }),
        support: colors.background,
      };
  }
}

/** Returns the colours of a scene whose background extends that of a catalogue photo to the canvas' edges. */
export function paperColors(colors: LookColors, paper: string): SceneColors {
  const ink = contrastOf(paper, colors.ink) >= INK_CONTRAST ? colors.ink : plainInkOn(paper);
  return {
    background: paper,
    ink,
    accent: colors.accent,
    onAccent: colors.onAccent,
    accentInk: accentInkOn(paper, colors.accent, { ink, contrast: UNEVEN_CONTRAST }),
    support: colors.support,
  };
}
