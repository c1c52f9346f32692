import { EYE, TAN_HALF, setting } from './memory';
import { hash, mix, saturate } from './math';
import { colorB, colorG, colorR, kind, readMaterial } from './materials';
import { foundB, foundG, foundR, seeBackdrop } from './paths';
import { aim, elementOf, rayX, rayY, rayZ } from './pixels';
import { fadeOf, findHit, findNormal, GROUND, hitMaterial, hitShape, hitT, normalX, normalY, normalZ } from './trace';

/** A curve like that of film that leaves colors their hue, 0 to 1. Takes linear light. */
export function tone(x: f32): f32 {
  x = max<f32>(0, x);
  const curve = (x * (<f32>2.51 * x + <f32>0.03)) / (x * (<f32>2.43 * x + <f32>0.59) + <f32>0.14);
  return saturate(mix(x / (<f32>1 + x * <f32>0.35), curve, 0.5));
}

function encode(x: f32): f32 {
  return x <= 0.0031308 ? x * <f32>12.92 : <f32>1.055 * Mathf.pow(x, 0.4166667) - <f32>0.055;
}

let outR: f32 = 0,
  outG: f32 = 0,
  outB: f32 = 0;
let outAlpha: f32 = 0,
  cutR: f32 = 0,
  cutG: f32 = 0,
  cutB: f32 = 0;

function differs(geometry: usize, surface: usize, p: usize, q: usize): bool {
  if (load<f32>(surface + p + 12) != load<f32>(surface + q + 12)) return true;
  const n = v128.load(geometry + p),
    m = v128.load(geometry + q);
  let d = f32x4.sub(n, m);
  d = f32x4.mul(d, d);
  if (f32x4.extract_lane(d, 0) + f32x4.extract_lane(d, 1) + f32x4.extract_lane(d, 2) > 0.25) return true;
  let c = f32x4.abs(f32x4.sub(v128.load(surface + p), v128.load(surface + q)));
  return f32x4.extract_lane(c, 0) * 0.3 + f32x4.extract_lane(c, 1) * 0.6 + f32x4.extract_lane(c, 2) * 0.1 > 0.05;
}

function isEdge(width: i32, height: i32, x: i32, y: i32, geometry: usize, surface: usize): bool {
  const p = (<usize>y * <usize>width + <usize>x) << 4,
    row = (<usize>width) << 4;
  if (x > 0 && differs(geometry, surface, p, p - 16)) return true;
  if (x < width - 1 && differs(geometry, surface, p, p + 16)) return true;
  if (y > 0 && differs(geometry, surface, p, p - row)) return true;
  return y < height - 1 && differs(geometry, surface, p, p + row);
}

/** Eight points of a pixel, none two in a row or column, in sixteenths. */
function pointX(i: i32): f32 {
  return <f32>(((i * 5 + 1) & 7) * 2 + 1) * 0.0625;
}

/**
 * Traces eight rays through a pixel on an edge. Each takes the smoothed light of the neighbour with the same shape and
 * facing, and its own surface color.
 */
function resolveEdge(
  width: i32,
  height: i32,
  px: i32,
  py: i32,
  irradiance: usize,
  mirrored: usize,
  geometry: usize,
  surface: usize,
  subject: i32,
): void {
  const ex = setting(EYE),
    ey = setting(EYE + 1),
    ez = setting(EYE + 2),
    spread = (<f32>2 * setting(TAN_HALF)) / <f32>height;
  let r: f32 = 0,
    g: f32 = 0,
    b: f32 = 0,
    weight: f32 = 0,
    ar: f32 = 0,
    ag: f32 = 0,
    ab: f32 = 0,
    covered: f32 = 0;
  for (let i = 0; i < 8; i++) {
    const sx = pointX(i),
      sy = (<f32>i + 0.5) * 0.125;
    aim(<f32>px + sx, <f32>py + sy, width, height);
    let vr: f32, vg: f32, vb: f32;
    const isHit = findHit(ex, ey, ez, rayX, rayY, rayZ, true),
      element = elementOf(hitShape);
    if (!isHit) {
      seeBackdrop(rayX, rayY, rayZ);
      vr = foundR;
      vg = foundG;
      vb = foundB;
    } else {
      const t = hitT,
        dx = rayX,
        dy = rayY,
        dz = rayZ,
        shape = <f32>hitShape;
      findNormal(ex + dx * t, ey + dy * t, ez + dz * t);
      const nx = normalX,
        ny = normalY,
        nz = normalZ,
        facing = saturate(abs<f32>(dx * nx + dy * ny + dz * nz));
      const m = hitMaterial();
      readMaterial(m, (spread * t * 0.4) / max<f32>(0.25, facing), facing);
      // The neighbour that this ray belongs to.
      let best: usize = 0,
        least: f32 = 1e9;
      for (let j = max(0, py - 1); j <= min(height - 1, py + 1); j++)
        for (let k = max(0, px - 1); k <= min(width - 1, px + 1); k++) {
          const q = (<usize>j * <usize>width + <usize>k) << 4;
          if (load<f32>(surface + q + 12) != shape) continue;
          const fx = <f32>(k - px) + <f32>0.5 - sx,
            fy = <f32>(j - py) + <f32>0.5 - sy;
          const ax = load<f32>(geometry + q) - nx,
            ay = load<f32>(geometry + q + 4) - ny,
            az = load<f32>(geometry + q + 8) - nz;
          const dt = (load<f32>(geometry + q + 12) - t) / t;
          const cost = fx * fx + fy * fy + (ax * ax + ay * ay + az * az) * 3 + dt * dt * 900;
          if (cost < least) {
            least = cost;
            best = q;
          }
        }
      if (least > 1e8) continue;
      const share: f32 = kind != 0 ? 0 : hitShape == GROUND ? <f32>1 - fadeOf(ez + dz * t) : 1;
      vr = load<f32>(mirrored + best) + colorR * share * load<f32>(irradiance + best);
      vg = load<f32>(mirrored + best + 4) + colorG * share * load<f32>(irradiance + best + 4);
      vb = load<f32>(mirrored + best + 8) + colorB * share * load<f32>(irradiance + best + 8);
    }
    // Very bright points would hide the others: edges of lamps stay smooth.
    const w = <f32>1 / (<f32>1 + max<f32>(0, max<f32>(vr, max<f32>(vg, vb)) - <f32>1.5));
    r += vr * w;
    g += vg * w;
    b += vb * w;
    weight += w;
    if (element == subject) {
      ar += vr;
      ag += vg;
      ab += vb;
      covered += 1;
    }
  }
  const p = (<usize>py * <usize>width + <usize>px) << 4;
  if (weight > 0) {
    const k = <f32>1 / weight;
    outR = r * k;
    outG = g * k;
    outB = b * k;
  } else plain(p, irradiance, mirrored, surface);
  outAlpha = covered * 0.125;
  if (covered > 0) {
    const k = <f32>1 / covered;
    cutR = ar * k;
    cutG = ag * k;
    cutB = ab * k;
  }
}

function plain(p: usize, irradiance: usize, mirrored: usize, surface: usize): void {
  outR = load<f32>(mirrored + p) + load<f32>(surface + p) * load<f32>(irradiance + p);
  outG = load<f32>(mirrored + p + 4) + load<f32>(surface + p + 4) * load<f32>(irradiance + p + 4);
  outB = load<f32>(mirrored + p + 8) + load<f32>(surface + p + 8) * load<f32>(irradiance + p + 8);
}

function paint(target: usize, r: f32, g: f32, b: f32, alpha: f32, exposure: f32, x: i32, y: i32): void {
  const grain = (hash(x, y, 1) - <f32>0.5) * <f32>1.2 + <f32>0.5;
  const cr = min<f32>(255, max<f32>(0, encode(tone(r * exposure)) * 255 + grain));
  const cg = min<f32>(255, max<f32>(0, encode(tone(g * exposure)) * 255 + grain));
  const cb = min<f32>(255, max<f32>(0, encode(tone(b * exposure)) * 255 + grain));
  store<u32>(target, <u32>cr | ((<u32>cg) << 8) | ((<u32>cb) << 16) | ((<u32>(alpha * 255 + 0.5)) << 24));
}

/**
 * Writes rows of the image (RGBA) and the element of each pixel (a byte). With `cut`, also the pixels of the element
 * `subject` alone, with its coverage as alpha (RGBA).
 */
export function resolve(
  width: i32,
  height: i32,
  from: i32,
  to: i32,
  irradiance: usize,
  mirrored: usize,
  geometry: usize,
  surface: usize,
  exposure: f32,
  target: usize,
  ids: usize,
  cut: usize,
  subject: i32,
): void {
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) {
      const k = <usize>y * <usize>width + <usize>x,
        p = k << 4,
        shape = <i32>load<f32>(surface + p + 12);
      const isOnEdge = isEdge(width, height, x, y, geometry, surface);
      const element = elementOf(shape);
      if (isOnEdge) resolveEdge(width, height, x, y, irradiance, mirrored, geometry, surface, subject);
      else {
        plain(p, irradiance, mirrored, surface);
        outAlpha = element == subject ? 1 : 0;
        cutR = outR;
        cutG = outG;
        cutB = outB;
      }
      paint(target + (k << 2), outR, outG, outB, 1, exposure, x, y);
      store<u8>(ids + k, <u8>element);
      if (cut != 0) {
        if (outAlpha > 0) paint(cut + (k << 2), cutR, cutG, cutB, outAlpha, exposure, x, y);
        else store<u32>(cut + (k << 2), 0);
      }
    }
}
