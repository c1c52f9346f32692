import type { CanvasHost, SpriteContext } from '@reelwright/compositor';
import { PreviewError } from '../model/preview-error.ts';
import type { FontShelf } from './load-fonts.ts';

/** The accessor on the context's prototype. */
const fontProperty = Object.getOwnPropertyDescriptor(OffscreenCanvasRenderingContext2D.prototype, 'font');

/** Sides of canvases are multiples of this, so that one serves sprites of about the same size. */
const SIDE_STEP = 256;
/** Canvases kept for reuse. */
const KEPT = 4;

function openContext(width: number, height: number, { nameLoaded }: Pick<FontShelf, 'nameLoaded'>): SpriteContext {
  // Frames are read back at once, so the canvas stays in memory; software drawing gives the same glyphs as the server.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new PreviewError('unsupported', 'This browser gives a worker no canvas');
  Object.defineProperty(context, 'font', {
    get: (): unknown => fontProperty?.get?.call(context),
    set(font: string) {
      fontProperty?.set?.call(context, nameLoaded(font));
    },
  });
  // TypeScript lacks the `lang` property of a canvas context.
  return context as typeof context & { lang: string } as SpriteContext;
}

const roundUp = (side: number): number => Math.ceil(side / SIDE_STEP) * SIDE_STEP;

/** Clears a canvas, and makes it as large as this: a path that leaves a canvas has another edge than one that goes on. */
function limit(context: OffscreenCanvasRenderingContext2D, width: number, height: number): void {
  context.reset();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
}

/**
 * Lends canvases that are drawn on again: without a graphics processor, Chromium asks the page's thread before it draws
 * on a new one, which is busy while an edit is to be painted.
 */
export function createCanvasHost(fonts: Pick<FontShelf, 'nameLoaded'>): CanvasHost {
  const free: SpriteContext[] = [];
  const canvasOf = (context: SpriteContext): OffscreenCanvas =>
    (context as unknown as OffscreenCanvasRenderingContext2D).canvas;
  const areaOf = (context: SpriteContext): number => canvasOf(context).width * canvasOf(context).height;
  return {
    createContext(width, height) {
      const fitting = free.filter((context) => canvasOf(context).width >= width && canvasOf(context).height >= height);
      const [smallest] = fitting.toSorted((one, other) => areaOf(one) - areaOf(other));
      if (smallest) free.splice(free.indexOf(smallest), 1);
      const context = smallest ?? openContext(roundUp(width), roundUp(height), fonts);
      limit(context as unknown as OffscreenCanvasRenderingContext2D, width, height);
      return context;
    },
    release(context) {
      free.push(context);
      if (free.length > KEPT) free.shift();
    },
  };
}
