import path from 'node:path';
import * as z from 'zod';
import { type Measurement, measureCommand } from '../render/measure-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

const madeAd = z.object({
  sha256: z.string(),
  seconds: z.record(z.string(), z.number()),
  started: z.record(z.string(), z.number()),
});
export type MadeParts = z.output<typeof madeAd>;

export interface MakeOrder {
  /** A product.json. */
  file: string;
  output: string;
  lengthS: number;
  seed: number;
  /** Folder of what earlier runs have kept: compiled code, and what is known of ffmpeg. */
  cacheFolder: string;
}

/** Makes an ad by `npm run make`, in processes of its own. */
export async function measureMake(order: MakeOrder): Promise<Measurement & { parts: MadeParts }> {
  const { file, output, lengthS, seed, cacheFolder } = order;
  const words = ['make', '--', file, '--out', output, '--length', String(lengthS), '--seed', String(seed)];
  const measured = await measureCommand({
    command: 'npm',
    args: ['run', '--silent', '--prefix', ROOT, ...words],
    env: { NODE_COMPILE_CACHE: path.join(cacheFolder, 'compile-cache'), DATA_DIR: path.join(cacheFolder, 'data') },
  });
  const lastLine = measured.stdout.trim().split('\n').at(-1) ?? '';
  return { ...measured, parts: madeAd.parse(JSON.parse(lastLine)) };
}
