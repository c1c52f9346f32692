import { beforeAll, describe, expect, test } from 'vitest';
import { BLEND_CODES, type Kernel, loadKernel, MAX_STEP, POSITION_ONE, WORKSPACE_BYTES } from './kernel.ts';
import { createReferenceKernel } from './reference/reference-kernel.ts';
import { webAssembly } from './web-assembly.ts';

const STRIDE = 96;
const SOURCE = WORKSPACE_BYTES;
const OTHER = SOURCE + 16 * 1024;
const DEST = OTHER + 16 * 1024;
const COLUMNS = DEST + 16 * 1024;
const ROWS = COLUMNS + 4096;
const END = ROWS + 1024;

/** A small seeded generator, so that a failure can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const memory = new webAssembly.Memory({ initial: 8, maximum: 8 });
const bytes = new Uint8Array(memory.buffer);
const map = new Uint16Array(memory.buffer, COLUMNS, 1024);
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel(memory);
});

function fillWithNoise(random: () => number): void {
  for (let i = SOURCE; i < END; i++) {
    const value = random();
    // Many extremes: clipping and full or zero alpha are where fixed point goes wrong.
    bytes[i] = value < 0.15 ? 0 : value > 0.85 ? 255 : Math.floor(random() * 256);
  }
  const coverage = new Uint16Array(memory.buffer, COLUMNS, 2560);
  for (let i = 0; i < coverage.length; i++) coverage[i] = Math.floor(random() * 257);
}

/** Compares only above the workspace, which is the kernel's own. */
function firstDifference(actual: Uint8Array, expected: Uint8Array): number | undefined {
  for (let at = WORKSPACE_BYTES; at < END; at++) if (actual[at] !== expected[at]) return at;
  return undefined;
}

/** Runs one call on the kernel and on the reference over the same memory; the whole memory must be equal afterwards. */
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

  test.each(rounds)('a plane that is only shifted %i', (round) => {
    fillWithNoise(random);
    const [width, height] = [whole(1, 70), whole(1, 20)];
    // Each axis falls on samples in some rounds.
    const x = fixed(8 + (round % 3 === 0 ? 0 : random() * 4));
    const y = fixed(8 + (round % 4 === 0 ? 0 : random() * 4));
    expectSameMemory((k) => k.resample(SOURCE, STRIDE, x, POSITION_ONE, y, POSITION_ONE, DEST, STRIDE, width, height));
  });

  test.each(rounds)('an opaque sprite with empty and covered stretches %i', () => {
    fillWithNoise(random);
    const [width, height] = [whole(1, 70), whole(1, 40)];
    for (let i = 0; i < STRIDE * height; i += 24)
      bytes.fill([0, 255][whole(0, 1)] ?? 0, OTHER + i, OTHER + i + whole(0, 24));
    expectSameMemory((k) => k.over(DEST, STRIDE, SOURCE, OTHER, STRIDE, width, height, 256));
  });

  test.each(rounds)('mix, cover and over %i', () => {
    fillWithNoise(random);
    const [width, height, opacity, count] = [whole(1, 70), whole(1, 40), whole(0, 256), whole(0, 500)];
    expectSameMemory((k) => k.mix(DEST, SOURCE, OTHER, count, opacity));
    expectSameMemory((k) => k.cover(DEST, STRIDE, SOURCE, STRIDE, width, height, COLUMNS, ROWS, opacity));
    expectSameMemory((k) => k.over(DEST, STRIDE, SOURCE, OTHER, STRIDE, width, height, opacity));
  });

  test.each(rounds)('warp %i', () => {
    fillWithNoise(random);
    const size = [whole(1, 60), whole(1, 40)] as const;
    // Some planes contain the whole area, most only a part of it.
    const reach = random() < 0.4 ? 0.1 : 2;
    const place = [fixed(random() * 90 - 15), fixed(random() * 60 - 15)] as const;
    const [columnX, columnY, rowX, rowY] = Array.from({ length: 4 }, () => fixed((random() * 2 - 1) * reach));
    const [width, height] = [whole(1, 90), whole(1, 30)];
    const source = at(SOURCE, 20, 20);
    expectSameMemory((k) =>
      k.warp(
        source,
        STRIDE,
        ...size,
        ...place,
        columnX ?? 0,
        columnY ?? 0,
        rowX ?? 0,
        rowY ?? 0,
        DEST,
        STRIDE,
        width,
        height,
      ),
    );
  });

  test.each(rounds)('shapeBox %i', () => {
    const [width, height] = [whole(1, 90), whole(1, 40)];
    const halves = [random() * 60, random() * 30] as const;
    const radius = random() * Math.min(...halves);
    const place = [random() * 60 - 50, random() * 60 - 50] as const;
    const cosine = random() * 2 - 1;
    const sine = Math.sqrt(1 - cosine * cosine);
    expectSameMemory((k) => k.shapeBox(DEST, STRIDE, width, height, ...place, cosine, sine, ...halves, radius));
  });

  test.each(rounds)('coverBy, multiply and mixByMap %i', () => {
    fillWithNoise(random);
    const [width, height, opacity, count] = [whole(1, 70), whole(1, 40), whole(0, 256), whole(0, 500)];
    const [threshold, rate] = [whole(0, 65535), whole(1, 65535)];
    expectSameMemory((k) => k.coverBy(DEST, STRIDE, SOURCE, OTHER, STRIDE, width, height, opacity));
    expectSameMemory((k) => k.multiply(DEST, STRIDE, SOURCE, STRIDE, width, height));
    for (let at = 0; at < 1024; at++) map[at] = Math.floor(random() * 32768);
    expectSameMemory((k) => k.mixByMap(DEST, SOURCE, OTHER, COLUMNS, count, threshold, rate));
  });

  describe.each(Object.entries(BLEND_CODES))('blend %s', (_name, mode) => {
    test.each(rounds.slice(0, 10))('%i', () => {
      fillWithNoise(random);
      const [width, height, opacity] = [2 * whole(1, 30), 2 * whole(1, 15), random() < 0.5 ? 256 : whole(0, 256)];
      const [u, v] = [at(DEST, 0, 60), at(DEST, 0, 80)];
      const source = [SOURCE, at(SOURCE, 0, 40), STRIDE, at(SOURCE, 0, 80), OTHER, at(OTHER, 0, 20), STRIDE] as const;
      expectSameMemory((k) => k.blend(mode, DEST, STRIDE, u, v, STRIDE, ...source, width, height, opacity));
    });
  });

  test.each(rounds)('gradeLuma and gradeChroma %i', () => {
    fillWithNoise(random);
    const [width, height] = [whole(1, 40), whole(1, 30)];
    const alphas = random() < 0.5 ? 0 : OTHER;
    const [uu, uv, vu, vv] = [whole(-9000, 9000), whole(-9000, 9000), whole(-9000, 9000), whole(-9000, 9000)];
    const tints = new Int32Array(memory.buffer, COLUMNS, 512);
    for (let at = 0; at < 512; at++) tints[at] = whole(-300 * 4096, 300 * 4096);
    expectSameMemory((k) => k.gradeLuma(SOURCE, alphas, STRIDE, DEST, STRIDE, width, height, OTHER));
    expectSameMemory((k) =>
      k.gradeChroma(
        SOURCE,
        at(SOURCE, 0, 40),
        alphas,
        STRIDE,
        OTHER,
        STRIDE,
        DEST,
        at(DEST, 0, 40),
        STRIDE,
        width,
        height,
        COLUMNS,
        uu,
        uv,
        vu,
        vv,
      ),
    );
  });

  test.each(rounds)('blurTransposed and extendEdges %i', () => {
    fillWithNoise(random);
    const [width, height, radius] = [whole(1, 60), whole(1, 60), whole(0, 40 * 256)];
    expectSameMemory((k) => k.blurTransposed(SOURCE, STRIDE, DEST, STRIDE, width, height, radius));
    expectSameMemory((k) => k.extendEdges(at(DEST, 16, 16), STRIDE, width, height, 16));
  });

  test.each(rounds)('halve, convertPicture and convertSprite %i', () => {
    fillWithNoise(random);
    const [width, height] = [2 * whole(1, 20), 2 * whole(1, 15)];
    expectSameMemory((k) => k.halve(SOURCE, STRIDE, DEST, STRIDE, width, height));
    expectSameMemory((k) => k.convertImage(SOURCE, width, height, DEST, STRIDE, OTHER, OTHER + 4096, STRIDE));
    expectSameMemory((k) =>
      k.convertSprite(SOURCE, width, height, DEST, DEST + 4096, STRIDE, OTHER, OTHER + 2048, OTHER + 8192, STRIDE),
    );
  });
});

describe('laws', () => {
  test.each([16, 128, 235])('a flat plane of %i stays flat under any warp and blur', (value) => {
    const random = createRandom(value);
    bytes.fill(value, SOURCE, DEST);
    for (let round = 0; round < 40; round++) {
      bytes.fill(value ^ 0xff, DEST, COLUMNS);
      const steps = Array.from({ length: 4 }, () => fixed(random() - 0.5));
      const [columnX = 0, columnY = 0, rowX = 0, rowY = 0] = steps;
      const source = at(SOURCE, 30, 30);
      kernel.warp(source, STRIDE, 30, 30, fixed(15), fixed(15), columnX, columnY, rowX, rowY, DEST, STRIDE, 18, 12);
      for (let row = 0; row < 12; row++)
        expect(bytes.slice(at(DEST, 0, row), at(DEST, 18, row))).toEqual(new Uint8Array(18).fill(value));
      kernel.blurTransposed(SOURCE, STRIDE, DEST, STRIDE, 40, 30, Math.floor(random() * 32000));
      for (let row = 0; row < 40; row++)
        expect(bytes.slice(at(DEST, 0, row), at(DEST, 30, row))).toEqual(new Uint8Array(30).fill(value));
    }
  });

  test('an upright warp equals the resampling, except for rounding', () => {
    fillWithNoise(createRandom(11));
    const [x, y, step] = [fixed(6.3), fixed(7.8), fixed(0.83)];
    kernel.resample(SOURCE, STRIDE, x, step, y, step, DEST, STRIDE, 40, 30);
    kernel.warp(SOURCE, STRIDE, 80, 80, x, y, step, 0, 0, step, at(DEST, 0, 40), STRIDE, 40, 30);
    const rows = Array.from({ length: 30 }, (_, row) => row);
    const differences = rows.flatMap((row) =>
      Array.from({ length: 40 }, (_, i) =>
        Math.abs((bytes[at(DEST, i, row)] ?? 0) - (bytes[at(DEST, i, row + 40)] ?? 0)),
      ),
    );
    // Between its two passes the resampling also clips overshoots, which shows only in noise from black to white.
    expect(differences.filter((difference) => difference > 1).length).toBeLessThan(differences.length / 3);
  });

  test.each([
    ['screen', 16],
    ['add', 16],
    ['lighten', 16],
    ['difference', 16],
    ['multiply', 235],
    ['darken', 235],
  ] as const)('%s changes nothing where its source is %i', (name, grey) => {
    fillWithNoise(createRandom(12));
    for (let i = DEST; i < COLUMNS; i++) bytes[i] = 40 + ((bytes[i] ?? 0) >> 1);
    bytes.fill(grey, SOURCE, OTHER);
    bytes.fill(255, OTHER, OTHER + 4096);
    bytes.fill(128, OTHER + 4096, OTHER + 8192);
    const before = bytes.slice(DEST, COLUMNS);
    const [u, v] = [at(DEST, 0, 60), at(DEST, 0, 80)];
    const chroma = [OTHER + 4096, OTHER + 4096, OTHER, STRIDE] as const;
    kernel.blend(BLEND_CODES[name], DEST, STRIDE, u, v, STRIDE, SOURCE, OTHER, STRIDE, ...chroma, 60, 30, 256);
    const after = bytes.slice(DEST, COLUMNS);
    // The samples beneath lighten and darken may be out of gamut.
    const limit = name === 'lighten' || name === 'darken' ? 1 : 0;
    expect(Math.max(...after.map((sample, i) => Math.abs(sample - (before[i] ?? 0))))).toBeLessThanOrEqual(limit);
  });

  test('a rounded box covers its area', () => {
    kernel.shapeBox(DEST, STRIDE, 80, 80, -39.5 * 1.4, 39.5 * 0.2, 0.6, 0.8, 30, 30, 30);
    let sum = 0;
    for (let row = 0; row < 80; row++) for (let i = 0; i < 80; i++) sum += bytes[at(DEST, i, row)] ?? 0;
    expect(Math.abs(sum / 255 / (Math.PI * 900) - 1)).toBeLessThan(0.002);
  });

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
    kernel.convertImage(SOURCE, 2, 2, DEST, 2, DEST + 16, DEST + 32, 1);
    expect([bytes[DEST], bytes[DEST + 16], bytes[DEST + 32]]).toEqual(expected);
    kernel.convertSprite(SOURCE, 2, 2, DEST, DEST + 8, 2, DEST + 16, DEST + 32, DEST + 48, 1);
    expect([bytes[DEST], bytes[DEST + 16], bytes[DEST + 32]]).toEqual(expected);
  });
});
