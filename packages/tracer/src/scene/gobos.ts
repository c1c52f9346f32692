import type { GoboKind } from '@reelwright/scene';
import type { SeededRandom } from '@reelwright/seeded-random';
import { GOBO_SIDE } from '../kernel/memory-layout.ts';
import { octaves } from './noise.ts';

const SIDE = GOBO_SIDE;

/** How large a mask is in the scene (tiles per unit), and whether its place is fixed. */
export interface Gobo {
  mask: Uint8Array;
  scale: number;
  u: number;
  v: number;
}

/** Draws what stands before the sun: 0 blocks it, 255 lets it pass. Null for none. */
export function makeGobo(kind: GoboKind, random: SeededRandom): Gobo | null {
  if (kind === 'none') return null;
  const light = new Float32Array(SIDE * SIDE).fill(kind === 'window' || kind === 'blinds' ? 0 : 1);
  DRAW[kind](light, random);
  const soft = { palm: 5, leaves: 6, branches: 5, window: 7, blinds: 5, lattice: 6, ripples: 2 }[kind];
  const least = kind === 'window' || kind === 'blinds' ? 0 : 0.1;
  const blurred = blur(blur(light, soft), soft);
  // `Uint8Array.from` with a function takes ten times as long.
  const mask = new Uint8Array(blurred.length);
  for (let at = 0; at < mask.length; at += 1)
    mask[at] = Math.round(255 * Math.max(least, Math.min(1, blurred[at] as number)));
  const isFramed = kind === 'window' || kind === 'blinds';
  return {
    mask,
    scale: SCALES[kind],
    u: isFramed ? random.between(0.42, 0.58) : random.next(),
    v: isFramed ? random.between(0.3, 0.42) : random.next(),
  };
}

/** Tiles of a mask per unit of the scene. */
const SCALES: Readonly<Record<Exclude<GoboKind, 'none'>, number>> = {
  palm: 0.4,
  leaves: 0.44,
  branches: 0.36,
  window: 0.27,
  blinds: 0.27,
  lattice: 0.34,
  ripples: 0.42,
};

const DRAW: Readonly<Record<Exclude<GoboKind, 'none'>, (light: Float32Array, random: SeededRandom) => void>> = {
  window(light) {
    for (let column = 0; column < 2; column += 1)
      for (let row = 0; row < 3; row += 1) fillRect(light, 104 + column * 156, 40 + row * 150, 138, 134, 1);
  },
  blinds(light) {
    for (let row = 0; row < 12; row += 1) fillRect(light, 30, 8 + row * 42, 452, 24, 1);
  },
  lattice(light) {
    for (let index = 0; index < 6; index += 1) {
      fillRect(light, index * 85.33, 0, 22, SIDE, 0);
      fillRect(light, 0, index * 85.33, SIDE, 22, 0);
    }
  },
  ripples(light, random) {
    const seed = Math.floor(random.between(0, 1e6));
    for (let y = 0; y < SIDE; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        // Bright lines where octaves of noise cross their middle, as light under water.
        const warp = octaves(x / 90, y / 90, seed, 2) * 2;
        const a = 1 - Math.abs(octaves(x / 70 + warp, y / 70, seed + 9, 3) - 0.44) * 7;
        const b = 1 - Math.abs(octaves(x / 60, y / 60 + warp, seed + 31, 3) - 0.44) * 7;
        const edge = Math.min(1, Math.min(x, SIDE - x, y, SIDE - y) / 60);
        light[y * SIDE + x] = 0.3 + 0.75 * Math.max(0, a, b) ** 2 * edge + (1 - edge) * 0.15;
      }
  },
  palm(light, random) {
    for (let frond = 0; frond < 4; frond += 1) {
      const [x, y, angle] = [random.next() * SIDE, random.next() * SIDE, random.between(0, 6.28)];
      for (let index = 0; index < 30; index += 1) {
        const t = index / 30;
        const long = 150 * Math.sin(Math.PI * (0.15 + t * 0.8));
        const [sx, sy] = turn(t * 330, 60 * t * t, angle);
        for (const side of [-1, 1])
          drawLeaf(light, { x: x + sx, y: y + sy, angle: angle + side * (1.05 - t * 0.65) + t * 0.4, long, wide: 7 });
      }
      drawLeaf(light, { x, y, angle: angle + 0.1, long: 340, wide: 4 });
    }
  },
  leaves(light, random) {
    for (let twig = 0; twig < 9; twig += 1) {
      const [x, y, angle] = [random.next() * SIDE, random.next() * SIDE, random.between(0, 6.28)];
      for (let index = 0; index < 9; index += 1) {
        const [sx, sy] = turn(index * 26, Math.sin(index) * 6, angle);
        const long = random.between(50, 85);
        drawLeaf(light, {
          x: x + sx,
          y: y + sy,
          angle: angle + (index % 2 === 0 ? -1 : 1) * random.between(0.6, 1.1),
          long,
          wide: long * 0.24,
        });
      }
      drawLeaf(light, { x, y, angle, long: 240, wide: 2.5 });
    }
  },
  branches(light, random) {
    const grow = (x: number, y: number, angle: number, long: number, depth: number): void => {
      drawLeaf(light, { x, y, angle, long: long * 1.1, wide: Math.max(1.5, long * 0.035) });
      if (depth === 0) return;
      for (let index = 0; index < 3; index += 1) {
        const t = random.between(0.35, 1);
        grow(
          x + Math.cos(angle) * long * t,
          y + Math.sin(angle) * long * t,
          angle + random.between(-0.8, 0.8),
          long * random.between(0.5, 0.68),
          depth - 1,
        );
      }
    };
    for (let trunk = 0; trunk < 5; trunk += 1)
      grow(random.next() * SIDE, random.next() * SIDE, random.between(0, 6.28), 200, 3);
  },
};

const turn = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

function fillRect(light: Float32Array, left: number, top: number, width: number, height: number, value: number): void {
  for (let y = Math.round(top); y < Math.min(SIDE, Math.round(top + height)); y += 1)
    light.fill(value, y * SIDE + Math.round(left), y * SIDE + Math.min(SIDE, Math.round(left + width)));
}

/** Blocks a pointed oval from its stem along an angle; it wraps around the sides of the mask. */
function drawLeaf(
  light: Float32Array,
  { x, y, angle, long, wide }: { x: number; y: number; angle: number; long: number; wide: number },
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const xs = [x, x + c * long];
  const ys = [y, y + s * long];
  for (let py = Math.floor(Math.min(...ys) - wide); py <= Math.max(...ys) + wide; py += 1)
    for (let px = Math.floor(Math.min(...xs) - wide); px <= Math.max(...xs) + wide; px += 1) {
      const along = ((px - x) * c + (py - y) * s) / long;
      if (along < 0 || along > 1) continue;
      const across = Math.abs((py - y) * c - (px - x) * s);
      // Nowhere is a leaf wider, and most places around one are beyond it.
      if (across >= wide) continue;
      if (across < wide * Math.sin(Math.PI * along ** 0.8)) light[(py & (SIDE - 1)) * SIDE + (px & (SIDE - 1))] = 0;
    }
}

/** A mean over a square, around the sides. */
function blur(source: Float32Array, reach: number): Float32Array {
  let from = source;
  for (const [step, line] of [
    [1, SIDE],
    [SIDE, 1],
  ] as const) {
    const to = new Float32Array(SIDE * SIDE);
    for (let row = 0; row < SIDE; row += 1) {
      const at = (index: number): number => from[row * line + (index & (SIDE - 1)) * step] ?? 0;
      let sum = 0;
      for (let index = -reach; index <= reach; index += 1) sum += at(index);
      for (let index = 0; index < SIDE; index += 1) {
        to[row * line + index * step] = sum / (2 * reach + 1);
        sum += at(index + reach + 1) - at(index - reach);
      }
    }
    from = to;
  }
  return from;
}
