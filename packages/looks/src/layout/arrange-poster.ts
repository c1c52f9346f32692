import type { Mask } from '@reelwright/timeline';
import { bottomOf, fitAspect, fromEdges, inset, intersect, type Rect } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  clearOf,
  type Composer,
  divide,
  isClose,
  maskBox,
  maskByTurns,
  type PictureSlot,
  textBand,
  textColumn,
} from './arrangement.ts';
import type { SceneLayoutName } from './scene-content.ts';

/** Of the canvas' width. */
const GIANT = 1.1;
/** Of a wide canvas' height. */
const GIANT_BESIDE = 1.36;
const GIANT_LAYOUTS: ReadonlySet<SceneLayoutName> = new Set(['detail', 'list', 'review', 'cta']);

/** Flat colour, large type, and the product as one bold shape that leans and may leave the canvas. */
export function arrangePoster(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, isFlipped, turn } = request;
  const { canvas, content, gutter } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  const mask = maskByTurns(look, turn);
  const tilt = look.decoration.tilt * (turn % 2 === 0 ? 1 : -1);
  if (zones.orientation === 'wide') {
    const area = fromEdges(canvas.width * 0.5, canvas.height * 0.06, canvas.width * 0.985, canvas.height * 0.94);
    const isGiant = pictureCount === 1 && mask !== undefined && GIANT_LAYOUTS.has(layout);
    return {
      ...common,
      column: textColumn(request, 0.5),
      down: 0.42,
      arrange: () => (isGiant ? giantBeside(area, mask) : slots(area)),
    };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack) {
      const area = isFlipped
        ? fromEdges(36, bottomOf(stack) + gutter, canvas.width - 36, bottomOf(content))
        : fromEdges(36, zones.orientation === 'tall' ? 110 : 36, canvas.width - 36, stack.y - gutter);
      return pictureCount === 1 && zones.orientation === 'tall' && mask ? giant(stack, area, mask) : slots(area);
    },
  };

  /** Larger than the canvas is wide: it leaves it at the sides, and above or below. */
  function giant(stack: Rect, area: Rect, shape: Mask): Arrangement {
    const side = canvas.width * GIANT;
    const x = (canvas.width - side) / 2;
    const box = isFlipped
      ? { x, y: bottomOf(stack) + gutter * 1.2, width: side, height: side }
      : { x, y: stack.y - gutter * 1.2 - side, width: side, height: side };
    const open = clearOf(box, shape);
    const clear = intersect(open, fromEdges(24, 60, canvas.width - 24, bottomOf(content)));
    if (!clear) return slots(area);
    const slot: PictureSlot = {
      box,
      clear,
      free: fitAspect(area, 1),
      distance: isClose(layout),
      mask: shape,
      frame: look.decoration.frame,
      tilt: 0,
      canMelt: true,
    };
    return { pictures: [slot], shapes: [] };
  }

  /** Higher than a wide canvas, half of it off its right edge. */
  function giantBeside(area: Rect, shape: Mask): Arrangement {
    const side = canvas.height * GIANT_BESIDE;
    const box = { x: canvas.width * 0.505, y: (canvas.height - side) / 2, width: side, height: side };
    const clear = intersect(clearOf(box, shape), inset({ x: 0, y: 0, ...canvas }, 24));
    if (!clear) return slots(area);
    const slot: PictureSlot = {
      box,
      clear,
      free: fitAspect(area, 1),
      distance: isClose(layout),
      mask: shape,
      frame: look.decoration.frame,
      tilt: 0,
      canMelt: true,
    };
    return { pictures: [slot], shapes: [] };
  }

  function slots(area: Rect): Arrangement {
    const boxes = divide(area, pictureCount, gutter).map((part) => maskBox(part, mask));
    const pictures = boxes.map(
      (box, index): PictureSlot => ({
        box,
        clear: clearOf(box, mask),
        free: box,
        distance: isClose(layout),
        ...(mask ? { mask } : {}),
        frame: look.decoration.frame,
        tilt: index === 0 ? tilt : -tilt,
        canMelt: true,
      }),
    );
    return { pictures, shapes: [] };
  }
}
