import type { LookImage } from '../picture/ad-image.ts';
import { fromEdges, type Rect } from '../rect.ts';
import { macroClips } from '../shots/macro-shot.ts';
import { edgeOf, spokenBy, titleBlock } from '../shots/overlays.ts';
import { flat, type ComposeContext, shapeClip, type Shot, type Span } from '../shots/shot.ts';
import { stageShot } from '../shots/stage-shot.ts';
import { cutSpans, DIVIDED_SHOT_TICKS, divideSpans } from '../shots/cut-spans.ts';
import { productZone, takeShots } from '../shots/takes.ts';
import { productSource } from '../shots/product-source.ts';
import { plateColors } from '../shots/plate-colors.ts';
import { type Composition, toScene } from './composition.ts';

const LINE_PX = 10;
const WHOLE = { target: 0, least: 1 } as const;
/** Least share of a tall canvas that two halves, one above the other, take. */
const LEAST_ZONE = 0.58;

/** Composes two halves: a close-up beside the whole product, or two images. They swap sides at every cut. */
export const composeSplit: Composition = (context: ComposeContext) => {
  const block = titleBlock(context, { maxLines: 2, share: 0.16 });
  const below = edgeOf(context, block);
  const [own, other] = context.images;
  if (!own) return toScene([]);
  const spans = cutSpans(context, Math.max(1, Math.round(context.duration / DIVIDED_SHOT_TICKS)));
  const zone = productZone(context, below);
  if (context.zones.side === 'between' && block) {
    const shots = takeShots(context, { zone, isPaneled: true, spans, texts: block.rect });
    return toScene(shots, { clips: block.toClips(shots), captionsEnd: spokenBy(context, block) });
  }
  // Without a rich detail, a close-up tells nothing that the whole product beside it does not; in half of a low zone,
  // the whole product is small.
  const { canvas, orientation } = context.zones;
  const isLow = orientation === 'tall' && !isNarrow(own) && zone.height < LEAST_ZONE * canvas.height;
  if (!productSource(own) || own.details.length === 0 || isLow) {
    const plain = takeShots(context, { zone, isPaneled: block !== undefined });
    return toScene(plain, { clips: block?.toClips(plain) ?? [], captionsEnd: spokenBy(context, block) });
  }
  const [inHalves, later] = divideSpans(spans, context.start);
  const divided = inHalves.map((span, index): Shot => {
    const halves = divide(context, { zone, isTurned: index % 2 === 1, isUpright: isNarrow(own) });
    const second = other && other.details.length > 0 && index % 2 === 1 ? other : own;
    const staged = stageShot(context, span, {
      image: own,
      zone: halves.whole,
      pose: 'stand',
      // Beside its close-up the product is whole.
      fill: WHOLE,
      isInScene: true,
      turn: context.turn + index,
    });
    if (!staged) return empty(context, span);
    const close = macroClips(context, span, {
      image: second,
      detail: context.turn + index,
      frame: halves.close,
      slot: 'second-image',
      turn: context.turn + index,
    });
    return { ...span, clips: [...staged.clips, ...close, divider(context, span, halves)], backing: staged.backing };
  });
  const whole = later.length > 0 ? takeShots(context, { zone, isPaneled: block !== undefined, spans: later }) : [];
  const shots = [...divided, ...whole];
  return toScene(shots, { clips: block?.toClips(shots) ?? [], captionsEnd: spokenBy(context, block) });
};

function empty(context: ComposeContext, span: Span): Shot {
  return { ...span, clips: [], backing: { kind: 'plates', colors: plateColors(context) } };
}

interface Halves {
  whole: Rect;
  close: Rect;
  line: Rect;
}

/** Width to height below which a product stands beside its close-up, not above it. */
const NARROW = 0.62;

function isNarrow(image: LookImage): boolean {
  const source = productSource(image);
  return source !== undefined && source.width / source.height < NARROW;
}

function divide(
  { zones }: ComposeContext,
  { zone, isTurned, isUpright }: { zone: Rect; isTurned: boolean; isUpright: boolean },
): Halves {
  const { canvas } = zones;
  const half = LINE_PX / 2;
  if (isUpright) {
    const middle = zone.x + zone.width * 0.5;
    const left = fromEdges(zone.x, zone.y, middle, canvas.height);
    const right = fromEdges(middle, zone.y, canvas.width, canvas.height);
    const line = fromEdges(middle - half, zone.y, middle + half, canvas.height);
    return isTurned ? { whole: right, close: left, line } : { whole: left, close: right, line };
  }
  const middle = zone.y + zone.height * 0.5;
  const upper = fromEdges(zone.x, zone.y, canvas.width, middle);
  const lower = fromEdges(zone.x, middle, canvas.width, canvas.height);
  const line = fromEdges(zone.x, middle - half, canvas.width, middle + half);
  return isTurned ? { whole: lower, close: upper, line } : { whole: upper, close: lower, line };
}

function divider(context: ComposeContext, span: Span, { line }: Halves) {
  return shapeClip(context, span, {
    slot: 'badge',
    name: 'divider',
    rect: line,
    fill: flat(context.colors.background),
  });
}
