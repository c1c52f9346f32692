import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeparationEngine } from './separation.ts';

/** Images are drawn on a canvas of 400 x 300, and half as large: the time of a separation goes with its pixels. */
const DRAWN = { width: 400, height: 300 };
const SIZE = { width: 200, height: 150 };
const EDGE = { refine: 0.5, feather: 0, shift: 0 };

/** The contract of every separation engine, embedded, model or provider. Call it in the engine's own test file. */
export function describeSeparationEngine(name: string, createEngine: () => SeparationEngine): void {
  describe(`${name} keeps the contract of a separation engine`, () => {
    const engine = createEngine();
    const { signal } = new AbortController();
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'separation-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const draw = async (file: string, body: string): Promise<string> => {
      const path = join(folder, file);
      const viewBox = `0 0 ${DRAWN.width} ${DRAWN.height}`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="${viewBox}">${body}</svg>`;
      await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toFile(path);
      return path;
    };
    /** The alpha where something was drawn. */
    const alphaAt = async (path: string, x: number, y: number): Promise<number> => {
      const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
      const [across, down] = [(x * info.width) / DRAWN.width, (y * info.height) / DRAWN.height].map(Math.floor);
      return data[((down ?? 0) * info.width + (across ?? 0)) * info.channels + 3] ?? 255;
    };
    const BOX = '<rect x="100" y="60" width="160" height="180" rx="20" fill="#b03a2e"/>';

    it('leaves the subject in its place, and nothing around it', async () => {
      const outputPath = join(folder, 'plain-out.png');
      const separated = await engine.separate(
        { imagePath: await draw('plain.png', BOX), edge: EDGE, outputPath },
        signal,
      );
      if (!separated.isSeparated) throw new Error('not separated');
      expect(separated).toMatchObject(SIZE);
      expect(separated.region.x).toBeCloseTo(100 / 400, 1.7);
      expect(separated.region.height).toBeCloseTo(180 / 300, 1.7);
      expect(await alphaAt(outputPath, 180, 150)).toBe(255);
      expect(await alphaAt(outputPath, 20, 20)).toBe(0);
    });

    it('removes what a stroke removes, and keeps what a stroke keeps', async () => {
      const imagePath = await draw('two.png', `${BOX}<rect x="290" y="90" width="80" height="120" fill="#2e6fb0"/>`);
      const outputPath = join(folder, 'two-out.png');
      const stroke = (kind: 'keep' | 'remove', x: number) => ({
        kind,
        radius: 0.03,
        points: [
          [x, 0.4],
          [x, 0.6],
        ] as [number, number][],
      });
      const remove = { box: null, strokes: [stroke('remove', 330 / 400)] };
      await engine.separate({ imagePath, edge: EDGE, outputPath, marks: remove }, signal);
      expect([await alphaAt(outputPath, 180, 150), await alphaAt(outputPath, 330, 150)]).toEqual([255, 0]);
      const keep = { box: { x: 0.2, y: 0.1, width: 0.5, height: 0.8 }, strokes: [stroke('keep', 330 / 400)] };
      await engine.separate({ imagePath, edge: EDGE, outputPath, marks: keep }, signal);
      expect([await alphaAt(outputPath, 180, 150), await alphaAt(outputPath, 330, 150)]).toEqual([255, 255]);
    });

    it('gives the same pixels for the same request', async () => {
      const imagePath = await draw('again.png', BOX);
      const outputs = [join(folder, 'again-1.png'), join(folder, 'again-2.png')];
      for (const outputPath of outputs) await engine.separate({ imagePath, edge: EDGE, outputPath }, signal);
      const [one, other] = await Promise.all(outputs.map((file) => sharp(file).raw().toBuffer()));
      expect(one?.equals(other ?? Buffer.of())).toBe(true);
    });

    it('fails with ANALYSIS_FAILED if the file is no image, and writes nothing', async () => {
      const imagePath = join(folder, 'no-image.png');
      await writeFile(imagePath, 'not an image');
      const before = await readdir(folder);
      await expect(
        engine.separate({ imagePath, edge: EDGE, outputPath: join(folder, 'none.png') }, signal),
      ).rejects.toMatchObject({ code: 'ANALYSIS_FAILED' });
      expect(await readdir(folder)).toEqual(before);
    });
  });
}
