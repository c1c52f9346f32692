function luminance(v: v128): f32 {
  return f32x4.extract_lane(v, 0) * 0.3 + f32x4.extract_lane(v, 1) * 0.6 + f32x4.extract_lane(v, 2) * 0.1;
}

/** Ground, wall and the curve between them are one surface. */
function surfaceOf(p: usize): f32 {
  const shape = load<f32>(p + 12);
  return shape < 0 && shape > -5 ? <f32>-1 : shape;
}

/** A neighbour is alike between this share of a pixel's brightness and its inverse; so many of 24 make no speck. */
const ALIKE: f32 = 0.65;
const FEWEST_ALIKE: i32 = 7;
/** Square of the difference of normals from which a neighbour is of another face: highlights of edges are no specks. */
const OTHER_FACE: f32 = 0.003;
const FEWEST_COMPARED: f32 = 20;

/**
 * Returns the mean brightness around a pixel that is part of a speck on an even face: a ray that found a lamp by chance,
 * or one that missed a small one. Returns -1 for any other pixel.
 */
function unlike(
  source: usize,
  geometry: usize,
  surface: usize,
  shape: f32,
  facing: v128,
  bright: f32,
  x: i32,
  y: i32,
  width: i32,
  height: i32,
): f32 {
  const darkest = bright * ALIKE - 0.002,
    brightest = bright / ALIKE + 0.002,
    right = min(width - 1, x + 2),
    bottom = min(height - 1, y + 2);
  let alike = -1,
    count: f32 = 0,
    sum: f32 = 0;
  for (let j = max(0, y - 2); j <= bottom; j++)
    for (let i = max(0, x - 2); i <= right; i++) {
      const q = (<usize>j * <usize>width + <usize>i) << 4,
        other = v128.load(source + q);
      if (f32x4.extract_lane(other, 3) < 0 || surfaceOf(surface + q) != shape) continue;
      let turned = f32x4.sub(facing, v128.load(geometry + q));
      turned = f32x4.mul(turned, turned);
      const apart = f32x4.extract_lane(turned, 0) + f32x4.extract_lane(turned, 1) + f32x4.extract_lane(turned, 2);
      if (apart > OTHER_FACE) continue;
      const b = luminance(other);
      sum += b;
      count += 1;
      if (b >= darkest && b <= brightest && ++alike >= FEWEST_ALIKE) return -1;
    }
  return count < FEWEST_COMPARED ? <f32>-1 : (sum - bright) / (count - 1);
}

/**
 * One level of an à-trous filter (Dammertz et al. 2010) with taps `reach` pixels apart: averages light over neighbours
 * of the same shape, facing and depth whose brightness differs by no more than its noise.
 */
export function smooth(
  source: usize,
  target: usize,
  geometry: usize,
  surface: usize,
  width: i32,
  height: i32,
  reach: i32,
  from: i32,
  to: i32,
  tolerance: f32,
): void {
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) {
      const o = (<usize>y * <usize>width + <usize>x) << 4,
        here = v128.load(source + o);
      if (f32x4.extract_lane(here, 3) < 0) {
        v128.store(target + o, here);
        continue;
      }
      let sum: f32 = 0,
        count: f32 = 0;
      const top = max(0, y - 1),
        bottom = min(height - 1, y + 1),
        left = max(0, x - 1),
        right = min(width - 1, x + 1);
      for (let j = top; j <= bottom; j++)
        for (let i = left; i <= right; i++) {
          const v = load<f32>(source + ((<usize>j * <usize>width + <usize>i) << 4) + 12);
          if (v < 0) continue;
          sum += v;
          count += 1;
        }
      const facing = v128.load(geometry + o),
        shape = surfaceOf(surface + o);
      let bright = luminance(here);
      const around =
          reach == 1 ? unlike(source, geometry, surface, shape, facing, bright, x, y, width, height) : <f32>-1,
        isSpeck = around >= 0;
      if (isSpeck) bright = around;
      const noise: f32 = <f32>1 / (tolerance * sqrt<f32>(sum / count) + 0.022 * bright + 0.001);
      const depth = f32x4.extract_lane(facing, 3),
        deep: f32 = <f32>1 / (depth * 0.012 * <f32>reach + 0.01);
      let mean = f32x4.splat(0),
        weights: f32 = 0,
        variance: f32 = 0;
      for (let j = -2; j <= 2; j++) {
        const yy = y + j * reach;
        if (yy < 0 || yy >= height) continue;
        const row: f32 = j == 0 ? 0.375 : j == 1 || j == -1 ? 0.25 : 0.0625;
        for (let i = -2; i <= 2; i++) {
          const xx = x + i * reach;
          if (xx < 0 || xx >= width) continue;
          const q = (<usize>yy * <usize>width + <usize>xx) << 4,
            other = v128.load(source + q),
            spread = f32x4.extract_lane(other, 3);
          if (spread < 0 || surfaceOf(surface + q) != shape || (isSpeck && i == 0 && j == 0)) continue;
          const there = v128.load(geometry + q);
          let difference = f32x4.sub(facing, there);
          const dz = f32x4.extract_lane(difference, 3) * deep;
          difference = f32x4.mul(difference, difference);
          const dn =
            f32x4.extract_lane(difference, 0) + f32x4.extract_lane(difference, 1) + f32x4.extract_lane(difference, 2);
          const dl = (luminance(other) - bright) * noise,
            l2 = dl * dl;
          const column: f32 = i == 0 ? 0.375 : i == 1 || i == -1 ? 0.25 : 0.0625;
          const w =
            (row * column) / ((<f32>1 + l2 + l2 * l2 * 0.5) * (<f32>1 + dn * 50 + dn * dn * 800) * (<f32>1 + dz * dz));
          mean = f32x4.add(mean, f32x4.mul(other, f32x4.splat(w)));
          weights += w;
          variance += w * w * spread;
        }
      }
      v128.store(target + o, f32x4.mul(mean, f32x4.splat(<f32>1 / weights)));
      store<f32>(target + o + 12, variance / (weights * weights));
    }
}
