import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '#src/platform/process/test-execute.ts';
import { writeEnlargeModel } from '#src/platform/onnx/test-onnx-model.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { openTestVideoModel, type TestVideoModel } from '../test-model-provider.ts';
import { createEmbeddedEnhancementEngine } from './embedded/embedded-enhancement-engine.ts';
import { describeEnhancementEngine } from './enhancement-contract.ts';
import type { EnhancementEngine } from './enhancement.ts';
import { createProviderEnhancementEngine } from './models/provider-enhancement-engine.ts';

let folder: string;
let provider: TestVideoModel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enhancement-models-'));
  await writeFile(join(folder, 'enlarge.onnx'), writeEnlargeModel(4, 48));
  provider = await openTestVideoModel('fal:fal-ai/video-upscaler', async ({ video_url: sent }, server) => {
    const [input, output] = [join(folder, 'sent.mp4'), join(folder, 'larger.mp4')];
    await writeFile(input, server.files.get(String(sent)) ?? '');
    await execute('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      input,
      '-vf',
      'scale=4*iw:4*ih',
      '-c:v',
      'libx264',
      '-crf',
      '10',
      output,
    ]);
    return { output: { video: { url: server.serve('larger.mp4', await readFile(output)) } } };
  });
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens an engine when it is first used: the folder and the server are made before the tests. */
const later = (open: () => EnhancementEngine): EnhancementEngine => ({
  id: 'later',
  measure: (...args) => open().measure(...args),
  measureNoise: (...args) => open().measureNoise(...args),
  enhance: (...args) => open().enhance(...args),
});

describeEnhancementEngine('the embedded engine', () => createEmbeddedEnhancementEngine({ runProgram }));
describeEnhancementEngine('an ONNX model', () =>
  later(() => createEmbeddedEnhancementEngine({ runProgram, enlargeModel: join(folder, 'enlarge.onnx') })),
);
describeEnhancementEngine('a model of a provider', () =>
  later(() => createProviderEnhancementEngine(provider.needs, createEmbeddedEnhancementEngine({ runProgram }))),
);

test('a provider is sent only what must become larger', () => {
  // Two runs of the contract enlarged, the third kept its size.
  expect(provider.server.started).toHaveLength(2);
});
