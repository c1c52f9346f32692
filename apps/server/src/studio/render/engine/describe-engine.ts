import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FfmpegBuild } from './ffmpeg-build.ts';

/** The versions that the bytes of a render depend on, besides the document, its files and its fonts. */
export interface EngineVersions {
  reelwright: string;
  /** Hash of the code that evaluates, paints and encodes. */
  codeSha256: string;
  /** Hash of the pixel kernel. */
  kernelSha256: string;
  ffmpeg: FfmpegBuild;
  canvas: string;
  sharp: string;
  node: string;
  /** Operating system and processor. */
  platform: string;
}

const ROOT = path.resolve(import.meta.dirname, '../../../../../..');
const CODE = [
  ...['timeline', 'compositor', 'media'].map((name) => `packages/${name}/src`),
  ...['render', 'fonts'].map((name) => `apps/server/src/studio/${name}`),
];
const KERNEL = 'packages/compositor/src/kernel/kernel-code.gen.ts';

/** Returns the versions of this process's code and its dependencies; `ffmpeg` comes from `describeFfmpeg`. */
export async function describeEngine(ffmpeg: FfmpegBuild): Promise<EngineVersions> {
  const [reelwright, canvas, sharp, code] = await Promise.all([
    readVersion(path.join(ROOT, 'package.json')),
    findVersion('@napi-rs/canvas'),
    findVersion('sharp'),
    hashCode(),
  ]);
  return {
    reelwright,
    ...code,
    ffmpeg,
    canvas,
    sharp,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** The server runs from its sources, so these are hashed. */
async function hashCode(): Promise<{ codeSha256: string; kernelSha256: string }> {
  const files = (await Promise.all(CODE.map(listCode))).flat();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n`).update(await readFile(path.join(ROOT, file)));
  const kernel = createHash('sha256').update(await readFile(path.join(ROOT, KERNEL)));
  return { codeSha256: hash.digest('hex'), kernelSha256: kernel.digest('hex') };
}

/** Throws for a folder without code: it was moved, and the hash would no longer tell one engine from another. */
async function listCode(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/**/*.ts`, { cwd: ROOT })) files.push(file);
  if (files.length === 0) throw new Error(`${folder} holds no code`);
  return files.filter((file) => !file.endsWith('.test.ts'));
}

async function readVersion(file: string): Promise<string> {
  // Every package.json has one.
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

/** Finds package.json beside the package's export, because a package may not allow importing it. */
async function findVersion(name: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(name);
  const folder = entry.slice(
    0,
    entry.lastIndexOf(path.join('node_modules', name)) + path.join('node_modules', name).length,
  );
  return await readVersion(path.join(folder, 'package.json'));
}
