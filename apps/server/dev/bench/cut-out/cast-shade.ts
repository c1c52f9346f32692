import { blurPlane } from '@reelwright/planes';
import type { SeededRandom } from '@reelwright/seeded-random';
import sharp from 'sharp';
import { type DrawnSubject, SCENE_PX } from './draw-subject.ts';

/** The light that reaches each pixel of what is behind a subject: 1 is all of it. */
export type Shade = Float32Array;

const SIZE = { width: SCENE_PX, height: SCENE_PX } as const;

/** Casts the hard shadow of a lamp or of the sun: on the wall behind the subject, or lying on the floor before it. */
export async function castHardShadow(drawn: DrawnSubject, random: SeededRandom): Promise<Shade> {
  const strength = random.between(0.25, 0.6);
  const [across, down] = [random.pick([-1, 1]) * random.between(30, 130), random.between(-20, 90)];
  const isOnFloor = random.isLucky(0.4);
  const [lean, flat] = [random.pick([-1, 1]) * random.between(0.3, 1.1), random.between(0.15, 0.45)];
  const foot = findFoot(drawn);
  const hidden = new Float32Array(SCENE_PX * SCENE_PX);
  for (let y = 0; y < SCENE_PX; y += 1) {
    for (let x = 0; x < SCENE_PX; x += 1) {
      // What stands between this place and the light.
      const up = isOnFloor ? (foot - y) / flat : 0;
      const fromX = Math.round(isOnFloor ? x - lean * up : x - across);
      const fromY = Math.round(isOnFloor ? foot - up : y - down);
      const isIn = fromX >= 0 && fromY >= 0 && fromX < SCENE_PX && fromY < SCENE_PX;
      if (isIn) hidden[y * SCENE_PX + x] = (drawn[(fromY * SCENE_PX + fromX) * 4 + 3] ?? 0) / 255;
    }
  }
  const soft = blurPlane(blurPlane(hidden, SIZE, 1), SIZE, random.pick([0, 1, 2]));
  return soft.map((share) => 1 - strength * share);
}

/** Sets a subject on a block of what the background is made of: its top is lit, its sides are not. */
export async function setOnBlock(drawn: DrawnSubject, random: SeededRandom): Promise<Shade> {
  const foot = Math.min(SCENE_PX - 60, findFoot(drawn));
  const [half, depth] = [random.between(210, 400), random.between(30, 70)];
  const [top, front] = [random.between(0.9, 1.08), random.between(0.6, 0.9)];
  const isRound = random.isLucky(0.4);
  const grey = (light: number): string =>
    `rgb(${Math.round(200 * light)},${Math.round(200 * light)},${Math.round(200 * light)})`;
  const y = foot - depth * 0.4;
  const body = isRound
    ? `<path d="M${450 - half} ${y}v900h${2 * half}v-900z" fill="${grey(front)}"/><ellipse cx="450" cy="${y}" rx="${half}" ry="${depth}" fill="${grey(top)}"/>`
    : `<path d="M${450 - half} ${y + depth}h${2 * half}v900h-${2 * half}z" fill="${grey(front)}"/><path d="M${450 - half} ${y + depth}l${depth} -${2 * depth}h${2 * half - 2 * depth}l${depth} ${2 * depth}z" fill="${grey(top)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="${grey(1)}"/>${body}</svg>`;
  const levels = await sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
  return Float32Array.from(levels, (level) => level / 200);
}

/** The lowest row of a subject. */
function findFoot(drawn: DrawnSubject): number {
  for (let y = SCENE_PX - 1; y > 0; y -= 1)
    for (let x = 0; x < SCENE_PX; x += 1) if ((drawn[(y * SCENE_PX + x) * 4 + 3] ?? 0) >= 128) return y;
  return SCENE_PX - 1;
}
