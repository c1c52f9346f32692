import type { ErrorCode } from '@reelwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import type { DiskGuard } from '../disk/disk-guard.ts';
import { parseRange } from './byte-range.ts';
import { toAttachmentHeader } from './content-disposition.ts';
import { SizeMismatch } from './folder-files.ts';
import type { FolderStorage, OpenedFile } from './folder-storage.ts';
import { FILES_PATH, type UrlGrant, verifySignedUrl } from './signed-url.ts';

export interface StorageRoutesOptions {
  storage: FolderStorage;
  signingSecret: string;
  clock: Clock;
  disk: Pick<DiskGuard, 'assertReserve'>;
}

/** Uploads never run in our origin, whatever type they claim; opened by themselves they may still be viewed. */
const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // Addresses expire, and files can be replaced or deleted: browsers and a CDN may keep a copy, and ask each time, by its
  // etag, whether this address still opens this content.
  'cache-control': 'public, no-cache',
};

/** Serves the signed addresses of folder storage: reading with byte ranges, and uploading files and parts of
 * exactly the signed size. */
export async function registerStorageRoutes(app: FastifyInstance, options: StorageRoutesOptions): Promise<void> {
  // A separate scope, in which the body of a request is passed on as a stream, whatever its type.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD'],
      url: `${FILES_PATH}*`,
      handler: (request, reply) => sendFile(request, reply, options),
    });
    scope.put(`${FILES_PATH}*`, (request, reply) => receiveFile(request, reply, options));
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, options: StorageRoutesOptions) {
  const grant = checkGrant('GET', request, options);
  if (!grant) return reply.code(403).send();
  const file = await options.storage.open(grant.key);
  if (!file) return reply.code(404).send();
  try {
    return await sendOpened(request, reply, { file, downloadName: grant.downloadName });
  } finally {
    await file.close();
  }
}

async function sendOpened(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, downloadName }: { file: OpenedFile; downloadName: string | undefined },
) {
  const etag = `"${file.etag}"`;
  reply.headers({ ...FILE_HEADERS, etag, 'accept-ranges': 'bytes' });
  if (downloadName !== undefined) reply.header('content-disposition', toAttachmentHeader(downloadName));
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const range = parseRange(
    ifRange === undefined || ifRange === etag ? request.headers.range : undefined,
    file.sizeBytes,
  );
  reply.header('content-type', file.contentType);
  switch (range.kind) {
    case 'unsatisfiable':
      return reply.code(416).header('content-range', `bytes */${file.sizeBytes}`).send();
    case 'part':
      reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
        .header('content-length', range.end - range.start + 1);
      break;
    case 'whole':
      reply.header('content-length', file.sizeBytes);
      break;
    default:
      return range satisfies never;
  }
  if (request.method === 'HEAD') return reply.send();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string>);
  try {
    await file.sendTo(raw, range.kind === 'part' ? range : { start: 0, end: file.sizeBytes - 1 });
    raw.end();
  } catch {
    // The caller has left, or the disk has failed: half a file must not look like a whole one.
    raw.destroy();
  }
  return reply;
}

async function receiveFile(request: FastifyRequest, reply: FastifyReply, options: StorageRoutesOptions) {
  const grant = checkGrant('PUT', request, options);
  if (!grant) return refuseUpload(request, reply, 403);
  const { key, sizeBytes, part } = grant;
  const declared = request.headers['content-length'];
  if (declared !== undefined && Number(declared) !== sizeBytes) {
    return refuseUpload(request, reply, Number(declared) > sizeBytes ? 413 : 400);
  }
  try {
    await options.disk.assertReserve();
    const { etag } = part
      ? await options.storage.putPart({ key, ...part }, request.raw, sizeBytes)
      : await options.storage.putExact(key, request.raw, {
          contentType: request.headers['content-type'] ?? 'application/octet-stream',
          sizeBytes,
        });
    return await reply.header('etag', `"${etag}"`).send();
  } catch (error) {
    if (error instanceof SizeMismatch) return refuseUpload(request, reply, error.isLarger ? 413 : 400);
    if (error instanceof AppError && error.code === 'NOT_FOUND') return refuseUpload(request, reply, 404);
    if (error instanceof AppError && DISK_CODES.has(error.code)) return refuseUpload(request, reply, 507);
    throw error;
  }
}

/** Refusals for which HTTP has the status "Insufficient Storage". */
const DISK_CODES: ReadonlySet<ErrorCode> = new Set(['STORAGE_FULL', 'DISK_LOW']);

/** Reads and drops the rest of the body: closing the connection at once would lose the answer too. */
function refuseUpload(request: FastifyRequest, reply: FastifyReply, status: 400 | 403 | 404 | 413 | 507) {
  request.raw.resume();
  return reply.code(status).header('connection', 'close').send();
}

function checkGrant<Method extends UrlGrant['method']>(
  method: Method,
  request: FastifyRequest,
  { signingSecret, clock }: StorageRoutesOptions,
): Extract<UrlGrant, { method: Method }> | undefined {
  const key = (request.params as { '*': string })['*'];
  const verdict = verifySignedUrl(signingSecret, { method, key, query: request.query, now: clock.now() });
  // The grant has the method it was verified for.
  return 'grant' in verdict ? (verdict.grant as Extract<UrlGrant, { method: Method }>) : undefined;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}
