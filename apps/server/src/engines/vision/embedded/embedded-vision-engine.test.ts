import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedVisionEngine, type EmbeddedVisionEngine } from './embedded-vision-engine.ts';

const SIZE = 256;

/** A portrait from the detector's package; we have no rights to ship one of our own. */
async function readPortrait(): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve('@vladmandic/human');
  const source = await readFile(path.resolve(path.dirname(entry), '../src/sample.ts'), 'utf8');
  const [, base64 = ''] = /(\/9j\/[A-Za-z\d+/=\s]+)/.exec(source) ?? [];
  return sharp(Buffer.from(base64, 'base64')).resize(SIZE, SIZE).png().toBuffer();
}

describe('the embedded vision engine', () => {
  let engine: EmbeddedVisionEngine;
  let folder: string;
  let portrait: Buffer;
  const signal = new AbortController().signal;

  beforeAll(async () => {
    engine = createEmbeddedVisionEngine();
    folder = await mkdtemp(path.join(tmpdir(), 'vision-'));
    portrait = await readPortrait();
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  async function draw(name: string, layers: OverlayOptions[], { width = 900, height = 600 } = {}): Promise<string> {
    const file = path.join(folder, name);
    await sharp({ create: { width, height, channels: 3, background: '#5a6b58' } })
      .composite(layers)
      .png()
      .toFile(file);
    return file;
  }

  const product = Buffer.from(
    '<svg width="200" height="300"><rect width="200" height="300" rx="30" fill="#c03020"/></svg>',
  );

  test('finds a face and keeps it in view', async () => {
    const file = await draw('face.png', [{ input: portrait, left: 560, top: 200 }]);
    const { faces, subject } = await engine.findSubjects(file, signal);
    expect(faces).toHaveLength(1);
    const [face] = faces;
    if (!face) throw new RangeError('no face');
    const middle = { x: (face.x + face.width / 2) * 900, y: (face.y + face.height / 2) * 600 };
    expect(Math.abs(middle.x - (560 + SIZE / 2))).toBeLessThan(SIZE * 0.2);
    expect(Math.abs(middle.y - (200 + SIZE / 2))).toBeLessThan(SIZE * 0.2);
    expect(subject.x).toBeLessThanOrEqual(face.x);
    expect(subject.x + subject.width).toBeGreaterThanOrEqual(face.x + face.width);
    expect(subject.x).toBeGreaterThan(0.5);
  });

  test('detects no face in a product', async () => {
    const file = await draw('product.png', [{ input: product, left: 350, top: 150 }]);
    const { faces, subject, plainBackground } = await engine.findSubjects(file, signal);
    expect(faces).toEqual([]);
    expect(plainBackground).toBe('#5a6b58');
    expect(subject.x * 900).toBeCloseTo(350, -1.5);
    expect(subject.width * 900).toBeCloseTo(200, -1.5);
  });

  test('analyses a photo upright, rotated by its orientation', async () => {
    const file = path.join(folder, 'turned.jpg');
    const upright = await draw('upright.png', [{ input: product, left: 650, top: 150 }]);
    // Orientation 6: stored rotated to the left, shown rotated back to the right.
    await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toFile(file);
    const { subject } = await engine.findSubjects(file, signal);
    expect(subject.x).toBeGreaterThan(0.65);
  });

  test('gives the same answer for the same image, whatever came in between', async () => {
    const face = await draw('again.png', [{ input: portrait, left: 100, top: 100 }]);
    const other = await draw('other.png', [{ input: product, left: 30, top: 150 }]);
    const first = await engine.findSubjects(face, signal);
    await engine.findSubjects(other, signal);
    expect(await engine.findSubjects(face, signal)).toEqual(first);
  });

  test('fails with ANALYSIS_FAILED if the file is no image', async () => {
    const file = path.join(folder, 'no-image.png');
    await writeFile(file, 'not a picture');
    await expect(engine.findSubjects(file, signal)).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
    await expect(engine.findSubjects(path.join(folder, 'missing.png'), signal)).rejects.toMatchObject({
      code: 'ANALYSIS_FAILED',
    });
  });

  test('stops when it is cancelled, and works again', async () => {
    const file = await draw('cancel.png', [{ input: product, left: 350, top: 150 }]);
    const reason = new Error('cancelled by the user');
    const controller = new AbortController();
    const looking = engine.findSubjects(file, controller.signal);
    setImmediate(() => controller.abort(reason));
    await expect(looking).rejects.toBe(reason);
    await expect(engine.findSubjects(file, signal)).resolves.toBeDefined();
  });
});
