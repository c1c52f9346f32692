import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeAd } from './make-ad.ts';

const run = promisify(execFile);
const ENTRY = path.resolve(import.meta.dirname, '../entry/reelwright.ts');
const AD_TIMEOUT_MS = 240_000;

let folder: string;

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** The command as its user runs it, in a folder of its own. */
async function make(...args: string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), TMPDIR: path.join(folder, 'tmp') };
  try {
    return { code: 0, ...(await run(process.execPath, [ENTRY, 'make', ...args], { cwd: folder, env })) };
  } catch (error) {
    return error as Outcome;
  }
}

function factsOf({ stdout }: Outcome): MadeAd {
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as MadeAd;
}

/** A thing of one colour before a plain wall. */
async function drawProduct(name: string, colour: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f4f4f2"/><rect x="300" y="220" width="300" height="460" rx="60" fill="${colour}"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toFile(path.join(folder, name));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'make-test-'));
  await run('mkdir', [path.join(folder, 'tmp')]);
  await Promise.all([drawProduct('red.jpg', '#c22a2a'), drawProduct('blue.jpg', '#2a4fc2')]);
  const product = {
    name: 'Steel Bottle',
    selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof lid'],
    price: 24.99,
    original_price: 34.99,
    currency: 'USD',
    images: ['red.jpg', 'blue.jpg'],
    colour: 'red',
  };
  await writeFile(path.join(folder, 'product.json'), JSON.stringify(product));
});

afterAll(() => rm(folder, { recursive: true }));

describe('npm run make', () => {
  it(
    'makes the ad it was asked for, the same bytes twice, and leaves nothing else',
    async () => {
      const args = ['product.json', '--ratio', '1:1', '--resolution', '720p', '--seed', '4'];
      const first = await make(...args, '--out', 'one.mp4');
      const second = await make(...args, '--out', 'two.mp4');
      const facts = factsOf(first);
      expect(facts).toMatchObject({ width: 720, height: 720, fps: 30, duration_s: 15, seed: 4 });
      expect(Math.abs((facts.loudness_lufs ?? 0) + 14)).toBeLessThanOrEqual(1);
      expect(Object.keys(facts.seconds)).toContain('render');
      const [one, two] = await Promise.all(['one.mp4', 'two.mp4'].map((name) => readFile(path.join(folder, name))));
      expect(
        createHash('sha256')
          .update(one ?? '')
          .digest('hex'),
      ).toBe(facts.sha256);
      expect(two?.equals(one ?? Buffer.alloc(0))).toBe(true);
      expect(factsOf(second).sha256).toBe(facts.sha256);
      expect(first.stderr).toContain('colour');
      expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
    },
    2 * AD_TIMEOUT_MS,
  );

  it(
    'speaks and writes Chinese when asked to',
    async () => {
      const product = {
        name: '不锈钢保温杯',
        selling_points: ['保温12小时'],
        price: 89,
        currency: 'CNY',
        language: 'zh-CN',
        images: ['blue.jpg'],
      };
      await writeFile(path.join(folder, 'zh.json'), JSON.stringify(product));
      const facts = factsOf(await make('zh.json', '--out', 'zh.mp4', '--resolution', '720p'));
      expect(facts).toMatchObject({ width: 720, height: 1280, duration_s: 15 });
    },
    AD_TIMEOUT_MS,
  );

  it.each([
    ['a product file that is not there', ['nothing.json', '--out', 'bad.mp4'], /no file nothing\.json/],
    ['a picture that is not there', ['product.json', '--images', 'gone.jpg', '--out', 'bad.mp4'], /no file gone\.jpg/],
    ['a length out of bounds', ['product.json', '--length', '5', '--out', 'bad.mp4'], /“Length”: at least 15/],
    ['a ratio nobody has', ['product.json', '--ratio', '3:7', '--out', 'bad.mp4'], /ratio/],
    ['a private address', ['http://127.0.0.1:9/', '--out', 'bad.mp4'], /not public/],
    ['no file to write', ['product.json'], /--out/],
  ])('refuses %s with a clear message, and leaves no file', async (_case, args, message) => {
    const outcome = await make(...args);
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toMatch(message);
    expect(outcome.stderr).not.toMatch(/\n\s+at /);
    expect(await readdir(folder)).not.toContain('bad.mp4');
    expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
  });

  it('refuses pictures that are none', async () => {
    await writeFile(path.join(folder, 'broken.jpg'), 'not a picture');
    const outcome = await make('product.json', '--images', 'broken.jpg', '--out', 'bad.mp4');
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toContain("None of the product's images could be used");
    expect(await readdir(folder)).not.toContain('bad.mp4');
  });
});
