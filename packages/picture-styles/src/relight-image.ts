import { toGamma, toLinear } from '@reelwright/color-spaces';
import type { Plane, Size } from '@reelwright/planes';
import { guessSubject } from './guess-subject.ts';
import { clamp01, fromPlanes, type RgbaImage, toLuma, toPlanes } from './image.ts';
import { levelLight } from './level-light.ts';
import { readRelief } from './read-relief.ts';

/** Where the new light comes from, as the viewer sees it. */
export const RELIGHT_DIRECTIONS = ['left', 'right', 'top', 'back'] as const;
export type RelightDirection = (typeof RELIGHT_DIRECTIONS)[number];

export const RELIGHT_TONES = ['neutral', 'warm', 'cool'] as const;
export type RelightTone = (typeof RELIGHT_TONES)[number];

export interface ImageToRelight extends RgbaImage {
  /** 0 to 255, of the same size; null where no subject is certain: then what stands out from the picture's edges counts. */
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

const FALL_OFF = 0.62;
const DARKEST = 0.36;
const BRIGHTEST = 1.9;
const RIM = 3.6;
const BACK_SHADE = 0.5;
const EXPOSURE = { least: 0.7, most: 1.4 } as const;
/** The light that `share` of the pixels stay below, unless that takes more than `least` from the whole; white is a little beyond. */
const HIGH = { share: 0.97, light: 1.1, least: 0.8, beyond: 1.1, step: 13 } as const;
/** Light from which what is bright is bent. */
const KNEE = 0.5;
/** What faces the light is at most so much brighter than what faces the viewer. */
const FACING = 1.6;

/**
 * Lights a picture anew: its subject, or what stands out from its edges, is taken for a body that is round towards its
 * outline; everything has the folds that its shading shows. The mean brightness stays. The shape is a guess: cast
 * shadows neither come nor go.
 */
export function relightImage(picture: ImageToRelight): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, direction, tone, strength, subjectMask } = picture;
  const size = { width, height };
  const planes = toPlanes(picture);
  const subject = subjectMask ? Float32Array.from(subjectMask, (alpha) => alpha / 255) : guessSubject(planes, size);
  const light = measureLight(toLuma(planes), subject, size, direction);
  const { lit: litTone, shade } = TONES[tone];
  const channels = [planes.red, planes.green, planes.blue] as const;
  let before = 0;
  let after = 0;
  for (const [channel, plane] of channels.entries()) {
    const [high = 1, low = 1] = [litTone[channel], shade[channel]];
    for (let at = 0; at < plane.length; at += 1) {
      const falls = light[at] ?? 1;
      const share = clamp01((falls - DARKEST) / (BRIGHTEST - DARKEST));
      const linear = toLinear(plane[at] ?? 0);
      const changed = linear * (1 + (falls * (low + (high - low) * share) - 1) * strength);
      before += linear;
      after += changed;
      plane[at] = changed;
    }
  }
  const { red, green, blue } = planes;
  const brightest = red.map((value, at) => Math.max(value, green[at] ?? 0, blue[at] ?? 0));
  const high = shareOf(brightest, HIGH.share);
  const exposure = after > 0 ? chooseExposure(before / after, high) : 1;
  const white = Math.max(1, high * exposure * HIGH.beyond);
  for (let at = 0; at < red.length; at += 1) {
    const most = (brightest[at] ?? 0) * exposure;
    // One factor for all three: what is too bright keeps its hue.
    const factor = most > 0 ? (exposure * shoulder(most, white)) / most : 0;
    for (const plane of channels) plane[at] = clamp01(toGamma((plane[at] ?? 0) * factor));
  }
  return fromPlanes(planes);
}

/** Keeps the mean brightness; a bright picture gets darker rather than lose its new light in white. */
function chooseExposure(mean: number, high: number): number {
  const even = Math.min(EXPOSURE.most, Math.max(EXPOSURE.least, mean));
  return high * even > HIGH.light ? even * Math.max(HIGH.least, HIGH.light / (high * even)) : even;
}

/** Returns how much light falls on each pixel, against how much did: 1 is as much. */
function measureLight(luma: Plane, subject: Plane, size: Size, direction: RelightDirection): Plane {
  const { width, height } = size;
  const { towards, at } = LIGHTS[direction];
  const side = Math.min(width, height);
  const { across, down, rounds } = readRelief(luma, subject, size);
  const levels = levelOldLight(luma, subject, size, direction);
  const light = new Float32Array(width * height);
  const [lx, ly, lz] = towards;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      const far = Math.hypot((x / width - at[0]) * (width / side), (y / height - at[1]) * (height / side));
      const wall = DARKEST + (BRIGHTEST - DARKEST) / (1 + (far / FALL_OFF) ** 2);
      const [nx, ny] = [-(across[here] ?? 0), -(down[here] ?? 0)];
      const length = Math.hypot(nx, ny, 1);
      const inside = subject[here] ?? 0;
      if (direction === 'back') {
        const body = BACK_SHADE + RIM * (rounds[here] ?? 0) ** 2 * clamp01(0.6 - ny / length);
        light[here] = wall + (body - wall) * inside;
      } else {
        const facing = Math.min(FACING, clamp01((nx * lx + ny * ly + lz) / length) / lz);
        light[here] = (DARKEST + (wall - DARKEST) * facing) * (levels[here] ?? 1);
      }
    }
  return light;
}

/** Levels what an old light has left, on the subject and behind it apart. */
function levelOldLight(luma: Plane, subject: Plane, size: Size, direction: RelightDirection): Plane {
  const [x, y] = LIGHTS[direction].towards;
  const linear = luma.map(toLinear);
  if (direction === 'back') return linear.fill(1);
  const behind = levelLight(
    linear,
    subject.map((inside) => 1 - inside),
    size,
    [x, y],
  );
  return levelLight(linear, subject, size, [x, y]).map((factor, at) => factor * (behind[at] ?? 1));
}

/** The value that `share` of a plane stays below, by some of its pixels. */
function shareOf(plane: Plane, share: number): number {
  const some = plane.filter((_, at) => at % HIGH.step === 0).toSorted();
  return some[Math.floor(some.length * share)] ?? 0;
}

/** Bends what is bright so that `white` is just white: bright parts keep their detail. */
function shoulder(value: number, white: number): number {
  if (value <= KNEE) return value;
  const [over, most] = [value - KNEE, white - KNEE];
  const bend = most / (1 - KNEE) - 1;
  return Math.min(1, KNEE + over / (1 + (bend * over) / most));
}
