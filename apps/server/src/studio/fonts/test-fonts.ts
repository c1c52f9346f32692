import { mkdtempSync, rmSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FontFile } from './font-file.ts';
import { prepareFonts } from './prepare-fonts.ts';

let extracted: Promise<string> | undefined;

/**
 * Prepares the fonts in a test's folder. The faces of the system's collections are extracted once for all test files of
 * a process, which takes a second of CPU time, and linked.
 */
export async function prepareTestFonts({ folder }: { folder: string }): Promise<FontFile[]> {
  extracted ??= extractFaces();
  const source = await extracted;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(source)) await link(path.join(source, name), path.join(folder, name));
  return await prepareFonts({ folder });
}

async function extractFaces(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await prepareFonts({ folder });
  return folder;
}
