// Uploads files as the browser does, whole and in parts, against a plain copy of the same bytes in the same run:
// `npm run bench:upload [-- --files 6 --megabytes 100]`.
import { randomFillSync } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type ApiCaller, signInAsGuest } from './load/call-api.ts';
import { startBenchServer } from './load/bench-server.ts';

const { values } = parseArgs({
  options: { files: { type: 'string', default: '6' }, megabytes: { type: 'string', default: '100' } },
});
const fileCount = Number(values.files);
const MIB = 2 ** 20;
/** As the browser's queue sends them. */
const FILES_AT_ONCE = 3;
/** What the first bytes of an MP4 say; the rest is noise, which no file system makes smaller. */
const SIGNATURE = Buffer.from('0000001866747970697361366d703431', 'hex');
const content = randomFillSync(Buffer.alloc(Number(values.megabytes) * MIB));
SIGNATURE.copy(content);

const whole = z.object({ upload_id: z.string(), url: z.string() });
const begun = z.object({ upload_id: z.string() });
const listed = z.object({ parts: z.array(z.object({ offset: z.number(), size: z.number(), url: z.string() })) });

async function put(url: string, body: Buffer<ArrayBuffer>): Promise<void> {
  const { status } = await fetch(url, { method: 'PUT', body });
  if (status !== 200) throw new Error(`an upload was answered with ${status}`);
}

async function sendWhole(caller: ApiCaller): Promise<string> {
  const input = { file_name: 'bench.mp4', filesize: content.byteLength };
  const { upload_id: uploadId, url } = await caller.call('/mediaLib/getUploadUrl', input, whole);
  await put(caller.toUrl(url), content);
  return uploadId;
}

async function sendParts(caller: ApiCaller): Promise<string> {
  const input = { file_name: 'bench.mp4', filesize: content.byteLength };
  const { upload_id: uploadId } = await caller.call('/mediaLib/parts/start', input, begun);
  for (;;) {
    const { parts } = await caller.call('/mediaLib/parts/list', { upload_id: uploadId }, listed);
    if (parts.length === 0) return uploadId;
    for (const { offset, size, url } of parts) await put(caller.toUrl(url), content.subarray(offset, offset + size));
  }
}

/** Copies the bytes as a program that must not lose them: to the disk itself. */
async function copyPlain(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([open(source, 'r'), open(target, 'w')]);
  const chunk = Buffer.alloc(MIB);
  for (;;) {
    const { bytesRead } = await from.read(chunk);
    if (bytesRead === 0) break;
    await to.write(chunk, 0, bytesRead);
  }
  await to.sync();
  await Promise.all([from.close(), to.close()]);
}

async function measure<Result>(
  work: (index: number) => Promise<Result>,
): Promise<{ megabytesPerS: number; results: Result[] }> {
  const left = Array.from({ length: fileCount }, (_, index) => index).values();
  const results: Result[] = [];
  const startedMs = performance.now();
  const lane = async (): Promise<void> => {
    for (const index of left) results.push(await work(index));
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, lane));
  const seconds = (performance.now() - startedMs) / 1000;
  return { megabytesPerS: (fileCount * content.byteLength) / MIB / seconds, results };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-upload-'));
const env = {
  SAMPLE_CONTENT: 'off',
  MEDIA_ANALYSIS: 'off',
  DISK_RESERVE_MB: '0',
  STORAGE_QUOTAS_GB: 'guest:1000',
  LOG_LEVEL: 'error',
};
const server = await startBenchServer({ dataDir, env });
try {
  const caller = await signInAsGuest(server.url);
  const source = path.join(dataDir, 'tmp', 'source');
  await writeFile(source, content);
  const copied = await measure((index) => copyPlain(source, `${source}.${index}`));
  const inOne = await measure(() => sendWhole(caller));
  const inParts = await measure(() => sendParts(caller));
  let joinMs = 0;
  for (const uploadId of inParts.results) {
    const startedMs = performance.now();
    await caller.call('/mediaLib/reportUpload', { upload_id: uploadId }, z.unknown());
    joinMs += performance.now() - startedMs;
  }
  const share = (one: number): string => `${Math.round((100 * one) / copied.megabytesPerS)} % of the copy`;
  console.log(`${fileCount} files of ${values.megabytes} MB, ${FILES_AT_ONCE} at a time`);
  console.log(`plain copy:  ${copied.megabytesPerS.toFixed(0)} MB/s`);
  console.log(`whole:       ${inOne.megabytesPerS.toFixed(0)} MB/s, ${share(inOne.megabytesPerS)}`);
  console.log(`in parts:    ${inParts.megabytesPerS.toFixed(0)} MB/s, ${share(inParts.megabytesPerS)}`);
  console.log(`join, check and copy of one file: ${(joinMs / fileCount).toFixed(0)} ms`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
