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
} from './arrangement.ts';

/** Room in the card around its texts. */
const PADDING = 44;
const RADIUS_PX = 44;
const UNDER_PX = 92;

/** A picture to all edges and a card of the page's colour over it, as apps show things. */
export function arrangeCard(request: ArrangeRequest): Composer {
  const { zones, look, layout, pictureCount, colors } = request;
  const { canvas, content, caption, gutter, orientation } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  const card = (rect: Rect): PlacedShape => ({
    slot: 'decor',
    name: 'card',
    rect,
    fill: flat(colors.ground),
    radius: Math.min(0.5, RADIUS_PX / Math.min(rect.width, rect.height)),
  });
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  if (orientation === 'wide') {
    const column = inset(fromEdges(content.x, content.y, canvas.width * 0.5, bottomOf(content)), PADDING, PADDING);
    return {
      ...common,
      column,
      down: 0.5,
      arrange(stack): Arrangement {
        const rect = { ...inset(stack, -PADDING, -PADDING), x: column.x - PADDING, width: column.width + 2 * PADDING };
        const area = fromEdges(0, 0, canvas.width, canvas.height);
        const clear = fromEdges(rightOf(rect) + gutter, 30, canvas.width - 30, (caption?.y ?? canvas.height) - 16);
        return arranged(area, clear, rect);
      },
    };
  }
  const band = textBand({ ...request, isFlipped: false });
  const column = inset(band.column, PADDING, PADDING);
  return {
    ...common,
    column,
    down: 1,
    arrange(stack): Arrangement {
      const rect = { ...inset(stack, -PADDING, -PADDING), x: column.x - PADDING, width: column.width + 2 * PADDING };
      const area = fromEdges(0, 0, canvas.width, canvas.height);
      return arranged(area, fromEdges(24, 40, canvas.width - 24, rect.y - gutter * 0.6), rect);
    },
  };

  function arranged(area: Rect, clear: Rect, rect: Rect): Arrangement {
    const parts = pictureCount > 1 ? divide(clear, 2, 0) : [];
    const boxes =
      parts.length === 0
        ? [{ box: area, clear, free: freeOf(clear), band: bandOf(clear), ...under(freeOf(clear)) }]
        : parts.map((part) => grown(part, clear, area));
    const pictures = boxes.map(
      (slot): PictureSlot => ({ ...slot, distance: isClose(layout), frame: 'none', tilt: 0, canMelt: false }),
    );
    return { pictures, shapes: [card(rect)] };
  }

  /** A part of the clear area, drawn out to the canvas' edges wherever it touches the area's. */
  function grown(part: Rect, clear: Rect, area: Rect): Omit<PictureSlot, 'distance' | 'frame' | 'tilt' | 'canMelt'> {
    const near = (a: number, b: number) => Math.abs(a - b) < 1;
    const box = fromEdges(
      near(part.x, clear.x) && orientation !== 'wide' ? area.x : part.x,
      near(part.y, clear.y) ? area.y : part.y,
      near(rightOf(part), rightOf(clear)) ? rightOf(area) : rightOf(part),
      near(bottomOf(part), bottomOf(clear)) ? bottomOf(area) : bottomOf(part),
    );
    const bounded = { ...box, height: Math.min(bottomOf(box), bottomOf(part)) - box.y };
    return { box, clear: inset(part, 16, 16), free: part, ...under(bounded) };
  }

  /** A little of the picture lies under the card's edge. */
  function under(free: Rect): Pick<PictureSlot, 'overlap' | 'groundBox'> {
    if (orientation === 'wide') return { groundBox: { ...free, height: canvas.height } };
    const overlap = { ...free, height: free.height + UNDER_PX };
    return { overlap, groundBox: overlap };
  }

  /** Sharp as far as the card; behind it and below it more of the same, blurred. */
  function bandOf(clear: Rect): Rect {
    return orientation === 'wide'
      ? fromEdges(clear.x, 0, canvas.width, canvas.height)
      : fromEdges(0, 0, canvas.width, bottomOf(clear));
  }

  /** From edge to edge, but for the card and the captions. */
  function freeOf(clear: Rect): Rect {
    return orientation === 'wide'
      ? fromEdges(clear.x, 0, canvas.width, bottomOf(clear))
      : fromEdges(0, 0, canvas.width, bottomOf(clear));
  }
}
