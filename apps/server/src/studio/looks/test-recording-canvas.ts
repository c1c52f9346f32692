import { createCanvas } from '@napi-rs/canvas';
import type { CanvasHost, SpriteContext } from '@reelwright/compositor';

/** A text as drawn by a painter, in pixels of its sprite. */
export interface DrawnText {
  text: string;
  fontPx: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  canvas: { width: number; height: number };
}

/** A canvas for tests that measures with the real fonts and records texts, but paints nothing. */
export function createRecordingCanvas(): CanvasHost & { texts: DrawnText[] } {
  const texts: DrawnText[] = [];
  return {
    texts,
    createContext(width, height) {
      const real = createCanvas(2, 2).getContext('2d');
      const note = (text: string, x: number, y: number) => {
        const size = Number(/([\d.]+)px/.exec(real.font)?.[1] ?? 0);
        const { a, b, e, f } = real.getTransform();
        const scale = Math.hypot(a, b);
        const metrics = real.measureText(text);
        const from =
          real.textAlign === 'center' ? x - metrics.width / 2 : real.textAlign === 'right' ? x - metrics.width : x;
        const isTurned = Math.abs(b) > 1e-6;
        texts.push({
          text,
          fontPx: size * scale,
          // A rotated text counts by its origin, not by the extent of its corners.
          left: isTurned ? 0 : e + scale * from,
          right: isTurned ? 0 : e + scale * (from + metrics.width),
          top: isTurned ? 0 : f + scale * (y - metrics.actualBoundingBoxAscent),
          bottom: isTurned ? 0 : f + scale * (y + metrics.actualBoundingBoxDescent),
          canvas: { width, height },
        });
      };
      return new Proxy(real as unknown as SpriteContext, {
        get(target, key) {
          if (key === 'fillText') return note;
          if (key === 'getImageData') return () => ({ data: new Uint8ClampedArray(width * height * 4) });
          const value: unknown = Reflect.get(target, key, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
        set: (target, key, value) => Reflect.set(target, key, value, target),
      });
    },
  };
}
