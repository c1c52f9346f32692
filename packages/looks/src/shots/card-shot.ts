import type { Box, VisualClip } from '@reelwright/timeline';
import type { LookImage } from '../picture/ad-image.ts';
import { fitAspect, fromEdges, inset, type Rect, rightOf, toBox } from '../rect.ts';
import { echoClips } from './echo.ts';
import { toTransform } from './moves.ts';
import { type ComposeContext, flat, NO_APPEARANCE, shapeClip, type Shot, type Span } from './shot.ts';
import { buildWorld, chooseWorld } from './world.ts';

/** The white of photo prints, and its margin around a photo in pixels. */
const PRINT = { color: '#fdfcf8', marginPx: 16 } as const;
const SIDE_PX = 34;

/** Shows a photo that no crop of the canvas can hold: whole, as a print in front of its own close-up. */
export function cardShot(
  context: ComposeContext,
  span: Span,
  { image, zone, turn }: { image: LookImage; zone: Rect; turn: number },
): Shot {
  const { look, colors, zones } = context;
  const world = buildWorld(context, span, { colors: chooseWorld(look, colors, image, turn), below: zone.y, turn });
  const room = fromEdges(zone.x + SIDE_PX, zone.y + 20, rightOf(zone) - SIDE_PX, zones.canvas.height * 0.95);
  const crop = cropOf(image);
  const aspect = (image.width * crop.width) / (image.height * crop.height);
  const rect = fitAspect(room, aspect, 0.5, 0.45);
  const print = shapeClip(context, span, {
    slot: 'veil',
    name: 'print',
    rect: inset(rect, -PRINT.marginPx),
    fill: flat(PRINT.color),
    transform: {
      scale: [
        { at: 0, value: 1, easing: 'linear' },
        { at: span.duration, value: 1.05, easing: 'linear' },
      ],
    },
  });
  return {
    ...span,
    clips: [
      ...world.clips,
      ...echoClips(context, span, { image, turn, background: world.colors.background }),
      print,
      { slot: 'product', clip: photoClip(context, span, { image, rect, crop }) },
    ],
    backing: { kind: 'background', colors: world.colors },
  };
}

const AIR = 0.08;

/** Returns the crop of a photo: all of it, or for a product before a plain wall, without most of the wall. */
function cropOf({ plainBackground, subject }: LookImage): Box {
  if (plainBackground === null) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.max(0, subject.x - AIR);
  const y = Math.max(0, subject.y - AIR);
  return {
    x,
    y,
    width: Math.min(1, subject.x + subject.width + AIR) - x,
    height: Math.min(1, subject.y + subject.height + AIR) - y,
  };
}

function photoClip(
  context: ComposeContext,
  span: Span,
  { image, rect, crop }: { image: LookImage; rect: Rect; crop: Box },
): VisualClip {
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  return {
    kind: 'image',
    id: `${context.id}-card-${span.start}`,
    ...span,
    media: image.media,
    box: toBox(rect, context.zones.canvas),
    fit: 'contain',
    crop,
    camera: { from: still, to: still, easing: 'linear' },
    opacity: 1,
    enter: NO_APPEARANCE,
    transform: toTransform({ scale: [1, 1, 1.05] }, span),
  };
}
