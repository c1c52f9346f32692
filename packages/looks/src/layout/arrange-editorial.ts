import { bottomOf, fromEdges, inset, type Rect } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  type Composer,
  divide,
  flat,
  isClose,
  type PictureSlot,
  textBand,
  textColumn,
} from './arrangement.ts';

/** A magazine page: a picture that leaves the page on one side, a hairline, and a column of type along it. */
export function arrangeEditorial(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, isFlipped, colors } = request;
  const { canvas, content, gutter } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  const rule = (stack: Rect, y: number): Arrangement['shapes'][number] => ({
    slot: 'decor',
    name: 'rule',
    rect: { x: stack.x, y, width: Math.min(stack.width, 864), height: 3 },
    fill: flat(colors.ink, 0.85),
  });
  if (pictureCount === 0)
    return {
      ...common,
      ...textBand(request),
      arrange: (stack) => ({ pictures: [], shapes: [rule(stack, stack.y - gutter)] }),
    };
  if (zones.orientation === 'wide') {
    const isInset = isFlipped;
    const area = isInset
      ? fromEdges(canvas.width * 0.53, canvas.height * 0.09, canvas.width * 0.94, canvas.height * 0.91)
      : fromEdges(canvas.width * 0.53, 0, canvas.width, canvas.height);
    return {
      ...common,
      column: textColumn(request, 0.5),
      down: isInset ? 0.3 : 0.6,
      arrange: (stack) => slots(divide(area, pictureCount, 12), [rule(stack, stack.y - gutter)]),
    };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack) {
      const left = zones.orientation === 'tall' ? 216 : 160;
      if (!isFlipped) {
        const area = fromEdges(left, 0, canvas.width, stack.y - gutter * 1.8);
        return slots(divide(area, pictureCount, 12), [rule(stack, stack.y - gutter * 0.9)]);
      }
      const visible = fromEdges(0, bottomOf(stack) + gutter * 1.5, canvas.width - left * 0.5, bottomOf(content));
      // The page is cut below the captions: what shows there is more of the same picture.
      const boxes = divide(visible, pictureCount, 12).map((part) =>
        pictureCount === 1 ? { ...part, height: canvas.height - part.y } : part,
      );
      return slots(boxes, [rule(stack, bottomOf(stack) + gutter * 0.7)]);
    },
  };

  function slots(boxes: readonly Rect[], shapes: Arrangement['shapes']): Arrangement {
    const pictures = boxes.map(
      (box): PictureSlot => ({
        box,
        clear: inset(within(box), 16, 16),
        free: within(box),
        distance: isClose(layout),
        frame: 'none',
        tilt: 0,
        canMelt: false,
      }),
    );
    return { pictures, shapes };
  }

  function within(box: Rect): Rect {
    if (zones.orientation === 'wide') return box;
    return { ...box, height: Math.min(bottomOf(box), bottomOf(content)) - box.y };
  }
}
