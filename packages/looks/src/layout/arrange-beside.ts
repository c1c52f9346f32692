import { bottomOf, fitAspect, fromEdges, inset, type Rect, rightOf } from '../rect.ts';
import {
  type ArrangeRequest,
  clearOf,
  type Composer,
  isClose,
  maskBox,
  maskByTurns,
  type PictureSlot,
} from './arrangement.ts';

/** Of a short canvas' width, where the picture begins. */
const SPLIT = 0.5;
/** Clear of the canvas' edges. */
const EDGE_PX = 26;
const TOP_PX = 40;
/** Frames stand around their pictures. */
const FRAME_PX = 20;
/** Prints narrower than this look like strips. */
const NARROWEST_PRINT = 0.78;
/** Of a print's frame below its picture, and the tilt's corners. */
const PRINT_PX = 84;

/**
 * A short canvas divided upright: texts on the left, one picture on the right, which has all the height that a strip above or below the texts
 * would not leave it.
 */
export function arrangeBeside(request: ArrangeRequest): Composer {
  const { zones, look, layout, turn } = request;
  const { canvas, content, caption, gutter, safe } = zones;
  const low = (caption?.y ?? canvas.height) - 12;
  const left = canvas.width * SPLIT;
  const side = fromEdges(left, 0, canvas.width, canvas.height);
  const free = fromEdges(left, 0, canvas.width, low);
  const stands = fromEdges(left + FRAME_PX, TOP_PX, canvas.width - EDGE_PX - 14, low - EDGE_PX);
  const column = fromEdges(content.x, content.y, left - gutter, bottomOf(content));
  const common = { align: look.align, textGround: 'ground', column, down: 0.5 } as const;
  return { ...common, arrange: () => ({ pictures: [picture()], shapes: [] }) };

  function picture(): PictureSlot {
    const base = { distance: isClose(layout), frame: look.decoration.frame, canMelt: true } as const;
    switch (look.composition) {
      case 'frame':
      case 'poster': {
        const mask = maskByTurns(look, turn);
        const box = mask ? maskBox(stands, mask) : fromEdges(stands.x, safe.y, rightOf(safe), bottomOf(stands));
        return { ...base, box, clear: clearOf(box, mask), free: box, tilt: tiltOf(), ...(mask ? { mask } : {}) };
      }
      case 'collage': {
        const area: Rect = fromEdges(stands.x, TOP_PX + 30, stands.x + stands.width - 24, bottomOf(stands) - PRINT_PX);
        const box = fitAspect(area, Math.max(NARROWEST_PRINT, Math.min(1, area.width / area.height)));
        return { ...base, box, clear: clearOf(box, undefined), free: box, tilt: tiltOf(), canMelt: false };
      }
      default:
        return {
          ...base,
          box: side,
          clear: inset(free, EDGE_PX, TOP_PX),
          free,
          frame: 'none',
          tilt: 0,
          canMelt: false,
        };
    }
  }

  function tiltOf(): number {
    if (look.composition === 'frame') return 0;
    return look.decoration.tilt * (turn % 2 === 0 ? 1 : -1);
  }
}
