import {
  FILLET,
  GOBO,
  GOBO_SCALE,
  GOBO_U,
  GOBO_V,
  GROUND_MATERIAL,
  MATERIALS,
  M_COLOR,
  M_KIND,
  NODES,
  NODE_COUNT,
  SEGMENTS,
  SHAPES,
  STAGE,
  SUN,
  S_AXES,
  S_COUNT,
  S_FIRST,
  S_HALF,
  S_HIDDEN,
  S_MATERIAL,
  S_MIDDLE,
  S_POS,
  S_SIZE,
  S_TYPE,
  WALL_DEPTH,
  WALL_MATERIAL,
  at,
  setting,
} from './memory';
import { distance } from './distance';
import { mix } from './math';

// What a ray meets besides shapes.
export const NOTHING: i32 = -9;
export const GROUND: i32 = -1;
export const WALL: i32 = -2;
export const CURVE: i32 = -3;

// Kinds of stages.
const OPEN: f32 = 0; // ground that fades into what lies behind
const SEAMLESS: f32 = 1; // the wall curves into the ground
const ROOM: f32 = 2; // the wall stands on the ground
const VOID: f32 = 3; // no ground

const LATHE: i32 = 1;
const ELLIPSOID: i32 = 2;
const LONG: f32 = 1e8;

// The last hit.
export let hitT: f32 = 0;
export let hitShape: i32 = NOTHING;
export let normalX: f32 = 0;
export let normalY: f32 = 0;
export let normalZ: f32 = 0;
/** The point in the shape's own frame. */
export let localX: f32 = 0;
export let localY: f32 = 0;
export let localZ: f32 = 0;
/** What passes to a light. */
export let passR: f32 = 1;
export let passG: f32 = 1;
export let passB: f32 = 1;

let segment: usize = 0;
let alongSegment: f32 = 0;
let hitSegment: usize = 0;
let hitAlong: f32 = 0;

// The ray in a shape's own frame.
let rayX: f32 = 0,
  rayY: f32 = 0,
  rayZ: f32 = 0,
  dirX: f32 = 0,
  dirY: f32 = 0,
  dirZ: f32 = 0;

/** Ground, curve and wall overlap by so much: a ray that met none of them would see a spot of light. */
const JOINT: f32 = 0.002;

function hitStage(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const stage = setting(STAGE);
  if (stage == VOID) return;
  const depth = setting(WALL_DEPTH),
    radius = stage == SEAMLESS ? setting(FILLET) : <f32>0;
  if (dy < -1e-6) {
    const t = -oy / dy;
    if (t > 1e-4 && t < hitT && oz + dz * t > -depth + radius - JOINT) {
      hitT = t;
      hitShape = GROUND;
    }
  }
  if (stage == OPEN) return;
  if (dz < -1e-6) {
    const t = (-depth - oz) / dz;
    if (t > 1e-4 && t < hitT && oy + dy * t > radius - JOINT) {
      hitT = t;
      hitShape = WALL;
    }
  }
  if (stage == ROOM) return;
  const cy = oy - radius,
    cz = oz + depth - radius;
  const a = dy * dy + dz * dz;
  if (a < 1e-9) return;
  const b = cy * dy + cz * dz,
    c = cy * cy + cz * cz - radius * radius,
    q = b * b - a * c;
  if (q < 0) return;
  const t = (-b + sqrt<f32>(q)) / a;
  if (t > 2e-3 && t < hitT && cy + dy * t <= 0 && cz + dz * t <= 0) {
    hitT = t;
    hitShape = CURVE;
  }
}

function toLocal(shape: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): void {
  const x = ox - at(shape, S_POS),
    y = oy - at(shape, S_POS + 1),
    z = oz - at(shape, S_POS + 2);
  const a = at(shape, S_AXES),
    b = at(shape, S_AXES + 1),
    c = at(shape, S_AXES + 2);
  const d = at(shape, S_AXES + 3),
    e = at(shape, S_AXES + 4),
    f = at(shape, S_AXES + 5);
  const g = at(shape, S_AXES + 6),
    h = at(shape, S_AXES + 7),
    i = at(shape, S_AXES + 8);
  rayX = x * a + y * b + z * c;
  rayY = x * d + y * e + z * f;
  rayZ = x * g + y * h + z * i;
  dirX = dx * a + dy * b + dz * c;
  dirY = dx * d + dy * e + dz * f;
  dirZ = dx * g + dy * h + dz * i;
}

function inverse(x: f32): f32 {
  return <f32>1 / (abs<f32>(x) < 1e-7 ? <f32>1e-7 : x);
}

/** Where a ray meets a shape, or LONG. */
function hitShapeAt(shape: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, best: f32): f32 {
  toLocal(shape, ox, oy, oz, dx, dy, dz);
  const mx = at(shape, S_MIDDLE) - rayX,
    my = at(shape, S_MIDDLE + 1) - rayY,
    mz = at(shape, S_MIDDLE + 2) - rayZ;
  const hx = at(shape, S_HALF),
    hy = at(shape, S_HALF + 1),
    hz = at(shape, S_HALF + 2);
  const ix = inverse(dirX),
    iy = inverse(dirY),
    iz = inverse(dirZ);
  let a = (mx - hx) * ix,
    b = (mx + hx) * ix,
    near = min<f32>(a, b),
    far = max<f32>(a, b);
  a = (my - hy) * iy;
  b = (my + hy) * iy;
  near = max<f32>(near, min<f32>(a, b));
  far = min<f32>(far, max<f32>(a, b));
  a = (mz - hz) * iz;
  b = (mz + hz) * iz;
  near = max<f32>(max<f32>(near, min<f32>(a, b)), 1e-4);
  far = min<f32>(min<f32>(far, max<f32>(a, b)), best);
  if (near > far) return LONG;
  const type = <i32>at(shape, S_TYPE);
  if (type == LATHE) return hitLathe(shape, near, far);
  if (type == ELLIPSOID) return hitEllipsoid(shape, near, far);
  let t = near,
    d = distance(shape, rayX + dirX * t, rayY + dirY * t, rayZ + dirZ * t);
  const side: f32 = d < 0 ? -1 : 1;
  for (let i = 0; i < 96; i++) {
    d *= side;
    if (d < 0.0005) return t;
    t += d;
    if (t > far) return LONG;
    d = distance(shape, rayX + dirX * t, rayY + dirY * t, rayZ + dirZ * t);
  }
  return LONG;
}

function hitEllipsoid(shape: usize, near: f32, far: f32): f32 {
  const ia = <f32>1 / at(shape, S_SIZE),
    ib = <f32>1 / at(shape, S_SIZE + 1),
    ic = <f32>1 / at(shape, S_SIZE + 2);
  const x = (rayX + dirX * near) * ia,
    y = (rayY + dirY * near) * ib,
    z = (rayZ + dirZ * near) * ic;
  const dx = dirX * ia,
    dy = dirY * ib,
    dz = dirZ * ic;
  const a = dx * dx + dy * dy + dz * dz,
    b = x * dx + y * dy + z * dz,
    c = x * x + y * y + z * z - <f32>1,
    q = b * b - a * c;
  if (q < 0) return LONG;
  const root = sqrt<f32>(q);
  let t = near + (-b - root) / a;
  if (t > near - 1e-4 && t > 1e-4 && t <= far) return t;
  t = near + (-b + root) / a;
  return t > 1e-4 && t <= far ? t : LONG;
}

/** Rings of cones around y, solved one by one; x and z are scaled. */
function hitLathe(shape: usize, near: f32, far: f32): f32 {
  const sx = <f32>1 / at(shape, S_SIZE),
    sz = <f32>1 / at(shape, S_SIZE + 2);
  const ox = (rayX + dirX * near) * sx,
    oy = rayY + dirY * near,
    oz = (rayZ + dirZ * near) * sz;
  const dx = dirX * sx,
    dy = dirY,
    dz = dirZ * sz;
  const reach = far - near,
    end = oy + dy * reach,
    low = min<f32>(oy, end) - 1e-4,
    high = max<f32>(oy, end) + 1e-4;
  const flat = dx * dx + dz * dz,
    along = ox * dx + oz * dz,
    out = ox * ox + oz * oz;
  let best = LONG,
    s = SEGMENTS + ((<usize>at(shape, S_FIRST)) << 5);
  const count = <i32>at(shape, S_COUNT),
    least: f32 = <f32>1e-4 - near;
  for (let i = 0; i < count; i++, s += 32) {
    const r0 = at(s, 0),
      y0 = at(s, 1),
      r1 = at(s, 2),
      y1 = at(s, 3),
      rise = y1 - y0;
    if (max<f32>(y0, y1) < low || min<f32>(y0, y1) > high) continue;
    if (abs<f32>(rise) < 1e-5) {
      if (abs<f32>(dy) < 1e-7) continue;
      const t = (y0 - oy) / dy;
      if (t < least || t > reach + 1e-4 || t >= best) continue;
      const x = ox + dx * t,
        z = oz + dz * t,
        q = x * x + z * z;
      const r = sqrt<f32>(q);
      if (r < min<f32>(r0, r1) || r > max<f32>(r0, r1)) continue;
      best = t;
      segment = s;
      alongSegment = (r - r0) / (r1 - r0);
      continue;
    }
    const slope = (r1 - r0) / rise,
      e = r0 + slope * (oy - y0),
      g = slope * dy;
    const a = flat - g * g,
      b = along - g * e,
      c = out - e * e;
    if (abs<f32>(a) < 1e-9) continue;
    const q = b * b - a * c;
    if (q < 0) continue;
    const root = sqrt<f32>(q),
      ia = <f32>1 / a;
    let t = (-b - root) * ia,
      u = (-b + root) * ia;
    if (t > u) {
      const swap = t;
      t = u;
      u = swap;
    }
    for (let k = 0; k < 2; k++) {
      if (t >= least && t < best && t <= reach + 1e-4) {
        const share = (oy + dy * t - y0) / rise;
        if (share >= 0 && share <= 1 && e + g * t >= 0) {
          best = t;
          segment = s;
          alongSegment = share;
          break;
        }
      }
      t = u;
    }
  }
  return best == LONG ? LONG : best + near;
}

/** Whether a ray may enter a node's box before `best`. */
function mayEnter(node: usize, o: v128, inv: v128, best: f32): bool {
  const a = f32x4.mul(f32x4.sub(v128.load(node), o), inv),
    b = f32x4.mul(f32x4.sub(v128.load(node + 16), o), inv);
  const near = f32x4.min(a, b),
    far = f32x4.max(a, b);
  const from = max<f32>(
    max<f32>(f32x4.extract_lane(near, 0), f32x4.extract_lane(near, 1)),
    max<f32>(f32x4.extract_lane(near, 2), 0),
  );
  const to = min<f32>(
    min<f32>(f32x4.extract_lane(far, 0), f32x4.extract_lane(far, 1)),
    min<f32>(f32x4.extract_lane(far, 2), best),
  );
  return from <= to;
}

// Nodes stand in depth-first order; the fourth float is the index after the subtree, the eighth the shape or -1.

/** Finds the nearest hit; `fromCamera` rays don't see hidden shapes. */
export function findHit(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, fromCamera: bool): bool {
  hitT = LONG;
  hitShape = NOTHING;
  hitStage(ox, oy, oz, dx, dy, dz);
  const count = <i32>setting(NODE_COUNT);
  const o = f32x4(ox, oy, oz, 0),
    inv = f32x4(inverse(dx), inverse(dy), inverse(dz), 0);
  for (let i = 0; i < count; ) {
    const node = NODES + ((<usize>i) << 5);
    if (!mayEnter(node, o, inv, hitT)) {
      i = <i32>load<f32>(node + 12);
      continue;
    }
    const k = <i32>load<f32>(node + 28);
    if (k >= 0) {
      const shape = SHAPES + ((<usize>k) << 7);
      if (!(fromCamera && at(shape, S_HIDDEN) > 0)) {
        const t = hitShapeAt(shape, ox, oy, oz, dx, dy, dz, hitT);
        if (t < hitT) {
          hitT = t;
          hitShape = k;
          hitSegment = segment;
          hitAlong = alongSegment;
        }
      }
    }
    i++;
  }
  return hitShape != NOTHING;
}

/** Measures what passes along a ray to `reach`: glass tints, all else blocks. False: nothing. */
export function passes(ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32, reach: f32): bool {
  passR = 1;
  passG = 1;
  passB = 1;
  const count = <i32>setting(NODE_COUNT);
  const o = f32x4(ox, oy, oz, 0),
    inv = f32x4(inverse(dx), inverse(dy), inverse(dz), 0);
  for (let i = 0; i < count; ) {
    const node = NODES + ((<usize>i) << 5);
    if (!mayEnter(node, o, inv, reach)) {
      i = <i32>load<f32>(node + 12);
      continue;
    }
    const k = <i32>load<f32>(node + 28);
    if (k >= 0) {
      const shape = SHAPES + ((<usize>k) << 7);
      if (hitShapeAt(shape, ox, oy, oz, dx, dy, dz, reach) < reach) {
        const material = MATERIALS + ((<usize>at(shape, S_MATERIAL)) << 7);
        if (at(material, M_KIND) != 2) return false;
        passR *= mix(0.25, 0.9, at(material, M_COLOR));
        passG *= mix(0.25, 0.9, at(material, M_COLOR + 1));
        passB *= mix(0.25, 0.9, at(material, M_COLOR + 2));
      }
    }
    i++;
  }
  return true;
}

export function hitMaterial(): usize {
  const index =
    hitShape >= 0
      ? at(SHAPES + ((<usize>hitShape) << 7), S_MATERIAL)
      : setting(hitShape == GROUND ? GROUND_MATERIAL : WALL_MATERIAL);
  return MATERIALS + ((<usize>index) << 7);
}

/** Sets normal and local point of the last hit, at a point of the world. */
export function findNormal(x: f32, y: f32, z: f32): void {
  localX = x;
  localY = y;
  localZ = z;
  normalX = 0;
  normalY = 0;
  normalZ = 0;
  if (hitShape == GROUND) {
    normalY = 1;
    return;
  }
  if (hitShape == WALL) {
    normalZ = 1;
    return;
  }
  if (hitShape == CURVE) {
    const radius = setting(FILLET),
      cy = y - radius,
      cz = z + setting(WALL_DEPTH) - radius,
      l = <f32>-1 / sqrt<f32>(cy * cy + cz * cz);
    normalY = cy * l;
    normalZ = cz * l;
    return;
  }
  const shape = SHAPES + ((<usize>hitShape) << 7);
  toLocal(shape, x, y, z, 0, 0, 0);
  const px = rayX,
    py = rayY,
    pz = rayZ;
  localX = px;
  localY = py;
  localZ = pz;
  const type = <i32>at(shape, S_TYPE);
  let qx: f32, qy: f32, qz: f32;
  if (type == LATHE) {
    const sx = <f32>1 / at(shape, S_SIZE),
      sz = <f32>1 / at(shape, S_SIZE + 2),
      ux = px * sx,
      uz = pz * sz;
    const l = <f32>1 / sqrt<f32>(max<f32>(1e-12, ux * ux + uz * uz));
    const nr = mix(at(hitSegment, 4), at(hitSegment, 6), hitAlong);
    qx = ux * l * nr * sx;
    qz = uz * l * nr * sz;
    qy = mix(at(hitSegment, 5), at(hitSegment, 7), hitAlong);
  } else if (type == ELLIPSOID) {
    const a = at(shape, S_SIZE),
      b = at(shape, S_SIZE + 1),
      c = at(shape, S_SIZE + 2);
    qx = px / (a * a);
    qy = py / (b * b);
    qz = pz / (c * c);
  } else {
    const e: f32 = 0.0008;
    const a = distance(shape, px + e, py - e, pz - e),
      b = distance(shape, px - e, py - e, pz + e);
    const c = distance(shape, px - e, py + e, pz - e),
      d = distance(shape, px + e, py + e, pz + e);
    qx = a - b - c + d;
    qy = -a - b + c + d;
    qz = -a + b - c + d;
  }
  const l = <f32>1 / sqrt<f32>(max<f32>(1e-20, qx * qx + qy * qy + qz * qz));
  qx *= l;
  qy *= l;
  qz *= l;
  normalX = qx * at(shape, S_AXES) + qy * at(shape, S_AXES + 3) + qz * at(shape, S_AXES + 6);
  normalY = qx * at(shape, S_AXES + 1) + qy * at(shape, S_AXES + 4) + qz * at(shape, S_AXES + 7);
  normalZ = qx * at(shape, S_AXES + 2) + qy * at(shape, S_AXES + 5) + qz * at(shape, S_AXES + 8);
}

/** Sets the normal that bumps bend. */
export function bendNormal(x: f32, y: f32, z: f32): void {
  normalX = x;
  normalY = y;
  normalZ = z;
}

/** How much of the sun passes the gobo to a point of the world, 0 to 1. */
export function passesGobo(x: f32, y: f32, z: f32): f32 {
  const scale = setting(GOBO_SCALE);
  if (scale <= 0) return 1;
  const sx = setting(SUN),
    sy = setting(SUN + 1),
    sz = setting(SUN + 2);
  const l = <f32>1 / sqrt<f32>(sx * sx + sz * sz + 1e-9),
    rx = sz * l,
    rz = -sx * l;
  const ux = sy * rz,
    uy = sz * rx - sx * rz,
    uz = -sy * rx;
  const u = (x * rx + z * rz) * scale + setting(GOBO_U),
    v = (x * ux + y * uy + z * uz) * scale + setting(GOBO_V);
  const fu = (u - floor<f32>(u)) * 512 - <f32>0.5,
    fv = (v - floor<f32>(v)) * 512 - <f32>0.5;
  const bu = floor<f32>(fu),
    bv = floor<f32>(fv),
    iu = <i32>bu & 511,
    iv = <i32>bv & 511,
    ju = (iu + 1) & 511,
    jv = (iv + 1) & 511;
  const p = GOBO + ((<usize>iv) << 9),
    q = GOBO + ((<usize>jv) << 9);
  const top = mix(<f32>load<u8>(p + iu), <f32>load<u8>(p + ju), fu - bu),
    bottom = mix(<f32>load<u8>(q + iu), <f32>load<u8>(q + ju), fu - bu);
  return mix(top, bottom, fv - bv) * 0.003921569;
}

/** How far open ground has faded into what lies behind it, at a depth of the world. */
export function fadeOf(z: f32): f32 {
  if (setting(STAGE) != OPEN) return 0;
  const depth = setting(WALL_DEPTH),
    t = (-z / depth - <f32>0.3) / <f32>0.66;
  return t <= 0 ? <f32>0 : t >= 1 ? <f32>1 : t * t * (<f32>3 - <f32>2 * t);
}
