import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_MODEL_ID } from '@reelwright/contracts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmbeddedGenerationModel } from '#src/engines/generation/embedded/embedded-generation-model.ts';
import type { ClipRequest, ClipSource } from '#src/engines/generation/generation.ts';
import { planScene } from '#src/engines/generation/plan-scene.ts';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import { noOperationMemory } from '#src/platform/media-providers/no-operation-memory.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { appendXmpToMp4, makeXmp, sourceTypeOf } from './mark-origin.ts';

const model = createEmbeddedGenerationModel({ runProgram, fonts: [] });
const { signal } = new AbortController();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clips-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function make(name: string, source: ClipSource, change: Partial<ClipRequest> = {}) {
  const outputPath = path.join(folder, `${name}.mp4`);
  const shares: number[] = [];
  await model.makeClip?.(
    {
      source,
      prompt: '',
      negative: '',
      graph: null,
      seed: 3,
      width: 128,
      height: 72,
      seconds: 2,
      frameRate: 30,
      move: 'push',
      effects: [],
      isLoop: false,
      ambience: null,
      hasAudio: false,
      outputPath,
      ...change,
    },
    { signal, onProgress: (share) => shares.push(share), memory: noOperationMemory, folder },
  );
  const probe = await probeMedia(outputPath, createMediaRunner({ runProgram, signal }));
  return { outputPath, probe, shares };
}

test('a clip of words has its length, size and ambience, and its progress only rises', async () => {
  const { graph } = planScene({
    prompt: 'a coffee mug on a wooden table, steam',
    negative: '',
    sceneId: null,
    hasProduct: false,
    canMove: true,
  });
  const { outputPath, probe, shares } = await make(
    'words',
    { kind: 'text' },
    { graph, effects: ['steam'], ambience: 'room' },
  );
  expect(probe).toMatchObject({ video: { width: 128, height: 72, frameRate: { num: 30, den: 1 } } });
  expect(Math.round((probe.durationMs ?? 0) / 100)).toBe(20);
  expect(probe.audio).toBeDefined();
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);

  await appendXmpToMp4(outputPath, makeXmp(sourceTypeOf(EMBEDDED_MODEL_ID, 'none'), EMBEDDED_MODEL_ID));
  expect((await readFile(outputPath)).toString('latin1')).toContain('digitalsourcetype/algorithmicMedia');
  expect((await probeMedia(outputPath, createMediaRunner({ runProgram, signal }))).durationMs).toBe(probe.durationMs);
});

test('the same image with the same seed gives the same bytes', async () => {
  const image = path.join(folder, 'image.png');
  await writeFile(
    image,
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#3060a0' } })
      .png()
      .toBuffer(),
  );
  const source = { kind: 'image', path: image, subjectPath: null } as const;
  const [one, other] = [
    await make('one', source, { effects: ['snow'] }),
    await make('other', source, { effects: ['snow'] }),
  ];
  expect((await readFile(one.outputPath)).equals(await readFile(other.outputPath))).toBe(true);
});
