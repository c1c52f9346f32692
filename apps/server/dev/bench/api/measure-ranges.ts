import { spawn } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { readSigningSecret } from '#src/platform/storage/signing-secret.ts';
import { signUrl } from '#src/platform/storage/signed-url.ts';

const FILE_BYTES = 100 * 2 ** 20;
const RANGE_BYTES = 8 * 2 ** 20;
const READERS = 4;
const ROUNDS = 6;
const RANGES_PER_ROUND = 8;
const KEY = 'bench/video.mp4';

/** Reads ranges one after the other over one connection. */
async function readRanges(address: URL, count: number, first: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const start = ((first + index) * 7_919_000) % (FILE_BYTES - RANGE_BYTES);
    let receivedBytes = 0;
    // One buffer for everything: what is read is not looked at.
    const onread = {
      buffer: Buffer.alloc(2 ** 20),
      callback: (bytes: number) => {
        receivedBytes += bytes;
        return true;
      },
    };
    const socket = connect({ port: Number(address.port), host: address.hostname, onread });
    socket.write(
      `GET ${address.pathname}${address.search} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
        `Range: bytes=${start}-${start + RANGE_BYTES - 1}\r\n\r\n`,
    );
    await once(socket, 'close');
    if (receivedBytes < RANGE_BYTES) throw new Error(`${receivedBytes} bytes of a range arrived`);
  }
}

/** Writes the file that is read, before the server starts. */
export async function addLargeFile(dataDir: string): Promise<string> {
  const place = (folder: string): string => path.join(dataDir, 'storage', folder, KEY);
  for (const folder of ['files', 'types']) await mkdir(path.dirname(place(folder)), { recursive: true });
  await writeFile(place('files'), randomFillSync(Buffer.alloc(FILE_BYTES)));
  await writeFile(place('types'), 'video/mp4');
  return place('files');
}

async function startSendfile(file: string) {
  const child = spawn('python3', [path.join(import.meta.dirname, 'sendfile-server.py'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url: new URL(line.slice(line.indexOf('http'))), stop: () => child.kill() };
}

/** Reads ranges of a large file from the server and from sendfile in turn. Returns the medians, in MB/s. */
export async function measureRanges({ url, dataDir, file }: { url: string; dataDir: string; file: string }) {
  const secret = await readSigningSecret(dataDir);
  const expiresAtS = Math.ceil(Date.now() / 1000) + 3600;
  const address = new URL(signUrl(secret, { method: 'GET', key: KEY, expiresAtS, downloadName: undefined }), url);
  const sendfile = await startSendfile(file);
  const speeds = { server: [] as number[], sendfile: [] as number[] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, from] of [
        ['server', address],
        ['sendfile', sendfile.url],
      ] as const) {
        const startedMs = performance.now();
        await Promise.all(
          Array.from({ length: READERS }, (_none, reader) => readRanges(from, RANGES_PER_ROUND, reader)),
        );
        const seconds = (performance.now() - startedMs) / 1000;
        // The first round warms up.
        if (round > 0) speeds[name].push((READERS * RANGES_PER_ROUND * RANGE_BYTES) / 1e6 / seconds);
      }
    }
  } finally {
    sendfile.stop();
  }
  const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return { server: median(speeds.server), sendfile: median(speeds.sendfile) };
}
