import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '#src/platform/fetch/guarded-fetch.ts';
import { openMediaModel } from '#src/platform/media-providers/open-media-provider.ts';
import type { OperationMemory } from '#src/platform/media-providers/run-media-task.ts';
import { startMediaProviderServer } from '#src/platform/media-providers/test-media-provider-server.ts';
import { splitGenerationModelName } from '#src/platform/models/generation-model-name.ts';
import type { ClipRequest, GenerationRun, ImageRequest } from '../generation.ts';
import { openComfyUiModel } from './comfyui.ts';
import { createGoogleClipModel } from './google-clips.ts';
import { createQueueModel } from './queue-models.ts';
import { createSdkImageModel } from './sdk-images.ts';
import { type GenerationServer, type Reply, startGenerationServer } from './test-generation-server.ts';

const PNG = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#c03020' } })
  .png()
  .toBuffer();
const POLL = { first: 1, longest: 2 };

let folder: string;
let outputPath: string;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'providers-'));
  outputPath = path.join(folder, 'made');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

const serve = async (
  reply: (route: string, body: Record<string, unknown>, baseUrl: string) => Reply,
  isPaid: RegExp,
) => {
  const server = await startGenerationServer(reply, (route) => isPaid.test(route));
  closing.push(() => server.close());
  return server;
};
const reach = ({ baseUrl }: Pick<GenerationServer, 'baseUrl'>): GuardedFetch => {
  const guarded = createGuardedFetch({ allowHosts: [new URL(baseUrl).host] });
  closing.push(() => guarded.close());
  return guarded;
};

/** A step's memory, which outlives its tries. */
function remember(): OperationMemory {
  let noted: unknown = null;
  return {
    read: async () => noted,
    write: async (value) => {
      noted = value;
    },
    isEnd: () => true,
  };
}
const runWith = (memory = remember(), signal = new AbortController().signal): GenerationRun => ({
  signal,
  onProgress: () => undefined,
  memory,
  folder,
});
const image = (change: Partial<ImageRequest> = {}): ImageRequest => ({
  source: { kind: 'text' },
  prompt: 'a mug',
  negative: '',
  graph: null,
  seed: 7,
  width: 1024,
  height: 576,
  creativity: 0.3,
  outputPath,
  ...change,
});
const clip = (change: Partial<ClipRequest> = {}): ClipRequest => ({
  source: { kind: 'text' },
  prompt: 'a mug',
  negative: 'people',
  graph: null,
  seed: 7,
  width: 1280,
  height: 720,
  seconds: 5,
  frameRate: 30,
  move: 'none',
  effects: [],
  isLoop: false,
  ambience: null,
  hasAudio: true,
  outputPath,
  ...change,
});

const IMAGES = /^POST \/v1\/images\/generations$/;
const openAi = (server: GenerationServer) =>
  createSdkImageModel('openai', 'gpt-image-1', { apiKey: 'key', baseUrl: `${server.baseUrl}/v1` });

test('an OpenAI model gets the prompt and the nearest of its sizes; its image is stored as it came', async () => {
  const server = await serve(() => ({ json: { data: [{ b64_json: PNG.toString('base64') }] } }), IMAGES);
  expect(await openAi(server).makeImage?.(image(), runWith())).toEqual({ width: 8, height: 4 });
  expect(server.requests[0]?.body).toMatchObject({ model: 'gpt-image-1', prompt: 'a mug', size: '1536x1024' });
  expect((await sharp(outputPath).metadata()).format).toBe('png');
});

test.each([
  [400, { error: { message: 'Rejected by our safety system', code: 'moderation_blocked' } }, 'PROVIDER_POLICY'],
  [401, { error: { message: 'Incorrect API key' } }, 'PROVIDER_REFUSED'],
  [429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }, 'PROVIDER_QUOTA'],
  [429, { error: { message: 'Slow down' } }, 'PROVIDER_AWAY'],
  [500, { error: { message: 'oops' } }, 'PROVIDER_FAILED'],
])('an answer of %i has its own message: %j', async (status, json, code) => {
  const server = await serve(() => ({ status, json }), IMAGES);
  await expect(openAi(server).makeImage?.(image(), runWith())).rejects.toMatchObject({ code });
  expect(server.paid()).toBe(1);
});

const xAi = (server: GenerationServer, model = 'grok-imagine-image') =>
  createSdkImageModel('xai', model, { apiKey: 'key', baseUrl: `${server.baseUrl}/v1` });

test('an xAI model gets a ratio instead of a size if it takes one, and changes no images', async () => {
  const server = await serve(() => ({ json: { data: [{ b64_json: PNG.toString('base64') }] } }), IMAGES);
  expect(await xAi(server).makeImage?.(image(), runWith())).toEqual({ width: 8, height: 4 });
  await xAi(server, 'grok-2-image').makeImage?.(image(), runWith());
  const [imagine, older] = server.requests.map(({ body }) => body);
  expect(imagine).toMatchObject({ model: 'grok-imagine-image', prompt: 'a mug', aspect_ratio: '16:9' });
  expect(imagine).not.toHaveProperty('size');
  expect(older).not.toHaveProperty('aspect_ratio');
  expect(xAi(server).facts).toMatchObject({ id: 'xai:grok-imagine-image', provider: 'xAI', image_modes: ['text'] });
});

test.each([
  [400, { code: 'invalid-argument', error: 'Generated image rejected by content moderation.' }, 'PROVIDER_POLICY'],
  [403, { code: 'permission-denied', error: 'Your team has used all available credits' }, 'PROVIDER_QUOTA'],
  [400, { code: 'invalid-argument', error: 'Incorrect API key provided' }, 'PROVIDER_REFUSED'],
])('an answer of %i by xAI has its own message, with its name: %j', async (status, json, code) => {
  const server = await serve(() => ({ status, json }), IMAGES);
  await expect(xAi(server).makeImage?.(image(), runWith())).rejects.toMatchObject({
    code,
    values: { provider: 'xAI' },
  });
  expect(server.paid()).toBe(1);
});

test('a lost answer is not asked for again by a later try: it may have been paid', async () => {
  const server = await serve(() => 'lost', IMAGES);
  const memory = remember();
  await expect(openAi(server).makeImage?.(image(), runWith(memory))).rejects.toMatchObject({ code: 'PROVIDER_UNSURE' });
  await expect(openAi(server).makeImage?.(image(), runWith(memory))).rejects.toMatchObject({ code: 'PROVIDER_UNSURE' });
  expect(server.paid()).toBe(1);
});

const VEO_START = /predictLongRunning$/;
/** Speaks Veo's protocol: an operation that is done when it is asked for the `doneAt`-th time. */
function veo(doneAt: number, end: (baseUrl: string) => object) {
  let asked = 0;
  return (route: string, _body: unknown, baseUrl: string): Reply => {
    if (VEO_START.test(route)) return { json: { name: 'operations/1' } };
    if (route.endsWith('.mp4')) return { bytes: Buffer.from('a video') };
    asked += 1;
    return { json: { name: 'operations/1', ...(asked >= doneAt ? { done: true, ...end(baseUrl) } : {}) } };
  };
}
const openVeo = (server: GenerationServer) =>
  createGoogleClipModel('veo-3.1-generate-preview', {
    access: { apiKey: 'key', baseUrl: server.baseUrl },
    saveGuarded: reach(server).saveGuarded,
    pollMs: 1,
  });
const veoDone = (baseUrl: string) => ({
  response: { generateVideoResponse: { generatedSamples: [{ video: { uri: `${baseUrl}/files/clip.mp4` } }] } },
});

test('Veo is started once and asked until its clip is there; a restart asks on without paying again', async () => {
  const server = await serve(veo(3, veoDone), VEO_START);
  const memory = remember();
  const stopping = new AbortController();
  const first = openVeo(server).makeClip?.(
    clip(),
    runWith(
      {
        ...memory,
        write: async (value) => {
          await memory.write(value);
          // The server is stopped as soon as the operation is noted.
          if (JSON.stringify(value).includes('operations/1')) stopping.abort(new Error('stopped'));
        },
      },
      stopping.signal,
    ),
  );
  await expect(first).rejects.toThrow('stopped');
  await openVeo(server).makeClip?.(clip(), runWith(memory));
  expect(server.paid()).toBe(1);
  expect(await readFile(outputPath, 'utf8')).toBe('a video');
  expect(server.requests[0]?.body).toMatchObject({
    instances: [{ prompt: 'a mug' }],
    parameters: { aspectRatio: '16:9', resolution: '720p', durationSeconds: 6, negativePrompt: 'people' },
  });
});

test("Veo's refusal under its policy is told as such", async () => {
  const server = await serve(
    veo(1, () => ({ error: { code: 3, message: 'violates safety policies', status: 'X' } })),
    VEO_START,
  );
  await expect(openVeo(server).makeClip?.(clip(), runWith())).rejects.toMatchObject({ code: 'PROVIDER_POLICY' });
});

test.each(['fal', 'replicate'] as const)(
  'a model of %s gets its own field names, and its file is stored',
  async (provider) => {
    const server = await startMediaProviderServer({
      reply: (_input, each) => ({ output: { images: [{ url: each.serve('made.png', PNG) }] } }),
    });
    closing.push(() => server.close());
    const access = { apiKey: 'key', baseUrl: server.baseUrl };
    const model = createQueueModel(
      openMediaModel({ provider, model: 'owner/edit' }, { fal: access, replicate: access }),
      'image',
      { saveGuarded: reach(server).saveGuarded, fields: { image: 'input_image', ratio: '-' }, pollMs: POLL },
    );
    expect(model.facts.image_modes).toEqual(['edit']);
    const source = path.join(folder, 'source.png');
    await writeFile(source, PNG);
    const made = await model.makeImage?.(image({ source: { kind: 'edit', path: source } }), runWith());
    expect(made).toEqual({ width: 8, height: 4 });
    const { input = {} }: { input?: Record<string, unknown> } = server.started[0] ?? {};
    expect(input).toMatchObject({ prompt: 'a mug', seed: 7 });
    expect(input).not.toHaveProperty('aspect_ratio');
    expect(server.files.get(String(input['input_image']))?.equals(PNG)).toBe(true);
  },
);

test('a failure of fal that its words call a matter of policy is told as such', async () => {
  const server = await startMediaProviderServer({ reply: () => ({ failure: 'NSFW content detected' }) });
  closing.push(() => server.close());
  const access = { apiKey: 'key', baseUrl: server.baseUrl };
  const model = createQueueModel(
    openMediaModel('fal:owner/text-to-video', { fal: access, replicate: access }),
    'clip',
    {
      saveGuarded: reach(server).saveGuarded,
      fields: {},
      pollMs: POLL,
    },
  );
  await expect(model.makeClip?.(clip(), runWith())).rejects.toMatchObject({ code: 'PROVIDER_POLICY' });
});

const WORKFLOW = {
  1: { class_type: 'CLIPTextEncode', inputs: { text: 'example', clip: ['4', 0] }, _meta: { title: 'Prompt' } },
  2: { class_type: 'KSampler', inputs: { seed: 1, steps: 20 }, _meta: { title: 'seed' } },
  3: { class_type: 'SaveImage', inputs: { images: ['2', 0] }, _meta: { title: 'Save' } },
};
async function openComfy(reply: (route: string, baseUrl: string) => Reply) {
  const workflowPath = path.join(folder, 'flux.json');
  await writeFile(workflowPath, JSON.stringify(WORKFLOW));
  const server = await serve((route, _body, baseUrl) => reply(route, baseUrl), /^POST \/prompt$/);
  return { server, model: await openComfyUiModel(workflowPath, 'image', { baseUrl: server.baseUrl, pollMs: POLL }) };
}

test('a workflow of ComfyUI gets words and seed in the nodes that are named so, and its saved file is taken', async () => {
  let asked = 0;
  const { server, model } = await openComfy((route) => {
    if (route === 'POST /prompt') return { json: { prompt_id: 'p1', number: 1, node_errors: {} } };
    if (route === 'GET /view') return { bytes: PNG };
    asked += 1;
    const outputs = { 3: { images: [{ filename: 'made.png', subfolder: '', type: 'output' }] } };
    return { json: asked < 3 ? {} : { p1: { status: { status_str: 'success', messages: [] }, outputs } } };
  });
  expect(await model.makeImage?.(image(), runWith())).toEqual({ width: 8, height: 4 });
  expect(server.requests[0]?.body['prompt']).toMatchObject({
    1: { inputs: { text: 'a mug' } },
    2: { inputs: { seed: 7, steps: 20 } },
  });
  expect(server.paid()).toBe(1);
});

test('a workflow that fails says what failed', async () => {
  const { model } = await openComfy((route) =>
    route === 'POST /prompt'
      ? { json: { prompt_id: 'p1' } }
      : {
          json: {
            p1: {
              status: { status_str: 'error', messages: [['execution_error', { exception_message: 'out of memory' }]] },
              outputs: {},
            },
          },
        },
  );
  await expect(model.makeImage?.(image(), runWith())).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    values: { reason: 'out of memory' },
  });
});

test('names of models are read, and those that name none are refused', () => {
  expect(splitGenerationModelName('openai:gpt-image-1')).toMatchObject({ kind: 'sdk', provider: 'openai' });
  expect(splitGenerationModelName('fal:a/b?image=start_image')).toMatchObject({
    kind: 'queue',
    model: 'a/b',
    fields: { image: 'start_image' },
  });
  expect(splitGenerationModelName('comfyui:/flows/a.json')).toEqual({ kind: 'comfyui', workflowPath: '/flows/a.json' });
  for (const name of ['gpt-image-1', 'fal:a/b?what=x', 'comfyui:a.json', 'anthropic:claude'])
    expect(splitGenerationModelName(name)).toBeNull();
});
