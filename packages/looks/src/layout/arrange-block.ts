import { bottomOf, fromEdges, inset, type Rect } from '../rect.ts';
import { edgeDepthPx, edgeShapes, tilesPattern } from './edge-shapes.ts';
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

/** Clear of the canvas' edges. */
const EDGE = 28;
/** Figures in a column from the canvas' upper edge to its lower one. */
const TILES_ACROSS = 6;

/** The canvas divided hard: pictures to its edges on one side, texts on a flat colour on the other. */
export function arrangeBlock(request: ArrangeRequest): Composer {
  const { zones, look, pictureCount, layout, isFlipped, colors } = request;
  const { canvas, caption, gutter } = zones;
  const common = { align: look.align, textGround: 'ground' } as const;
  if (pictureCount === 0) return { ...common, ...textBand(request), arrange: () => ({ pictures: [], shapes: [] }) };
  if (zones.orientation === 'wide') {
    const area = fromEdges(canvas.width * 0.5, 0, canvas.width, canvas.height);
    return {
      ...common,
      column: textColumn(request, 0.5),
      down: 0.45,
      arrange() {
        // Captions in the middle of the canvas reach under the pictures.
        if (look.decoration.edge === 'tiles' && pictureCount === 1) return tiled(area);
        const isUnder = caption !== undefined && caption.x + caption.width > area.x;
        const visible = isUnder ? { ...area, height: caption.y - 12 } : area;
        return slots(pictureCount > 1 ? divideWithin(area, visible) : [area], visible);
      },
    };
  }
  return {
    ...common,
    ...textBand(request),
    arrange(stack) {
      const area = isFlipped
        ? fromEdges(0, bottomOf(stack) + gutter, canvas.width, canvas.height)
        : fromEdges(0, 0, canvas.width, stack.y - gutter);
      const lowest = isFlipped ? (caption?.y ?? canvas.height) - 12 : bottomOf(area);
      // What shows below the captions is only more of the same picture; two pictures end above them.
      const visible = fromEdges(area.x, area.y, area.x + area.width, Math.min(bottomOf(area), lowest));
      if (pictureCount > 1) return slots(divide(visible, 2, 0), visible);
      const { edge } = look.decoration;
      if (edge === 'straight' || (edge !== 'tiles' && zones.orientation !== 'tall')) return slots([area], visible);
      const depth = edgeDepthPx(edge, zones.orientation);
      const uncut = isFlipped
        ? { ...visible, y: visible.y + depth, height: visible.height - depth }
        : { ...visible, height: visible.height - depth };
      return {
        // Where the subject cannot be clear of the edge, the picture still goes on beneath it: else a gap would show.
        pictures: slots([area], uncut).pictures.map((slot) => ({ ...slot, free: edge === 'tiles' ? uncut : visible })),
        shapes: edgeShapes({
          look,
          edge,
          colors,
          canvas,
          depth,
          at: isFlipped ? area.y : bottomOf(area),
          isAbove: isFlipped,
        }),
      };
    },
  };

  /** A column of figures between texts and picture. */
  function tiled(area: Rect): Arrangement {
    const side = zones.canvas.height / TILES_ACROSS;
    const rect = { ...area, width: side };
    const { pictures } = slots([area], fromEdges(area.x + side, 0, canvas.width, canvas.height));
    return {
      pictures: pictures.map((slot) => ({
        ...slot,
        clear: inset(fromEdges(area.x + side, 0, canvas.width, canvas.height), EDGE, EDGE),
        free: fromEdges(area.x + side, 0, canvas.width, canvas.height),
      })),
      shapes: [
        { slot: 'veil', name: 'edge', rect, fill: flat(colors.ground), pattern: tilesPattern(colors, rect, side) },
      ],
    };
  }

  function divideWithin(area: Rect, visible: Rect): Rect[] {
    const parts = divide(visible, 2, 0);
    return parts.map((part) =>
      bottomOf(part) >= bottomOf(visible) - 1 ? { ...part, height: bottomOf(area) - part.y } : part,
    );
  }

  function slots(boxes: readonly Rect[], visible: Rect): Arrangement {
    const pictures = boxes.map((box): PictureSlot => {
      const free = fromEdges(box.x, box.y, box.x + box.width, Math.min(bottomOf(box), bottomOf(visible)));
      return {
        box,
        clear: inset(free, EDGE, EDGE),
        free,
        distance: isClose(layout),
        frame: 'none',
        tilt: 0,
        canMelt: false,
      };
    });
    return { pictures, shapes: [] };
  }
}
