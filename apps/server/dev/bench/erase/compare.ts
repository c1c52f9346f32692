import { compareWindow } from '../../generation/measure-ssim.ts';
import type { Footage } from './footage.ts';

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Quality {
  psnr: number;
  ssim: number;
  /** The mean difference of how pixels change from frame to frame. */
  flicker: number;
}

/** Compares luma in a box. */
export function compareBox(made: Footage, clean: Footage, box: PixelBox): Quality {
  const { width } = clean;
  let [squares, count, flicker, flickers, ssim, windows] = [0, 0, 0, 0, 0, 0];
  for (const [index, frame] of made.frames.entries()) {
    const truth = clean.frames[index];
    if (!truth) break;
    const [before, truthBefore] = [made.frames[index - 1], clean.frames[index - 1]];
    for (let y = box.top; y < box.top + box.height; y += 1)
      for (let x = box.left; x < box.left + box.width; x += 1) {
        const at = y * width + x;
        const error = (frame[at] ?? 0) - (truth[at] ?? 0);
        squares += error * error;
        count += 1;
        if (!before || !truthBefore) continue;
        flicker += Math.abs((frame[at] ?? 0) - (before[at] ?? 0) - ((truth[at] ?? 0) - (truthBefore[at] ?? 0)));
        flickers += 1;
      }
    for (let y = box.top; y + 8 <= box.top + box.height; y += 4)
      for (let x = box.left; x + 8 <= box.left + box.width; x += 4) {
        ssim += compareWindow(frame, truth, { start: y * width + x, width });
        windows += 1;
      }
  }
  return { psnr: 10 * Math.log10((255 * 255) / (squares / count)), ssim: ssim / windows, flicker: flicker / flickers };
}
