import {
  BACKDROP,
  BACKDROP_GAIN,
  ENV_BOTTOM,
  ENV_TOP,
  HAS_BACKDROP,
  LIGHTS,
  LIGHT_COUNT,
  M_COLOR,
  M_EMISSION,
  M_IMAGE_ROUND,
  SUN,
  SUN_COLOR,
  SUN_SIZE,
  at,
  setting,
} from './memory';
import { cosTurns, mix, random, saturate, sinTurns } from './math';
import { bump, colorB, colorG, colorR, density, f0, frost, kind, readMaterial, readPlain, rough } from './materials';
import {
  findHit,
  findNormal,
  hitMaterial,
  hitT,
  normalX,
  normalY,
  normalZ,
  passB,
  passG,
  passR,
  passes,
  passesGobo,
} from './trace';

/** Light that a function found. */
export let foundR: f32 = 0;
export let foundG: f32 = 0;
export let foundB: f32 = 0;

const PI_INVERSE: f32 = 0.31830987;
const OFFSET: f32 = 0.002;
const BRIGHTEST: f32 = 14;
/** How much brighter a photo is in mirrors than its body would be. */
const PHOTO_LIGHT: f32 = 1.5;
/** How large a spot is that a ray through glass stands for. */
const BENT: f32 = 0.1;

let nextX: f32 = 0,
  nextY: f32 = 0,
  nextZ: f32 = 0;

/** Sets what is seen in a direction where nothing stands. */
export function seeBackdrop(dx: f32, dy: f32, dz: f32): void {
  if (setting(HAS_BACKDROP) == 0) {
    seeSurroundings(dy);
    // Where walls end, a room is dark: it gets lighter towards the camera.
    const open = saturate(dz * <f32>1.25),
      k: f32 = <f32>0.3 + <f32>0.7 * open * open * (<f32>3 - 2 * open);
    foundR *= k;
    foundG *= k;
    foundB *= k;
    return;
  }
  // 110 degrees across, 90 up and 20 down: see src/scene/backdrops.
  const u = Mathf.atan2(dx, -dz) * <f32>0.5208708 + <f32>0.5,
    v = (<f32>0.95 - dy) * <f32>0.7692308;
  const fx = saturate(abs<f32>(u) > 1 ? <f32>2 - abs<f32>(u) : abs<f32>(u)) * 511,
    fy = saturate(v) * 511;
  const x = min(<i32>fx, 510),
    y = min(<i32>fy, 510),
    ax = f32x4.splat(fx - <f32>x),
    ay = f32x4.splat(fy - <f32>y);
  const p = BACKDROP + ((<usize>y * 512 + <usize>x) << 4),
    q = p + 8192;
  const a = v128.load(p),
    b = v128.load(p + 16),
    c = v128.load(q),
    d = v128.load(q + 16);
  const top = f32x4.add(a, f32x4.mul(f32x4.sub(b, a), ax)),
    bottom = f32x4.add(c, f32x4.mul(f32x4.sub(d, c), ax));
  const value = f32x4.add(top, f32x4.mul(f32x4.sub(bottom, top), ay)),
    gain = setting(BACKDROP_GAIN);
  foundR = f32x4.extract_lane(value, 0) * gain;
  foundG = f32x4.extract_lane(value, 1) * gain;
  foundB = f32x4.extract_lane(value, 2) * gain;
}

function seeSurroundings(dy: f32): void {
  const t = saturate(dy * <f32>0.5 + <f32>0.5);
  foundR = mix(setting(ENV_BOTTOM), setting(ENV_TOP), t);
  foundG = mix(setting(ENV_BOTTOM + 1), setting(ENV_TOP + 1), t);
  foundB = mix(setting(ENV_BOTTOM + 2), setting(ENV_TOP + 2), t);
}

/** Sets the light of area light `i` at a point, by one point of it; u and v from 0 to 1. */
function sampleLight(i: i32, u: f32, v: f32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  foundR = 0;
  foundG = 0;
  foundB = 0;
  const q = <usize>1024 + ((<usize>(LIGHTS + 16 * i)) << 2);
  let dx = at(q, 0) + at(q, 3) * u + at(q, 6) * v - x,
    dy = at(q, 1) + at(q, 4) * u + at(q, 7) * v - y,
    dz = at(q, 2) + at(q, 5) * u + at(q, 8) * v - z;
  const d2 = dx * dx + dy * dy + dz * dz,
    d = sqrt<f32>(d2),
    inverse = <f32>1 / d;
  dx *= inverse;
  dy *= inverse;
  dz *= inverse;
  const cosine = dx * nx + dy * ny + dz * nz,
    facing = -(dx * at(q, 12) + dy * at(q, 13) + dz * at(q, 14));
  if (cosine <= 0 || facing <= 0) return;
  if (!passes(x, y, z, dx, dy, dz, d)) return;
  const w = ((cosine * facing) / max<f32>(d2, 0.05)) * at(q, 15) * PI_INVERSE;
  foundR = at(q, 9) * w * passR;
  foundG = at(q, 10) * w * passG;
  foundB = at(q, 11) * w * passB;
}

function sampleSun(u: f32, v: f32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  foundR = 0;
  foundG = 0;
  foundB = 0;
  if (setting(SUN_COLOR) + setting(SUN_COLOR + 1) + setting(SUN_COLOR + 2) <= 0) return;
  const size = setting(SUN_SIZE),
    r = sqrt<f32>(u) * size,
    a = r * cosTurns(v),
    b = r * sinTurns(v);
  const sx = setting(SUN),
    sy = setting(SUN + 1),
    sz = setting(SUN + 2);
  const l = <f32>1 / sqrt<f32>(sx * sx + sz * sz + 1e-9),
    rx = sz * l,
    rz = -sx * l,
    ux = sy * rz,
    uy = sz * rx - sx * rz,
    uz = -sy * rx;
  let dx = sx + rx * a + ux * b,
    dy = sy + uy * b,
    dz = sz + rz * a + uz * b;
  const k = <f32>1 / sqrt<f32>(dx * dx + dy * dy + dz * dz);
  dx *= k;
  dy *= k;
  dz *= k;
  const cosine = dx * nx + dy * ny + dz * nz;
  if (cosine <= 0) return;
  const lit = passesGobo(x, y, z) * cosine;
  if (lit < 0.002 || !passes(x, y, z, dx, dy, dz, 60)) return;
  foundR = setting(SUN_COLOR) * lit * passR;
  foundG = setting(SUN_COLOR + 1) * lit * passG;
  foundB = setting(SUN_COLOR + 2) * lit * passB;
}

/** Sets the light of every lamp and the sun at a point, by one point of each; u and v as in `sampleLight`. */
export function lightFromAll(u: f32, v: f32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  let r: f32 = 0,
    g: f32 = 0,
    b: f32 = 0;
  const count = <i32>setting(LIGHT_COUNT);
  for (let i = 0; i < count; i++) {
    const shift = <f32>i * 0.381966;
    sampleLight(i, u + shift - floor<f32>(u + shift), v + shift * 2 - floor<f32>(v + shift * 2), x, y, z, nx, ny, nz);
    r += foundR;
    g += foundG;
    b += foundB;
  }
  sampleSun(u, v, x, y, z, nx, ny, nz);
  foundR += r;
  foundG += g;
  foundB += b;
}

/** The same, by one lamp chosen by chance and the sun. */
function lightFromOne(x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32): void {
  let r: f32 = 0,
    g: f32 = 0,
    b: f32 = 0;
  const count = setting(LIGHT_COUNT);
  if (count > 0) {
    sampleLight(<i32>min<f32>(random() * count, count - 1), random(), random(), x, y, z, nx, ny, nz);
    r = foundR * count;
    g = foundG * count;
    b = foundB * count;
  }
  sampleSun(random(), random(), x, y, z, nx, ny, nz);
  foundR += r;
  foundG += g;
  foundB += b;
}

/** Sets `next` to a direction around a normal, as often as its cosine. */
export function scatter(u: f32, v: f32, nx: f32, ny: f32, nz: f32): void {
  const c = <f32>1 - 2 * u,
    r = sqrt<f32>(max<f32>(0, <f32>1 - c * c));
  let x = nx + r * cosTurns(v),
    y = ny + r * sinTurns(v),
    z = nz + c;
  const l = <f32>1 / sqrt<f32>(x * x + y * y + z * z + 1e-9);
  nextX = x * l;
  nextY = y * l;
  nextZ = z * l;
}

/** Sets `next` to the mirrored direction, spread by roughness, above the surface. */
export function mirror(
  dx: f32,
  dy: f32,
  dz: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  gx: f32,
  gy: f32,
  gz: f32,
  roughness: f32,
): void {
  let hx = nx,
    hy = ny,
    hz = nz;
  if (roughness > 0.01) {
    const a = roughness * roughness,
      turn = random(),
      c = random() * 2 - 1,
      r = sqrt<f32>(max<f32>(0, <f32>1 - c * c)),
      k = sqrt<f32>(random()) * a;
    hx += k * r * cosTurns(turn);
    hy += k * r * sinTurns(turn);
    hz += k * c;
    const l = <f32>1 / sqrt<f32>(hx * hx + hy * hy + hz * hz);
    hx *= l;
    hy *= l;
    hz *= l;
  }
  const n = <f32>2 * (dx * hx + dy * hy + dz * hz);
  dx -= n * hx;
  dy -= n * hy;
  dz -= n * hz;
  const above = dx * gx + dy * gy + dz * gz;
  if (above < 0.005) {
    const k: f32 = <f32>0.01 - above;
    dx += gx * k;
    dy += gy * k;
    dz += gz * k;
  }
  nextX = dx;
  nextY = dy;
  nextZ = dz;
}

/** Adds lamps that a mirrored ray sees before `reach`; returns whether it saw one. */
function seeLamp(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, reach: f32): bool {
  const count = <i32>setting(LIGHT_COUNT);
  for (let i = 0; i < count; i++) {
    const q = <usize>1024 + ((<usize>(LIGHTS + 16 * i)) << 2),
      facing = dx * at(q, 12) + dy * at(q, 13) + dz * at(q, 14);
    if (facing > -1e-4) continue;
    const t = ((at(q, 0) - ox) * at(q, 12) + (at(q, 1) - oy) * at(q, 13) + (at(q, 2) - oz) * at(q, 14)) / facing;
    if (t <= 0 || t >= reach) continue;
    const x = ox + dx * t - at(q, 0),
      y = oy + dy * t - at(q, 1),
      z = oz + dz * t - at(q, 2);
    const u =
      (x * at(q, 3) + y * at(q, 4) + z * at(q, 5)) / (at(q, 3) * at(q, 3) + at(q, 4) * at(q, 4) + at(q, 5) * at(q, 5));
    const v =
      (x * at(q, 6) + y * at(q, 7) + z * at(q, 8)) / (at(q, 6) * at(q, 6) + at(q, 7) * at(q, 7) + at(q, 8) * at(q, 8));
    if (u <= 0 || u >= 1 || v <= 0 || v >= 1) continue;
    const edge = saturate(min<f32>(min<f32>(u, <f32>1 - u), min<f32>(v, <f32>1 - v)) * 7);
    foundR = min<f32>(at(q, 9), BRIGHTEST) * edge;
    foundG = min<f32>(at(q, 10), BRIGHTEST) * edge;
    foundB = min<f32>(at(q, 11), BRIGHTEST) * edge;
    return true;
  }
  return false;
}

/**
 * Sets the light that arrives along a ray. `sharp` rays come from mirrors and glass: they see lamps, the backdrop and
 * patterns; others come from matt surfaces. `inside` is whether it starts within glass.
 */
export function follow(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, sharp: bool, inside: bool): void {
  let tr: f32 = 1,
    tg: f32 = 1,
    tb: f32 = 1,
    r: f32 = 0,
    g: f32 = 0,
    b: f32 = 0;
  const events = sharp ? 12 : 3;
  let isEnded = false;
  // What glass has bent covers more of what lies behind it: fine patterns melt.
  let footprint: f32 = 0.02;
  for (let i = 0; i < events; i++) {
    const isHit = findHit(ox, oy, oz, dx, dy, dz, false),
      t = hitT;
    isEnded = true;
    if (sharp && seeLamp(ox, oy, oz, dx, dy, dz, t)) {
      r += tr * foundR;
      g += tg * foundG;
      b += tb * foundB;
      break;
    }
    if (!isHit) {
      if (sharp) seeBackdrop(dx, dy, dz);
      else seeSurroundings(dy);
      r += tr * foundR;
      g += tg * foundG;
      b += tb * foundB;
      break;
    }
    const x = ox + dx * t,
      y = oy + dy * t,
      z = oz + dz * t;
    findNormal(x, y, z);
    const m = hitMaterial();
    if (inside) {
      const a = t * density(m);
      tr *= Mathf.exp(-a * (<f32>1 - at(m, M_COLOR)));
      tg *= Mathf.exp(-a * (<f32>1 - at(m, M_COLOR + 1)));
      tb *= Mathf.exp(-a * (<f32>1 - at(m, M_COLOR + 2)));
    }
    let nx = normalX,
      ny = normalY,
      nz = normalZ;
    if (sharp) readMaterial(m, footprint, 1);
    else readPlain(m);
    let cosine = -(dx * nx + dy * ny + dz * nz);
    const leaves = cosine < 0;
    if (leaves) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      cosine = -cosine;
    }
    const gx = nx,
      gy = ny,
      gz = nz;
    if (sharp && kind != 2 && footprint < BENT) {
      bump(m, footprint);
      if (!leaves) {
        nx = normalX;
        ny = normalY;
        nz = normalZ;
      }
    }
    const e = <f32>1 - min<f32>(1, cosine),
      e5 = e * e * e * e * e;
    if (kind == 2) {
      const eta: f32 = leaves ? 1.45 : 1 / 1.45,
        k = <f32>1 - eta * eta * (<f32>1 - cosine * cosine),
        fresnel = f0 + (<f32>1 - f0) * e5;
      if (k < 0 || (!leaves && random() < fresnel)) {
        mirror(dx, dy, dz, nx, ny, nz, gx, gy, gz, 0);
        dx = nextX;
        dy = nextY;
        dz = nextZ;
        ox = x + gx * OFFSET;
        oy = y + gy * OFFSET;
        oz = z + gz * OFFSET;
        continue;
      }
      refract(dx, dy, dz, nx, ny, nz, eta, cosine, k, frost);
      dx = nextX;
      dy = nextY;
      dz = nextZ;
      ox = x - gx * OFFSET;
      oy = y - gy * OFFSET;
      oz = z - gz * OFFSET;
      inside = !leaves;
      footprint = BENT;
      continue;
    }
    ox = x + gx * OFFSET;
    oy = y + gy * OFFSET;
    oz = z + gz * OFFSET;
    if (sharp) {
      r += tr * at(m, M_EMISSION);
      g += tg * at(m, M_EMISSION + 1);
      b += tb * at(m, M_EMISSION + 2);
    }
    const fresnel = f0 + (<f32>1 - f0) * e5 * max<f32>(0, <f32>1 - rough * <f32>1.4);
    if (kind == 1 || (sharp && rough < 0.45 && random() < fresnel)) {
      if (kind == 1) {
        tr *= mix(colorR, 1, e5);
        tg *= mix(colorG, 1, e5);
        tb *= mix(colorB, 1, e5);
      }
      mirror(dx, dy, dz, nx, ny, nz, gx, gy, gz, rough);
      const l = <f32>1 / sqrt<f32>(nextX * nextX + nextY * nextY + nextZ * nextZ);
      dx = nextX * l;
      dy = nextY * l;
      dz = nextZ * l;
      continue;
    }
    tr *= colorR;
    tg *= colorG;
    tb *= colorB;
    if (sharp && at(m, M_IMAGE_ROUND) < 0) {
      // A photo has been lit from before; the body that stands for it is lit at its edges.
      nx = 0;
      ny = 0.33;
      nz = 0.944;
      tr *= PHOTO_LIGHT;
      tg *= PHOTO_LIGHT;
      tb *= PHOTO_LIGHT;
    }
    // Mirrors and glass show noise where light on walls would hide it.
    if (sharp) lightFromAll(random(), random(), ox, oy, oz, nx, ny, nz);
    else lightFromOne(ox, oy, oz, nx, ny, nz);
    r += tr * foundR;
    g += tg * foundG;
    b += tb * foundB;
    isEnded = true;
    if (i >= events - 1) break;
    // The rest is what surrounds the point: half of it hidden.
    if (!sharp || tr + tg + tb < 0.6) {
      seeSurroundings(ny);
      r += tr * foundR * 0.5;
      g += tg * foundG * 0.5;
      b += tb * foundB * 0.5;
      break;
    }
    isEnded = false;
    sharp = false;
    scatter(random(), random(), nx, ny, nz);
    dx = nextX;
    dy = nextY;
    dz = nextZ;
  }
  if (!isEnded) {
    // Still between mirrors: they show what surrounds them.
    seeSurroundings(0);
    r += tr * foundR;
    g += tg * foundG;
    b += tb * foundB;
  }
  foundR = r;
  foundG = g;
  foundB = b;
}

/** Sets `next` to the refracted direction; `k` is the cosine behind, squared. */
export function refract(
  dx: f32,
  dy: f32,
  dz: f32,
  nx: f32,
  ny: f32,
  nz: f32,
  eta: f32,
  cosine: f32,
  k: f32,
  spread: f32,
): void {
  const f = eta * cosine - sqrt<f32>(max<f32>(0, k));
  let x = dx * eta + nx * f,
    y = dy * eta + ny * f,
    z = dz * eta + nz * f;
  if (spread > 0) {
    const turn = random(),
      c = random() * 2 - 1,
      r = sqrt<f32>(max<f32>(0, <f32>1 - c * c)),
      a = sqrt<f32>(random()) * spread;
    x += a * r * cosTurns(turn);
    y += a * r * sinTurns(turn);
    z += a * c;
    const into = x * nx + y * ny + z * nz;
    if (into > -0.02) {
      x -= nx * (into + <f32>0.02);
      y -= ny * (into + <f32>0.02);
      z -= nz * (into + <f32>0.02);
    }
  }
  const l = <f32>1 / sqrt<f32>(x * x + y * y + z * z);
  nextX = x * l;
  nextY = y * l;
  nextZ = z * l;
}

/** Follows the ray that `scatter`, `mirror` or `refract` has set from a point. */
export function followNext(x: f32, y: f32, z: f32, sharp: bool, inside: bool): void {
  const l = <f32>1 / sqrt<f32>(nextX * nextX + nextY * nextY + nextZ * nextZ);
  follow(x, y, z, nextX * l, nextY * l, nextZ * l, sharp, inside);
}
