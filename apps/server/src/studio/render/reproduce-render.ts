import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RunProgram } from '../../platform/process/program.ts';
import type { EngineVersions } from './engine/describe-engine.ts';
import type { RenderEngine } from './engine/render-engine.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { hashFile } from '#src/platform/media/hash-file.ts';
import type { RenderManifest } from './manifest.ts';
import { renderDocument } from './render-document.ts';

/** Inputs are missing or changed; no render was tried. */
export class InputsMissing extends Error {
  override readonly name = 'InputsMissing';
}

export interface Reproduction {
  isIdentical: boolean;
  sha256: string;
  /** Differences of versions and fonts, in words. May be empty although the bytes differ. */
  differences: string[];
}

/**
 * Renders a manifest again and compares. `inputs`: a folder in which files are found by their content, not by their
 * names. Throws InputsMissing, AppError(RENDER_FAILED), or the signal's reason.
 */
export async function reproduceRender(input: {
  manifest: RenderManifest;
  inputs: string;
  fonts: readonly FontFile[];
  engine: RenderEngine;
  output: string;
  folder: string;
  signal: AbortSignal;
  onProgress?: (fraction: number) => void;
  runProgram: RunProgram;
}): Promise<Reproduction> {
  const { manifest, signal } = input;
  const found = await findInputs(manifest, input.inputs, signal);
  const { quality, segments, encoder, audioCoder = 'twoloop' } = manifest.settings;
  const rendered = await renderDocument({
    ...input,
    document: manifest.document,
    resolveMedia(media) {
      const file = found.get(media);
      if (file === undefined) throw new Error(`The manifest has no input ${media}`);
      return file;
    },
    quality,
    segments,
    encoder,
    audioCoder,
    ...(manifest.seed === null ? {} : { seed: manifest.seed }),
  });
  const isIdentical = rendered.sha256 === manifest.output.sha256;
  return {
    isIdentical,
    sha256: rendered.sha256,
    differences: [
      ...compareVersions(manifest.engine, rendered.manifest.engine),
      ...compareFonts(manifest, rendered.manifest),
      ...compareSettings(manifest, rendered.manifest),
    ],
  };
}

/** Finds the file of each input, by its id in the document. */
async function findInputs(
  manifest: RenderManifest,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const sizes = new Set(Object.values(manifest.inputs).map(({ sizeBytes }) => sizeBytes));
  const files = new Map<string, string>();
  for (const file of await listFiles(folder)) {
    signal.throwIfAborted();
    if (sizes.has((await stat(file)).size)) files.set((await hashFile(file, signal)).sha256, file);
  }
  const missing = Object.entries(manifest.inputs).filter(([, { sha256 }]) => !files.has(sha256));
  if (missing.length > 0) {
    const list = missing.map(([media, { sha256, sizeBytes }]) => `${media} (${sizeBytes} bytes, sha256 ${sha256})`);
    throw new InputsMissing(`Not in ${folder}, or changed since: ${list.join(', ')}`);
  }
  return new Map(Object.entries(manifest.inputs).map(([media, { sha256 }]) => [media, files.get(sha256) ?? '']));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

export function compareVersions(made: EngineVersions, here: EngineVersions): string[] {
  const say = (name: string, before: string | null, now: string | null): string[] =>
    before === now ? [] : [`${name} was ${before ?? 'absent'}, here ${now ?? 'absent'}`];
  const isOtherBuild =
    made.ffmpeg.version === here.ffmpeg.version && made.ffmpeg.configurationSha256 !== here.ffmpeg.configurationSha256;
  return [
    ...say('reelwright', made.reelwright, here.reelwright),
    ...(made.codeSha256 === here.codeSha256 ? [] : ['the code that renders was another']),
    ...(made.kernelSha256 === here.kernelSha256 ? [] : ['the pixel kernel was another']),
    ...say('ffmpeg', made.ffmpeg.version, here.ffmpeg.version),
    ...(isOtherBuild ? ['ffmpeg was built in another way or with other libraries'] : []),
    ...say('x264', made.ffmpeg.x264, here.ffmpeg.x264),
    ...say('@napi-rs/canvas', made.canvas, here.canvas),
    ...say('sharp', made.sharp, here.sharp),
    ...say('Node', made.node, here.node),
    ...say('the machine', made.platform, here.platform),
  ];
}

function compareFonts(made: RenderManifest, here: RenderManifest): string[] {
  const toFace = ({ family, weight, sha256 }: RenderManifest['fonts'][number]) => `${family} ${weight} ${sha256}`;
  const faces = new Set(here.fonts.map(toFace));
  const gone = made.fonts.filter((font) => !faces.has(toFace(font)));
  return gone.length === 0
    ? []
    : [`other fonts: ${gone.map(({ family, weight }) => `${family} ${weight}`).join(', ')}`];
}

function compareSettings(made: RenderManifest, here: RenderManifest): string[] {
  const { encoder, stretcher } = made.settings;
  return [
    ...(encoder.kind === 'libx264'
      ? []
      : [`encoded by hardware (${encoder.kind}), which does not promise equal bytes`]),
    ...(stretcher === here.settings.stretcher ? [] : [`audio was stretched by ${stretcher}`]),
  ];
}
