import type { LitSet } from '@reelwright/timeline';
import { ease, lamp, length, limit } from './falloff.ts';
import { shadeGobo } from './gobos.ts';
import { blendTo, channelsOf, createRamp, type Exposure, expose, type Paint, type Ramp } from './ramp.ts';

/** A set measured in pixels, with its materials. */
export interface Room {
  width: number;
  height: number;
  /** The shorter side: sizes of things hang on it. */
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
  /** 1 where texts stand, 0 from so many pixels off. */
  quietAt(x: number, y: number, fadePx: number): number;
  /** -1 to 1: shadow and light of what stands before the lamp. */
  goboAt(x: number, y: number): number;
}

/** In shorter sides: how far it takes from the quiet to where light on walls may do as it likes, and to where lamps may be seen. */
const QUIET_FADE = { wall: 0.42, lamp: 0.06 } as const;
/** Within the quiet light stays a little nearer to the base than the tones promise, grain included. */
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

/** How much light a spot of the wall has from the set's lamp, with what its gobo makes of it. */
export function lightWall({ unit, light, width, height, goboAt }: Room, x: number, y: number): Exposure {
  const [across, down] = [(x - light.x) / (0.95 * unit), (y - light.y) / (1.1 * unit)];
  const pool = lamp(across * across + down * down);
  const [cornerX, cornerY] = [(2 * x) / width - 1, (2 * y) / height - 1];
  const corner = cornerX * cornerX * cornerX * cornerX + cornerY * cornerY * cornerY * cornerY;
  return -0.85 + 1.9 * pool - 0.22 * corner + goboAt(x, y);
}

/** Keeps the light of a wall within what texts on it allow. */
export function calm(room: Room, exposure: Exposure, x: number, y: number): Exposure {
  const quiet = room.quietAt(x, y, QUIET_FADE.wall * room.unit);
  return limit(exposure, MOST.free + (MOST.quiet - MOST.free) * quiet);
}

export function paintWall(room: Room, ramp: Ramp, exposure: Exposure, x: number, y: number, out: Paint): void {
  expose(ramp, calm(room, exposure, x, y), out);
}

/** The floor: a pool of light where the product stands, dark where it meets the wall and towards the viewer. */
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

/** Light that a thing gives by itself, over what is there; texts keep it away. */
export function glow(room: Room, part: number, x: number, y: number, out: Paint): void {
  blendTo(out, room.light.color, Math.min(1, part) * lampAt(room, x, y));
}

/** How much of a lamp may be seen: nothing of it where texts stand. */
export const lampAt = (room: Room, x: number, y: number) => 1 - room.quietAt(x, y, QUIET_FADE.lamp * room.unit);
