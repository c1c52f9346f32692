import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runProgram } from '../../platform/process/run-program.ts';
import { createRenderEngine } from './engine/render-engine.ts';
import { describeFonts } from '../fonts/describe-fonts.ts';
import type { FontFile } from '../fonts/font-file.ts';
import { prepareTestFonts } from '../fonts/test-fonts.ts';
import { selectFonts } from '../fonts/select-fonts.ts';
import { type RenderManifest, renderManifest } from './manifest.ts';
import { renderDocument } from './render-document.ts';
import { compareVersions, InputsMissing, reproduceRender } from './reproduce-render.ts';
import { createSampleAd, type SampleAd } from './sample-document.ts';

let root: string;
let fonts: FontFile[];
let ad: SampleAd;
/** As stored and read again. */
let manifest: RenderManifest;
const engine = createRenderEngine({ runProgram, encoder: 'software' });
const { signal } = new AbortController();

async function makeFolder(name: string): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'reproduce-'));
  fonts = await prepareTestFonts({ folder: path.join(root, 'fonts') });
  const sources = await makeFolder('sources');
  ad = await createSampleAd({
    folder: sources,
    width: 180,
    height: 320,
    durationMs: 2000,
    scenes: 2,
    imagePx: 400,
    footage: 'videos',
  });
  const folder = await makeFolder('first');
  const rendered = await renderDocument({
    document: ad.document,
    resolveMedia: (media) => ad.files[media] ?? '',
    fonts,
    engine,
    output: path.join(folder, 'ad.mp4'),
    quality: 'final',
    seed: 7,
    folder,
    signal,
    runProgram,
  });
  manifest = renderManifest.parse(JSON.parse(JSON.stringify(rendered.manifest)));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

/** Copies the inputs under other names, into a folder of their own. */
async function copyInputs(name: string): Promise<string> {
  const folder = await makeFolder(name);
  for (const [index, media] of Object.keys(manifest.inputs).entries()) {
    await cp(ad.files[media] ?? '', path.join(folder, `${index}.bin`));
  }
  return folder;
}

async function reproduce(name: string, inputs: string) {
  const folder = await makeFolder(name);
  const output = path.join(folder, 'again.mp4');
  const engineHere = createRenderEngine({ runProgram, encoder: 'software' });
  const reproduction = await reproduceRender({
    manifest,
    inputs,
    fonts,
    engine: engineHere,
    output,
    folder,
    signal,
    runProgram,
  });
  return { reproduction, output };
}

test('the manifest names every input, font, version and setting', async () => {
  expect(Object.keys(manifest.inputs).toSorted()).toEqual(Object.keys(ad.document.media).toSorted());
  expect(manifest.fonts).toEqual(await describeFonts(selectFonts(fonts, ad.document)));
  expect(manifest.fonts.map(({ family }) => family)).toContain('Inter');
  expect(manifest.settings).toMatchObject({ quality: 'final', segments: 2, encoder: { kind: 'libx264', threads: 1 } });
  expect(manifest).toMatchObject({ seed: 7, document: ad.document, engine: { node: process.versions.node } });
});

test('a render is reproduced byte for byte in another folder from renamed files', async () => {
  const { reproduction, output } = await reproduce('second', await copyInputs('inputs'));
  expect(reproduction).toEqual({ isIdentical: true, sha256: manifest.output.sha256, differences: [] });
  const [first, again] = await Promise.all([readFile(path.join(root, 'first', 'ad.mp4')), readFile(output)]);
  expect(first.equals(again)).toBe(true);
});

test('a changed input is refused by its name, before the render starts', async () => {
  const inputs = await copyInputs('broken');
  const index = Object.keys(manifest.inputs).indexOf('video-1');
  const file = path.join(inputs, `${index}.bin`);
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(file, bytes);
  const refusal = await reproduce('third', inputs).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InputsMissing);
  expect(String(refusal)).toContain('video-1');
  expect(String(refusal)).not.toContain('video-0');
});

describe('differences', () => {
  test('are reported in words', () => {
    const other: RenderManifest['engine'] = {
      ...manifest.engine,
      ffmpeg: { ...manifest.engine.ffmpeg, version: '9.9', x264: '999 r1' },
      kernelSha256: '0'.repeat(64),
    };
    expect(compareVersions(other, manifest.engine)).toEqual([
      'the pixel kernel was another',
      `ffmpeg was 9.9, here ${manifest.engine.ffmpeg.version}`,
      `x264 was 999 r1, here ${manifest.engine.ffmpeg.x264}`,
    ]);
  });

  test('of a build are reported even if its version is the same', () => {
    const other = { ...manifest.engine, ffmpeg: { ...manifest.engine.ffmpeg, configurationSha256: '0'.repeat(64) } };
    expect(compareVersions(other, manifest.engine)).toEqual([
      'ffmpeg was built in another way or with other libraries',
    ]);
  });
});

test('a draft from before it had a faster audio coder is reproduced with the one that it had', async () => {
  const folder = await makeFolder('draft');
  const renderDraft = (name: string, coder: { audioCoder?: 'twoloop' }) =>
    renderDocument({
      document: ad.document,
      resolveMedia: (media) => ad.files[media] ?? '',
      fonts,
      engine,
      output: path.join(folder, name),
      quality: 'draft',
      ...coder,
      folder,
      signal,
      runProgram,
    });
  const now = await renderDraft('now.mp4', {});
  const before = await renderDraft('before.mp4', { audioCoder: 'twoloop' });
  expect(now.manifest.settings.audioCoder).toBe('fast');
  expect(before.manifest.settings).not.toHaveProperty('audioCoder');
  expect(now.sha256).not.toBe(before.sha256);
  const inputs = await copyInputs('draft-inputs');
  for (const [name, made] of Object.entries({ now, before })) {
    const reproduced = await reproduceRender({
      manifest: renderManifest.parse(JSON.parse(JSON.stringify(made.manifest))),
      inputs,
      fonts,
      engine,
      output: path.join(folder, `again-${name}.mp4`),
      folder,
      signal,
      runProgram,
    });
    expect(reproduced).toMatchObject({ isIdentical: true, sha256: made.sha256 });
  }
});
