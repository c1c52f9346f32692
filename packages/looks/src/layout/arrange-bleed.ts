import { type Appearance, msToTicks } from '@reelwright/timeline';
import { SCRIM } from '../color/derive-colors.ts';
import { NEAR_BLACK } from '../color/rgb.ts';
import { bottomOf, fromEdges, type Rect, rightOf } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  type Composer,
  fade,
  flat,
  isClose,
  type PictureSlot,
  type PlacedShape,
  textBand,
} from './arrangement.ts';
import { arrangeBlock } from './arrange-block.ts';

/** Length of the way from dark to clear. */
const TAIL = { tall: 340, compact: 220, wide: 360 } as const;
/** What the dark covers above a text before it fades. */
const LEAD_PX = 28;
/** Of the dark beside the clear part of the picture. */
const DEEP = 0.88;
/** Clear of the canvas' edges. */
const EDGE_PX = 24;
/** Beneath plates the picture sinks into this dark, so that where it ends is not seen. */
const SINK = 0.6;
const SINK_PX = 260;

const SCRIM_FADE: Appearance = { kind: 'fade', duration: msToTicks(160) };

/** One picture to all edges; texts on its darkened end, or on plates. */
export function arrangeBleed(request: ArrangeRequest): Composer {
  const { zones, look, layout, pictureCount, isFlipped } = request;
  // Two pictures don't fill one canvas, and a scene without one has nothing to stand on.
  if (pictureCount !== 1) return arrangeBlock(request);
  const { canvas, content, caption, gutter, orientation } = zones;
  const textGround: Composer['textGround'] = look.decoration.photoText === 'scrim' ? 'scrim' : 'plates';
  const whole = { x: 0, y: 0, ...canvas };
  const common = { align: look.align, textGround };
  const dark = request.colors.ground;
  if (orientation === 'wide') {
    const column = fromEdges(content.x, content.y, canvas.width * 0.48, bottomOf(content));
    const left = rightOf(column) + gutter;
    const side = fromEdges(0, 0, rightOf(column), canvas.height);
    const edge = fromEdges(rightOf(column), 0, rightOf(column) + TAIL.wide, canvas.height);
    return {
      ...common,
      column,
      down: 0.5,
      arrange: () => ({
        pictures: [
          picture(
            fromEdges(left, EDGE_PX, canvas.width - EDGE_PX, canvas.height - EDGE_PX),
            fromEdges(left, 0, canvas.width, canvas.height),
          ),
        ],
        shapes:
          textGround === 'scrim'
            ? [
                shade('veil', side, flat(dark, SCRIM.opacity)),
                shade('decor', edge, fade(dark, SCRIM.opacity, 0, 'right')),
              ]
            : [],
      }),
    };
  }
  const { column, down } = textBand(request);
  const tail = TAIL[orientation];
  return {
    ...common,
    column,
    down,
    arrange(stack): Arrangement {
      const low = (caption?.y ?? canvas.height) - 12;
      const clear = isFlipped
        ? fromEdges(EDGE_PX, bottomOf(stack) + gutter * 0.6, canvas.width - EDGE_PX, low)
        : fromEdges(EDGE_PX, 40, canvas.width - EDGE_PX, stack.y - gutter * 0.6);
      const band = isFlipped
        ? fromEdges(0, bottomOf(stack) + gutter * 0.6, canvas.width, low)
        : fromEdges(0, 0, canvas.width, stack.y - gutter * 0.5);
      const pictures = [picture(clear, band)];
      if (textGround === 'plates') {
        const sink = { x: 0, y: bottomOf(band) - SINK_PX, width: canvas.width, height: canvas.height };
        const end = { ...sink, height: canvas.height - sink.y };
        return { pictures, shapes: isFlipped ? [] : [shade('veil', end, fade(NEAR_BLACK, 0, SINK))] };
      }
      const under = isFlipped
        ? fromEdges(0, 0, canvas.width, bottomOf(stack) + LEAD_PX)
        : fromEdges(0, stack.y - LEAD_PX, canvas.width, canvas.height);
      const edge = isFlipped
        ? { rect: { ...under, y: bottomOf(under), height: tail }, fill: fade(dark, DEEP, 0) }
        : { rect: { ...under, y: under.y - tail, height: tail }, fill: fade(dark, 0, DEEP) };
      // Darkest where a sharp picture may end; beneath the texts it is dark enough everywhere.
      const deep = isFlipped ? fade(dark, SCRIM.opacity, DEEP) : fade(dark, DEEP, SCRIM.opacity);
      return { pictures, shapes: [shade('veil', under, deep), shade('decor', edge.rect, edge.fill)] };
    },
  };

  function picture(clear: Rect, band: Rect): PictureSlot {
    return {
      box: whole,
      clear,
      free: band,
      band,
      groundBox: whole,
      distance: isClose(layout),
      frame: 'none',
      tilt: 0,
      canMelt: false,
    };
  }

  function shade(slot: 'veil' | 'decor', rect: Rect, fill: PlacedShape['fill']): PlacedShape {
    return { slot, name: `scrim-${slot}`, rect, fill, enter: SCRIM_FADE };
  }
}
