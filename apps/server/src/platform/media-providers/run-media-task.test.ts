import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listOutputUrls, saveFirstOutput } from './media-output.ts';
import { splitMediaModelName } from './media-provider-name.ts';
import { openMediaModel } from './open-media-provider.ts';
import { type OperationMemory, runMediaTask } from './run-media-task.ts';
import { startMediaProviderServer } from './test-media-provider-server.ts';

const MODELS = ['fal:fal-ai/birefnet/v2', 'replicate:owner/upscale', `replicate:owner/upscale:${'0a'.repeat(32)}`];
const pollMs = { first: 1, longest: 4 };
const DONE = { output: { image: { url: 'x' } } };

function makeMemory(): OperationMemory & { value: unknown } {
  const memory = {
    value: null as unknown,
    read: async () => JSON.parse(JSON.stringify(memory.value)) as unknown,
    async write(value: unknown) {
      memory.value = value;
    },
    isEnd: (reason: unknown) => reason === 'cancelled',
  };
  return memory;
}

async function open(name: string, needs: Partial<Parameters<typeof startMediaProviderServer>[0]> = {}) {
  const server = await startMediaProviderServer({ reply: () => DONE, ...needs });
  onTestFinished(() => server.close());
  const access = { apiKey: 'secret', baseUrl: server.baseUrl };
  const model = openMediaModel(name, { fal: access, replicate: access });
  const run = (memory: OperationMemory, signal = new AbortController().signal, input: object = { scale: 2 }) =>
    runMediaTask({ model, makeInput: async () => ({ ...input }), memory, signal, pollMs });
  return { server, model, run };
}

test.each(MODELS)('runs %s once and returns its output', async (name) => {
  const { server, run } = await open(name);
  expect(await run(makeMemory())).toEqual({ image: { url: 'x' } });
  expect(server.started).toMatchObject([{ input: { scale: 2 }, authorization: expect.stringContaining('secret') }]);
});

test.each(MODELS)('polls on after a restart, and pays %s once', async (name) => {
  const { server, run } = await open(name, { reply: () => ({ ...DONE, isHeld: true }) });
  const memory = makeMemory();
  const shutdown = new AbortController();
  const first = run(memory, shutdown.signal);
  await expect.poll(() => memory.value).toMatchObject({ operation: { id: 'operation-1' } });
  shutdown.abort('shutdown');
  await expect(first).rejects.toBe('shutdown');
  expect(server.cancelled).toEqual([]);
  server.finish();
  expect(await run(memory)).toEqual({ image: { url: 'x' } });
  expect(server.started).toHaveLength(1);
});

test.each(MODELS)('asks %s to stop when the task is cancelled', async (name) => {
  const { server, run } = await open(name, { reply: () => ({ ...DONE, isHeld: true }) });
  const memory = makeMemory();
  const cancel = new AbortController();
  const running = run(memory, cancel.signal);
  await expect.poll(() => memory.value).toMatchObject({ operation: { id: 'operation-1' } });
  cancel.abort('cancelled');
  await expect(running).rejects.toBe('cancelled');
  expect(server.cancelled).toEqual(['operation-1']);
});

test.each(MODELS)('does not start %s again if the answer to its start was lost', async (name) => {
  const { server, run } = await open(name, { losesAnswers: true });
  const memory = makeMemory();
  await expect(run(memory)).rejects.toMatchObject({ code: 'PROVIDER_UNSURE' });
  await expect(run(memory)).rejects.toMatchObject({ code: 'PROVIDER_UNSURE' });
  expect(server.started).toHaveLength(1);
});

test.each(MODELS)('says why %s was refused, and may start it later', async (name) => {
  const { run } = await open(name, { refuses: 401 });
  const memory = makeMemory();
  const refused = { code: 'PROVIDER_REFUSED', values: { reason: '401 no such key' } };
  await expect(run(memory)).rejects.toMatchObject(refused);
  expect(memory.value).toBeNull();
});

test.each(MODELS)('fails with the words of %s', async (name) => {
  const { run } = await open(name, { reply: () => ({ failure: 'no subject found' }) });
  await expect(run(makeMemory())).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    values: { reason: expect.stringContaining('no subject found') as string },
  });
});

test('is away, not refused, while nobody answers', async () => {
  const { server, run } = await open('fal:fal-ai/x', { reply: () => ({ ...DONE, isHeld: true }) });
  const memory = makeMemory();
  const running = run(memory);
  running.catch(() => undefined);
  await expect.poll(() => memory.value).toMatchObject({ operation: { id: 'operation-1' } });
  await server.close();
  await expect(running).rejects.toMatchObject({ code: 'PROVIDER_AWAY' });
});

test('sends its key to no other host', async () => {
  const { run } = await open('fal:fal-ai/x');
  const memory = makeMemory();
  const url = 'https://elsewhere.example/status';
  await memory.write({ operation: { provider: 'fal', id: '1', statusUrl: url, resultUrl: url, cancelUrl: url } });
  await expect(run(memory)).rejects.toMatchObject({ code: 'PROVIDER_REFUSED' });
});

test.each(MODELS)('%s reads uploaded files', async (name) => {
  const { server, model } = await open(name);
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'a.bin');
  const content = Buffer.from([0, 13, 10, 13, 10, 255, 45, 45, 1]);
  await writeFile(path, content);
  const file = { path, contentType: 'image/png', fileName: 'a.png' };
  const url = await model.provider.upload(file, new AbortController().signal);
  expect(server.files.get(url)).toEqual(content);
});

test.each([
  ['an address', 'https://a.example/1.png'],
  ['a list', ['https://a.example/1.png']],
  ['fal’s objects', { images: [{ url: 'https://a.example/1.png', width: 2 }], seed: 3, prompt: 'a mug' }],
])('finds the files of %s', (_what, output) => {
  expect(listOutputUrls(output)).toEqual(['https://a.example/1.png']);
});

test('saves a file that an answer holds itself, and refuses one that is too large', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'out.png');
  const { signal } = new AbortController();
  const saveGuarded = () => Promise.reject(new Error('not fetched'));
  const options = { provider: 'fal', saveGuarded, path, accept: 'image/*', timeoutMs: 1000, signal };
  const output = { images: [{ url: `data:image/png;base64,${Buffer.from('pixels').toString('base64')}` }] };
  await saveFirstOutput(output, { ...options, maxBytes: 6 });
  expect((await readFile(path)).toString()).toBe('pixels');
  await expect(saveFirstOutput(output, { ...options, maxBytes: 5 })).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  await expect(saveFirstOutput({ text: 'none' }, { ...options, maxBytes: 5 })).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
  });
});

test.each(['fal:', 'fal:../x/y', 'fal:a b/c', 'replicate:owner', 'openai:gpt/x', 'replicate:o/n:latest'])(
  '%s names no model',
  (name) => {
    expect(splitMediaModelName(name)).toBeNull();
  },
);
