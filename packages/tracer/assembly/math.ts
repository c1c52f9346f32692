let state: u32 = 1;

/** Begins the random numbers of one pixel; they depend on nothing else, so that bands may run in any order. */
export function seedPixel(x: u32, y: u32, seed: u32): void {
  let h = (x * 0x9e3779b1) ^ (y * 0x85ebca6b + 0x27d4eb2f) ^ (seed * 0xc2b2ae35 + 0x165667b1);
  h = (h ^ (h >> 15)) * 0x2c1b3c6d;
  h = (h ^ (h >> 12)) * 0x297a2d39;
  state = h ^ (h >> 15);
}

/** From 0 up to, but not including, 1 (PCG). */
export function random(): f32 {
  state = state * 747796405 + 2891336453;
  let word: u32 = ((state >> ((state >> 28) + 4)) ^ state) * 277803737;
  word = (word >> 22) ^ word;
  return <f32>(word >> 8) * 5.9604645e-8;
}

export function fract(x: f32): f32 {
  return x - floor<f32>(x);
}

export function mix(a: f32, b: f32, t: f32): f32 {
  return a + (b - a) * t;
}

export function saturate(x: f32): f32 {
  return max<f32>(0, min<f32>(1, x));
}

export function step(from: f32, to: f32, x: f32): f32 {
  const t = saturate((x - from) / (to - from));
  return t * t * (<f32>3 - <f32>2 * t);
}

/** Sine of a number of turns: a polynomial, the same on every machine. */
export function sinTurns(turns: f32): f32 {
  let x = turns - floor<f32>(turns + 0.5); // -0.5 to 0.5
  if (x > 0.25) x = <f32>0.5 - x;
  else if (x < -0.25) x = <f32>-0.5 - x;
  const y = x * x;
  return (
    x * (<f32>6.2831852 + y * (<f32>-41.341637 + y * (<f32>81.601425 + y * (<f32>-76.581474 + y * <f32>39.536706))))
  );
}

export function cosTurns(turns: f32): f32 {
  return sinTurns(turns + 0.25);
}

export function sine(radians: f32): f32 {
  return sinTurns(radians * 0.15915494);
}

export function hash(x: i32, y: i32, z: i32): f32 {
  let h: u32 = <u32>x * 374761393 + <u32>y * 668265263 + <u32>z * 2147483647 + 1274126177;
  h = (h ^ (h >> 13)) * 1274126177;
  h ^= h >> 16;
  return <f32>(h >> 8) * 5.9604645e-8;
}

/** Value noise, 0 to 1. */
export function noise(x: f32, y: f32, z: f32): f32 {
  const fx = floor<f32>(x),
    fy = floor<f32>(y),
    fz = floor<f32>(z);
  const ix = <i32>fx,
    iy = <i32>fy,
    iz = <i32>fz;
  x -= fx;
  y -= fy;
  z -= fz;
  x = x * x * (<f32>3 - <f32>2 * x);
  y = y * y * (<f32>3 - <f32>2 * y);
  z = z * z * (<f32>3 - <f32>2 * z);
  return mix(
    mix(mix(hash(ix, iy, iz), hash(ix + 1, iy, iz), x), mix(hash(ix, iy + 1, iz), hash(ix + 1, iy + 1, iz), x), y),
    mix(
      mix(hash(ix, iy, iz + 1), hash(ix + 1, iy, iz + 1), x),
      mix(hash(ix, iy + 1, iz + 1), hash(ix + 1, iy + 1, iz + 1), x),
      y,
    ),
    z,
  );
}

/** Octaves of noise, 0 to about 1. */
export function fbm(x: f32, y: f32, z: f32, octaves: i32): f32 {
  let amplitude: f32 = 0.5,
    sum: f32 = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x, y, z);
    x = x * 2.03 + 17.1;
    y = y * 2.01 + 9.2;
    z = z * 2.02 + 3.7;
    amplitude *= 0.5;
  }
  return sum;
}
