import type { Kernel } from '../kernel.ts';
import type { ReferenceMemory } from './samples.ts';

// Single-precision floats, each step rounded, same as in WebAssembly.
const f = Math.fround;

export function referShape({ bytes }: ReferenceMemory): Pick<Kernel, 'shapeBox'> {
  return {
    shapeBox(dest, destStride, width, height, ...box) {
      const [originX = 0, originY = 0, cosine = 1, sine = 0, halfWidth = 0, halfHeight = 0, radius = 0] = box.map(f);
      const innerX = f(halfWidth - radius);
      const innerY = f(halfHeight - radius);
      for (let j = 0; j < height; j++) {
        const rowX = f(originX + f(j * sine));
        const rowY = f(originY + f(j * cosine));
        for (let i = 0; i < width; i++) {
          const qx = f(Math.abs(f(rowX + f(i * cosine))) - innerX);
          const qy = f(Math.abs(f(rowY - f(i * sine))) - innerY);
          const outX = Math.max(0, qx);
          const outY = Math.max(0, qy);
          const far = f(Math.sqrt(f(f(outX * outX) + f(outY * outY))));
          const signed = f(f(far + Math.min(0, Math.max(qx, qy))) - radius);
          const covered = Math.max(0, Math.min(1, f(0.5 - signed)));
          bytes[dest + j * destStride + i] = Math.trunc(f(f(covered * 255) + 0.5));
        }
      }
    },
  };
}
