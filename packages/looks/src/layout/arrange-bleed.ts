import { type Appearance, msToTicks } from '@reelwright/timeline';
import { SCRIM } from '../color/derive-colors.ts';
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
} from './arrangement.ts';
import { arrangeBlock } from './arrange-block.ts';

/** Length of the way from dark to clear. */
const TAIL = { tall: 220, compact: 150, wide: 300 } as const;

const SCRIM_FADE: Appearance = { kind: 'fade', duration: msToTicks(160) };

/** One picture to all edges; texts on its darkened end, or on plates. */
export function arrangeBleed(request: ArrangeRequest): Composer {
  const { zones, look, layout, pictureCount, isFlipped, isTight } = request;
  // Two pictures don't fill one canvas, and a scene without one has nothing to stand on.
  if (pictureCount !== 1) return arrangeBlock(request);
  const { canvas, content, caption, gutter, orientation } = zones;
  const textGround: Composer['textGround'] = look.decoration.photoText === 'scrim' ? 'scrim' : 'plates';
  const whole = { x: 0, y: 0, ...canvas };
  const common = { align: look.align, textGround };
  if (orientation === 'wide') {
    const column = fromEdges(content.x, content.y, canvas.width * 0.48, bottomOf(content));
    return {
      ...common,
      column,
      down: 0.5,
      arrange: () => ({
        pictures: [
          picture(fromEdges(rightOf(column) + gutter, 30, canvas.width - 30, (caption?.y ?? canvas.height) - 16)),
        ],
        shapes:
          textGround === 'scrim'
            ? [
                shade(
                  'veil',
                  fromEdges(0, 0, rightOf(column), canvas.height),
                  flat(request.colors.ground, SCRIM.opacity),
                ),
                shade(
                  'decor',
                  fromEdges(rightOf(column), 0, rightOf(column) + TAIL.wide, canvas.height),
                  fade(request.colors.ground, SCRIM.opacity, 0, 'right'),
                ),
              ]
            : [],
      }),
    };
  }
  const height = content.height * (isTight ? 0.66 : 0.48);
  const column = isFlipped ? { ...content, height } : { ...content, y: bottomOf(content) - height, height };
  const tail = TAIL[orientation];
  return {
    ...common,
    column,
    down: isFlipped ? 0 : 1,
    arrange(stack): Arrangement {
      const clear = isFlipped
        ? fromEdges(24, bottomOf(stack) + gutter * 0.6, canvas.width - 24, (caption?.y ?? canvas.height) - 12)
        : fromEdges(24, 40, canvas.width - 24, stack.y - gutter * 0.6);
      if (textGround === 'plates') return { pictures: [picture(clear)], shapes: [] };
      const dark = isFlipped
        ? fromEdges(0, 0, canvas.width, bottomOf(stack) + 28)
        : fromEdges(0, stack.y - 28, canvas.width, canvas.height);
      const edge = isFlipped
        ? { rect: { ...dark, y: bottomOf(dark), height: tail }, fill: fade(request.colors.ground, SCRIM.opacity, 0) }
        : { rect: { ...dark, y: dark.y - tail, height: tail }, fill: fade(request.colors.ground, 0, SCRIM.opacity) };
      return {
        pictures: [picture(clear)],
        shapes: [shade('veil', dark, flat(request.colors.ground, SCRIM.opacity)), shade('decor', edge.rect, edge.fill)],
      };
    },
  };

  function picture(clear: Rect): PictureSlot {
    // On its own the picture is a band from edge to edge.
    const free =
      orientation === 'wide'
        ? fromEdges(clear.x, 0, canvas.width, bottomOf(clear))
        : fromEdges(0, isFlipped ? clear.y : 0, canvas.width, bottomOf(clear));
    return {
      box: whole,
      clear,
      free,
      groundBox: free,
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
