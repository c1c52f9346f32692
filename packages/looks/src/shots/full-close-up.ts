import type { Box, ImageClip } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import type { Size } from '../rect.ts';
import { listApart } from './close-ups.ts';
import { LEAST_STEP } from './framing.ts';
import { toTransform } from './moves.ts';
import { plateColors } from './plate-colors.ts';
import { productSource } from './product-source.ts';
import { outlinedShare } from './share-shown.ts';
import { type ComposeContext, NO_APPEARANCE, type Shot, type Span } from './shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

/** Share of the canvas that the product fills in a close-up under texts. */
const FILLED = 0.86;
/** Most pixels of the canvas per pixel of the photo, of a close-up and of the same one nearer. */
const SHARPEST = { first: 2.7, nearer: 3.4 } as const;
/** Share of the canvas' width that a detail takes. */
const DETAIL_SHARE = 0.8;
/** Where its detail lies on the canvas: above the texts. */
const AIM = { x: 0.5, y: 0.33 } as const;
/** How much nearer than its detail wants a close-up may be, so that nothing but the product is in it. */
const NEARER = [1, 1.2, 1.45] as const;
/** Scale of the part at the cut, and its zoom at the end of the shot. */
const PUNCH = 1.14;
const ZOOM = 1.12;

/** Returns the part of a photo in the shape of the canvas around a detail, and its scale on the canvas. */
function partAround(
  { width, height }: LookImage,
  detail: Box,
  { canvas, nearer }: { canvas: Size; nearer: number },
): { part: Box; scale: number } {
  const scale = (nearer * DETAIL_SHARE * canvas.width) / (detail.width * width);
  const [across, down] = [canvas.width / (scale * width), canvas.height / (scale * height)];
  const within = (from: number, length: number) => Math.min(1 - length, Math.max(0, from));
  const x = within(detail.x + detail.width / 2 - AIM.x * across, across);
  const y = within(detail.y + detail.height / 2 - AIM.y * down, down);
  return { part: { x, y, width: across, height: down }, scale };
}

/** A close-up from edge to edge of the canvas. */
export interface FullCloseUp {
  image: LookImage;
  /** The part of the photo that it shows. */
  part: Box;
}

/**
 * Lists the close-ups of a cut-out product that are full of it from edge to edge of the canvas, the richest first. They
 * are parts of the photo: nothing has to be cut out of it.
 */
export function listFullCloseUps(image: LookImage, canvas: Size): FullCloseUp[] {
  const { cutOut, details } = image;
  if (!cutOut || !productSource(image)) return [];
  const found = listApart(image).flatMap((index) => {
    const detail = details[index];
    const framed = detail && NEARER.map((nearer) => ({ detail, ...partAround(image, detail, { canvas, nearer }) }));
    return (
      framed?.find(
        ({ part, scale }) =>
          scale <= SHARPEST.first && part.width <= 1 && part.height <= 1 && outlinedShare(part, cutOut) >= FILLED,
      ) ?? []
    );
  });
  // One alone is seen twice, the second time nearer.
  const [only, another] = found;
  const isSharp = only && !another && CUT_IN * only.scale <= SHARPEST.nearer;
  const parts = isSharp ? [only.part, shrunk(only.part)] : found.map(({ part }) => part);
  return parts.map((part) => ({ image, part }));
}

/** How much nearer a close-up is seen the second time. */
const CUT_IN = 1.02 * LEAST_STEP;

function shrunk({ x, y, width, height }: Box): Box {
  const [wide, high] = [width / CUT_IN, height / CUT_IN];
  return { x: x + AIM.x * (width - wide), y: y + AIM.y * (height - high), width: wide, height: high };
}

/** Shows one close-up after the other; where there is only one, it lasts. */
export function fullCloseUpShots(
  context: ComposeContext,
  { spans, closeUps }: { spans: readonly Span[]; closeUps: readonly FullCloseUp[] },
): { shot: Shot; image: LookImage }[] {
  const lasting = closeUps.length > 1 ? spans : joined(spans);
  const first = context.isCloseUp ? 0 : context.turn;
  return lasting.flatMap((span, index) => {
    const closeUp = closeUps[(first + index) % closeUps.length];
    return closeUp
      ? [{ shot: closeUpShot(context, span, { ...closeUp, turn: context.turn + index }), image: closeUp.image }]
      : [];
  });
}

function joined(spans: readonly Span[]): Span[] {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? [{ start: first.start, duration: last.start + last.duration - first.start }] : [];
}

function closeUpShot(context: ComposeContext, span: Span, { image, part, turn }: FullCloseUp & { turn: number }): Shot {
  const clip: ImageClip = {
    kind: 'image',
    id: `${context.id}-macro-image-${span.start}`,
    ...span,
    media: image.media,
    box: { x: 0, y: 0, width: 1, height: 1 },
    fit: 'cover',
    crop: part,
    camera: { from: { ...AIM, zoom: 1 }, to: { ...AIM, zoom: ZOOM }, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform({ scale: [PUNCH, 1, 1] }, span),
  };
  // Behind a photo that is clear beside the product.
  const behind = image.hasAlpha
    ? buildWorld(context, span, { colors: chooseWorld(context.look, context.colors, image, turn), below: 0, turn })
        .clips
    : [];
  return {
    ...span,
    clips: [...behind, { slot: 'image', clip }],
    backing: { kind: 'plates', colors: plateColors(context) },
  };
}
