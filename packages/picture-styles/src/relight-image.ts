import type { Plane, Size } from '@reelwright/planes';
import { blurSoftly } from './gaussian.ts';
import { clamp01, fromPlanes, type RgbaImage, toLuma, toPlanes } from './image.ts';

/** Where the new light comes from, as the viewer sees it. */
export const RELIGHT_DIRECTIONS = ['left', 'right', 'top', 'back'] as const;
export type RelightDirection = (typeof RELIGHT_DIRECTIONS)[number];

export const RELIGHT_TONES = ['neutral', 'warm', 'cool'] as const;
export type RelightTone = (typeof RELIGHT_TONES)[number];

export interface ImageToRelight extends RgbaImage {
  /** 0 to 255, of the same size; null where no subject is certain: then the light falls on the picture as on a wall. */
  subjectMask: Uint8Array | null;
  direction: RelightDirection;
  tone: RelightTone;
  /** 0 leaves the picture as it is. */
  strength: number;
}

interface Light {
  /** Towards the light: x to the right, y down, z to the viewer. */
  towards: readonly [number, number, number];
  /** Where on the picture its middle falls, as shares of width and height. */
  at: readonly [number, number];
}

const LIGHTS: Readonly<Record<RelightDirection, Light>> = {
  left: { towards: [-0.83, -0.28, 0.48], at: [0.05, 0.35] },
  right: { towards: [0.83, -0.28, 0.48], at: [0.95, 0.35] },
  top: { towards: [0, -0.86, 0.51], at: [0.5, 0] },
  back: { towards: [0, -0.5, -0.86], at: [0.5, 0.32] },
};

/** Linear gains of lit and of shaded parts. */
const TONES: Readonly<Record<RelightTone, { lit: readonly number[]; shade: readonly number[] }>> = {
  neutral: { lit: [1, 1, 1], shade: [1, 1, 1] },
  warm: { lit: [1.16, 1.0, 0.78], shade: [0.95, 0.99, 1.08] },
  cool: { lit: [0.84, 1.0, 1.18], shade: [1.04, 1.0, 0.96] },
};

/** Of the shorter side: how far the round of a subject reaches inward, and how fine its surface is read. */
const ROUND = 0.055;
const FINE = 0.004;
const BUMP = 5;
const FALL_OFF = 0.75;
const DARKEST = 0.42;
const BRIGHTEST = 1.75;
const RIM = 3.6;
const BACK_SHADE = 0.62;

/**
 * Lights a picture anew: its subject is taken for a body that is round towards its outline, what lies behind it for a
 * wall. The mean brightness stays. The shape is a guess: cast shadows neither come nor go.
 */
export function relightImage(picture: ImageToRelight): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, direction, tone, strength, subjectMask } = picture;
  const size = { width, height };
  const planes = toPlanes(picture);
  const mask = Float32Array.from({ length: width * height }, (_, at) => (subjectMask?.[at] ?? 0) / 255);
  const lit = measureLight(toLuma(planes), mask, size, LIGHTS[direction], direction === 'back');
  const { lit: litTone, shade } = TONES[tone];
  const channels = [planes.red, planes.green, planes.blue] as const;
  let before = 0;
  let after = 0;
  for (const [channel, plane] of channels.entries()) {
    const [high = 1, low = 1] = [litTone[channel], shade[channel]];
    for (let at = 0; at < plane.length; at += 1) {
      const light = lit[at] ?? 1;
      const share = clamp01((light - DARKEST) / (BRIGHTEST - DARKEST));
      const linear = (plane[at] ?? 0) ** 2.2;
      const changed = linear * (1 + (light * (low + (high - low) * share) - 1) * strength);
      before += linear;
      after += changed;
      plane[at] = changed;
    }
  }
  const exposure = after > 0 ? Math.min(1.4, Math.max(0.7, before / after)) : 1;
  for (const plane of channels)
    for (let at = 0; at < plane.length; at += 1)
      plane[at] = clamp01(shoulder((plane[at] ?? 0) * exposure)) ** (1 / 2.2);
  return fromPlanes(planes);
}

/** Returns how much light falls on each pixel, against how much did: 1 is as much. */
function measureLight(luma: Plane, mask: Plane, size: Size, { towards, at }: Light, isBehind: boolean): Plane {
  const { width, height } = size;
  const side = Math.min(width, height);
  const round = blurSoftly(mask, size, Math.max(1, side * ROUND));
  const fine = blurSoftly(luma, size, Math.max(1, side * FINE));
  const light = new Float32Array(width * height);
  const [lx, ly, lz] = towards;
  const scale = side * ROUND * 2.2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      const [left, right] = [x > 0 ? here - 1 : here, x < width - 1 ? here + 1 : here];
      const [up, down] = [y > 0 ? here - width : here, y < height - 1 ? here + width : here];
      const far = Math.hypot((x / width - at[0]) * (width / side), (y / height - at[1]) * (height / side));
      const wall = DARKEST + (BRIGHTEST - DARKEST) / (1 + (far / FALL_OFF) ** 2);
      const inside = mask[here] ?? 0;
      if (inside < 0.004) {
        light[here] = wall;
        continue;
      }
      const bump = BUMP * inside;
      const nx = -((round[right] ?? 0) - (round[left] ?? 0)) * scale - ((fine[right] ?? 0) - (fine[left] ?? 0)) * bump;
      const ny = -((round[down] ?? 0) - (round[up] ?? 0)) * scale - ((fine[down] ?? 0) - (fine[up] ?? 0)) * bump;
      const length = Math.hypot(nx, ny, 1);
      const facing = (nx * lx + ny * ly + lz) / length;
      const edge = 1 - Math.min(1, round[here] ?? 0);
      const body = isBehind
        ? BACK_SHADE + RIM * edge ** 2 * clamp01(0.6 - ny / length)
        : DARKEST + (BRIGHTEST - DARKEST) * clamp01(facing) * (0.75 + 0.25 * wall);
      light[here] = wall + (body - wall) * inside;
    }
  return light;
}

/** Brings what is brighter than white back without a hard edge. */
function shoulder(value: number): number {
  const knee = 0.72;
  return value <= knee ? value : knee + (1 - knee) * (1 - Math.exp(-(value - knee) / (1 - knee)));
}
