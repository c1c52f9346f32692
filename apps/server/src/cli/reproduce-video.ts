import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { runProgram } from '../platform/process/run-program.ts';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';
import { createRenderEngine } from '../studio/render/engine/render-engine.ts';
import { renderManifest } from '../studio/render/manifest.ts';
import { InputsMissing, type Reproduction, reproduceRender } from '../studio/render/reproduce-render.ts';
import { UsageError } from './usage-error.ts';

export interface ReproduceOptions {
  /** Manifest of a render. */
  manifest: string;
  /** Folder of the video's input files; the server's own by default. */
  inputs: string | undefined;
  /** The video is discarded if undefined. */
  output: string | undefined;
}

/** Renders a video again from its manifest. Throws UsageError, AppError, or the signal's reason. */
export async function reproduceVideo(request: {
  manifest: string;
  inputs: string;
  output: string | undefined;
  fontsFolder: string;
  signal: AbortSignal;
}): Promise<Reproduction> {
  const { manifest, inputs, output, fontsFolder, signal } = request;
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-reproduce-'));
  try {
    return await reproduceRender({
      manifest: await readManifest(manifest),
      inputs,
      fonts: await prepareFonts({ folder: fontsFolder }),
      engine: createRenderEngine({ runProgram, encoder: 'software' }),
      output: path.resolve(output ?? path.join(folder, 'reproduced.mp4')),
      folder,
      signal,
      runProgram,
    });
  } catch (error) {
    throw error instanceof InputsMissing ? new UsageError(error.message) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
