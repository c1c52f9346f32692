import { S_EXTRA, S_MORE, S_ROUND, S_SIZE, S_TYPE, at } from './memory';
import { fbm, mix, noise, saturate, sine } from './math';

// Types of shapes that are marched; `src/scene/shapes.ts` has the same numbers. A lathe (1) and an ellipsoid (2) are solved.
const BOX: i32 = 0;
const RING: i32 = 3;
const ARCH: i32 = 4;
const ROCK: i32 = 5;
const LEAF: i32 = 6;
const STAR: i32 = 7;
const HEART: i32 = 8;
const BEAN: i32 = 10;
const NICHE: i32 = 11;
const BLOSSOM: i32 = 12;
const PILLOW: i32 = 13;

function length2(x: f32, y: f32): f32 {
  return sqrt<f32>(x * x + y * y);
}

function extrude(flat: f32, z: f32, depth: f32, round: f32): f32 {
  const a = flat + round,
    b = abs<f32>(z) - depth + round;
  return length2(max<f32>(a, 0), max<f32>(b, 0)) + min<f32>(max<f32>(a, b), 0) - round;
}

/** Signed distance from a point in the shape's own frame, or less. */
export function distance(shape: usize, x: f32, y: f32, z: f32): f32 {
  const type = <i32>at(shape, S_TYPE);
  const a = at(shape, S_SIZE),
    b = at(shape, S_SIZE + 1),
    c = at(shape, S_SIZE + 2),
    round = at(shape, S_ROUND);
  if (type == BOX) {
    const qx = abs<f32>(x) - a + round,
      qy = abs<f32>(y) - b + round,
      qz = abs<f32>(z) - c + round;
    const ox = max<f32>(qx, 0),
      oy = max<f32>(qy, 0),
      oz = max<f32>(qz, 0);
    return sqrt<f32>(ox * ox + oy * oy + oz * oz) + min<f32>(max<f32>(qx, max<f32>(qy, qz)), 0) - round;
  }
  if (type == RING) {
    // Upright; `c` and `extra` are sine and cosine of half its opening, from the top. A whole ring has 0 and -1.
    const sn = c,
      cs = at(shape, S_EXTRA),
      px = abs<f32>(x);
    const k = cs * px > sn * y ? px * sn + y * cs : length2(px, y);
    return sqrt<f32>(max<f32>(0, x * x + y * y + z * z + a * a - <f32>2 * a * k)) - b;
  }
  if (type == ARCH) {
    const straight = at(shape, S_EXTRA),
      shoulder = b - a;
    const outer = y > shoulder ? length2(x, y - shoulder) - a : max<f32>(abs<f32>(x) - a, -y - b);
    const hy = y - straight,
      inner = at(shape, S_MORE);
    const hole = inner > 0 ? (hy > 0 ? length2(x, hy) - inner : abs<f32>(x) - inner) : <f32>1e6;
    return extrude(max<f32>(outer, -hole), z, c, round) * 0.9;
  }
  if (type == NICHE) {
    // A wall with an alcove that ends in half a circle.
    const straight = at(shape, S_EXTRA),
      inner = at(shape, S_MORE),
      hy = y - straight;
    const hole = hy > 0 ? length2(x, hy) - inner : abs<f32>(x) - inner;
    const wall = max<f32>(max<f32>(abs<f32>(x) - a, abs<f32>(y) - b), abs<f32>(z) - c);
    return max<f32>(wall, -max<f32>(hole, <f32>0.12 - z - c)) * 0.95;
  }
  if (type == ROCK) {
    const px = x / a,
      py = y / b,
      pz = z / c,
      l = sqrt<f32>(px * px + py * py + pz * pz),
      s = min<f32>(a, min<f32>(b, c));
    if (l > 1.35) return (l - <f32>1.3) * s;
    const e = at(shape, S_EXTRA),
      f = at(shape, S_MORE);
    const facets = abs<f32>(noise(px * 1.7 * f + e, py * 1.7 * f, pz * 1.7 * f) - <f32>0.5);
    return (
      (l -
        <f32>0.86 -
        <f32>0.4 * round * (fbm(px * f + e, py * f, pz * f, 4) - <f32>0.4) -
        <f32>0.25 * round * facets) *
      s *
      0.6
    );
  }
  if (type == LEAF) {
    // From -a to a along x, half width b; bent down along its length, folded along its middle.
    const t = saturate((x + a) / (<f32>2 * a));
    const half = b * sine(t * <f32>3.14159 * (<f32>1 - <f32>0.25 * t) + <f32>0.02) * (<f32>1 - t * t * t * <f32>0.6);
    const lift = y + (c * x * x) / a - round * abs<f32>(z) + at(shape, S_MORE) * sine((x * <f32>9) / a) * b * <f32>0.06;
    const out = max<f32>(abs<f32>(z) - half, abs<f32>(x) - a);
    const thick = at(shape, S_EXTRA);
    return max<f32>(out, abs<f32>(lift) - thick) * 0.55;
  }
  if (type == STAR) {
    // After Inigo Quilez' sdStar5; `extra` is the ratio of the inner radius.
    const k1x: f32 = 0.809016994375,
      k1y: f32 = -0.587785252292;
    let px = abs<f32>(x),
      py = y;
    let d = <f32>2 * max<f32>(k1x * px + k1y * py, 0);
    px -= d * k1x;
    py -= d * k1y;
    d = <f32>2 * max<f32>(-k1x * px + k1y * py, 0);
    px += d * k1x;
    py -= d * k1y;
    px = abs<f32>(px);
    py -= a;
    const rf = at(shape, S_EXTRA),
      bx = rf * -k1y,
      by = rf * k1x - <f32>1;
    const h = max<f32>(0, min<f32>(a, (px * bx + py * by) / (bx * bx + by * by)));
    const flat = length2(px - bx * h, py - by * h) * (py * bx - px * by > 0 ? <f32>1 : <f32>-1);
    return extrude(flat, z, c * saturate(<f32>1.15 - length2(x, y) / a), round) * 0.6;
  }
  if (type == HEART) {
    // After Inigo Quilez' sdHeart, its tip at the bottom; `a` is its height.
    const px = abs<f32>(x) / a,
      py = y / a + <f32>0.5;
    let flat: f32;
    if (py + px > 1) flat = length2(px - <f32>0.25, py - <f32>0.75) - <f32>0.35355339;
    else {
      const m = <f32>0.5 * max<f32>(px + py, 0),
        qx = px - m,
        qy = py - m;
      flat =
        sqrt<f32>(min<f32>(px * px + (py - <f32>1) * (py - <f32>1), qx * qx + qy * qy)) * (px > py ? <f32>1 : <f32>-1);
    }
    return extrude(flat * a, z, c, round) * 0.8;
  }
  if (type == BEAN) {
    const px = x / a,
      py = y / b,
      pz = z / c,
      l = sqrt<f32>(px * px + py * py + pz * pz);
    const groove =
      <f32>0.22 * saturate(<f32>1 - abs<f32>(pz + <f32>0.12 * sine(px * <f32>3)) * <f32>7) * saturate(py * <f32>3);
    return (l - <f32>1 + groove) * min<f32>(a, min<f32>(b, c)) * 0.75;
  }
  if (type == PILLOW) {
    // Thick below and flat above; `round` is the share of its height that stays thick, `extra` 1 for an oval section.
    const up = saturate(((y + b) / (<f32>2 * b) - round) / (<f32>1 - round)),
      swell = <f32>1 - up * up;
    const t = mix(0.012, c, swell),
      px = x / a,
      section =
        at(shape, S_EXTRA) > 0
          ? sqrt<f32>(max<f32>(0, <f32>1 - px * px))
          : max<f32>(0, <f32>1 - px * px * px * px * px * px);
    const crease = at(shape, S_MORE) * (noise(x * 5, y * 4, 3) - <f32>0.5) * c;
    return (
      max<f32>(
        max<f32>(abs<f32>(x) - a, abs<f32>(y) - b),
        abs<f32>(z) - (t * section + <f32>0.004 + crease * section * swell),
      ) * 0.5
    );
  }
  if (type == BLOSSOM) {
    // A flower from above: `extra` petals around y, radius a, cupped by b; c is its thickness.
    const r = length2(x, z),
      n = at(shape, S_EXTRA);
    const turn = Mathf.atan2(z, x),
      lobe = sine(turn * n * <f32>0.5);
    const edge = a * (<f32>0.42 + <f32>0.58 * sqrt<f32>(abs<f32>(lobe)));
    const lift = y - b * (r / a) * (r / a) + at(shape, S_MORE) * (<f32>1 - abs<f32>(lobe)) * r;
    return max<f32>((r - edge) * <f32>0.6, abs<f32>(lift) - c * (<f32>1.2 - r / a)) * 0.45;
  }
  return 1e9;
}
