import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedPhotoExtensionEngine } from './embedded-photo-extension-engine.ts';

const PLAN = { width: 400, height: 700, photo: { x: 50, y: 400, width: 300, height: 200 } };
const SUBJECT = { x: 0.3, y: 0.3, width: 0.4, height: 0.5 };
const engine = createEmbeddedPhotoExtensionEngine();
let folder: string;

const extend = (imagePath: string, outputPath: string, { subject = SUBJECT, isTopEven = true } = {}) =>
  engine.extend({ imagePath, outputPath, subject, isTopEven, plan: PLAN }, new AbortController().signal);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extend-'));
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

/** Draws a red box before a wall over a floor. */
async function drawRoom(name: string, wall: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${wall}"/><rect y="150" width="300" height="50" fill="#6b4a2f"/><rect x="90" y="60" width="120" height="100" fill="#c0202a"/></svg>`;
  const imagePath = join(folder, name);
  await sharp(Buffer.from(svg)).png().toFile(imagePath);
  return imagePath;
}

async function readColor(file: string, left: number, top: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

function expectNear(color: readonly number[], wanted: readonly number[]): void {
  for (const [channel, value] of wanted.entries()) expect(Math.abs((color[channel] ?? 0) - value)).toBeLessThan(9);
}

describe('the embedded photo-extension engine', () => {
  it('extends the wall above and the floor below, and leaves the photo unchanged', async () => {
    const imagePath = await drawRoom('room.png', '#d8d2c4');
    const outputPath = join(folder, 'room.jpg');
    const above = await extend(imagePath, outputPath);
    expect(await sharp(outputPath).metadata()).toMatchObject({ width: 400, height: 700 });
    const wall = [0xd8, 0xd2, 0xc4];
    // The wall goes on behind the box: texts may reach down to the box itself.
    expect(above?.until).toBeCloseTo((400 + 0.3 * 200) / 700, 1.7);
    expectNear(await readColor(outputPath, 200, 10), wall);
    expectNear(await readColor(outputPath, 200, 395), wall);
    expectNear(await readColor(outputPath, 10, 450), wall);
    expectNear(await readColor(outputPath, 200, 690), [0x6b, 0x4a, 0x2f]);
    expectNear(await readColor(outputPath, 200, 400 + 110), [0xc0, 0x20, 0x2a]);
    expectNear([...Buffer.from(above?.color.slice(1) ?? '', 'hex')], wall);
  });

  it('returns no colour for texts if the area above the photo has several', async () => {
    const imagePath = join(folder, 'stripes.png');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="150" height="200" fill="#102030"/><rect x="150" width="150" height="200" fill="#f0e8d0"/></svg>';
    await sharp(Buffer.from(svg)).png().toFile(imagePath);
    expect(await extend(imagePath, join(folder, 'stripes.jpg'))).toBeNull();
  });

  it('fades a subject cut by the top edge into the colour around it, instead of stretching it', async () => {
    const imagePath = join(folder, 'neck.png');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#c8d8f0"/><rect x="120" width="60" height="200" fill="#402018"/></svg>';
    await sharp(Buffer.from(svg)).png().toFile(imagePath);
    const outputPath = join(folder, 'neck.jpg');
    const subject = { x: 0.4, y: 0, width: 0.2, height: 1 };
    const above = await extend(imagePath, outputPath, { subject, isTopEven: false });
    const sky = [0xc8, 0xd8, 0xf0];
    expectNear(await readColor(outputPath, 200, 100), sky);
    expectNear(await readColor(outputPath, 200, 390), sky);
    expectNear(await readColor(outputPath, 200, 500), [0x40, 0x20, 0x18]);
    expectNear([...Buffer.from(above?.color.slice(1) ?? '', 'hex')], sky);
  });

  it('continues what stands along the top edge out of focus, without a seam and without the subject', async () => {
    const imagePath = join(folder, 'planks.png');
    const planks = Array.from(
      { length: 10 },
      (_, at) => `<rect x="${at * 60}" width="30" height="200" fill="#e0e0e0"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#404040"/>${planks.join('')}<rect x="60" y="100" width="180" height="80" fill="#c0202a"/></svg>`;
    await sharp(Buffer.from(svg)).png().toFile(imagePath);
    const outputPath = join(folder, 'planks.jpg');
    await extend(imagePath, outputPath, { subject: { x: 0.2, y: 0.5, width: 0.6, height: 0.4 }, isTopEven: false });
    for (const top of [20, 150, 280, 390]) {
      const [red = 0, green = 0, blue = 0] = await readColor(outputPath, 200, top);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(24);
      expect(red).toBeGreaterThan(0x60);
      expect(red).toBeLessThan(0xc0);
    }
    const [above, below] = [await readColor(outputPath, 200, 398), await readColor(outputPath, 200, 404)];
    expect(Math.abs((above[0] ?? 0) - (below[0] ?? 0))).toBeLessThan(16);
  });

  it('darkens a middle grey above the photo until text on it is legible', async () => {
    const imagePath = await drawRoom('grey.png', '#7c7c7c');
    const outputPath = join(folder, 'grey.jpg');
    const above = await extend(imagePath, outputPath);
    const [shade = 0] = Buffer.from(above?.color.slice(1) ?? '', 'hex');
    expect(Math.abs(shade - 0x7c)).toBeGreaterThan(20);
    expectNear(await readColor(outputPath, 200, 20), [shade, shade, shade]);
    expectNear(await readColor(outputPath, 200, 398), [0x7c, 0x7c, 0x7c]);
  });

  it('fails with ANALYSIS_FAILED if the file is no image', async () => {
    const imagePath = join(folder, 'no-image.png');
    await writeFile(imagePath, 'not a picture');
    await expect(extend(imagePath, join(folder, 'none.jpg'))).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
  });

  it('gives the same bytes for the same photo', async () => {
    const imagePath = await drawRoom('again.png', '#b8c4d8');
    const outputs = [join(folder, 'again-1.jpg'), join(folder, 'again-2.jpg')];
    for (const outputPath of outputs) await extend(imagePath, outputPath);
    const [one, other] = await Promise.all(outputs.map((file) => sharp(file).raw().toBuffer()));
    expect(one?.equals(other ?? Buffer.of())).toBe(true);
  });
});
