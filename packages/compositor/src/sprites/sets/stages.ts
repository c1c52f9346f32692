import { clamp, ease, lamp, length } from './falloff.ts';
import type { Surface } from './paint-surfaces.ts';
import { calm, glow, lightFloor, paintWall, type Room } from './room.ts';
import { expose } from './ramp.ts';

/** A lamp that shines from one point towards another, in pixels; `spread` is its width relative to its length. */
interface Beam {
  x: number;
  y: number;
  toX: number;
  toY: number;
  spread: number;
  strength: number;
}

/** Returns how much of a beam's light is visible in the air at a point. */
function airLight({ x, y, toX, toY, spread, strength }: Beam, atX: number, atY: number): number {
  const reach = length(toX - x, toY - y);
  const [wayX, wayY] = [(toX - x) / reach, (toY - y) / reach];
  const along = (atX - x) * wayX + (atY - y) * wayY;
  if (along <= 0) return 0;
  const across = Math.abs((atX - x) * wayY - (atY - y) * wayX) / (spread * along + 0.03 * reach);
  const core = 1 - ease(0.35, 1.15, across);
  return strength * core * (1 - 0.62 * clamp(along / (1.15 * reach), 0, 1));
}

/** A spotlight from above on a dark stage: its cone is visible in the air, its pool on the floor. */
export function stage(room: Room): Surface[] {
  const { focus, light, unit, horizon, height } = room;
  const from = focus.x + (light.x - focus.x) * 0.55;
  const foot = Math.min(focus.bottom, height);
  const spot: Beam = { x: from, y: -0.3 * unit, toX: focus.x, toY: foot, spread: 0.21, strength: 1.05 };
  const second: Beam = { x: 2 * focus.x - from, y: -0.3 * unit, toX: focus.x, toY: foot, spread: 0.1, strength: 0.4 };
  const wall: Surface = {
    paint(x, y, out) {
      const [across, down] = [(x - focus.x) / (0.55 * unit), (y - focus.y) / (0.7 * unit)];
      const haze = 0.75 * lamp(across * across + down * down);
      paintWall(room, room.wall, -0.95 + airLight(spot, x, y) + airLight(second, x, y) + haze, x, y, out);
    },
  };
  if (horizon >= height) return [wall];
  const flat = 0.2;
  const radius = Math.max(0.36 * unit, focus.width * 0.62);
  return [
    wall,
    {
      inside: (_x, y) => y - horizon,
      paint(x, y, out) {
        const [across, down] = [(x - focus.x) / radius, (y - foot) / (radius * flat * 1.6)];
        const pool = 1 - ease(0.72, 1.12, length(across, down));
        const near = lamp((across * across + down * down) * 0.4);
        const behind = 1 - ease(horizon, horizon + 0.05 * unit, y);
        const air = 0.5 * behind * (airLight(spot, x, horizon) + airLight(second, x, horizon));
        expose(room.floor, calm(room, -1.15 + 1.25 * pool + 0.7 * near + air, x, y), out);
      },
    },
  ];
}

/** Floodlights that cross above the product, as in a stadium, and light the floor. */
export function beams(room: Room): Surface[] {
  const { focus, unit, width, horizon, height } = room;
  const foot = Math.min(focus.bottom, height);
  const all: Beam[] = [
    { x: -0.1 * unit, y: -0.34 * unit, toX: focus.x + 0.2 * unit, toY: foot, spread: 0.1, strength: 0.85 },
    { x: 0.2 * width, y: -0.42 * unit, toX: focus.x - 0.16 * unit, toY: foot, spread: 0.075, strength: 0.62 },
    { x: 0.8 * width, y: -0.42 * unit, toX: focus.x + 0.16 * unit, toY: foot, spread: 0.075, strength: 0.62 },
    { x: width + 0.1 * unit, y: -0.34 * unit, toX: focus.x - 0.2 * unit, toY: foot, spread: 0.1, strength: 0.85 },
  ];
  const air = (x: number, y: number) => all.reduce((sum, beam) => sum + airLight(beam, x, y), 0);
  const back: Surface = {
    paint(x, y, out) {
      const [across, down] = [(x - focus.x) / (0.75 * unit), (y - Math.min(horizon, height)) / (0.3 * unit)];
      // A haze of light hangs above the floor.
      const haze = lamp(across * across * 0.5 + down * down);
      paintWall(room, room.wall, -1 + 1.1 * air(x, y) + 0.7 * haze, x, y, out);
      const [nearX, nearY] = [(x - focus.x) / (0.45 * unit), (y - focus.y) / (0.4 * unit)];
      glow(room, 0.2 * lamp(nearX * nearX + nearY * nearY), x, y, out);
    },
  };
  if (horizon >= height) return [back];
  return [
    back,
    {
      inside: (_x, y) => y - horizon,
      paint(x, y, out) {
        const mirrored = horizon - (y - horizon) * 1.6;
        const fade = 1 - ease(horizon, height + 0.2 * unit, y);
        expose(room.floor, calm(room, lightFloor(room, x, y) - 0.25 + 0.55 * fade * air(x, mirrored), x, y), out);
        const across = (x - focus.x) / (0.4 * unit);
        glow(room, 0.12 * fade * lamp(across * across), x, y, out);
      },
    },
  ];
}
