import { EYE, POOLS, POOLS_FROM, POOLS_MEAN, POOL_COUNT, WALL_DEPTH, at, setting } from './memory';
import { saturate } from './math';
import { aim, rayX, rayY, rayZ } from './pixels';
import { NOTHING } from './trace';

/** The ground before the wall is as much of the image as so much of the wall. */
const FORESHORTENED: f32 = 0.27;

/** How much brighter light pools make a point of the stage, or of what stands behind the subject: 1 where none reach. */
function gainAt(x: f32, y: f32, z: f32, isStage: bool): f32 {
  const count = <i32>setting(POOL_COUNT);
  const near = isStage ? <f32>1 : saturate((setting(POOLS_FROM) - z) * <f32>1.6);
  if (near == 0) return 1;
  const up = y - FORESHORTENED * (z + setting(WALL_DEPTH));
  let gain: f32 = 0;
  for (let i = 0; i < count; i++) {
    const q = <usize>1024 + ((<usize>(POOLS + 8 * i)) << 2),
      dx = x - at(q, 0),
      dy = up - at(q, 1);
    const u = dx * at(q, 2) + dy * at(q, 3),
      v = dx * at(q, 4) + dy * at(q, 5);
    // A small lamp lights a wall so.
    const k = <f32>1 / (<f32>1 + u * u + v * v);
    gain += at(q, 6) * k * k;
  }
  // The set as a whole is as bright as without: else the subject would be darker against it.
  const lit = (<f32>1 + gain) / setting(POOLS_MEAN);
  return <f32>1 + (lit - <f32>1) * near * near * (<f32>3 - <f32>2 * near);
}

/** Lights rows of pixels by the lamps behind the subject, after their noise has been smoothed: these have none. */
export function addPools(
  width: i32,
  height: i32,
  from: i32,
  to: i32,
  irradiance: usize,
  geometry: usize,
  surface: usize,
): void {
  if (setting(POOL_COUNT) == 0) return;
  const ex = setting(EYE),
    ey = setting(EYE + 1),
    ez = setting(EYE + 2);
  for (let y = from; y < to; y++)
    for (let x = 0; x < width; x++) {
      const p = (<usize>y * <usize>width + <usize>x) << 4;
      const shape = <i32>load<f32>(surface + p + 12);
      if (shape == NOTHING) continue;
      aim(<f32>x + 0.5, <f32>y + 0.5, width, height);
      const t = load<f32>(geometry + p + 12);
      const gain = f32x4.splat(gainAt(ex + rayX * t, ey + rayY * t, ez + rayZ * t, shape < 0));
      v128.store(irradiance + p, f32x4.mul(v128.load(irradiance + p), gain));
    }
}
