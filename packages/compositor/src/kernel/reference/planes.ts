import type { Kernel } from '../kernel.ts';
import type { ReferenceMemory } from './samples.ts';

export function referPlanes({ bytes, at }: ReferenceMemory): Pick<Kernel, 'halve' | 'extendEdges' | 'blurTransposed'> {
  return {
    halve(source, sourceStride, dest, destStride, width, height) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = source + j * 2 * sourceStride + i * 2;
          const sum = at(from) + at(from + 1) + at(from + sourceStride) + at(from + sourceStride + 1);
          bytes[dest + j * destStride + i] = (sum + 2) >> 2;
        }
      }
    },

    extendEdges(origin, stride, width, height, padding) {
      for (let y = -padding; y < height + padding; y++) {
        const inside = Math.min(height - 1, Math.max(0, y));
        for (let x = -padding; x < stride - padding; x++) {
          if (y === inside && x >= 0 && x < width) continue;
          bytes[origin + y * stride + x] = at(origin + inside * stride + Math.min(width - 1, Math.max(0, x)));
        }
      }
    },

    blurTransposed(source, sourceStride, dest, destStride, width, height, radius) {
      const whole = radius >> 8;
      const part = radius & 255;
      const weight = (2 * whole + 1) * 256 + 2 * part;
      for (let y = 0; y < height; y++) {
        const sample = (x: number) => at(source + y * sourceStride + Math.min(width - 1, Math.max(0, x)));
        for (let x = 0; x < width; x++) {
          let sum = part * (sample(x - whole - 1) + sample(x + whole + 1));
          for (let k = -whole; k <= whole; k++) sum += 256 * sample(x + k);
          bytes[dest + x * destStride + y] = Math.floor((sum + (weight >> 1)) / weight);
        }
      }
    },
  };
}
