import type { TimelineDocument } from '@reelwright/timeline';
import { createPainter, type Painter, type PainterInput } from './painter.ts';

/** A document's painters by scale. */
export interface Painters {
  /** Returns the same painter for the same scale. */
  find(scale: number): Promise<Painter>;
  /** Releases all painters except those of these scales. */
  keep(scales: readonly number[]): void;
  setDocument(document: TimelineDocument): void;
}

export function openPainters(input: Omit<PainterInput, 'scale'>): Painters {
  const painters = new Map<number, Promise<Painter>>();
  let { document } = input;

  function isSameCanvas(next: TimelineDocument): boolean {
    return next.canvas.width === document.canvas.width && next.canvas.height === document.canvas.height;
  }

  return {
    find(scale) {
      const known = painters.get(scale);
      if (known) return known;
      const painter = createPainter({ ...input, document, scale });
      painters.set(scale, painter);
      painter.catch(() => painters.delete(scale));
      return painter;
    },
    keep(scales) {
      for (const scale of painters.keys()) if (!scales.includes(scale)) painters.delete(scale);
    },
    setDocument(next) {
      if (!isSameCanvas(next)) painters.clear();
      document = next;
      // A painter that failed is requested again and reports its failure there.
      for (const painter of painters.values())
        void painter.then((made) => made.setDocument(next)).catch(() => undefined);
    },
  };
}
