import { expect, it } from 'vitest';
import { suggestBoxes } from './suggest-boxes.ts';

const SIZE = { width: 320, height: 180 };
const COUNT = 20;

interface Drawn {
  left: number;
  top: number;
  width: number;
  height: number;
}
const LOGO: Drawn = { left: 250, top: 12, width: 50, height: 24 };
const SUBTITLE: Drawn = { left: 100, top: 150, width: 120, height: 14 };

/** Grain of up to 3 levels. */
function noiseAt(x: number, y: number, index: number): number {
  const mixed = 43_758.5453 * Math.sin(12.9898 * x + 78.233 * y + 37.719 * index);
  return 6 * (mixed - Math.floor(mixed) - 0.5);
}

/** A scene as a lens shows it: every step is several pixels wide. It stands still where `speed` is 0. */
function drawScene(index: number, speed: number): Uint8Array {
  const luma = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) {
      const wave = Math.tanh(2 * Math.sin((x + speed * index) / 9) * Math.cos(y / 11));
      luma[y * SIZE.width + x] = 120 + 70 * wave + noiseAt(x, y, index);
    }
  return luma;
}

/** Draws bars as thick and as dense as letters. */
function drawLetters(luma: Uint8Array, { left, top, width, height }: Drawn, opacity = 1): void {
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      if ((x - left) % 7 >= 3) continue;
      const at = y * SIZE.width + x;
      luma[at] = opacity * 250 + (1 - opacity) * (luma[at] ?? 0);
    }
}

/** Scenes by speed: all tests see the same two. */
const scenes = new Map<number, readonly Uint8Array[]>();
const findScenes = (speed: number): readonly Uint8Array[] => {
  const known = scenes.get(speed) ?? Array.from({ length: COUNT }, (_, index) => drawScene(index, speed));
  scenes.set(speed, known);
  return known;
};

const draw = (speed: number, change: (luma: Uint8Array, index: number) => void = () => undefined): Uint8Array[] =>
  findScenes(speed).map((scene, index) => {
    const luma = scene.slice();
    change(luma, index);
    return luma;
  });

const holds = (box: { x: number; y: number; width: number; height: number } | undefined, drawn: Drawn): boolean =>
  box !== undefined &&
  box.x * SIZE.width <= drawn.left &&
  box.y * SIZE.height <= drawn.top &&
  (box.x + box.width) * SIZE.width >= drawn.left + drawn.width - 4 &&
  (box.y + box.height) * SIZE.height >= drawn.top + drawn.height;

it.each([0, 3])('suggests nothing in a scene that moves %i pixels an image', (speed) => {
  expect(suggestBoxes(draw(speed), SIZE)).toEqual([]);
});

it.each([
  ['an opaque', 1, 0],
  ['an opaque', 1, 3],
  ['a transparent', 0.5, 0],
  ['a transparent', 0.5, 3],
])('suggests a box around %s mark of opacity %d, where the scene moves %i pixels an image', (_what, opacity, speed) => {
  const found = suggestBoxes(
    draw(speed, (luma) => drawLetters(luma, LOGO, opacity)),
    SIZE,
  );
  expect(found.map(({ kind }) => kind)).toEqual(['mark']);
  expect(holds(found[0], LOGO)).toBe(true);
});

it.each([0, 3])('tells subtitles from a mark, where the scene moves %i pixels an image', (speed) => {
  const found = suggestBoxes(
    draw(speed, (luma, index) => {
      drawLetters(luma, LOGO);
      if (index % 10 > 4) drawLetters(luma, SUBTITLE);
    }),
    SIZE,
  );
  expect(found.map(({ kind }) => kind)).toEqual(['text', 'mark']);
  expect(holds(found[0], SUBTITLE)).toBe(true);
  expect(holds(found[1], LOGO)).toBe(true);
});

it('suggests no box for bars above and below', () => {
  const found = suggestBoxes(
    draw(3, (luma) => {
      luma.fill(16, 0, 20 * SIZE.width);
      luma.fill(16, 160 * SIZE.width);
    }),
    SIZE,
  );
  expect(found).toEqual([]);
});

it('suggests nothing in recorded screens, where everything is drawn and stays', () => {
  const found = suggestBoxes(
    Array.from({ length: COUNT }, () => {
      const luma = new Uint8Array(SIZE.width * SIZE.height).fill(240);
      for (let top = 10; top < 170; top += 20)
        for (let left = 10; left < 280; left += 60) drawLetters(luma, { left, top, width: 30, height: 8 });
      for (let at = 0; at < luma.length; at += 1) luma[at] = 255 - (luma[at] ?? 0);
      return luma;
    }),
    SIZE,
  );
  expect(found).toEqual([]);
});
