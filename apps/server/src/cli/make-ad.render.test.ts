import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../platform/settings/settings.ts';
import { describeError } from './describe-error.ts';
import { type MadeAd, makeAd, type MakeOptions } from './make-ad.ts';

const run = promisify(execFile);
const ENTRY = path.resolve(import.meta.dirname, '../entry/reelwright.ts');
const AD_TIMEOUT_MS = 240_000;

let folder: string;

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in its own process, with the test's folder as working directory. */
async function make(...args: string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data') };
  try {
    return { code: 0, ...(await run(process.execPath, [ENTRY, 'make', ...args], { cwd: folder, env })) };
  } catch (error) {
    return error as Outcome;
  }
}

function factsOf({ stdout }: Outcome): MadeAd {
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as MadeAd;
}

async function expectNothingLeft(): Promise<void> {
  expect(await readdir(folder)).not.toContain('bad.mp4');
  expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
}

/** Draws a rectangle of one colour on a plain background. */
async function drawProduct(name: string, colour: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900" width="400" height="400"><rect width="900" height="900" fill="#f4f4f2"/><rect x="300" y="220" width="300" height="460" rx="60" fill="${colour}"/></svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toFile(path.join(folder, name));
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'make-test-'));
  await mkdir(path.join(folder, 'tmp'));
  vi.stubEnv('TMPDIR', path.join(folder, 'tmp'));
  await drawProduct('red.jpg', '#c22a2a');
  const product = {
    name: 'Steel Bottle',
    selling_points: ['Keeps drinks hot for 12 hours', 'Leakproof lid'],
    price: 24.99,
    original_price: 34.99,
    currency: 'USD',
    images: ['red.jpg'],
    colour: 'red',
  };
  await writeFile(path.join(folder, 'product.json'), JSON.stringify(product));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe('reelwright make', () => {
  it(
    'makes the ad it was asked for, the same bytes twice, and leaves nothing else',
    async () => {
      // Pieces of music keep their bytes by a test of their own. Journeys in the browser render at full size.
      const args = [
        'product.json',
        '--ratio',
        '1:1',
        '--resolution',
        '720p',
        '--draft',
        '--music',
        'none',
        '--seed',
        '4',
      ];
      const first = await make(...args, '--out', 'one.mp4');
      const second = await make(...args, '--out', 'two.mp4');
      const facts = factsOf(first);
      expect(facts).toMatchObject({ width: 360, height: 360, fps: 30, duration_s: 15, seed: 4 });
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

  it('ends with code 2 and one message if an image is missing', async () => {
    const { code, stderr } = await make('product.json', '--images', 'gone.jpg', '--out', 'bad.mp4');
    expect(code).toBe(2);
    expect(stderr).toMatch(/no file gone\.jpg/);
    expect(stderr).not.toMatch(/\n\s+at /);
    await expectNothingLeft();
  });

  it.each([
    ['a product file that is not there', { source: 'nothing.json' }, /no file .*nothing\.json/],
    ['a length out of bounds', { settings: { length_s: 5 } }, /“Length”: at least 15/],
    ['a private address', { source: 'http://127.0.0.1:9/' }, /not public/],
    ['pictures that are none', { images: ['broken.jpg'] }, /None of the product's images could be used/],
  ])('refuses %s with a clear message, and leaves no file', async (_case, wish: Partial<MakeOptions>, message) => {
    await writeFile(path.join(folder, 'broken.jpg'), 'not a picture');
    const [source = '', ...images] = [wish.source ?? 'product.json', ...(wish.images ?? [])].map((name) =>
      name.startsWith('http') ? name : path.join(folder, name),
    );
    const refusal = await makeAd({
      options: {
        logo: undefined,
        language: undefined,
        seed: 1,
        settings: {},
        ...wish,
        source,
        images,
        out: path.join(folder, 'bad.mp4'),
      },
      settings: parseSettings({ DATA_DIR: path.join(folder, 'data') }),
      signal: new AbortController().signal,
      onProgress() {},
      onNotice() {},
    }).then(() => 'accepted', describeError);
    expect(refusal).toMatch(message);
    expect(refusal).not.toMatch(/\n\s+at /);
    await expectNothingLeft();
  });
});
