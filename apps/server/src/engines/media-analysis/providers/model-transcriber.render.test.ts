import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTranscriptionModel } from '#src/platform/models/open-model.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { createModelTranscriber } from './model-transcriber.ts';

const NONE = { apiKey: undefined, baseUrl: undefined };
const NAME = 'openai-compatible:whisper';
const { signal } = new AbortController();
let folder: string;
let voice: string;
let server: Server;
let notices: string[];
/** What the stand-in answers next, and the files that it was sent. */
let reply: { status: number; body: object } | null;
let sent: Buffer[];

/** A stand-in that takes files as OpenAI's transcription does. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transcriber-'));
  voice = path.join(folder, 'voice.wav');
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=1', voice]);
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      sent.push(Buffer.concat(chunks));
      if (reply === null) return;
      response.writeHead(reply.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
      response.end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  notices = [];
  sent = [];
});

function writeDown(timeoutMs?: number): Promise<string | undefined> {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const accesses = { openai: NONE, anthropic: NONE, google: NONE, 'openai-compatible': { apiKey: 'key', baseUrl } };
  const transcribe = createModelTranscriber({
    id: NAME,
    model: openTranscriptionModel(NAME, accesses),
    runProgram,
    onFallback: (notice) => notices.push(notice),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return transcribe(voice, { folder, signal });
}

test('writes down what is spoken in a file that is sent small', async () => {
  reply = { status: 200, body: { text: ' Ask not what your country can do. ' } };
  expect(await writeDown()).toBe('Ask not what your country can do.');
  const [form] = sent;
  expect(form?.toString('latin1')).toMatch(/name="model"\r\n\r\nwhisper\r\n/);
  // A second of 48 kbit/s, in a form.
  expect(form?.byteLength).toBeGreaterThan(5000);
  expect(form?.byteLength).toBeLessThan(12_000);
  expect(notices).toEqual([]);
});

test.each([
  [{ status: 401, body: { error: { message: 'no', type: 'error' } } }, 'the key was refused'],
  [{ status: 503, body: { error: { message: 'busy', type: 'error' } } }, 'the server answered 503'],
])('leaves the file without words and says why: %j', async (answer, problem) => {
  reply = answer;
  expect(await writeDown()).toBeUndefined();
  expect(notices.join()).toContain(problem);
});

test('does not wait for ever', async () => {
  reply = null;
  expect(await writeDown(50)).toBeUndefined();
  expect(notices.join()).toContain('no answer within 0 s');
});

test('is not opened for a provider without such models', () => {
  const google = { apiKey: 'key', baseUrl: undefined };
  const accesses = { openai: NONE, anthropic: NONE, google, 'openai-compatible': NONE };
  expect(() => openTranscriptionModel('google:gemini', accesses)).toThrow('google has no transcription models');
});
