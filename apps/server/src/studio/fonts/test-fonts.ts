import { mkdtempSync, rmSync } from 'node:fs';
import { link, mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FontFile } from './font-file.ts';
import { prepareFonts } from './prepare-fonts.ts';

let extracted: Promise<string> | undefined;

/**
 * Prepares the fonts in a test's folder. The faces of the system's collections, which take a second of CPU time, are
 * extracted once for a process, or for all of a run in its folder TEST_FACES, and linked.
 */
export async function prepareTestFonts({ folder }: { folder: string }): Promise<FontFile[]> {
  extracted ??= extractFaces();
  const source = await extracted;
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(source)).filter((each) => each.endsWith('.otf')))
    await link(path.join(source, name), path.join(folder, name));
  return await prepareFonts({ folder });
}

async function extractFaces(): Promise<string> {
  const shared = process.env['TEST_FACES'];
  if (shared !== undefined) {
    await prepareFonts({ folder: shared });
    return shared;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-faces-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await prepareFonts({ folder });
  return folder;
}
