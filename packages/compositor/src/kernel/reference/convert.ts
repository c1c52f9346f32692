import type { Kernel } from '../kernel.ts';
import { divideBy255, type ReferenceMemory } from './samples.ts';

const luma = (r: number, g: number, b: number) => (11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16;
const chromaBlue = (r: number, g: number, b: number) => (-6596 * r - 22189 * g + 28785 * b + (128 << 16) + 128) >> 8;
const chromaRed = (r: number, g: number, b: number) => (28785 * r - 26145 * g - 2640 * b + (128 << 16) + 128) >> 8;

const BLOCK = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export function referConvert({ bytes, at }: ReferenceMemory): Pick<Kernel, 'convertImage' | 'convertSprite'> {
  return {
    convertImage(rgba, width, height, y, yStride, u, v, chromaStride) {
      for (let j = 0; j < height; j += 2) {
        for (let i = 0; i < width; i += 2) {
          const sum = [0, 0, 0];
          for (const [dx, dy] of BLOCK) {
            const from = rgba + ((j + dy) * width + i + dx) * 4;
            const pixel = [at(from), at(from + 1), at(from + 2)] as const;
            bytes[y + (j + dy) * yStride + i + dx] = luma(...pixel);
            for (const [c, value] of pixel.entries()) sum[c] = (sum[c] ?? 0) + value;
          }
          const [r = 0, g = 0, b = 0] = sum;
          const to = (j >> 1) * chromaStride + (i >> 1);
          bytes[u + to] = (-6596 * r - 22189 * g + 28785 * b + (128 << 18) + 131072) >> 18;
          bytes[v + to] = (28785 * r - 26145 * g - 2640 * b + (128 << 18) + 131072) >> 18;
        }
      }
    },

    convertSprite(rgba, width, height, y, alpha, stride, u, v, chromaAlpha, chromaStride) {
      for (let j = 0; j < height; j += 2) {
        for (let i = 0; i < width; i += 2) {
          let sumU = 0;
          let sumV = 0;
          let sumA = 0;
          for (const [dx, dy] of BLOCK) {
            const from = rgba + ((j + dy) * width + i + dx) * 4;
            const [r, g, b, a] = [at(from), at(from + 1), at(from + 2), at(from + 3)];
            const to = (j + dy) * stride + i + dx;
            bytes[y + to] = divideBy255(luma(r, g, b) * a);
            bytes[alpha + to] = a;
            sumU += chromaBlue(r, g, b) * a;
            sumV += chromaRed(r, g, b) * a;
            sumA += a;
          }
          const to = (j >> 1) * chromaStride + (i >> 1);
          bytes[u + to] = Math.floor((sumU + 130560) / 261120);
          bytes[v + to] = Math.floor((sumV + 130560) / 261120);
          bytes[chromaAlpha + to] = (sumA + 2) >> 2;
        }
      }
    },
  };
}
