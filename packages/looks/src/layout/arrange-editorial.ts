import { bottomOf, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  type Composer,
  divide,
  flat,
  isClose,
  type PictureSlot,
  type PlacedShape,
  textBand,
  textColumn,
} from './arrangement.ts';

/** Room on the page around its texts, and of the line within its edge. */
const PADDING = 52;
const KEYLINE = { insetPx: 20, px: 2 } as const;
/** What the page leaves of the photo beside it and below it. */
const BESIDE_PX = { tall: 92, compact: 72, wide: 84 } as const;
const BELOW_PX = { tall: 34, compact: 26 } as const;

/** A magazine: the photo covers the sheet, the text stands on a column of white over it, a keyline within. */
export function arrangeEditorial(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, turn, colors } = request;
  // The photo is the cover: what is said stands beneath it, but now and then.
  const isFlipped = request.isFlipped && turn % 4 === 2;
  const { canvas, content, caption, gutter, orientation } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount !== 1) return spread(request);
  const whole: Rect = { x: 0, y: 0, ...canvas };
  if (orientation === 'wide') {
    const page = fromEdges(BESIDE_PX.wide, 0, canvas.width * 0.485, canvas.height);
    const column = fromEdges(page.x + PADDING, content.y, rightOf(page) - PADDING, bottomOf(content));
    const free = fromEdges(rightOf(page), 0, canvas.width, canvas.height);
    return {
      ...common,
      column,
      down: 0.45,
      arrange: () => arranged(page, free, fromEdges(rightOf(page) + gutter, 30, canvas.width - 30, canvas.height - 30)),
    };
  }
  const band = textBand({ ...request, isFlipped });
  const column = fromEdges(
    content.x,
    band.column.y + (isFlipped ? 0 : PADDING),
    Math.min(rightOf(band.column), canvas.width - BESIDE_PX[orientation] - PADDING),
    bottomOf(band.column) - (isFlipped ? PADDING : 0),
  );
  return {
    ...common,
    column,
    down: band.down,
    arrange(stack): Arrangement {
      const right = canvas.width - BESIDE_PX[orientation];
      if (isFlipped) {
        const page = fromEdges(0, 0, right, bottomOf(stack) + PADDING);
        const free = fromEdges(0, bottomOf(page), canvas.width, (caption?.y ?? canvas.height) - 12);
        return arranged(page, free, inset(free, 20, gutter * 0.5));
      }
      const low = Math.min(canvas.height, bottomOf(caption ?? content) + BELOW_PX[orientation]);
      const page = fromEdges(0, stack.y - PADDING, right, low);
      const free = fromEdges(0, 0, canvas.width, page.y);
      return arranged(page, free, fromEdges(20, 40, canvas.width - 20, page.y - gutter * 0.5));
    },
  };

  function arranged(page: Rect, free: Rect, clear: Rect): Arrangement {
    const line = inset(page, KEYLINE.insetPx);
    // Where the page touches the canvas' edge, its line leaves the canvas too.
    const keyline = fromEdges(
      page.x <= 0 ? -10 : line.x,
      page.y <= 0 ? -10 : line.y,
      rightOf(line),
      bottomOf(page) >= canvas.height ? canvas.height + 10 : bottomOf(line),
    );
    const slot: PictureSlot = {
      box: whole,
      clear,
      free,
      band: free,
      groundBox: whole,
      distance: isClose(layout),
      frame: 'none',
      tilt: 0,
      canMelt: false,
    };
    return {
      pictures: [slot],
      shapes: [{ slot: 'veil', name: 'page', rect: page, fill: flat(colors.ground) }, lined(keyline)],
    };
  }

  function lined(rect: Rect): PlacedShape {
    return {
      slot: 'decor',
      name: 'keyline',
      rect,
      fill: flat(colors.ink, 0),
      border: { color: colors.ink, opacity: 0.8, width: KEYLINE.px / Math.min(rect.width, rect.height) },
    };
  }
}

/** Two photos, or none: a page with a hairline between the column of type and what is beside or below it. */
function spread(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, isFlipped, colors } = request;
  const { canvas, content, gutter } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  const rule = (stack: Rect, y: number): PlacedShape => ({
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
    const area = fromEdges(canvas.width * 0.53, 0, canvas.width, canvas.height);
    return {
      ...common,
      column: textColumn(request, 0.5),
      down: 0.6,
      arrange: (stack) => slots(divide(area, pictureCount, 12), [rule(stack, stack.y - gutter)]),
    };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack) {
      if (!isFlipped) {
        const area = fromEdges(0, 0, canvas.width, stack.y - gutter * 1.8);
        return slots(divide(area, pictureCount, 12), [rule(stack, stack.y - gutter * 0.9)]);
      }
      const visible = fromEdges(0, bottomOf(stack) + gutter * 1.5, canvas.width, bottomOf(content));
      const parts = divide(visible, pictureCount, 12);
      // The page is cut below the captions: what shows there is more of the same pictures.
      const boxes = parts.map((part) =>
        bottomOf(part) >= bottomOf(visible) - 1 ? { ...part, height: canvas.height - part.y } : part,
      );
      return slots(boxes, [rule(stack, bottomOf(stack) + gutter * 0.7)]);
    },
  };

  function slots(boxes: readonly Rect[], shapes: PlacedShape[]): Arrangement {
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
