import { bottomOf, fitAspect, fromEdges, type Rect } from '../rect.ts';
import {
  type ArrangeRequest,
  type Arrangement,
  clearOf,
  type Composer,
  divide,
  flat,
  isClose,
  type PictureSlot,
  type PlacedShape,
  textBand,
  textColumn,
} from './arrangement.ts';

import type { SceneLayoutName } from './scene-content.ts';

const TAPE = { width: 230, height: 58 } as const;

const BUSY: ReadonlySet<SceneLayoutName> = new Set(['price', 'end', 'cta']);

/** Prints narrower and wider than this look like strips. */
const ASPECTS = [0.78, 1.2] as const;

/** Prints on paper, each leaning a little, none quite where the last one was. */
export function arrangeCollage(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, turn } = request;
  // The print of an opening is large: above its words a tall canvas leaves it the most room.
  const isFlipped = request.isFlipped && !(layout === 'hero' && zones.orientation === 'tall' && pictureCount === 1);
  const { canvas, content, gutter, safe } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  // The sheet below needs the place of the tape where stickers have the others.
  const hasTape = zones.orientation !== 'tall' || !BUSY.has(layout);
  const lean = look.decoration.tilt * (turn % 2 === 0 ? -1 : 1);
  if (zones.orientation === 'wide') {
    const area = fromEdges(canvas.width * 0.53, canvas.height * 0.09, canvas.width * 0.94, canvas.height * 0.88);
    return { ...common, column: textColumn(request, 0.5), down: 0.42, arrange: () => slots(area) };
  }
  return {
    ...common,
    ...textBand({ ...request, isFlipped }),
    arrange(stack) {
      const sides = zones.orientation === 'tall' ? 64 : 70;
      const top = zones.orientation === 'tall' ? safe.y - 120 : safe.y;
      const area = isFlipped
        ? fromEdges(sides, bottomOf(stack) + gutter * 1.6, canvas.width - sides, bottomOf(content) - 64)
        : fromEdges(sides, top, canvas.width - sides, stack.y - gutter - 64);
      return slots(area);
    },
  };

  function slots(area: Rect): Arrangement {
    const boxes = divide(area, pictureCount, gutter * 1.8).map((part, index) => {
      const aspect = Math.min(ASPECTS[1], Math.max(ASPECTS[0], part.width / part.height));
      // Off the middle, by turns: a collage is laid by hand.
      return fitAspect(part, aspect, (turn + index) % 2 === 0 ? 0.4 : 0.6, 0.5);
    });
    const pictures = boxes.map(
      (box, index): PictureSlot => ({
        box,
        clear: clearOf(box, undefined),
        free: box,
        distance: isClose(layout),
        frame: look.decoration.frame,
        tilt: index === 0 ? lean : -lean * 0.8,
        canMelt: false,
      }),
    );
    return { pictures, shapes: hasTape ? boxes.slice(0, 1).map(tape) : [] };
  }

  function tape(box: Rect): PlacedShape {
    const rect = { x: box.x + box.width / 2 - TAPE.width / 2, y: box.y - 24 - TAPE.height / 2, ...TAPE };
    return { slot: 'decor', name: 'tape', rect, fill: flat('#fff8dc', 0.72), tilt: -lean * 1.6 };
  }
}
