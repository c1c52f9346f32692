import {
  IMAGE,
  M_BUMP,
  M_COLOR,
  M_DENSITY,
  M_F0,
  M_FROST,
  M_IMAGE_H,
  M_IMAGE_ROUND,
  M_IMAGE_U,
  M_IMAGE_V,
  M_IMAGE_W,
  M_IMAGE_X,
  M_IMAGE_Y,
  M_KIND,
  M_MEAN,
  M_PATTERN,
  M_ROUGH,
  M_SCALE,
  M_SECOND,
  M_SHEEN,
  at,
} from './memory';
import { fbm, hash, mix, noise, saturate, sine, step } from './math';
import { bendNormal, localX, localY, localZ, normalX, normalY, normalZ } from './trace';

// Patterns; `src/scene/materials.ts` has the same numbers.
const MARBLE: i32 = 1;
const WOOD: i32 = 2;
const TERRAZZO: i32 = 3;
const CONCRETE: i32 = 4;
const WEAVE: i32 = 5;
const RIPPLES: i32 = 6;
const TILES: i32 = 7;
const SAND: i32 = 8;
const GRADIENT: i32 = 9;
const PRINT: i32 = 10;
const BRUSHED: i32 = 11;
const VEINS: i32 = 12;
const LEATHER: i32 = 13;
const MOSS: i32 = 14;
const SNOW: i32 = 15;
const SLICE: i32 = 16;
const BAMBOO: i32 = 17;
const PAGES: i32 = 18;
const KEYS: i32 = 19;
const SILK: i32 = 20;

export let colorR: f32 = 0;
export let colorG: f32 = 0;
export let colorB: f32 = 0;
export let rough: f32 = 0;
export let f0: f32 = 0;
export let kind: f32 = 0;
export let frost: f32 = 0;

/** 1 where a pattern of this frequency is larger than a pixel, down to 0 where it would alias. */
function visible(frequency: f32, footprint: f32): f32 {
  return saturate(<f32>1.6 - frequency * footprint * <f32>1.4);
}

function ring(x: f32): f32 {
  const f = x - floor<f32>(x);
  return f < 0.82 ? f / 0.82 : (<f32>1 - f) / 0.18;
}

function wood(x: f32, y: f32, z: f32, s: f32, footprint: f32): f32 {
  // Boards lie along x; the y of a side continues their grain.
  const width: f32 = 0.62 / s,
    across = z + y * <f32>0.7 + width * <f32>0.5,
    board = floor<f32>(across / width),
    id = hash(<i32>board, 11, 3);
  const q = (across - board * width) / width,
    u = x * s + id * <f32>37;
  const bow = noise(u * <f32>0.5, q * <f32>1.2 + id * <f32>9, id * <f32>5) - <f32>0.5;
  const sweep =
    (q - <f32>0.5 + (id - <f32>0.5) * <f32>1.2) * (<f32>5 + id * <f32>4) +
    bow * <f32>5 +
    noise(u * <f32>2.2, q * <f32>7, id) * <f32>0.5;
  const rings = ring(sweep) * visible(<f32>14 * s, footprint);
  const streaks = (noise(q * <f32>44, u * <f32>1.3, id * <f32>3) - <f32>0.5) * visible(<f32>70 * s, footprint);
  const pores = step(0.66, 0.86, noise(q * <f32>120, u * <f32>7, id)) * visible(<f32>190 * s, footprint);
  let k =
    <f32>0.2 +
    <f32>0.32 * rings +
    <f32>0.34 * streaks +
    <f32>0.2 * pores +
    (id - <f32>0.5) * <f32>0.34 +
    <f32>0.3 * (fbm(u * <f32>0.8, q * <f32>3, id, 3) - <f32>0.45);
  const gap = min<f32>(q, <f32>1 - q) * width;
  k += <f32>1.1 * saturate(<f32>1.4 - gap / <f32>0.004) * visible(60, footprint);
  return k;
}

function terrazzo(x: f32, y: f32, z: f32, s: f32): f32 {
  let best: f32 = 9,
    tone: f32 = 0;
  const c: f32 = s * 5.5,
    px = x * c,
    py = y * c,
    pz = z * c,
    fx = floor<f32>(px),
    fy = floor<f32>(py),
    fz = floor<f32>(pz);
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const cx = fx + <f32>i,
          cy = fy + <f32>k,
          cz = fz + <f32>j,
          h = hash(<i32>cx, <i32>cy, <i32>cz);
        if (h < 0.35) continue;
        const g = hash(<i32>cz, <i32>cx, 7 + <i32>cy);
        const dx = cx + g - px,
          dy = cy + hash(<i32>cz, <i32>cy, 5) - py,
          dz = cz + h - pz;
        const d =
          (abs<f32>(dx + dz * (g - <f32>0.5)) + abs<f32>(dz - dx * (h - <f32>0.6)) + abs<f32>(dy) * <f32>0.9) /
          (<f32>0.25 + h * <f32>0.75 * g + <f32>0.2);
        if (d < best) {
          best = d;
          tone = h;
        }
      }
  return best < 0.52 ? <f32>0.3 + tone * <f32>0.7 : (noise(x * 60, y * 60, z * 60) - <f32>0.5) * <f32>0.06;
}

function sandHeight(x: f32, z: f32, s: f32): f32 {
  const warp = fbm(x * s, z * s, 1, 3) * 5;
  return (
    sine((z * 3 + x * <f32>0.5) * s * 3 + warp * <f32>1.4) * <f32>0.016 +
    noise(x * s * 70, z * s * 70, 2) * <f32>0.006 +
    fbm(x * s * <f32>1.5, z * s * <f32>1.5, 7, 3) * <f32>0.1
  );
}

function waterHeight(x: f32, z: f32, s: f32): f32 {
  return (
    fbm(x * s * <f32>2.2, z * s * <f32>3.1, 0.7, 3) * <f32>0.05 +
    sine((x * <f32>0.7 + z + fbm(x * s, z * s, 0.3, 2) * 2) * s * 4) * <f32>0.005
  );
}

function snowHeight(x: f32, z: f32, s: f32): f32 {
  return fbm(x * s * <f32>1.3, z * s * <f32>1.3, 3, 4) * <f32>0.16 + noise(x * s * 40, z * s * 40, 4) * <f32>0.006;
}

function mossHeight(x: f32, y: f32, z: f32, s: f32): f32 {
  return fbm(x * s * 9, y * s * 9, z * s * 9, 4) * <f32>0.09 + noise(x * s * 48, y * s * 48, z * s * 48) * <f32>0.012;
}

function silkHeight(x: f32, z: f32, s: f32): f32 {
  const warp = fbm(x * s * <f32>0.8, z * s * <f32>0.8, 2, 3);
  return (
    sine((x * <f32>0.8 + z * <f32>1.3) * s * <f32>2.6 + warp * 7) * <f32>0.055 +
    fbm(x * s * <f32>1.6 + warp, z * s * <f32>1.6, 4, 3) * <f32>0.14
  );
}

let flatU: f32 = 0,
  flatV: f32 = 0;
/** Sets plane coordinates by where the surface faces. */
function unfold(): void {
  const ax = abs<f32>(normalX),
    ay = abs<f32>(normalY),
    az = abs<f32>(normalZ);
  if (ay >= ax && ay >= az) {
    flatU = localX;
    flatV = localZ;
  } else if (az >= ax) {
    flatU = localX;
    flatV = localY;
  } else {
    flatU = localZ;
    flatV = localY;
  }
}

/** Returns how far inside a tile a point lies: 0 in the joint. */
function tile(s: f32): f32 {
  const u = flatU * s,
    v = flatV * s * <f32>1.0,
    fu = u - floor<f32>(u),
    fv = v - floor<f32>(v);
  return min<f32>(min<f32>(fu, <f32>1 - fu), min<f32>(fv, <f32>1 - fv)) / s;
}

function print(m: usize): bool {
  const wrap = at(m, M_IMAGE_U);
  const u =
    at(m, M_IMAGE_ROUND) > 0
      ? Mathf.atan2(localX, localZ) / wrap + <f32>0.5
      : (localX - at(m, M_IMAGE_X)) / wrap + <f32>0.5;
  const v = <f32>0.5 - (localY - at(m, M_IMAGE_Y)) / at(m, M_IMAGE_V);
  if (u < 0 || u >= 1 || v < 0 || v >= 1 || (at(m, M_IMAGE_ROUND) <= 0 && localZ <= 0)) return false;
  const w = <i32>at(m, M_IMAGE_W),
    h = <i32>at(m, M_IMAGE_H);
  const fx = max<f32>(0, u * <f32>w - <f32>0.5),
    fy = max<f32>(0, v * <f32>h - <f32>0.5),
    ix = <i32>fx,
    iy = <i32>fy;
  const jx = min(ix + 1, w - 1),
    jy = min(iy + 1, h - 1),
    ax = fx - <f32>ix,
    ay = fy - <f32>iy;
  let r: f32 = 0,
    g: f32 = 0,
    b: f32 = 0,
    a: f32 = 0;
  for (let k = 0; k < 4; k++) {
    const p = IMAGE + ((<usize>(k & 2 ? jy : iy) * <usize>w + <usize>(k & 1 ? jx : ix)) << 2);
    const weight = (k & 1 ? ax : <f32>1 - ax) * (k & 2 ? ay : <f32>1 - ay) * <f32>load<u8>(p + 3);
    const cr = <f32>load<u8>(p),
      cg = <f32>load<u8>(p + 1),
      cb = <f32>load<u8>(p + 2);
    r += cr * cr * weight;
    g += cg * cg * weight;
    b += cb * cb * weight;
    a += weight;
  }
  if (a <= 0) return false;
  const share = a / 255,
    scale: f32 = 1 / (a * 65025);
  colorR = mix(at(m, M_COLOR), r * scale, share);
  colorG = mix(at(m, M_COLOR + 1), g * scale, share);
  colorB = mix(at(m, M_COLOR + 2), b * scale, share);
  if (share > 0.5) {
    // Paint on whatever the body is made of: on metal it would be a mirror.
    kind = 0;
    rough = max<f32>(rough, 0.35);
    f0 = min<f32>(f0, 0.05);
  }
  return true;
}

/** Sets the material's plain values, for bounces: no pattern. */
export function readPlain(m: usize): void {
  rough = at(m, M_ROUGH);
  f0 = at(m, M_F0);
  kind = at(m, M_KIND);
  frost = at(m, M_FROST);
  colorR = at(m, M_MEAN);
  colorG = at(m, M_MEAN + 1);
  colorB = at(m, M_MEAN + 2);
}

/** Sets color and gloss at the last hit's local point; `footprint` is a pixel's size there, `facing` the cosine to the eye. */
export function readMaterial(m: usize, footprint: f32, facing: f32): void {
  readPlain(m);
  const pattern = <i32>at(m, M_PATTERN),
    s = at(m, M_SCALE),
    x = localX,
    y = localY,
    z = localZ;
  let k: f32 = 0;
  if (pattern == MARBLE) {
    const warp = fbm(x * s, y * s, z * s, 5) * 6;
    const v = <f32>1 - abs<f32>(sine((x + z * <f32>0.6 + y * <f32>0.8) * s * <f32>1.3 + warp));
    const w = <f32>1 - abs<f32>(sine((z - x * <f32>0.4 + y) * s * <f32>2.1 + warp * <f32>1.3)),
      v2 = v * v,
      w2 = w * w,
      w4 = w2 * w2;
    k = saturate(
      v2 * v2 * v2 * <f32>0.75 +
        w4 * w4 * <f32>0.5 * visible(20 * s, footprint) +
        (fbm(x * s * 2, y * s * 2, z * s * 2 + 5, 3) - <f32>0.45) * <f32>0.4,
    );
  } else if (pattern == WOOD) k = wood(x, y, z, s, footprint);
  else if (pattern == BAMBOO) {
    const strip = floor<f32>((z + y) * s * <f32>7),
      id = hash(<i32>strip, 2, 9),
      node = x * s * <f32>0.8 + id * 7,
      n = node - floor<f32>(node);
    k =
      <f32>0.25 +
      (id - <f32>0.5) * <f32>0.5 +
      <f32>0.3 * (noise((z + y) * s * 90, x * s * <f32>1.5, id) - <f32>0.5) * visible(110 * s, footprint) +
      <f32>0.5 * step(0.985, 0.995, n);
  } else if (pattern == TERRAZZO) k = terrazzo(x, y, z, s);
  else if (pattern == CONCRETE) {
    k = saturate(
      fbm(x * s * <f32>1.5, y * s * <f32>1.5, z * s * <f32>1.5, 5) * <f32>1.2 -
        <f32>0.25 +
        (noise(x * s * 55, y * s * 55, z * s * 55) - <f32>0.5) * <f32>0.2 * visible(55 * s, footprint),
    );
    const pore = noise(x * s * 20, y * s * 20, z * s * 20);
    if (pore > 0.88) k += (pore - <f32>0.88) * 4 * visible(20 * s, footprint);
  } else if (pattern == WEAVE) {
    unfold();
    const u = flatU * s * 60,
      v = flatV * s * 60,
      fine = visible(20 * s, footprint);
    k =
      <f32>0.5 +
      (<f32>0.28 * sine(u) * sine(v) +
        <f32>0.35 * (noise(u * <f32>0.7, v * <f32>0.1, 1) - <f32>0.5) +
        <f32>0.35 * (noise(u * <f32>0.1, v * <f32>0.7, 5) - <f32>0.5)) *
        fine;
  } else if (pattern == TILES) {
    unfold();
    const inside = tile(s),
      cell = hash(<i32>floor<f32>(flatU * s), <i32>floor<f32>(flatV * s), 4);
    k = inside < 0.011 ? <f32>1 : (cell - <f32>0.5) * <f32>0.22;
    if (inside < 0.011) rough = 0.8;
  } else if (pattern == SAND) {
    k = saturate(
      fbm(x * s * 3, y, z * s * 3, 4) * <f32>0.8 +
        (noise(x * s * 130, y * 130, z * s * 130) - <f32>0.5) * <f32>0.75 * visible(130 * s, footprint),
    );
  } else if (pattern == GRADIENT) k = saturate(y * s);
  else if (pattern == PRINT) {
    if (print(m)) return;
  } else if (pattern == BRUSHED)
    k = (noise(x * 3, y * s * 160, z * 3) - <f32>0.5) * <f32>0.6 * visible(160 * s, footprint) + <f32>0.3;
  else if (pattern == VEINS) {
    const t = abs<f32>(z),
      side = sine(x * s * 34 - t * s * 46);
    k =
      saturate(<f32>1 - t * s * 60) +
      step(0.8, 1, side) * <f32>0.4 +
      (noise(x * s * 9, z * s * 9, 3) - <f32>0.5) * <f32>0.5;
  } else if (pattern == LEATHER)
    k = step(0.3, 0.7, fbm(x * s * 26, y * s * 26, z * s * 26, 2)) * visible(26 * s, footprint);
  else if (pattern == MOSS) {
    k = saturate(
      <f32>0.5 +
        (fbm(x * s * 7, y * s * 7, z * s * 7, 4) * <f32>1.9 - <f32>0.95) * visible(14 * s, footprint) +
        (noise(x * s * 60, y * s * 60, z * s * 60) - <f32>0.5) * <f32>0.7 * visible(60 * s, footprint),
    );
  } else if (pattern == SNOW)
    k = saturate(
      (noise(x * s * 90, y * s * 90, z * s * 90) - <f32>0.5) * visible(90 * s, footprint) * <f32>0.5 + <f32>0.25,
    );
  else if (pattern == SLICE) {
    // The face of a slice of citrus around y: rind, pith and flesh in wedges.
    const r = sqrt<f32>(x * x + z * z) * s;
    const turn = Mathf.atan2(z, x) * <f32>1.591549,
      f = abs<f32>(turn - floor<f32>(turn) - <f32>0.5) * 2; // ten wedges
    if (r > 0.93 || y < -0.015) k = 0;
    else {
      const pith = r > 0.83 || r < 0.07 || (<f32>1 - f) * r < 0.07;
      k = pith ? <f32>2 : <f32>0.15 + <f32>0.3 * noise(r * 14, turn * <f32>2.5, 3);
      if (!pith) rough = 0.2;
    }
    if (k > 1.5) {
      colorR = 0.92;
      colorG = 0.88;
      colorB = 0.74;
      return;
    }
  } else if (pattern == PAGES) {
    k = noise(y * s * 130, x * 2, z * 2) * visible(130 * s, footprint);
  } else if (pattern == KEYS) {
    const u = x * s,
      v = z * s,
      fu = u - floor<f32>(u),
      fv = v - floor<f32>(v);
    k = min<f32>(min<f32>(fu, <f32>1 - fu), min<f32>(fv, <f32>1 - fv)) > 0.09 ? <f32>1 : <f32>0;
  } else if (pattern == SILK) {
    k = saturate(<f32>0.5 + (noise(x * s * 90, z * s * 3, 1) - <f32>0.5) * <f32>0.2 * visible(90 * s, footprint));
  }
  colorR = max<f32>(0, mix(at(m, M_COLOR), at(m, M_SECOND), k));
  colorG = max<f32>(0, mix(at(m, M_COLOR + 1), at(m, M_SECOND + 1), k));
  colorB = max<f32>(0, mix(at(m, M_COLOR + 2), at(m, M_SECOND + 2), k));
  const sheen = at(m, M_SHEEN);
  if (sheen > 0) {
    const e = <f32>1 - facing,
      lift = <f32>1 + sheen * e * e * e;
    colorR = min<f32>(0.95, colorR * lift);
    colorG = min<f32>(0.95, colorG * lift);
    colorB = min<f32>(0.95, colorB * lift);
  }
}

/** Bends the normal of the last hit by the material's relief. */
export function bump(m: usize, footprint: f32): void {
  const amount = at(m, M_BUMP);
  if (amount <= 0) return;
  const pattern = <i32>at(m, M_PATTERN),
    s = at(m, M_SCALE),
    x = localX,
    y = localY,
    z = localZ,
    e = max<f32>(0.003, footprint);
  let gx: f32 = 0,
    gy: f32 = 0,
    gz: f32 = 0;
  if (pattern == SAND) {
    const h = sandHeight(x, z, s);
    gx = (sandHeight(x + e, z, s) - h) / e;
    gz = (sandHeight(x, z + e, s) - h) / e;
  } else if (pattern == RIPPLES) {
    const h = waterHeight(x, z, s);
    gx = (waterHeight(x + e, z, s) - h) / e;
    gz = (waterHeight(x, z + e, s) - h) / e;
  } else if (pattern == SNOW) {
    const h = snowHeight(x, z, s);
    gx = (snowHeight(x + e, z, s) - h) / e;
    gz = (snowHeight(x, z + e, s) - h) / e;
  } else if (pattern == MOSS) {
    const h = mossHeight(x, y, z, s);
    gx = (mossHeight(x + e, y, z, s) - h) / e;
    gy = (mossHeight(x, y + e, z, s) - h) / e;
    gz = (mossHeight(x, y, z + e, s) - h) / e;
  } else if (pattern == SILK) {
    const h = silkHeight(x, z, s);
    gx = (silkHeight(x + e, z, s) - h) / e;
    gz = (silkHeight(x, z + e, s) - h) / e;
  } else if (pattern == WOOD) {
    const board: f32 = 0.62 / s,
      across = (z + y * <f32>0.7) / board + <f32>0.5,
      q = across - floor<f32>(across),
      edge = min<f32>(q, <f32>1 - q) * board;
    gz =
      (noise(q * 44 + <f32>0.3, x * s * <f32>1.3, 2) - noise(q * 44 - <f32>0.3, x * s * <f32>1.3, 2)) *
      <f32>0.25 *
      visible(70 * s, footprint);
    if (edge < 0.012) gz += (q < 0.5 ? <f32>1 : <f32>-1) * <f32>1.6 * (<f32>1 - edge / <f32>0.012);
  } else if (pattern == WEAVE) {
    unfold();
    const fine = visible(20 * s, footprint),
      u = flatU * s * 60,
      v = flatV * s * 60;
    gx = sine(u + <f32>1.57) * <f32>0.5 * fine;
    gz = sine(v + <f32>1.57) * <f32>0.5 * fine;
  } else if (pattern == TILES) {
    unfold();
    const inside = tile(s);
    if (inside < 0.03) {
      const fu = flatU * s - floor<f32>(flatU * s),
        fv = flatV * s - floor<f32>(flatV * s),
        slope = <f32>0.9 * (<f32>1 - inside / <f32>0.03);
      if (min<f32>(fu, <f32>1 - fu) < min<f32>(fv, <f32>1 - fv)) gx = fu < 0.5 ? slope : -slope;
      else if (abs<f32>(normalY) > 0.6) gz = fv < 0.5 ? slope : -slope;
      else gy = fv < 0.5 ? slope : -slope;
    }
    gx += (noise(flatU * s * <f32>1.3, flatV * s * <f32>1.3, 1) - <f32>0.5) * <f32>0.05;
  } else {
    // Fine grain, the same in all directions.
    const f: f32 = pattern == LEATHER ? s * 26 : pattern == CONCRETE ? s * 20 : s * 30,
      k = visible(f, footprint);
    if (pattern == BRUSHED) gy = (noise(x * 3, y * s * 160, z * 3) - <f32>0.5) * visible(160 * s, footprint);
    else {
      const h = noise(x * f, y * f, z * f);
      gx = (noise(x * f + <f32>0.4, y * f, z * f) - h) * k;
      gy = (noise(x * f, y * f + <f32>0.4, z * f) - h) * k;
      gz = (noise(x * f, y * f, z * f + <f32>0.4) - h) * k;
    }
  }
  let nx = normalX - gx * amount,
    ny = normalY - gy * amount,
    nz = normalZ - gz * amount;
  if (abs<f32>(normalY) > 0.99) ny = normalY;
  const l = <f32>1 / sqrt<f32>(nx * nx + ny * ny + nz * nz);
  bendNormal(nx * l, ny * l, nz * l);
}

export function density(m: usize): f32 {
  return at(m, M_DENSITY);
}
