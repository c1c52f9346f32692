import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Readable, Transform, Writable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { AppError } from '../../app-error.ts';
import { toSizeText } from './size-text.ts';

/** The content encodings we ask for. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd';

/** No honest server wraps a page in more layers. */
const MAX_ENCODINGS = 2;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

function toDecoders(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) throw new AppError('PAGE_UNREACHABLE', { detail: { message: 'fetch_encoding' } });
  return names.reverse().map((name) => {
    const create = DECODERS[name];
    if (!create) throw new AppError('PAGE_UNREACHABLE', { detail: { message: 'fetch_encoding' } });
    return create();
  });
}

interface BodyLimits {
  contentEncoding: string;
  maxBytes: number;
}

/**
 * Passes on the decoded bytes of a response. `maxBytes` counts the decoder's output: a small file that unpacks to a huge
 * one is cut off as it grows. Throws PAGE_TOO_LARGE, or PAGE_UNREACHABLE on broken compression.
 */
async function passBody(body: Readable, { contentEncoding, maxBytes }: BodyLimits, sink: Writable): Promise<number> {
  let sizeBytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) done(new AppError('PAGE_TOO_LARGE', { limit: toSizeText(maxBytes) }));
      else done(null, chunk);
    },
  });
  await pipeline([body, ...toDecoders(contentEncoding), limit, sink]);
  return sizeBytes;
}

/** Returns the decoded bytes of a response. */
export async function readBody(body: Readable, limits: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await passBody(body, limits, sink);
  return Buffer.concat(chunks);
}

/** Writes the decoded bytes of a response to a file. Returns how many these were. */
export async function saveBody(body: Readable, limits: BodyLimits & { path: string }): Promise<number> {
  return await passBody(body, limits, createWriteStream(limits.path));
}

/** Returns the first decoded bytes of a response, at most `maxBytes`, and leaves the rest unread. */
export async function readStart(body: Readable, { contentEncoding, maxBytes }: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const readSome = async (decoded: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of decoded) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes >= maxBytes) return;
    }
  };
  // The types know lists of streams, and a function as the last of single arguments, but not both.
  const run = pipeline as unknown as (steps: unknown[]) => Promise<void>;
  await run([body, ...toDecoders(contentEncoding), readSome]);
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
