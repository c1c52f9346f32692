import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CutOutEngine } from './cut-out.ts';

/** The contract of every cut-out engine, embedded or provider. Call it in the engine's own test file. */
export function describeCutOutEngine(name: string, createEngine: () => CutOutEngine): void {
  describe(`${name} keeps the contract of a cut-out engine`, () => {
    const engine = createEngine();
    const { signal } = new AbortController();
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'cut-out-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const draw = async (file: string, body: string, background: string | null = '#ffffff'): Promise<string> => {
      const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${body}</svg>`);
      const path = join(folder, file);
      const drawn = sharp(svg);
      await (background === null ? drawn : drawn.flatten({ background })).png().toFile(path);
      return path;
    };
    const BOX = '<rect x="100" y="60" width="160" height="180" rx="20" fill="#b03a2e"/>';

    it('cuts out a product, trimmed, and returns its region', async () => {
      const outputPath = join(folder, 'box-out.png');
      const cutOut = await engine.cutOut({ imagePath: await draw('box.png', BOX), outputPath }, signal);
      expect(cutOut?.region.x).toBeCloseTo(100 / 400, 1.7);
      expect(cutOut?.region.height).toBeCloseTo(180 / 300, 1.7);
      expect(cutOut?.fill).toBeGreaterThan(0.93);
      const { data, info } = await sharp(outputPath).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: cutOut?.width, height: cutOut?.height, channels: 4 });
      expect(data[3]).toBe(0);
      const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
      expect([...data.subarray(middle, middle + 4)]).toEqual([0xb0, 0x3a, 0x2e, 255]);
    });

    it('returns the photo edges that cut a subject, and none for a trimmed product', async () => {
      const imagePath = await draw('cut.png', '<path d="M120 300V150q0-90 80-90t80 90v150z" fill="#2050a0"/>');
      const trimmedPath = await draw('trimmed.png', '<ellipse cx="200" cy="150" rx="200" ry="90" fill="#2050a0"/>');
      const outputPath = join(folder, 'cut-out.png');
      expect(await engine.cutOut({ imagePath, outputPath }, signal)).toMatchObject({
        cutBy: ['bottom'],
        background: 'any',
      });
      expect(await engine.cutOut({ imagePath: trimmedPath, outputPath }, signal)).toMatchObject({ cutBy: [] });
    });

    it('returns the edge at which an already transparent arm ends, and none for a product that was trimmed and padded', async () => {
      const imagePath = await draw('arm.png', '<path d="M0 150h180v-70h90v120h-90H0z" fill="#2050a0"/>', null);
      const paddedPath = await draw('padded.png', '<path d="M0 80h60v60h280v-60h60v140H0z" fill="#2050a0"/>', null);
      const outputPath = join(folder, 'cut-out.png');
      expect(await engine.cutOut({ imagePath, outputPath }, signal)).toMatchObject({ cutBy: ['left'] });
      expect(await engine.cutOut({ imagePath: paddedPath, outputPath }, signal)).toMatchObject({ cutBy: [] });
    });

    it('removes the shadow from an image that is already transparent, and keeps its lenses', async () => {
      const imagePath = await draw(
        'transparent.png',
        `<ellipse cx="180" cy="262" rx="130" ry="22" fill="#000000" fill-opacity=".35"/>${BOX}<circle cx="180" cy="150" r="30" fill="#b03a2e"/>`,
        null,
      );
      const glassPath = await draw(
        'glasses.png',
        '<circle cx="120" cy="150" r="60" fill="#2050c0" fill-opacity=".5" stroke="#222222" stroke-width="12"/><circle cx="280" cy="150" r="60" fill="#2050c0" fill-opacity=".5" stroke="#222222" stroke-width="12"/><path d="M180 150h40" stroke="#222222" stroke-width="10"/>',
        null,
      );
      const outputPath = join(folder, 'transparent-out.png');
      const cutOut = await engine.cutOut({ imagePath, outputPath }, signal);
      expect(cutOut?.width).toBe(160);
      expect(cutOut?.height).toBe(180);
      const glasses = await engine.cutOut(
        { imagePath: glassPath, outputPath: join(folder, 'glasses-out.png') },
        signal,
      );
      const { data, info } = await sharp(join(folder, 'glasses-out.png')).raw().toBuffer({ resolveWithObject: true });
      const lens = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * 4;
      expect(glasses?.fill).toBeLessThan(0.6);
      expect(data[lens + 3]).toBeCloseTo(128, -1);
    });

    it('writes no file if the mask is not certain', async () => {
      const noise = await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer();
      const imagePath = join(folder, 'room.png');
      await writeFile(imagePath, noise);
      const before = await readdir(folder);
      expect(await engine.cutOut({ imagePath, outputPath: join(folder, 'room-out.png') }, signal)).toBeNull();
      expect(await readdir(folder)).toEqual(before);
    });

    it('gives the same bytes for the same image', async () => {
      const imagePath = await draw('again.png', BOX);
      const outputs = [join(folder, 'again-1.png'), join(folder, 'again-2.png')];
      for (const outputPath of outputs) await engine.cutOut({ imagePath, outputPath }, signal);
      const [one, other] = await Promise.all(outputs.map((file) => sharp(file).raw().toBuffer()));
      expect(one?.equals(other ?? Buffer.of())).toBe(true);
    });

    it('fails with ANALYSIS_FAILED if the file is no image', async () => {
      const imagePath = join(folder, 'no-image.png');
      await writeFile(imagePath, 'not a picture');
      const outputPath = join(folder, 'none.png');
      await expect(engine.cutOut({ imagePath, outputPath }, signal)).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
    });
  });
}
