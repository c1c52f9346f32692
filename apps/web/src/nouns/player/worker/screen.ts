import { toRgba } from './to-rgba.ts';

/** A painted frame as a canvas takes it. Its memory serves another frame once it is closed. */
export interface FrameImage {
  readonly data: ImageData;
  close(): void;
}

/** Frames of one size that are kept for reuse: those that are painted ahead, and the shown one. */
const KEPT = 6;

/** Returns a function that converts a painter's samples, which it reads at once. */
export function openFrameImages(): (samples: Uint8Array, size: { width: number; height: number }) => FrameImage {
  const free: ImageData[] = [];
  return (samples, { width, height }) => {
    const known = free.findIndex((each) => each.width === width && each.height === height);
    const data = free.splice(known, known === -1 ? 0 : 1)[0] ?? new ImageData(width, height);
    toRgba(samples, { width, height }, data.data);
    return {
      data,
      close() {
        free.push(data);
        if (free.length > KEPT) free.shift();
      },
    };
  };
}

/** The visible canvas, with the resolution of the frame that it shows. */
export interface Screen {
  /** Shows and closes the frame. */
  show(frame: FrameImage): void;
}

export function createScreen(canvas: OffscreenCanvas): Screen {
  const context = canvas.getContext('2d', { alpha: false });
  return {
    show(frame) {
      const { data } = frame;
      const { width, height } = data;
      // Setting a size clears the canvas, so it is only set if it changed.
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      context?.putImageData(data, 0, 0);
      frame.close();
    },
  };
}
