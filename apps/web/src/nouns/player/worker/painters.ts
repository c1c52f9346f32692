import type { TimelineDocument } from '@reelwright/timeline';
import { createPainter, type Painter, type PainterInput } from './painter.ts';

/** A document's painters by scale. */
export interface Painters {
  /** Returns the same painter for the same scale. */
  find(scale: number): Promise<Painter>;
  /** Releases all painters of this format except those of these scales. */
  keep(scales: readonly number[]): void;
  setDocument(document: TimelineDocument): void;
}

const formatOf = ({ canvas }: TimelineDocument): string => `${canvas.width} × ${canvas.height}`;

/** Painters of the format before are kept: a user who compares two formats goes back and forth. */
const FORMATS_KEPT = 2;

export function openPainters(input: Omit<PainterInput, 'scale'>): Painters {
  /** By format, in order of last use, and scale. */
  const formats = new Map<string, Map<number, Promise<Painter>>>();
  let { document } = input;

  function ofFormat(): Map<number, Promise<Painter>> {
    const format = formatOf(document);
    const painters = formats.get(format) ?? new Map<number, Promise<Painter>>();
    formats.delete(format);
    formats.set(format, painters);
    for (const each of formats.keys()) if (formats.size > FORMATS_KEPT) formats.delete(each);
    return painters;
  }

  return {
    find(scale) {
      const painters = ofFormat();
      const known = painters.get(scale);
      if (known) return known;
      const painter = createPainter({ ...input, document, scale });
      painters.set(scale, painter);
      painter.catch(() => painters.delete(scale));
      return painter;
    },
    keep(scales) {
      const painters = ofFormat();
      for (const scale of painters.keys()) if (!scales.includes(scale)) painters.delete(scale);
    },
    setDocument(next) {
      document = next;
      // A painter that failed is requested again and reports its failure there.
      for (const painter of ofFormat().values())
        void painter.then((made) => made.setDocument(next)).catch(() => undefined);
    },
  };
}
