import { createSeededRandom } from '@reelwright/seeded-random';
import { countRounds, coverPixel, type EffectFrame, forDisc, fraction, lightenPixel } from './effect-frame.ts';

/** Rain in three depths: far drops are short, thin and slow. */
export function drawRain(frame: EffectFrame): void {
  const { rgba, width, height, phase, seconds, seed } = frame;
  const random = createSeededRandom(seed, 'rain');
  const unit = height / 720;
  for (let drop = 0; drop < 420; drop += 1) {
    const near = random.next() ** 2;
    const length = (26 + 70 * near) * unit;
    const speed = 1.3 + 1.5 * near;
    const across = random.between(-0.1, 1.15);
    const start = random.next();
    const rounds = countRounds(speed * random.between(0.9, 1.1), seconds);
    const way = fraction(start + rounds * phase);
    const strength = 80 + 150 * near;
    const y = way * (height + 2 * length) - length;
    // Wind: all drops lean the same way.
    const x = across * width - way * 0.09 * height;
    drawStreak(rgba, width, height, x, y, length, (0.9 + 1.6 * near) * unit, strength);
  }
}

/** A nearly upright line that fades in towards its lower end. */
function drawStreak(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  length: number,
  thickness: number,
  strength: number,
): void {
  const half = Math.max(0.5, thickness / 2);
  for (let row = Math.max(0, Math.ceil(y)); row <= Math.min(height - 1, y + length); row += 1) {
    const share = (row - y) / length;
    const middle = x - (row - y) * 0.09;
    const light = strength * share * Math.min(1, (1 - share) * 6);
    for (
      let column = Math.max(0, Math.ceil(middle - half - 0.5));
      column <= Math.min(width - 1, middle + half + 0.5);
      column += 1
    ) {
      const covered = Math.max(0, Math.min(1, half + 0.5 - Math.abs(column - middle)));
      const value = light * covered;
      lightenPixel(rgba, (row * width + column) * 4, value * 0.92, value * 0.96, value);
    }
  }
}

/** Snow in many depths: near flakes are large, soft and fast. */
export function drawSnow(frame: EffectFrame): void {
  const { rgba, height, width, phase, seconds, seed } = frame;
  const random = createSeededRandom(seed, 'snow');
  const unit = height / 720;
  for (let flake = 0; flake < 260; flake += 1) {
    const near = random.next() ** 3;
    const radius = (1.8 + 9 * near) * unit;
    const rounds = countRounds((0.1 + 0.22 * near) * random.between(0.8, 1.2), seconds);
    const way = fraction(random.next() + rounds * phase);
    const sway = Math.sin(2 * Math.PI * (countRounds(0.25, seconds) * phase + random.next()));
    const x = random.between(-0.05, 1.05) * width + sway * (10 + 34 * near) * unit;
    const y = way * (height + 4 * radius) - 2 * radius;
    const strength = 235 - 95 * near;
    forDisc(frame, x, y, Math.max(1.2, radius), (at, share) => {
      const value = strength * Math.min(1, share * 1.6);
      lightenPixel(rgba, at, value, value, value);
    });
  }
}

const PAPERS = [
  [236, 72, 92],
  [255, 190, 60],
  [70, 170, 240],
  [110, 205, 130],
  [180, 110, 230],
  [250, 240, 235],
] as const;

/** Slips of paper that tumble as they fall. */
export function drawConfetti(frame: EffectFrame): void {
  const { rgba, width, height, phase, seconds, seed } = frame;
  const random = createSeededRandom(seed, 'confetti');
  const unit = height / 720;
  for (let slip = 0; slip < 150; slip += 1) {
    const near = random.next();
    const size = (6 + 11 * near) * unit;
    const color = random.pick(PAPERS);
    const way = fraction(random.next() + countRounds((0.16 + 0.2 * near) * random.between(0.8, 1.2), seconds) * phase);
    const angle =
      2 *
      Math.PI *
      (random.next() + countRounds(random.between(0.3, 0.9), seconds) * phase * (random.isLucky(0.5) ? 1 : -1));
    const flip = Math.cos(2 * Math.PI * (random.next() + countRounds(random.between(0.7, 1.8), seconds) * phase));
    const sway = Math.sin(2 * Math.PI * (random.next() + countRounds(0.4, seconds) * phase));
    const x = random.between(-0.05, 1.05) * width + sway * 26 * unit;
    const y = way * (height + 4 * size) - 2 * size;
    // The side that turns away is darker.
    const shade = 0.68 + 0.32 * Math.abs(flip);
    drawSlip(
      rgba,
      width,
      height,
      x,
      y,
      size,
      size * 0.55 * Math.max(0.08, Math.abs(flip)),
      angle,
      color.map((value) => value * shade),
    );
  }
}

/** A turned rectangle with soft edges. */
function drawSlip(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  halfLong: number,
  halfShort: number,
  angle: number,
  color: readonly number[],
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = halfLong + halfShort + 1;
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row += 1)
    for (let column = Math.max(0, Math.ceil(x - reach)); column <= Math.min(width - 1, x + reach); column += 1) {
      const along = Math.abs((column - x) * cos + (row - y) * sin);
      const aside = Math.abs((row - y) * cos - (column - x) * sin);
      const covered = Math.min(1, halfLong + 0.5 - along) * Math.min(1, halfShort + 0.5 - aside);
      if (along < halfLong + 0.5 && aside < halfShort + 0.5)
        coverPixel(rgba, (row * width + column) * 4, color, covered * 0.94);
    }
}
