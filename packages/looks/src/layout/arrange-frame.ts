import { bottomOf, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
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

const FRAME_PX = 18;
const BOLD_SHARE = 0.47;
/** Beyond the canvas' edge: the lower corners are not seen. */
const OFF_PX = 80;

/** A passe-partout: pictures stand on the ground with room around them, texts above or below. */
export function arrangeFrame(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, isFlipped, turn } = request;
  const { canvas, content, gutter, safe } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  const mask = maskByTurns(look, turn);
  if (zones.orientation === 'wide') {
    const area = inset(fromEdges(canvas.width * 0.5, 0, canvas.width, canvas.height), gutter * 2.2, gutter * 2.2);
    return { ...common, column: textColumn(request, 0.5), down: 0.42, arrange: () => slots(area) };
  }
  // Round windows show a part of their height only: they have more of it.
  const isBold = look.decoration.frame === 'stripes';
  const share = isBold ? { pictureShare: request.pictureShare ?? BOLD_SHARE } : {};
  return {
    ...common,
    ...textBand({ ...request, ...share }),
    arrange(stack) {
      // Frames stand a little outside: their edge is the texts' edge.
      const sides = zones.orientation === 'tall' ? 96 : 64;
      const [left, right] =
        look.align === 'left' ? [safe.x + FRAME_PX, rightOf(safe) - FRAME_PX] : [sides, canvas.width - sides];
      const top = zones.orientation === 'tall' ? safe.y - (isBold ? 170 : 90) : safe.y;
      // Windows that stand on something run off a tall canvas below; the others are whole.
      const runsOff =
        zones.orientation === 'tall' &&
        pictureCount === 1 &&
        (mask === undefined || mask.shape === 'arch' || mask.shape === 'rounded');
      const low = runsOff ? canvas.height + OFF_PX : bottomOf(content) - 6;
      const area = isFlipped
        ? fromEdges(left, bottomOf(stack) + gutter * 1.3, right, low)
        : fromEdges(left, top, right, stack.y - gutter * 1.3);
      return slots(area);
    },
  };

  function slots(area: Rect): Arrangement {
    const boxes = divide(area, pictureCount, gutter).map((part) => maskBox(part, mask));
    const pictures = boxes.map(
      (box): PictureSlot => ({
        box,
        clear: within(clearOf(box, mask)),
        free: within(box),
        distance: isClose(layout),
        ...(mask ? { mask } : {}),
        frame: look.decoration.frame,
        tilt: 0,
        canMelt: true,
      }),
    );
    return { pictures, shapes: [] };
  }

  /** The part above the captions, where they are under the texts. */
  function within(rect: Rect): Rect {
    if (zones.orientation === 'wide') return rect;
    return fromEdges(rect.x, rect.y, rightOf(rect), Math.min(bottomOf(rect), bottomOf(content)));
  }
}
