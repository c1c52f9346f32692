import { createSeededRandom } from '@reelwright/seeded-random';
import type { CutOut } from './render-request.ts';

type Color = readonly [number, number, number];

/** A cut-out as a camera sees it from far away: made without the tracer, so that the tracer can be checked with it. */
export interface MadeProduct {
  what: string;
  cutOut: CutOut;
}

/** Side of a canvas that is drawn twice as fine. */
const SIDE = 360;
const MARGIN = 20;
const RINGS = 240;

/** Half widths from bottom to top, as shares of the height. */
const PROFILES: Readonly<Record<string, readonly number[]>> = {
  can: [0.27, 0.28, 0.28, 0.28, 0.27],
  bottle: [0.16, 0.17, 0.17, 0.17, 0.15, 0.07, 0.06, 0.06],
  jar: [0.5, 0.52, 0.52, 0.5, 0.53, 0.53],
  tumbler: [0.19, 0.21, 0.24, 0.26, 0.28],
  vase: [0.14, 0.25, 0.3, 0.26, 0.15, 0.1, 0.13],
  pump: [0.2, 0.2, 0.2, 0.2, 0.19, 0.07, 0.05, 0.09],
};

/** Returns a product of any color, round or a box, seen from slightly or well above. */
export function makeRandomProduct(index: number): MadeProduct {
  const random = createSeededRandom(index, 'product');
  const color = random.pick<Color>([
    [40, 110, 80],
    [198, 75, 58],
    [232, 228, 220],
    [48, 48, 52],
    [58, 88, 160],
    [226, 178, 60],
    [150, 90, 140],
    [120, 120, 118],
  ]);
  const label: Color = random.isLucky(0.5) ? [240, 236, 228] : [70, 52, 40];
  const pitch = random.between(0.06, 0.36);
  if (index % 4 === 3) {
    const yaw = random.between(0.35, 1.2);
    return { what: 'box', cutOut: drawBox({ color, label, pitch, yaw, deep: random.between(0.3, 0.8) }) };
  }
  const what = random.pick(Object.keys(PROFILES));
  return { what, cutOut: drawRound(PROFILES[what] ?? [], { color, label, pitch }) };
}

/** Rings from the top to the bottom: each is hidden by what of those above lies within it. */
function drawRound(
  profile: readonly number[],
  { color, label, pitch }: { color: Color; label: Color; pitch: number },
): CutOut {
  const widest = Math.max(...profile);
  const tall = (2 * SIDE - 4 * MARGIN) / Math.max(Math.cos(pitch) + 2 * widest * Math.sin(pitch), 2 * widest);
  const canvas = openCanvas();
  const lowest = 2 * SIDE - 2 * MARGIN - (profile[0] ?? 0) * Math.sin(pitch) * tall;
  for (let ring = RINGS; ring >= 0; ring -= 1) {
    const share = ring / RINGS;
    const at = share * (profile.length - 1);
    const [low, high] = [profile[Math.floor(at)] ?? 0, profile[Math.min(profile.length - 1, Math.floor(at) + 1)] ?? 0];
    const across = (low + (high - low) * (at % 1)) * tall;
    const down = Math.max(1, across * Math.sin(pitch));
    const middle = lowest - share * Math.cos(pitch) * tall;
    const isLabel = share > 0.2 && share < 0.5;
    for (let y = Math.floor(middle - down); y <= Math.ceil(middle + down); y += 1)
      for (let x = Math.floor(SIDE - across); x <= Math.ceil(SIDE + across); x += 1) {
        if (canvas.isDrawn(x, y)) continue;
        const [u, v] = [(x + 0.5 - SIDE) / across, (y + 0.5 - middle) / down];
        if (u * u + v * v <= 1) canvas.dot(x, y, isLabel && Math.abs(u) < 0.6 ? label : color, 1 - 0.14 * u * u);
      }
  }
  return canvas.close();
}

interface BoxLook {
  color: Color;
  label: Color;
  pitch: number;
  yaw: number;
  /** Depth against width; the height is 1.3. */
  deep: number;
}

/** The three sides of a box that a camera above one of its edges sees. */
function drawBox({ color, label, pitch, yaw, deep }: BoxLook): CutOut {
  const canvas = openCanvas();
  const tall = 1.3;
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const toScreen = (x: number, y: number, z: number): readonly [number, number] => {
    const away = -x * sinYaw + z * cosYaw;
    return [x * cosYaw + z * sinYaw, y * cosPitch - away * sinPitch];
  };
  const [w, d] = [0.5, deep / 2];
  const corners = [-w, w].flatMap((x) => [0, tall].flatMap((y) => [-d, d].map((z) => toScreen(x, y, z))));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (2 * SIDE - 4 * MARGIN) / Math.max(right - left, high - low);
  /** Whether the sides are seen: their normals point to the camera. */
  const sides = [
    { shade: 1, at: (s: number, t: number) => toScreen((2 * s - 1) * w, t * tall, d), hasLabel: true },
    { shade: 0.8, at: (s: number, t: number) => toScreen(-w, t * tall, (2 * s - 1) * d), hasLabel: false },
    { shade: 1.06, at: (s: number, t: number) => toScreen((2 * s - 1) * w, tall, (2 * t - 1) * d), hasLabel: false },
  ];
  const steps = 3 * SIDE;
  for (const { shade, at, hasLabel } of sides)
    for (let i = 0; i <= steps; i += 1)
      for (let j = 0; j <= steps; j += 1) {
        const [s, t] = [i / steps, j / steps];
        const [x, y] = at(s, t);
        const isLabel = hasLabel && s > 0.25 && s < 0.75 && t > 0.45 && t < 0.8;
        canvas.dot(
          Math.round(SIDE + (x - (left + right) / 2) * scale),
          Math.round(2 * SIDE - 2 * MARGIN - (y - low) * scale),
          isLabel ? label : color,
          shade,
        );
      }
  return canvas.close();
}

/** A canvas twice as fine as its image: edges are smooth. */
function openCanvas() {
  const fine = 2 * SIDE;
  const pixels = new Float32Array(fine * fine * 4);
  return {
    isDrawn: (x: number, y: number): boolean => pixels[(y * fine + x) * 4 + 3] === 255,
    // Called millions of times: without arrays of its own.
    dot(x: number, y: number, [red, green, blue]: Color, shade: number): void {
      if (x < 0 || y < 0 || x >= fine || y >= fine) return;
      const at = (y * fine + x) * 4;
      pixels[at] = Math.min(255, red * shade);
      pixels[at + 1] = Math.min(255, green * shade);
      pixels[at + 2] = Math.min(255, blue * shade);
      pixels[at + 3] = 255;
    },
    close(): CutOut {
      const rgba = new Uint8Array(SIDE * SIDE * 4);
      for (let y = 0; y < SIDE; y += 1)
        for (let x = 0; x < SIDE; x += 1) {
          let [red, green, blue, alpha] = [0, 0, 0, 0];
          for (let part = 0; part < 4; part += 1) {
            const from = ((2 * y + (part >> 1)) * fine + 2 * x + (part & 1)) * 4;
            const weight = pixels[from + 3] ?? 0;
            red += (pixels[from] ?? 0) * weight;
            green += (pixels[from + 1] ?? 0) * weight;
            blue += (pixels[from + 2] ?? 0) * weight;
            alpha += weight;
          }
          if (alpha > 0) rgba.set([red / alpha, green / alpha, blue / alpha, alpha / 4], (y * SIDE + x) * 4);
        }
      return { rgba, width: SIDE, height: SIDE };
    },
  };
}
