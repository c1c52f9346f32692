// Makes a rendered video again from its manifest: `npm run reproduce -- <manifest.json> [--inputs folder] [--output file]`.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { AppError } from '../app-error.ts';
import { runProgram } from '../platform/process/run-program.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
import { createRenderEngine } from '../render/engine/render-engine.ts';
import { prepareFonts } from '../fonts/prepare-fonts.ts';
import { renderManifest } from '../render/manifest.ts';
import { InputsMissing, type Reproduction, reproduceRender } from '../render/reproduce-render.ts';

const USAGE = 'npm run reproduce -- <manifest.json> [--inputs folder] [--output file]';

class UsageError extends Error {}

const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => interrupted.abort(new Error('interrupted')));

async function readManifest(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  try {
    return renderManifest.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).split('\n', 2).join(' ') : 'it is no JSON';
    throw new UsageError(`${file} is no manifest of a render: ${why}`);
  }
}

async function reproduce(): Promise<Reproduction> {
  const { values, positionals } = parseArgs({
    options: { inputs: { type: 'string' }, output: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  const settings = parseSettings(process.env);
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-reproduce-'));
  try {
    return await reproduceRender({
      manifest: await readManifest(file),
      // Where the server keeps what its renders were made from.
      inputs: values.inputs ?? path.join(settings.storageDir, 'files', 'inputs'),
      fonts: await prepareFonts({ folder: path.join(settings.dataDir, 'fonts') }),
      engine: createRenderEngine({ runProgram, encoder: 'software' }),
      output: path.resolve(values.output ?? path.join(folder, 'reproduced.mp4')),
      folder,
      signal: interrupted.signal,
      runProgram,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(error: unknown): string {
  if (error instanceof UsageError || error instanceof InputsMissing || error instanceof StartupError)
    return error.message;
  if (error instanceof AppError && error.cause instanceof Error) return `${error.message}\n${error.cause.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const { isIdentical, sha256, differences } = await reproduce();
  const why = differences.length > 0 ? differences.join('; ') : 'nothing that the manifest knows of is different';
  process.stdout.write(isIdentical ? `Identical: ${sha256}\n` : `Not identical (${sha256}): ${why}\n`);
  process.exitCode = isIdentical ? 0 : 1;
} catch (error) {
  process.stderr.write(`${interrupted.signal.aborted ? 'Stopped.' : describe(error)}\n`);
  process.exitCode = 1;
}
