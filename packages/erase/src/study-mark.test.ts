import { expect, test } from 'vitest';
import { eraseBox } from './erase-box.ts';
import type { YuvPlanes } from './frame.ts';
import { studyMark } from './study-mark.ts';

const SIZE = { width: 200, height: 96 };
const BOX = { left: 30, top: 24, width: 140, height: 48 };
const FRAMES = 30;
type Paint = (x: number, y: number, index?: number) => number | undefined;

/** A scene of waves that moves by 4 px a frame, with something over it. `height` is that of the waves, of 1. */
function drawFrames(paint: Paint, height = 1): { frames: YuvPlanes[]; scene: Uint8Array[] } {
  const scene: Uint8Array[] = [];
  const frames = Array.from({ length: FRAMES }, (_, index): YuvPlanes => {
    const own = new Uint8Array(SIZE.width * SIZE.height);
    const y = new Uint8Array(own.length);
    for (let row = 0; row < SIZE.height; row += 1)
      for (let x = 0; x < SIZE.width; x += 1) {
        const place = x + 4 * index;
        const wave = 40 * Math.sin(place / 9) + 30 * Math.sin((place + 3 * row) / 14) + 20 * Math.cos(row / 7);
        const at = row * SIZE.width + x;
        own[at] = Math.round(120 + height * wave);
        y[at] = Math.round(paint(x, row, index) ?? own[at] ?? 0);
      }
    scene.push(own);
    const chroma = new Uint8Array(own.length / 4).fill(128);
    return { y, u: chroma, v: chroma };
  });
  return { frames, scene };
}
const study = (frames: readonly YuvPlanes[]) => studyMark({ frames, size: SIZE, box: BOX, videoHeight: 180 });
const isIn = (x: number, y: number, [left, top, right, bottom]: readonly number[]): boolean =>
  x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0);

/** White bars of 6 px with gaps of 8 px. */
const letters: Paint = (x, y) => (isIn(x, y, [50, 36, 110, 60]) && (x - 50) % 14 < 6 ? 235 : undefined);
/** A grey plate as wide as no letter. */
const plate: Paint = (x, y) => (isIn(x, y, [120, 30, 160, 66]) ? 120 : undefined);

test('what lies between letters is no part of a mark, however thin it is', () => {
  const mask = study(drawFrames(letters, 0.05).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 53]).toBe(1);
  expect(mask?.[48 * SIZE.width + 59]).toBe(0);
});

test('a plate belongs to a mark, though it has no strokes; a quiet part of the scene does not', () => {
  const mask = study(drawFrames((x, y) => letters(x, y) ?? plate(x, y)).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 140]).toBe(1);
  expect(study(drawFrames(() => undefined).frames)).toBeNull();
});

test('a detail of the scene that hardly moves is no part of an opaque mark', () => {
  const detail: Paint = (x, y, index = 0) => {
    const away = Math.hypot(x - 135 - index / 5, y - 48);
    return away < 10 ? 110 + 110 * Math.exp(-((away / 4) ** 2)) : undefined;
  };
  const mask = study(drawFrames((x, y, index) => letters(x, y) ?? detail(x, y, index)).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 53]).toBe(1);
  expect(mask?.[48 * SIZE.width + 138]).toBe(0);
});

test('a badge belongs to a mark, though the scene at the edge of the box is as bright', () => {
  const badge: Paint = (x, y) => (Math.hypot(x - 90, y - 48) < 16 ? 230 : undefined);
  const wall: Paint = (x) => (x > 135 ? 118 + 112 / (1 + Math.exp((150 - x) / 3)) : undefined);
  const mask = study(drawFrames((x, y) => badge(x, y) ?? wall(x, y), 0.05).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 90]).toBe(1);
  expect(mask?.[48 * SIZE.width + 162]).toBe(0);
});

test('a transparent mark over a scene that stands still is taken off whole, also where the scene is as bright', () => {
  const scene = (x: number, y: number): number => 110 + 70 * Math.sin(x / 23) + 25 * Math.cos(y / 5);
  const isMark: Paint = (x, y) => (isIn(x, y, [40, 32, 160, 64]) && (x - 40) % 24 < 8 ? 1 : undefined);
  const seen = (x: number, y: number): number => (isMark(x, y) ? 0.55 * scene(x, y) + 0.45 * 240 : scene(x, y));
  const y = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
    Math.round(seen(at % SIZE.width, Math.floor(at / SIZE.width))),
  );
  const chroma = new Uint8Array(y.length / 4).fill(128);
  const frames = Array.from({ length: FRAMES }, (): YuvPlanes => ({ y, u: chroma, v: chroma }));
  const found = study(frames);
  for (let x = 42; x < 160; x += 24) expect(found?.mask[48 * SIZE.width + x + 2]).toBe(1);
  expect(Math.max(...(found?.blend?.opacity ?? [0]))).toBeCloseTo(0.45, 1);
});

test('an opaque mark is not taken for a transparent one', () => {
  expect(study(drawFrames((x, y) => letters(x, y) ?? plate(x, y)).frames)?.blend).toBeNull();
});

test('an erased mark shows the scene behind it, from frames in which it had moved away', () => {
  const { frames, scene } = drawFrames(letters);
  const erased = eraseBox({
    frames,
    size: SIZE,
    box: BOX,
    kind: 'mark',
    study: study(frames),
    videoHeight: 180,
    framesPerSecond: 25,
    erased: { from: 12, to: 14 },
  });
  expect(erased.restoredPixels / erased.coveredPixels).toBeGreaterThan(0.95);
  const [patch] = erased.patches;
  let off = 0;
  let count = 0;
  for (const [at, value] of (patch?.mask ?? []).entries()) {
    if (value === 0) continue;
    off += Math.abs((patch?.planes.y[at] ?? 0) - (scene[12]?.[at] ?? 0));
    count += 1;
  }
  expect(off / count).toBeLessThan(2);
});

test('a mark is erased where the scene behind it is as bright for a while', () => {
  const { frames } = drawFrames((x, y, index = 0) => letters(x, y) ?? (index >= 10 && index < 18 ? 232 : undefined));
  const found = study(frames);
  const request = { frames, size: SIZE, box: BOX, kind: 'mark', study: found, videoHeight: 180 } as const;
  const { patches } = eraseBox({ ...request, framesPerSecond: 25, erased: { from: 13, to: 15 } });
  expect(patches).not.toContain(null);
});

test('a bar beside lighter letters is erased with them, where some of a flickering light is seen in both', () => {
  const flicker = (index = 0): number => 8 * Math.sin(1.3 * index);
  const wall = (x: number, y: number): number => 105 + 10 * Math.sin(x / 30) + 8 * Math.cos(y / 16);
  const isBar = (x: number, y: number): boolean => isIn(x, y, [34, 27, 42, 69]);
  const { frames } = drawFrames((x, y, index) => {
    const own = isBar(x, y) ? 60 : letters(x, y);
    return own === undefined ? wall(x, y) + flicker(index) : Math.min(own, 225) + 0.4 * flicker(index);
  });
  const found = study(frames);
  expect(found?.blend).toBeNull();
  expect(found?.mask[48 * SIZE.width + 38]).toBe(1);
  expect(found?.mask[48 * SIZE.width + 53]).toBe(1);
});

test('a sign of its own tone belongs to a mark, however many letters stand beside it', () => {
  const wall = (x: number, y: number): number => 120 + 6 * Math.sin(x / 30) + 5 * Math.cos(y / 16);
  const isLetter = (x: number, y: number): boolean =>
    isIn(x, y, [56, 28, 164, 68]) && (x - 56) % 9 < 4 && (y - 28) % 14 < 11;
  const sign: Paint = (x, y) => (isIn(x, y, [34, 38, 46, 58]) ? 235 : undefined);
  const mask = study(drawFrames((x, y) => sign(x, y) ?? (isLetter(x, y) ? 180 : wall(x, y))).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 40]).toBe(1);
  expect(mask?.[48 * SIZE.width + 66]).toBe(1);
});

test('what changes beside an opaque mark is no part of it, though it has the same tone now and then', () => {
  const moving: Paint = (x, y, index = 0) =>
    isIn(x, y, [112, 30, 150, 66]) ? 150 + 80 * Math.sin((x + 3 * index) / 6) : undefined;
  const mask = study(drawFrames((x, y, index) => letters(x, y) ?? moving(x, y, index)).frames)?.mask;
  expect(mask?.[48 * SIZE.width + 53]).toBe(1);
  const taken = [...(mask ?? [])].filter((value, at) => value === 1 && at % SIZE.width > 116).length;
  expect(taken).toBe(0);
});
