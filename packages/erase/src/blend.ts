import { blurPlane, type Mask, type Size } from '@reelwright/planes';
import { halve, type YuvPlanes } from './frame.ts';
import { dropDust, growMask } from './masks.ts';
import { smearReach } from './strokes.ts';

/** A transparent mark: its colour, and how much of it each pixel shows. */
export interface Blend {
  y: number;
  u: number;
  v: number;
  /** Per pixel of luma and of chroma, 0 to 1. */
  opacity: Float32Array;
  chromaOpacity: Float32Array;
  /** The edge of the mark, where its opacity is not known exactly. */
  edge: Mask;
}

/** A mark that hides more than this hides all: what it lets through is noise. */
const OPAQUE = 0.8;
const FAINT = 0.06;
/** Fewer places where it begins or ends say nothing. */
const LEAST_PAIRS = 300;
/** The contrast across the mark's edge must say this much of what it is, of 1. */
const LEAST_FIT = 0.45;
const FRAMES = 16;

interface Measured {
  /** The pixels that the mark covers. */
  core: Mask;
  /** How it stands out, with its sign. */
  strokes: Int16Array;
  size: Size;
  videoHeight: number;
}

/**
 * Finds out how a mark was blended. Across its edge the scene hardly changes, so brightness inside is (1 - opacity) times
 * that outside plus opacity times the mark's own: a line through all places and frames. Null if the mark is opaque, or
 * the line is not clear.
 */
export function findBlend(frames: readonly YuvPlanes[], { core, strokes, size, videoHeight }: Measured): Blend | null {
  const sign = signOf(core, strokes);
  const solid = keepSolid(core, strokes, sign);
  dropDust(solid, size, Math.round((videoHeight / 90) ** 2));
  const near = growMask(core, size, smearReach(videoHeight) - 1);
  const gap = smearReach(videoHeight) + 1;
  const pairs = listEdgePairs(solid, near, size, gap);
  if (pairs.length / 2 < LEAST_PAIRS / 4) return null;
  const apart = gap + 2;
  const used = frames.filter((_frame, index) => index % Math.ceil(frames.length / FRAMES) === 0);
  const across = fitLine(
    used.map(({ y }) => y),
    pairs,
  );
  if (!across || across.count < LEAST_PAIRS) return null;
  // Neighbours differ by themselves: the same line, where nothing was blended.
  const apartOnly = fitLine(
    used.map(({ y }) => y),
    listPlainPairs(near, size, apart),
  );
  const natural = Math.max(0.5, Math.min(1, apartOnly?.slope ?? 1));
  const opacity = 1 - across.slope / natural;
  if (opacity < FAINT || opacity > OPAQUE || across.fit < LEAST_FIT * natural) return null;

  // The outline of letters is smeared over about a pixel.
  const soft = blurPlane(Float32Array.from(solid), size, 1);
  const opacities = soft.map((share) => Math.min(OPAQUE, share * opacity));
  const half = halve(size);
  const chromaOpacity = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * size.width + 2 * x;
      chromaOpacity[y * half.width + x] =
        ((opacities[at] ?? 0) +
          (opacities[at + 1] ?? 0) +
          (opacities[at + size.width] ?? 0) +
          (opacities[at + size.width + 1] ?? 0)) /
        4;
    }
  const edge = new Uint8Array(core.length);
  for (let at = 0; at < edge.length; at += 1) {
    const share = soft[at] ?? 0;
    if (share > 0.05 && share < 0.95) edge[at] = 1;
  }
  return { ...colorOfMark(used, pairs, opacity, size), opacity: opacities, chromaOpacity, edge };
}

/** Returns a mark's own colour, by pairs of pixels inside and outside. */
export function colorOfMark(
  frames: readonly YuvPlanes[],
  pairs: readonly number[],
  opacity: number,
  size: Size,
): { y: number; u: number; v: number } {
  const colorOf = (planes: readonly Uint8Array[], lumaWidth: number): number => {
    const [inside, outside] = meanOfPairs(planes, pairs, lumaWidth);
    return Math.max(0, Math.min(255, (inside - (1 - opacity) * outside) / opacity));
  };
  return {
    y: colorOf(
      frames.map(({ y }) => y),
      0,
    ),
    u: colorOf(
      frames.map(({ u }) => u),
      size.width,
    ),
    v: colorOf(
      frames.map(({ v }) => v),
      size.width,
    ),
  };
}

const signOf = (core: Mask, strokes: Int16Array): 1 | -1 => {
  let sum = 0;
  for (let at = 0; at < core.length; at += 1) if (core[at] === 1) sum += strokes[at] ?? 0;
  return sum < 0 ? -1 : 1;
};

/** Keeps the pixels that stand out by at least half of what is usual: those that the mark covers by half. */
function keepSolid(core: Mask, strokes: Int16Array, sign: 1 | -1): Mask {
  const heights: number[] = [];
  for (let at = 0; at < core.length; at += 1)
    if (core[at] === 1 && (strokes[at] ?? 0) * sign > 0) heights.push((strokes[at] ?? 0) * sign);
  const usual = heights.toSorted((one, other) => one - other)[Math.floor(heights.length * 0.6)] ?? 0;
  return core.map((value, at) => (value === 1 && (strokes[at] ?? 0) * sign >= usual / 2 ? 1 : 0));
}

/** Lists pairs of a pixel inside and one outside, in each row and column where the mark begins or ends. */
function listEdgePairs(solid: Mask, near: Mask, { width, height }: Size, gap: number): number[] {
  const pairs: number[] = [];
  const look = (at: number, step: number, place: number, length: number): void => {
    // The mark begins here: two pixels in, and `gap` out.
    if (solid[at] !== 1 || solid[at - step] === 1 || place < gap || place > length - 4) return;
    if (solid[at + step] !== 1 || solid[at + 2 * step] !== 1 || near[at - gap * step] === 1) return;
    pairs.push(at + 2 * step, at - gap * step);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      look(at, 1, x, width);
      look(at, -1, width - 1 - x, width);
      look(at, width, y, height);
      look(at, -width, height - 1 - y, height);
    }
  return pairs;
}

/** Lists pairs of pixels that are as far apart, away from the mark. */
function listPlainPairs(near: Mask, { width, height }: Size, apart: number): number[] {
  const pairs: number[] = [];
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x + apart < width; x += 2) {
      const at = y * width + x;
      if (near[at] === 0 && near[at + apart] === 0) pairs.push(at, at + apart);
    }
  return pairs;
}

/** Fits inside = slope * outside + offset over all pairs, with outliers weighted down. */
export function fitLine(
  planes: readonly Uint8Array[],
  pairs: readonly number[],
): { slope: number; count: number; fit: number } | null {
  let [slope, offset, fit, spread] = [1, 0, 0, 60];
  for (let round = 0; round < 12; round += 1) {
    let [w, wx, wy, wxx, wxy, wyy, wr] = [0, 0, 0, 0, 0, 0, 0];
    for (const plane of planes)
      for (let at = 0; at < pairs.length; at += 2) {
        const inside = plane[pairs[at] ?? 0] ?? 0;
        const outside = plane[pairs[at + 1] ?? 0] ?? 0;
        // Clipped values follow no line.
        if (inside >= 234 || inside <= 17) continue;
        const off = round === 0 ? 0 : inside - slope * outside - offset;
        const weight = 1 / (1 + (off / spread) ** 2);
        w += weight;
        wx += weight * outside;
        wy += weight * inside;
        wxx += weight * outside * outside;
        wxy += weight * outside * inside;
        wyy += weight * inside * inside;
        wr += weight * off * off;
      }
    if (w < 1) return null;
    const variance = wxx / w - (wx / w) ** 2;
    const covariance = wxy / w - (wx / w) * (wy / w);
    if (variance < 4) return null;
    slope = covariance / variance;
    offset = wy / w - slope * (wx / w);
    fit = covariance / Math.sqrt(variance * Math.max(1e-6, wyy / w - (wy / w) ** 2));
    spread = round === 0 ? 40 : Math.max(5, 1.5 * Math.sqrt(wr / w));
  }
  return { slope, count: (planes.length * pairs.length) / 2, fit };
}

/** Returns the mean inside and outside; `lumaWidth` is set if the planes are chroma. */
function meanOfPairs(planes: readonly Uint8Array[], pairs: readonly number[], lumaWidth: number): [number, number] {
  const place = (at: number): number => {
    if (lumaWidth === 0) return at;
    const y = Math.floor(at / lumaWidth);
    return (y >> 1) * (lumaWidth >> 1) + ((at - y * lumaWidth) >> 1);
  };
  let [inside, outside, count] = [0, 0, 0];
  for (const plane of planes)
    for (let at = 0; at < pairs.length; at += 2) {
      inside += plane[place(pairs[at] ?? 0)] ?? 0;
      outside += plane[place(pairs[at + 1] ?? 0)] ?? 0;
      count += 1;
    }
  return [inside / count, outside / count];
}

/** Takes a transparent mark of one brightness off a plane. */
export function unblend(plane: Uint8Array, opacity: Float32Array, own: number): void {
  for (let at = 0; at < plane.length; at += 1) {
    const share = opacity[at] ?? 0;
    if (share <= 0.01) continue;
    plane[at] = Math.max(0, Math.min(255, Math.round(((plane[at] ?? 0) - share * own) / (1 - share))));
  }
}
