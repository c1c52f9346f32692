import { createSeededRandom } from '@reelwright/seeded-random';
import { countRounds, type EffectFrame, forDisc, fraction, lightenPixel } from './effect-frame.ts';

/** Motes in a beam: warm, slow, now and then catching the light. */
export function drawDust(frame: EffectFrame): void {
  const { rgba, width, height, phase, seconds, seed } = frame;
  const random = createSeededRandom(seed, 'dust');
  const unit = height / 720;
  for (let mote = 0; mote < 150; mote += 1) {
    const near = random.next() ** 3;
    const radius = (2 + 11 * near) * unit;
    const turn = random.next();
    const rounds = countRounds(0.12, seconds) * (random.isLucky(0.5) ? 1 : -1);
    const circle = 2 * Math.PI * (turn + rounds * phase);
    const x = random.next() * width + Math.cos(circle) * random.between(10, 40) * unit;
    const rise = fraction(random.next() + countRounds(0.05, seconds) * phase);
    const y = (1 - rise) * (height + 40 * unit) - 20 * unit + Math.sin(circle) * 12 * unit;
    const glow = 0.5 + 0.5 * Math.sin(2 * Math.PI * (random.next() + countRounds(0.35, seconds) * phase));
    // It appears and goes while it rises: nothing pops in at an edge.
    const strength = (70 + 185 * (1 - near) ** 2) * glow * Math.sin(Math.PI * rise);
    forDisc(frame, x, y, Math.max(1.2, radius), (at, share) => {
      const value = strength * share;
      lightenPixel(rgba, at, value, value * 0.93, value * 0.78);
    });
  }
}

/** Glints on the subject: four rays that open and close, where it is bright. */
export function drawSparkles(frame: EffectFrame): void {
  const { rgba, width, height, phase, seconds, seed, opacity, subject } = frame;
  const random = createSeededRandom(seed, 'sparkles');
  const unit = height / 720;
  for (let glint = 0; glint < 26; glint += 1) {
    const u = random.next();
    const v = random.next();
    const start = random.next();
    const size = random.between(18, 62) * unit;
    const rounds = countRounds(random.between(0.35, 0.8), seconds);
    const turn = fraction(start + rounds * phase);
    // A short life in each round.
    const life = turn < 0.45 ? Math.sin((Math.PI * turn) / 0.45) : 0;
    const x = subject.left + u * (subject.right - subject.left);
    const y = subject.top + v * (subject.bottom - subject.top);
    if (life <= 0) continue;
    const pixel =
      Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)));
    // Beside the subject they are rarer and smaller.
    const on = opacity ? (opacity[pixel] ?? 0) / 255 : 1;
    drawGlint(rgba, width, height, x, y, size * (0.45 + 0.55 * on) * life, 235 * life);
  }
}

function drawGlint(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  size: number,
  strength: number,
): void {
  for (let row = Math.max(0, Math.ceil(y - size)); row <= Math.min(height - 1, y + size); row += 1)
    for (let column = Math.max(0, Math.ceil(x - size)); column <= Math.min(width - 1, x + size); column += 1) {
      const dx = Math.abs(column - x) / size;
      const dy = Math.abs(row - y) / size;
      // Two crossed rays and a round core.
      const ray = Math.max(0, 1 - dx) * Math.max(0, 1 - dy * 14) + Math.max(0, 1 - dy) * Math.max(0, 1 - dx * 14);
      const core = Math.max(0, 1 - Math.hypot(dx, dy) * 3.4);
      const value = strength * Math.min(1, ray * ray + core);
      if (value > 1) lightenPixel(rgba, (row * width + column) * 4, value, value * 0.97, value * 0.88);
    }
}
