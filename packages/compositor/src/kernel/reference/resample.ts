import type { Kernel } from '../kernel.ts';
import { POSITION_ONE } from '../kernel.ts';
import { clamp, clampByte, locate, type ReferenceMemory, roundPosition } from './samples.ts';

/** Samples farther than this from a plane do not show any of it. */
const REACH = 4;

export function referResample({ bytes, at }: ReferenceMemory): Pick<Kernel, 'resample' | 'warp'> {
  return {
    resample(source, sourceStride, originX, stepX, originY, stepY, dest, destStride, width, height) {
      for (let j = 0; j < height; j++) {
        const y = locate(roundPosition(originY + j * stepY));
        const column = (x: number) => {
          let sum = 0;
          for (const [k, weight] of y.weights.entries())
            sum += at(source + (y.sample - 1 + k) * sourceStride + x) * weight;
          return clampByte((sum + 8192) >> 14);
        };
        for (let i = 0; i < width; i++) {
          const x = locate(roundPosition(originX + i * stepX));
          let sum = 0;
          for (const [k, weight] of x.weights.entries()) sum += column(x.sample - 1 + k) * weight;
          bytes[dest + j * destStride + i] = clampByte((sum + 8192) >> 14);
        }
      }
    },

    warp(source, sourceStride, ...place) {
      const [
        sourceWidth,
        sourceHeight,
        originX,
        originY,
        columnX,
        columnY,
        rowX,
        rowY,
        dest,
        destStride,
        width,
        height,
      ] = place;
      const isNear = (position: number, length: number) =>
        position >= -REACH * POSITION_ONE && position <= (length - 1 + REACH) * POSITION_ONE;
      const locateInside = (position: number, length: number) =>
        locate(clamp(position, -POSITION_ONE, length * POSITION_ONE));
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const atX = roundPosition(originX + i * columnX + j * rowX);
          const atY = roundPosition(originY + i * columnY + j * rowY);
          const to = dest + j * destStride + i;
          bytes[to] = 0;
          if (!isNear(atX, sourceWidth) || !isNear(atY, sourceHeight)) continue;
          const x = locateInside(atX, sourceWidth);
          const y = locateInside(atY, sourceHeight);
          let sum = 0;
          for (const [k, weightX] of x.weights.entries()) {
            let column = 0;
            for (const [l, weightY] of y.weights.entries())
              column += at(source + (y.sample - 1 + l) * sourceStride + x.sample - 1 + k) * weightY;
            sum += ((column + 128) >> 8) * weightX;
          }
          bytes[to] = clampByte((sum + 2 ** 19) >> 20);
        }
      }
    },
  };
}
