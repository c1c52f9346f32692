import { colorDistance } from '../color/color-distance.ts';
import { toOklch } from '../color/oklch.ts';
import type { LookImage } from '../picture/ad-image.ts';

/** Minimum chroma of a colour that tells variants apart; greys are light and shadow. */
const VIVID = 0.07;
/** Maximum difference of the hues of one colour in different light, in degrees. */
const ALIKE_DEGREES = 40;
/** Minimum Oklab distance between the colours of two products of different colour. */
const OTHER_COLOR = 0.2;
/** The same between two photos of one shape, taken alike: light and shadow differ less there. */
const OTHER_SHADE = 0.1;

/** Whether an image shows nothing but the product, so that its colours are the product's. */
const isPure = ({ kind, isScene, cutOut, hasAlpha, plainBackground }: LookImage): boolean =>
  kind === 'image' && !isScene && (cutOut !== undefined || hasAlpha || plainBackground !== null);

/** Whether two images show a product in different colours as a whole. */
function differsInColor(
  { subjectColor: one }: LookImage,
  { subjectColor: other }: LookImage,
  least: number = OTHER_COLOR,
): boolean {
  return one !== undefined && other !== undefined && colorDistance(one, other) > least;
}

/** Chroma from which a product is coloured, and up to which it is grey. */
const DYED = { vivid: 0.06, grey: 0.035 } as const;

/** Whether one of two products is coloured and the other grey, or both in different hues. */
function differsInDye({ subjectColor: one }: LookImage, { subjectColor: other }: LookImage): boolean {
  if (one === undefined || other === undefined) return false;
  const [first, second] = [toOklch(one), toOklch(other)];
  const [least, most] = [Math.min(first.chroma, second.chroma), Math.max(first.chroma, second.chroma)];
  if (most < DYED.vivid) return false;
  return least <= DYED.grey || (least >= DYED.vivid && hueDistance(first.hue, second.hue) > ALIKE_DEGREES);
}

/** Maximum relative difference of two cut-outs of one outline. */
const SAME_OUTLINE = 0.02;

/**
 * Whether two images show different variants of a product: colours, flavours, prints. Each then has a vivid colour that
 * the other has not; two sides of one product share theirs, or only one of them has a colour more. From the same side,
 * with the same outline, one colour more is enough.
 */
export function isOtherVariant(one: LookImage, other: LookImage): boolean {
  if ((isWorn(one) && isPhoto(other)) || (isPhoto(one) && isWorn(other))) return isWornInOtherColor(one, other);
  if (!isPure(one) || !isPure(other)) return false;
  const own = [hasOwnColor(one, other), hasOwnColor(other, one)];
  if (hasSimilarShape(one, other) && differsInColor(one, other, OTHER_SHADE)) return true;
  return (
    differsInColor(one, other) ||
    differsInDye(one, other) ||
    (hasSameOutline(one, other) ? own.some(Boolean) : own.every(Boolean))
  );
}

const isWorn = ({ kind, isScene, cutOut, faces, crossesTop = false, isWearable = true }: LookImage): boolean =>
  kind === 'image' && isWearable && isScene && (cutOut !== undefined || faces.length > 0 || crossesTop);

/** Whether an image is a photo of somebody or of surroundings. */
const isPhoto = ({ kind, isScene }: LookImage): boolean => kind === 'image' && isScene;

/** Least Oklab distance, and least difference of vivid hues in degrees, between two colours of a worn product. */
const OTHER_WORN = { distance: 0.12, degrees: 40, chroma: 0.035, grey: 0.018 } as const;

/**
 * Whether two people wear the product in different colours. Of a photo without a mask, the strongest colour may vouch
 * for the product's.
 */
function isWornInOtherColor(one: LookImage, other: LookImage): boolean {
  return !listDyes(one).some((first) => listDyes(other).some((second) => isSameDye(first, second)));
}

/** Without a mask, the colour measured where the product usually is may be a sleeve's or a wall's. */
function listDyes({ subjectColor, palette, cutOut }: LookImage): string[] {
  const seen = [subjectColor].filter((each) => each !== undefined);
  return cutOut ? seen : [...seen, ...palette.slice(0, 2)].filter((color) => !isSkinLike(color));
}

/** Hues in degrees of Oklab and the chroma of skin, which tells nothing of a product. */
const SKIN = { from: 25, to: 78, chroma: 0.1 } as const;

export function isSkinLike(color: string): boolean {
  const { hue, chroma } = toOklch(color);
  return hue >= SKIN.from && hue <= SKIN.to && chroma <= SKIN.chroma;
}

function isSameDye(one: string, other: string): boolean {
  if (colorDistance(one, other) > OTHER_WORN.distance) return false;
  const [first, second] = [toOklch(one), toOklch(other)];
  const [least, most] = [Math.min(first.chroma, second.chroma), Math.max(first.chroma, second.chroma)];
  // A pale lavender is not white.
  if (least <= OTHER_WORN.grey && most >= OTHER_WORN.chroma) return false;
  const isVivid = least >= OTHER_WORN.chroma;
  return !isVivid || hueDistance(first.hue, second.hue) <= OTHER_WORN.degrees;
}

/** Most relative difference of the aspects of one product in two colours, photographed alike. */
const SIMILAR_SHAPE = 0.14;

function hasSimilarShape(one: LookImage, other: LookImage): boolean {
  const aspectOf = ({ cutOut, subject, width, height }: LookImage) =>
    cutOut ? cutOut.width / cutOut.height : (subject.width * width) / (subject.height * height);
  return Math.abs(Math.log(aspectOf(one) / aspectOf(other))) <= SIMILAR_SHAPE;
}

function hasSameOutline({ cutOut: one }: LookImage, { cutOut: other }: LookImage): boolean {
  if (!one || !other) return false;
  const isClose = (a: number, b: number) => Math.abs(a / b - 1) <= SAME_OUTLINE;
  return isClose(one.width / one.height, other.width / other.height) && isClose(one.fill, other.fill);
}

function hasOwnColor(one: LookImage, other: LookImage): boolean {
  const hues = listHues(other);
  return listHues(one).some((hue) => hues.every((each) => hueDistance(hue, each) > ALIKE_DEGREES));
}

const listHues = ({ palette }: LookImage): number[] =>
  palette.map(toOklch).flatMap(({ chroma, hue }) => (chroma >= VIVID ? [hue] : []));

function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

/** Lists the first image's variant and those of other colours; other flavours or prints are other products. */
export function listColors(images: readonly LookImage[]): LookImage[] {
  const [hero] = images;
  return images.filter(
    (image) => !hero || !isOtherVariant(hero, image) || differsInColor(hero, image) || (isWorn(hero) && isPhoto(image)),
  );
}

/** Most relative difference of the outlines of two variants that are shown side by side. */
const ALIKE_OUTLINE = 0.3;

/** Lists one image of each colour, in order: those that show as much of the product as the first. */
export function listVariants(images: readonly LookImage[]): LookImage[] {
  const aspectOf = ({ cutOut, width, height }: LookImage) =>
    (cutOut ?? { width, height }).width / (cutOut ?? { width, height }).height;
  const [hero] = images;
  const variants: LookImage[] = [];
  for (const image of images) {
    const isAlike = hero !== undefined && Math.abs(Math.log(aspectOf(image) / aspectOf(hero))) <= ALIKE_OUTLINE;
    if (isAlike && image.faces.length === hero.faces.length && variants.every((each) => isOtherVariant(each, image)))
      variants.push(image);
  }
  return variants;
}
