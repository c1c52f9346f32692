import { beforeAll, describe, expect, test } from 'vitest';
import { type Kernel, loadKernel, MAX_STEP, POSITION_ONE, WORKSPACE_BYTES } from './kernel.ts';
import { createReferenceKernel } from './reference-kernel.ts';
import { webAssembly } from './web-assembly.ts';

const STRIDE = 96;
const SOURCE = WORKSPACE_BYTES;
const OTHER = SOURCE + 16 * 1024;
const DEST = OTHER + 16 * 1024;
const COLUMNS = DEST + 16 * 1024;
const ROWS = COLUMNS + 1024;
const END = ROWS + 1024;

/** A small generator with a seed, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const memory = new webAssembly.Memory({ initial: 8, maximum: 8 });
const bytes = new Uint8Array(memory.buffer);
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel(memory);
});

function fillWithNoise(random: () => number): void {
  for (let i = SOURCE; i < END; i++) {
    const value = random();
    // Many extremes: clipping and full or no alpha are where fixed point goes wrong.
    bytes[i] = value < 0.15 ? 0 : value > 0.85 ? 255 : Math.floor(random() * 256);
  }
  const coverage = new Uint16Array(memory.buffer, COLUMNS, 1024);
  for (let i = 0; i < coverage.length; i++) coverage[i] = Math.floor(random() * 257);
}

/** Above the workspace, which is the kernel's own. */
function firstDifference(actual: Uint8Array, expected: Uint8Array): number | undefined {
  for (let at = WORKSPACE_BYTES; at < END; at++) if (actual[at] !== expected[at]) return at;
  return undefined;
}

/** Runs one call on the kernel and on the reference over the same memory; the whole memory must come out equal. */
function expectSameMemory(call: (kernel: Kernel) => void): void {
  const expected = bytes.slice();
  call(createReferenceKernel(expected));
  call(kernel);
  expect(firstDifference(bytes, expected)).toBeUndefined();
}

const fixed = (samples: number) => Math.round(samples * POSITION_ONE);
const at = (base: number, x: number, y: number) => base + y * STRIDE + x;

describe('the kernel equals its reference on random input', () => {
  const random = createRandom(20);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const rounds = Array.from({ length: 40 }, (_, index) => index);

  test.each(rounds)('resample %i', () => {
    fillWithNoise(random);
    const width = whole(1, 30);
    const height = whole(1, 20);
    const origin = [fixed(8 + random() * 4), fixed(8 + random() * 4)] as const;
    const step = [fixed(0.1 + random() * (MAX_STEP - 0.1)), fixed(0.1 + random() * 3)] as const;
    expectSameMemory((k) =>
      k.resample(SOURCE, STRIDE, origin[0], step[0], origin[1], step[1], DEST, STRIDE, width, height),
    );
  });

  test.each(rounds)('mix, cover and over %i', () => {
    fillWithNoise(random);
    const [width, height, opacity, count] = [whole(1, 70), whole(1, 40), whole(0, 256), whole(0, 500)];
    expectSameMemory((k) => k.mix(DEST, SOURCE, OTHER, count, opacity));
    expectSameMemory((k) => k.cover(DEST, STRIDE, SOURCE, STRIDE, width, height, COLUMNS, ROWS, opacity));
    expectSameMemory((k) => k.over(DEST, STRIDE, SOURCE, OTHER, STRIDE, width, height, opacity));
  });

  test.each(rounds)('halve, convertPicture and convertSprite %i', () => {
    fillWithNoise(random);
    const [width, height] = [2 * whole(1, 20), 2 * whole(1, 15)];
    expectSameMemory((k) => k.halve(SOURCE, STRIDE, DEST, STRIDE, width, height));
    expectSameMemory((k) => k.convertPicture(SOURCE, width, height, DEST, STRIDE, OTHER, OTHER + 4096, STRIDE));
    expectSameMemory((k) =>
      k.convertSprite(SOURCE, width, height, DEST, DEST + 4096, STRIDE, OTHER, OTHER + 2048, OTHER + 8192, STRIDE),
    );
  });
});

describe('laws', () => {
  test('resampling at scale 1 and a whole position copies exactly', () => {
    fillWithNoise(createRandom(1));
    kernel.resample(at(SOURCE, 4, 4), STRIDE, fixed(3), POSITION_ONE, fixed(2), POSITION_ONE, DEST, STRIDE, 37, 20);
    for (let y = 0; y < 20; y++) {
      expect(bytes.slice(at(DEST, 0, y), at(DEST, 37, y))).toEqual(
        bytes.slice(at(SOURCE, 7, 6 + y), at(SOURCE, 44, 6 + y)),
      );
    }
  });

  test.each([0, 16, 127, 128, 235, 255])('a flat plane of %i stays flat under any window', (value) => {
    const random = createRandom(value + 7);
    bytes.fill(value, SOURCE, DEST);
    for (let round = 0; round < 60; round++) {
      bytes.fill(value ^ 0xff, DEST, COLUMNS);
      const [x, y] = [fixed(8 + random()), fixed(8 + random())];
      const [stepX, stepY] = [fixed(random() * MAX_STEP), fixed(random() * 2)];
      kernel.resample(SOURCE, STRIDE, x, stepX, y, stepY, DEST, STRIDE, 24, 12);
      for (let row = 0; row < 12; row++)
        expect(bytes.slice(at(DEST, 0, row), at(DEST, 24, row))).toEqual(new Uint8Array(24).fill(value));
    }
  });

  test('a mix of 0 is the first and of 256 the second, exactly', () => {
    fillWithNoise(createRandom(3));
    kernel.mix(DEST, SOURCE, OTHER, 1000, 0);
    expect(bytes.slice(DEST, DEST + 1000)).toEqual(bytes.slice(SOURCE, SOURCE + 1000));
    kernel.mix(DEST, SOURCE, OTHER, 1000, 256);
    expect(bytes.slice(DEST, DEST + 1000)).toEqual(bytes.slice(OTHER, OTHER + 1000));
  });

  test('an opaque sprite shows its own samples, a transparent one none', () => {
    fillWithNoise(createRandom(4));
    const before = bytes.slice(DEST, DEST + STRIDE);
    bytes.fill(0, OTHER, OTHER + STRIDE);
    kernel.over(DEST, STRIDE, SOURCE, OTHER, STRIDE, STRIDE, 1, 256);
    expect(bytes.slice(DEST, DEST + STRIDE)).toEqual(before);
    bytes.fill(255, OTHER, OTHER + STRIDE);
    kernel.over(DEST, STRIDE, SOURCE, OTHER, STRIDE, STRIDE, 1, 256);
    expect(bytes.slice(DEST, DEST + STRIDE)).toEqual(bytes.slice(SOURCE, SOURCE + STRIDE));
  });

  test.each([
    ['black', [0, 0, 0], [16, 128, 128]],
    ['white', [255, 255, 255], [235, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ])('%s becomes its BT.709 limited samples', (_name, [r, g, b], expected) => {
    for (let i = 0; i < 4; i++) bytes.set([r ?? 0, g ?? 0, b ?? 0, 255], SOURCE + i * 4);
    kernel.convertPicture(SOURCE, 2, 2, DEST, 2, DEST + 16, DEST + 32, 1);
    expect([bytes[DEST], bytes[DEST + 16], bytes[DEST + 32]]).toEqual(expected);
    kernel.convertSprite(SOURCE, 2, 2, DEST, DEST + 8, 2, DEST + 16, DEST + 32, DEST + 48, 1);
    expect([bytes[DEST], bytes[DEST + 16], bytes[DEST + 32]]).toEqual(expected);
  });
});
