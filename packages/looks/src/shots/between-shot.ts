import type { SlottedClip } from '../layout/slots.ts';
import type { LookImage } from '../picture/ad-image.ts';
import { WHITE } from '../color/rgb.ts';
import { isCutAbove, isStudio } from '../picture/photo-traits.ts';
import { bottomOf, fitAspect, fromEdges, inset, type Rect, unite } from '../rect.ts';
import { countCloseUps, listApart } from './close-ups.ts';
import { fillOf, THIN } from './fill-room.ts';
import { macroClips } from './macro-shot.ts';
import { toTransform } from './moves.ts';
import { panelColors } from './panel.ts';
import { photoClip } from './photo-clip.ts';
import { isFigure, productSource } from './product-source.ts';
import { outlinedShare } from './share-shown.ts';
import { type ComposeContext, flat, shapeClip, type Shot, type Span } from './shot.ts';
import { stageShot } from './stage-shot.ts';
import { panelBackground } from './world.ts';

/** Distance between texts and the edges of their band, in pixels. */
const PAD_PX = 44;
/** Distance of a photo from the edges of its white, in pixels. */
const PAPER_PX = 24;
const WHOLE = { target: 0, least: 1 } as const;

/** Least share of a part that the product's outline holds. */
const HELD = 0.6;

/** Share of a subject's sides up to which a part of it can be told from the whole beside it. */
const PART = 0.6;

/** Lists the indexes of the details that are parts, as close-ups count them; those of a product without details too. */
function listParts(image: LookImage): number[] {
  const { subject, details } = image;
  if (details.length === 0)
    return countCloseUps(image) > 0 ||
      (productSource(image) && fillOf(image) >= THIN.fill && shorterPx(image) >= LEAST_PX)
      ? [0]
      : [];
  if (countCloseUps(image) === 0 && details.length < 2) return [];
  return listApart(image).filter((index) => {
    const detail = details[index];
    // Of a lamp on a cord, the wall beside the cord would be most of it.
    if (detail && image.cutOut && outlinedShare(detail, image.cutOut) < HELD) return false;
    return detail && detail.width <= PART * subject.width && detail.height <= PART * subject.height;
  });
}

const hasParts = (image: LookImage): boolean => listParts(image).length > 0;

/** Least shorter side of a product, in pixels of its photo, of which a part may be as wide as the canvas. */
const LEAST_PX = 620;

const shorterPx = ({ cutOut, subject, width, height }: LookImage): number =>
  cutOut ? Math.min(cutOut.width, cutOut.height) : Math.min(subject.width * width, subject.height * height);

/** Height of an image beside a band, as a share of the canvas' width: what is higher would be cut off. */
const HEIGHT = 0.72;

/** Whether a photo of a product on studio white has no outline: it stands on its own white. */
const isOnPaper = (image: LookImage): boolean =>
  productSource(image) === undefined && !image.isScene && image.faces.length === 0 && isStudio(image);

/** Whether a photo that is as wide as the canvas shows its whole subject beside a band. */
function isLow(image: LookImage): boolean {
  const { subject, width, height, faces } = image;
  // A person would lose the head or what is worn.
  return (subject.height * height) / width <= HEIGHT && faces.length === 0 && !isFigure(image) && !isCutAbove(image);
}

/** Whether there is something to show above a band of texts and something else below it. */
export function canDivide(own: LookImage, others: readonly LookImage[]): boolean {
  if (own.kind !== 'image' || !isWhole(own) || isSlender(own)) return false;
  return hasParts(own) || others.some(isSecond(own));
}

/** Difference of two shapes, as a logarithm of aspects, from which they are two views of one thing. */
const OTHER_VIEW = 0.14;

/** Whether another image tells something beside a whole product: a part, surroundings, or another view. */
const isSecond =
  (own: LookImage) =>
  (image: LookImage): boolean => {
    if (!isOther(own)(image)) return false;
    const [one, other] = [productSource(own), productSource(image)];
    if (hasParts(image) || !one || !other) return true;
    return Math.abs(Math.log((one.width * other.height) / (one.height * other.width))) >= OTHER_VIEW;
  };

/** Aspect (width to height) below which a whole product would be a line beside a band. */
const SLENDER = 0.5;

function isSlender(image: LookImage): boolean {
  const source = productSource(image);
  return source !== undefined && source.width / source.height < SLENDER;
}

/** Whether a part of the canvas beside a band shows all of an image. */
const isWhole = (image: LookImage): boolean =>
  productSource(image) !== undefined || isOnPaper(image) || isLow(image) || isWorn(image);

/** Whether a photo shows somebody without a head, of whom the part with the product's details is enough. */
const isWorn = (image: LookImage): boolean =>
  isFigure(image) && image.isScene && image.faces.length === 0 && isCutAbove(image) && image.details.length > 1;

/** Returns an image as the part beside a band shows it: of somebody, the photo around what is worn. */
function toShown(image: LookImage): LookImage {
  if (!isWorn(image)) return image;
  const { cutOut: _, ...photo } = image;
  return { ...photo, subject: unite([...image.details]) ?? image.subject };
}

const isOther =
  (own: LookImage) =>
  (image: LookImage): boolean =>
    image !== own && image.kind === 'image' && image.media !== own.media && isWhole(image);

/**
 * Shows the whole product on one side of a band of texts and a close-up of it, or another image, on the other side. They
 * swap sides at every cut.
 */
export function betweenShots(
  context: ComposeContext,
  { texts, spans }: { texts: Rect; spans: readonly Span[] },
): Shot[] {
  const { images, zones, turn } = context;
  const { canvas } = zones;
  const [first] = images;
  if (!first) return [];
  const own = toShown(first);
  const band = fromEdges(0, texts.y - PAD_PX, canvas.width, bottomOf(texts) + PAD_PX);
  const upper = fromEdges(0, 0, canvas.width, band.y);
  const lower = fromEdges(0, bottomOf(band), canvas.width, canvas.height);
  const { colors, onIt } = panelColors(context, own);
  const { colors: _, ...drawing } = panelBackground(context, colors);
  const next = images.find(isSecond(own));
  const other = next && toShown(next);
  return spans.map((span, index): Shot => {
    const at = context.isCloseUp ? 0 : turn + index;
    const isTurned = index % 2 === 1;
    const [whole, close] = isTurned ? [lower, upper] : [upper, lower];
    const second = other && (isTurned || !hasParts(own)) ? other : own;
    return {
      ...span,
      clips: [
        ...wholeClips(context, span, { image: own, zone: whole, turn: turn + index }),
        shapeClip(context, span, { slot: 'veil', name: 'panel', rect: band, ...drawing }),
        ...macroClips(context, span, {
          image: second,
          detail: partAt(second, at),
          // A part of the photo needs no outline; another view of the product stands free.
          isPhoto: partAt(second, at) !== 'whole',
          frame: close,
          slot: 'second-image',
          turn: turn + index,
        }),
      ],
      backing: { kind: 'background', colors: onIt },
    };
  });
}

/** Returns a part of an image by turn, or the whole image if it has none. */
function partAt(image: LookImage, turn: number): number | 'whole' {
  const parts = listParts(image);
  return parts[turn % Math.max(1, parts.length)] ?? 'whole';
}

function wholeClips(
  context: ComposeContext,
  span: Span,
  { image, zone, turn }: { image: LookImage; zone: Rect; turn: number },
): SlottedClip[] {
  const isCover = context.isOpening && span.start === context.start;
  const staged = stageShot(context, span, {
    image,
    zone,
    pose: 'stand',
    fill: WHOLE,
    isInScene: true,
    turn,
    isCover,
  });
  // The band lies on what the product stands on.
  if (staged) return staged.clips.map((each) => (each.slot === 'veil' ? { ...each, slot: 'decor' } : each));
  return isOnPaper(image)
    ? onPaper(context, span, { image, zone })
    : macroClips(context, span, { image, detail: 'whole', frame: zone, turn });
}

/** Shows a whole photo on the white that it was taken on. */
function onPaper(
  context: ComposeContext,
  span: Span,
  { image, zone }: { image: LookImage; zone: Rect },
): SlottedClip[] {
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const clip = photoClip(context, span, {
    image,
    box: fitAspect(inset(zone, PAPER_PX), image.width / image.height),
    fit: 'contain',
    camera: { from: still, to: still, easing: 'linear' },
  });
  return [
    shapeClip(context, span, {
      slot: 'backdrop',
      name: 'paper',
      rect: zone,
      fill: flat(image.plainBackground ?? WHITE),
    }),
    { slot: 'image', clip: { ...clip, transform: toTransform({ scale: [0.97, 1, 1.05] }, span) } },
  ];
}
