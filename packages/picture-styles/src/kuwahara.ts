import type { Size } from '@reelwright/planes';
import type { ImagePlanes } from './image.ts';

/** Offsets of the eight overlapping squares, in radii from the pixel to their centre. */
const SECTORS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [-0.5, 0.5],
  [0.5, 0.5],
  [0, -0.7],
  [0, 0.7],
  [-0.7, 0],
  [0.7, 0],
] as const;

/**
 * Smooths like a brush: each pixel takes the colours of those squares around it that vary least, so that edges stay
 * sharp. The generalised Kuwahara filter (Papari et al. 2007) over squares, whose sums come from tables.
 */
export function paintOver(planes: ImagePlanes, { width, height }: Size, radius: number, sharpness = 8): ImagePlanes {
  const half = Math.max(1, Math.round(radius / 2));
  const { red, green, blue } = planes;
  const stride = width + 1;
  const tables = [0, 1, 2, 3].map(() => new Float64Array(stride * (height + 1)));
  const [sumRed, sumGreen, sumBlue, sumSquares] = tables as [Float64Array, Float64Array, Float64Array, Float64Array];
  for (let y = 0; y < height; y += 1) {
    let [r, g, b, q] = [0, 0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const [pr, pg, pb] = [red[pixel] ?? 0, green[pixel] ?? 0, blue[pixel] ?? 0];
      r += pr;
      g += pg;
      b += pb;
      q += pr * pr + pg * pg + pb * pb;
      const to = (y + 1) * stride + x + 1;
      const above = to - stride;
      sumRed[to] = (sumRed[above] ?? 0) + r;
      sumGreen[to] = (sumGreen[above] ?? 0) + g;
      sumBlue[to] = (sumBlue[above] ?? 0) + b;
      sumSquares[to] = (sumSquares[above] ?? 0) + q;
    }
  }
  const painted = {
    red: new Float32Array(red.length),
    green: new Float32Array(red.length),
    blue: new Float32Array(red.length),
  };
  const offsets = SECTORS.map(([dx, dy]) => [Math.round(dx * radius), Math.round(dy * radius)] as const);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [r, g, b, weights] = [0, 0, 0, 0];
      for (let sector = 0; sector < offsets.length; sector += 1) {
        const offset = offsets[sector];
        if (!offset) continue;
        const cx = x + offset[0];
        const cy = y + offset[1];
        const left = cx - half < 0 ? 0 : cx - half;
        const top = cy - half < 0 ? 0 : cy - half;
        const right = cx + half + 1 > width ? width : cx + half + 1;
        const bottom = cy + half + 1 > height ? height : cy + half + 1;
        if (right <= left || bottom <= top) continue;
        const count = (right - left) * (bottom - top);
        const [a, c] = [top * stride, bottom * stride];
        const [nw, ne, sw, se] = [a + left, a + right, c + left, c + right];
        const mr = ((sumRed[se] ?? 0) - (sumRed[sw] ?? 0) - (sumRed[ne] ?? 0) + (sumRed[nw] ?? 0)) / count;
        const mg = ((sumGreen[se] ?? 0) - (sumGreen[sw] ?? 0) - (sumGreen[ne] ?? 0) + (sumGreen[nw] ?? 0)) / count;
        const mb = ((sumBlue[se] ?? 0) - (sumBlue[sw] ?? 0) - (sumBlue[ne] ?? 0) + (sumBlue[nw] ?? 0)) / count;
        const mq =
          ((sumSquares[se] ?? 0) - (sumSquares[sw] ?? 0) - (sumSquares[ne] ?? 0) + (sumSquares[nw] ?? 0)) / count;
        const variance = mq - mr * mr - mg * mg - mb * mb;
        // 1 / (1 + variance)^sharpness, by squaring.
        let weight = 1 / (1 + (variance < 0 ? 0 : variance) * 250);
        for (let power = 1; power < sharpness; power *= 2) weight *= weight;
        r += mr * weight;
        g += mg * weight;
        b += mb * weight;
        weights += weight;
      }
      const pixel = y * width + x;
      const share = weights > 1e-30 ? 1 / weights : 0;
      painted.red[pixel] = share > 0 ? r * share : (red[pixel] ?? 0);
      painted.green[pixel] = share > 0 ? g * share : (green[pixel] ?? 0);
      painted.blue[pixel] = share > 0 ? b * share : (blue[pixel] ?? 0);
    }
  return painted;
}
