import type { Kernel } from './kernel.ts';
import { POSITION_ONE } from './kernel.ts';

/** Catmull-Rom weights of the four samples around a position, in 2^-14, for a phase in 1/256 of a sample. */
function weightsAt(phase: number): [number, number, number, number] {
  const t2 = phase * phase;
  const t3 = t2 * phase;
  const w0 = (-t3 + 512 * t2 - 65536 * phase + 1024) >> 11;
  const w2 = (-3 * t3 + 1024 * t2 + 65536 * phase + 1024) >> 11;
  const w3 = (t3 - 256 * t2 + 1024) >> 11;
  return [w0, 16384 - w0 - w2 - w3, w2, w3];
}

const clampByte = (value: number) => Math.min(255, Math.max(0, value));
const mixSample = (a: number, b: number, alpha: number) => (a * (256 - alpha) + b * alpha + 128) >> 8;
const divideBy255 = (value: number) => (value + 128 + ((value + 128) >> 8)) >> 8;
const luma = (r: number, g: number, b: number) => (11966 * r + 40254 * g + 4064 * b + (16 << 16) + 32768) >> 16;
const chromaBlue = (r: number, g: number, b: number) => (-6596 * r - 22189 * g + 28785 * b + (128 << 16) + 128) >> 8;
const chromaRed = (r: number, g: number, b: number) => (28785 * r - 26145 * g - 2640 * b + (128 << 16) + 128) >> 8;

function locate(position: number): { sample: number; weights: [number, number, number, number] } {
  const rounded = position + POSITION_ONE / 512;
  const sample = Math.floor(rounded / POSITION_ONE);
  const phase = Math.floor(((rounded - sample * POSITION_ONE) * 256) / POSITION_ONE);
  return { sample, weights: weightsAt(phase) };
}

/** The kernel in plain TypeScript, sample by sample: what the tests hold the WASM against. */
export function createReferenceKernel(memory: Uint8Array): Kernel {
  const at = (address: number) => memory[address] ?? 0;
  const u16At = (address: number) => at(address) | (at(address + 1) << 8);

  return {
    buildWeights() {},

    resample(source, sourceStride, originX, stepX, originY, stepY, dest, destStride, width, height) {
      for (let j = 0; j < height; j++) {
        const y = locate(originY + j * stepY);
        const column = (x: number) => {
          let sum = 0;
          for (const [k, weight] of y.weights.entries())
            sum += at(source + (y.sample - 1 + k) * sourceStride + x) * weight;
          return clampByte((sum + 8192) >> 14);
        };
        for (let i = 0; i < width; i++) {
          const x = locate(originX + i * stepX);
          let sum = 0;
          for (const [k, weight] of x.weights.entries()) sum += column(x.sample - 1 + k) * weight;
          memory[dest + j * destStride + i] = clampByte((sum + 8192) >> 14);
        }
      }
    },

    mix(dest, a, b, count, alpha) {
      for (let i = 0; i < count; i++) memory[dest + i] = mixSample(at(a + i), at(b + i), alpha);
    },

    cover(dest, destStride, source, sourceStride, width, height, columnCoverage, rowCoverage, opacity) {
      for (let j = 0; j < height; j++) {
        const rowAlpha = (u16At(rowCoverage + j * 2) * opacity + 128) >> 8;
        for (let i = 0; i < width; i++) {
          const alpha = (u16At(columnCoverage + i * 2) * rowAlpha + 128) >> 8;
          const to = dest + j * destStride + i;
          memory[to] = mixSample(at(to), at(source + j * sourceStride + i), alpha);
        }
      }
    },

    over(dest, destStride, premultiplied, alphas, spriteStride, width, height, opacity) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = j * spriteStride + i;
          const to = dest + j * destStride + i;
          if (at(alphas + from) === 0) continue;
          const alpha = (at(alphas + from) * opacity) >> 8;
          const under = at(to) * (255 - alpha) + 128;
          memory[to] = clampByte(((at(premultiplied + from) * opacity) >> 8) + ((under + (under >> 8)) >> 8));
        }
      }
    },

    halve(source, sourceStride, dest, destStride, width, height) {
      for (let j = 0; j < height; j++) {
        for (let i = 0; i < width; i++) {
          const from = source + j * 2 * sourceStride + i * 2;
          const sum = at(from) + at(from + 1) + at(from + sourceStride) + at(from + sourceStride + 1);
          memory[dest + j * destStride + i] = (sum + 2) >> 2;
        }
      }
    },

    convertPicture(rgba, width, height, y, yStride, u, v, chromaStride) {
      for (let j = 0; j < height; j += 2) {
        for (let i = 0; i < width; i += 2) {
          const sum = [0, 0, 0];
          for (const [dx, dy] of BLOCK) {
            const from = rgba + ((j + dy) * width + i + dx) * 4;
            const pixel = [at(from), at(from + 1), at(from + 2)] as const;
            memory[y + (j + dy) * yStride + i + dx] = luma(...pixel);
            for (const [c, value] of pixel.entries()) sum[c] = (sum[c] ?? 0) + value;
          }
          const [r = 0, g = 0, b = 0] = sum;
          const to = (j >> 1) * chromaStride + (i >> 1);
          memory[u + to] = (-6596 * r - 22189 * g + 28785 * b + (128 << 18) + 131072) >> 18;
          memory[v + to] = (28785 * r - 26145 * g - 2640 * b + (128 << 18) + 131072) >> 18;
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
            memory[y + to] = divideBy255(luma(r, g, b) * a);
            memory[alpha + to] = a;
            sumU += chromaBlue(r, g, b) * a;
            sumV += chromaRed(r, g, b) * a;
            sumA += a;
          }
          const to = (j >> 1) * chromaStride + (i >> 1);
          memory[u + to] = Math.floor((sumU + 130560) / 261120);
          memory[v + to] = Math.floor((sumV + 130560) / 261120);
          memory[chromaAlpha + to] = (sumA + 2) >> 2;
        }
      }
    },
  };
}

const BLOCK = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
