import { bottomOf, fromEdges, type Rect } from '../rect.ts';
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
    return { ...common, column: textColumn(request, 0.5), down: 0.42, arrange: () => slots(area) };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack) {
      const area = isFlipped
        ? fromEdges(36, bottomOf(stack) + gutter, canvas.width - 36, bottomOf(content))
        : fromEdges(36, zones.orientation === 'tall' ? 110 : 36, canvas.width - 36, stack.y - gutter);
      return slots(area);
    },
  };

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
