import {
  ASPECT,
  EYE,
  FORWARD,
  M_EMISSION,
  RIGHT,
  SHAPES,
  SHIFT_Y,
  S_ELEMENT,
  TAN_HALF,
  UP,
  at,
  setting,
} from './memory';
import { random, saturate, seedPixel } from './math';
import { bump, colorB, colorG, colorR, f0, frost, kind, readMaterial, rough } from './materials';
import { followNext, foundB, foundG, foundR, lightFromAll, mirror, refract, scatter, seeBackdrop } from './paths';
import {
  fadeOf,
  findHit,
  findNormal,
  GROUND,
  hitMaterial,
  hitShape,
  hitT,
  normalX,
  normalY,
  normalZ,
  NOTHING,
} from './trace';

/** Elements of the stage; those of shapes begin at 3. */
const NO_ELEMENT: i32 = 0;
const GROUND_ELEMENT: i32 = 1;
const BACKDROP_ELEMENT: i32 = 2;
/** Rougher surfaces have no reflections of their own. */
const GLOSSY: f32 = 0.5;
const OFFSET: f32 = 0.002;

export let rayX: f32 = 0;
export let rayY: f32 = 0;
export let rayZ: f32 = 0;

/** Sets the direction of the ray through a point of the image, in pixels. */
export function aim(x: f32, y: f32, width: i32, height: i32): void {
  const tan = setting(TAN_HALF);
  const u = ((x / <f32>width) * 2 - 1) * tan * setting(ASPECT),
    v = (<f32>1 - (y / <f32>height) * 2 + setting(SHIFT_Y)) * tan;
  const dx = setting(FORWARD) + setting(RIGHT) * u + setting(UP) * v;
  const dy = setting(FORWARD + 1) + setting(RIGHT + 1) * u + setting(UP + 1) * v;
  const dz = setting(FORWARD + 2) + setting(RIGHT + 2) * u + setting(UP + 2) * v;
  const l = <f32>1 / sqrt<f32>(dx * dx + dy * dy + dz * dz);
  rayX = dx * l;
  rayY = dy * l;
  rayZ = dz * l;
}

export function elementOf(shape: i32): i32 {
  if (shape == NOTHING) return NO_ELEMENT;
  if (shape == GROUND) return GROUND_ELEMENT;
  return shape < 0 ? BACKDROP_ELEMENT : <i32>at(SHAPES + ((<usize>shape) << 7), S_ELEMENT);
}

/** Writes the element at the middle of each pixel, for layouts that check what is seen. */
export function findElements(width: i32, height: i32, from: i32, to: i32, ids: usize): void {
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) {
      aim(<f32>x + 0.5, <f32>y + 0.5, width, height);
      findHit(setting(EYE), setting(EYE + 1), setting(EYE + 2), rayX, rayY, rayZ, true);
      store<u8>(ids + <usize>(y * width + x), <u8>elementOf(hitShape));
    }
}

function luminance(r: f32, g: f32, b: f32): f32 {
  return r * 0.3 + g * 0.6 + b * 0.1;
}

function put(p: usize, a: f32, b: f32, c: f32, d: f32): void {
  v128.store(p, f32x4(a, b, c, d));
}

/** What a ray through a point of a pixel sees: its direction, where it hits, the normal there with relief and without. */
let lookX: f32 = 0,
  lookY: f32 = 0,
  lookZ: f32 = 0,
  lookCosine: f32 = 0;
let sawX: f32 = 0,
  sawY: f32 = 0,
  sawZ: f32 = 0;
let faceX: f32 = 0,
  faceY: f32 = 0,
  faceZ: f32 = 0;
let flatX: f32 = 0,
  flatY: f32 = 0,
  flatZ: f32 = 0;

/** Looks through a point of the image at `shape`; where it lies beside it, through the middle of its pixel. */
function look(x: f32, y: f32, width: i32, height: i32, shape: i32, m: usize, footprint: f32): void {
  const ex = setting(EYE),
    ey = setting(EYE + 1),
    ez = setting(EYE + 2);
  aim(x, y, width, height);
  if (!findHit(ex, ey, ez, rayX, rayY, rayZ, true) || hitShape != shape) {
    aim(floor<f32>(x) + 0.5, floor<f32>(y) + 0.5, width, height);
    findHit(ex, ey, ez, rayX, rayY, rayZ, true);
  }
  lookX = rayX;
  lookY = rayY;
  lookZ = rayZ;
  sawX = ex + lookX * hitT;
  sawY = ey + lookY * hitT;
  sawZ = ez + lookZ * hitT;
  findNormal(sawX, sawY, sawZ);
  const turned: f32 = lookX * normalX + lookY * normalY + lookZ * normalZ > 0 ? -1 : 1;
  flatX = normalX * turned;
  flatY = normalY * turned;
  flatZ = normalZ * turned;
  bump(m, footprint);
  faceX = normalX;
  faceY = normalY;
  faceZ = normalZ;
  lookCosine = -(lookX * faceX + lookY * faceY + lookZ * faceZ);
  if (lookCosine < 0.02) {
    faceX = flatX;
    faceY = flatY;
    faceZ = flatZ;
    lookCosine = max<f32>(0.02, -(lookX * flatX + lookY * flatY + lookZ * flatZ));
  }
}

/**
 * Traces rows of pixels. Of each: irradiance (rgb, variance) and mirrored light (rgb, variance), where a variance below
 * 0 says that there is none to smooth; normal and depth; the surface's color and its shape. 16 bytes each.
 */
export function light(
  width: i32,
  height: i32,
  from: i32,
  to: i32,
  samples: i32,
  seed: u32,
  irradiance: usize,
  mirrored: usize,
  geometry: usize,
  surface: usize,
): void {
  const ex = setting(EYE),
    ey = setting(EYE + 1),
    ez = setting(EYE + 2),
    share = <f32>1 / <f32>samples;
  const spread = (<f32>2 * setting(TAN_HALF)) / <f32>height;
  for (let py = from; py < to; py++)
    for (let px = 0; px < width; px++) {
      const o = (<usize>py * <usize>width + <usize>px) << 4;
      seedPixel(px, py, seed);
      aim(<f32>px + 0.5, <f32>py + 0.5, width, height);
      const dx = rayX,
        dy = rayY,
        dz = rayZ;
      if (!findHit(ex, ey, ez, dx, dy, dz, true)) {
        seeBackdrop(dx, dy, dz);
        put(irradiance + o, 0, 0, 0, -1);
        put(mirrored + o, foundR, foundG, foundB, -1);
        put(geometry + o, 0, 0, 0, 90);
        put(surface + o, 0, 0, 0, <f32>NOTHING);
        continue;
      }
      const t = hitT,
        x = ex + dx * t,
        y = ey + dy * t,
        z = ez + dz * t,
        shape = hitShape;
      findNormal(x, y, z);
      let gx = normalX,
        gy = normalY,
        gz = normalZ;
      if (dx * gx + dy * gy + dz * gz > 0) {
        gx = -gx;
        gy = -gy;
        gz = -gz;
      }
      const m = hitMaterial(),
        facing = saturate(-(dx * gx + dy * gy + dz * gz)),
        footprint = (spread * t) / max<f32>(0.25, facing);
      readMaterial(m, footprint, facing);
      bump(m, footprint);
      let nx = normalX,
        ny = normalY,
        nz = normalZ;
      let cosine = -(dx * nx + dy * ny + dz * nz);
      if (cosine < 0.02) {
        nx = gx;
        ny = gy;
        nz = gz;
        cosine = max<f32>(0.02, facing);
      }
      const cr = colorR,
        cg = colorG,
        cb = colorB,
        kindHere = kind,
        roughHere = rough,
        f0Here = f0,
        frostHere = frost;
      const qx = x + gx * OFFSET,
        qy = y + gy * OFFSET,
        qz = z + gz * OFFSET;
      const e = <f32>1 - min<f32>(1, cosine),
        e5 = e * e * e * e * e;
      const fresnel =
        kindHere == 1 ? <f32>1 : f0Here + (<f32>1 - f0Here) * e5 * max<f32>(0, <f32>1 - roughHere * <f32>1.4);
      const isMatt = kindHere == 0,
        isGlossy = !isMatt || roughHere < GLOSSY;
      const emits = at(m, M_EMISSION) + at(m, M_EMISSION + 1) + at(m, M_EMISSION + 2) > 0;
      const j0 = random(),
        j1 = random(),
        j2 = random(),
        j3 = random();
      let er: f32 = 0,
        eg: f32 = 0,
        eb: f32 = 0,
        e2: f32 = 0,
        sr: f32 = 0,
        sg: f32 = 0,
        sb: f32 = 0,
        s2: f32 = 0;
      for (let i = 0; i < samples; i++) {
        const f = <f32>i;
        let u0 = j0 + f * 0.754877666,
          u1 = j1 + f * 0.569840291,
          u2 = j2 + f * 0.8191725,
          u3 = j3 + f * 0.6710436;
        u0 -= floor<f32>(u0);
        u1 -= floor<f32>(u1);
        u2 -= floor<f32>(u2);
        u3 -= floor<f32>(u3);
        if (isMatt) {
          lightFromAll(u0, u1, qx, qy, qz, nx, ny, nz);
          let r = foundR,
            g = foundG,
            b = foundB;
          scatter(u2, u3, nx, ny, nz);
          followNext(qx, qy, qz, false, false);
          r += foundR;
          g += foundG;
          b += foundB;
          const l = luminance(r, g, b),
            k: f32 = l > 8 ? 8 / l : 1;
          er += r * k;
          eg += g * k;
          eb += b * k;
          e2 += l * k * l * k;
        }
        if (!isGlossy) continue;
        let r: f32 = 0,
          g: f32 = 0,
          b: f32 = 0;
        if (isMatt) {
          sawX = qx;
          sawY = qy;
          sawZ = qz;
          mirror(dx, dy, dz, nx, ny, nz, gx, gy, gz, roughHere);
        } else {
          // Edges in what glass and metal show are smooth only by rays through other points of the pixel.
          look(<f32>px + u2, <f32>py + u3, width, height, shape, m, footprint);
          mirror(lookX, lookY, lookZ, faceX, faceY, faceZ, flatX, flatY, flatZ, roughHere);
          sawX += flatX * OFFSET;
          sawY += flatY * OFFSET;
          sawZ += flatZ * OFFSET;
        }
        followNext(sawX, sawY, sawZ, true, false);
        r = foundR * fresnel;
        g = foundG * fresnel;
        b = foundB * fresnel;
        if (kindHere == 1) {
          r *= cr + (<f32>1 - cr) * e5;
          g *= cg + (<f32>1 - cg) * e5;
          b *= cb + (<f32>1 - cb) * e5;
        } else if (kindHere == 2) {
          const eta: f32 = 1 / 1.45,
            c = lookCosine,
            k = <f32>1 - eta * eta * (<f32>1 - c * c);
          refract(lookX, lookY, lookZ, faceX, faceY, faceZ, eta, c, k, frostHere);
          followNext(sawX - flatX * OFFSET * 2, sawY - flatY * OFFSET * 2, sawZ - flatZ * OFFSET * 2, true, true);
          r += foundR * (<f32>1 - fresnel);
          g += foundG * (<f32>1 - fresnel);
          b += foundB * (<f32>1 - fresnel);
        }
        const l = luminance(r, g, b),
          k: f32 = l > 10 ? 10 / l : 1;
        // Rays that glass has bent out of all numbers say nothing.
        if (!(l < 1e6)) continue;
        sr += r * k;
        sg += g * k;
        sb += b * k;
        s2 += l * k * l * k;
      }
      er *= share;
      eg *= share;
      eb *= share;
      sr *= share;
      sg *= share;
      sb *= share;
      const le = luminance(er, eg, eb),
        ls = luminance(sr, sg, sb);
      put(irradiance + o, er, eg, eb, isMatt ? max<f32>(0, e2 * share - le * le) * share : <f32>-1);
      if (emits) {
        sr += at(m, M_EMISSION);
        sg += at(m, M_EMISSION + 1);
        sb += at(m, M_EMISSION + 2);
      }
      const fade = shape == GROUND ? fadeOf(z) : <f32>0;
      if (fade > 0) {
        seeBackdrop(dx, dy, dz);
        sr += (foundR - sr) * fade;
        sg += (foundG - sg) * fade;
        sb += (foundB - sb) * fade;
      }
      put(mirrored + o, sr, sg, sb, isGlossy ? max<f32>(0, s2 * share - ls * ls) * share : <f32>-1);
      put(geometry + o, nx, ny, nz, t);
      const solid = <f32>1 - fade;
      if (isMatt) put(surface + o, cr * solid, cg * solid, cb * solid, <f32>shape);
      else put(surface + o, 0, 0, 0, <f32>shape);
    }
}
