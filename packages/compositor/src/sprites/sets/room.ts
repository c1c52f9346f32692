import type { LitSet } from '@reelwright/timeline';
import { ease, lamp, length, limit } from './falloff.ts';
import { shadeGobo } from './gobos.ts';
import { blendTo, channelsOf, createRamp, type Exposure, expose, type Paint, type Ramp } from './ramp.ts';

/** A set measured in pixels, with its materials. */
export interface Room {
  width: number;
  height: number;
  /** The shorter side; the unit of other sizes. */
  unit: number;
  light: { x: number; y: number; color: [number, number, number] };
  horizon: number;
  focus: {
    left: number;
    top: number;
    right: number;
    bottom: number;
    x: number;
    y: number;
    width: number;
    height: number;
  };
  wall: Ramp;
  floor: Ramp;
  trim: Ramp;
  /** Returns 1 behind texts, falling to 0 at a distance of `fadePx`. */
  quietAt(x: number, y: number, fadePx: number): number;
  /** Returns the shadow and light of the gobo before the lamp, -1 to 1. */
  goboAt(x: number, y: number): number;
}

/**
 * Distance from the quiet area, in shorter sides, at which light on walls is unrestricted, and at which lamps may be
 * visible.
 */
const QUIET_FADE = { wall: 0.42, lamp: 0.06 } as const;
/** Maximum exposure: in the quiet area slightly closer to the base than the promised tones, to leave room for grain. */
const MOST = { quiet: 0.92, free: 1.5 } as const;

export function createRoom(set: LitSet, { width, height }: { width: number; height: number }): Room {
  const unit = Math.min(width, height);
  const { quiet } = set;
  const light = { x: set.light.x * width, y: set.light.y * height, color: channelsOf(set.light.color) };
  const focus = {
    left: set.focus.x * width,
    top: set.focus.y * height,
    right: (set.focus.x + set.focus.width) * width,
    bottom: (set.focus.y + set.focus.height) * height,
    x: (set.focus.x + set.focus.width / 2) * width,
    y: (set.focus.y + set.focus.height / 2) * height,
    width: set.focus.width * width,
    height: set.focus.height * height,
  };
  return {
    width,
    height,
    unit,
    light,
    horizon: set.horizon * height,
    focus,
    wall: createRamp(set.wall),
    floor: createRamp(set.floor),
    trim: createRamp(set.trim),
    quietAt(x, y, fadePx) {
      if (!quiet) return 0;
      const beyondX = Math.max(quiet.x * width - x, x - (quiet.x + quiet.width) * width, 0);
      const beyondY = Math.max(quiet.y * height - y, y - (quiet.y + quiet.height) * height, 0);
      return 1 - ease(0, fadePx, length(beyondX, beyondY));
    },
    goboAt: shadeGobo(set, { width, height, unit, light }),
  };
}

/** Returns the exposure of a point of the wall by the set's lamp, including its gobo. */
export function lightWall({ unit, light, width, height, goboAt }: Room, x: number, y: number): Exposure {
  const [across, down] = [(x - light.x) / (0.95 * unit), (y - light.y) / (1.1 * unit)];
  const pool = lamp(across * across + down * down);
  const [cornerX, cornerY] = [(2 * x) / width - 1, (2 * y) / height - 1];
  const corner = cornerX * cornerX * cornerX * cornerX + cornerY * cornerY * cornerY * cornerY;
  return -0.85 + 1.9 * pool - 0.22 * corner + goboAt(x, y);
}

/** Limits the light of a wall behind texts. */
export function calm(room: Room, exposure: Exposure, x: number, y: number): Exposure {
  const quiet = room.quietAt(x, y, QUIET_FADE.wall * room.unit);
  return limit(exposure, MOST.free + (MOST.quiet - MOST.free) * quiet);
}

export function paintWall(room: Room, ramp: Ramp, exposure: Exposure, x: number, y: number, out: Paint): void {
  expose(ramp, calm(room, exposure, x, y), out);
}

/** Returns the exposure of the floor: a pool of light at the product, dark at the wall and towards the viewer. */
export function lightFloor(room: Room, x: number, y: number): Exposure {
  const { unit, focus, light, horizon, height } = room;
  const poolX = focus.x + (light.x - focus.x) * 0.25;
  const [across, down] = [
    (x - poolX) / (0.62 * unit),
    (y - Math.max(focus.bottom - 0.03 * unit, horizon)) / (0.2 * unit),
  ];
  const seam = (y - horizon) / (0.035 * unit);
  const front = ease(horizon, Math.max(height, horizon + 1), y);
  return -0.5 + 1.35 * lamp(across * across + down * down) - 0.4 * lamp(seam * seam) - 0.45 * front;
}

export function paintFloor(room: Room, x: number, y: number, out: Paint, added = 0): void {
  expose(room.floor, calm(room, lightFloor(room, x, y) + added, x, y), out);
}

/** Adds the light emitted by a lamp to a colour, dimmed near texts. */
export function glow(room: Room, part: number, x: number, y: number, out: Paint): void {
  blendTo(out, room.light.color, Math.min(1, part) * lampAt(room, x, y));
}

/** Returns how visible a lamp is: 0 behind texts. */
export const lampAt = (room: Room, x: number, y: number) => 1 - room.quietAt(x, y, QUIET_FADE.lamp * room.unit);
