import { toLinear } from '@reelwright/color-spaces';
import type { Plane } from '@reelwright/planes';

/** CIE L*a*b* (D65), one plane each. */
export interface LabPlanes {
  l: Plane;
  a: Plane;
  b: Plane;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

const CURVE_STEPS = 4096;
/** The cube root of L*a*b* with its linear segment, as a table, because millions of pixels need it. */
const CURVE = Float32Array.from({ length: CURVE_STEPS + 2 }, (_, step) => {
  const share = step / CURVE_STEPS;
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
});

function curve(share: number): number {
  const at = Math.min(1, share) * CURVE_STEPS;
  const step = Math.floor(at);
  const low = CURVE[step] ?? 0;
  return low + ((CURVE[step + 1] ?? low) - low) * (at - step);
}

/** Converts 8-bit sRGB with `channels` bytes per pixel. */
export function toLabPlanes(bytes: Uint8Array, channels: 3 | 4): LabPlanes {
  const count = bytes.length / channels;
  const lab = { l: new Float32Array(count), a: new Float32Array(count), b: new Float32Array(count) };
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * channels;
    const red = LINEAR[bytes[at] ?? 0] ?? 0;
    const green = LINEAR[bytes[at + 1] ?? 0] ?? 0;
    const blue = LINEAR[bytes[at + 2] ?? 0] ?? 0;
    const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
    const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    lab.l[pixel] = 116 * y - 16;
    lab.a[pixel] = 500 * (x - y);
    lab.b[pixel] = 200 * (y - z);
  }
  return lab;
}
