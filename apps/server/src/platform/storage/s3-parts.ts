import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type ListPartsCommandOutput,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import { formatLimit } from './folder-files.ts';
import { assertPartNumber, assertWholeParts } from './folder-parts.ts';
import { type Multipart, PartsMismatch, type Storage, type StoredPart } from './storage.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

interface S3PartsNeeds {
  client: S3Client;
  bucket: string;
  clock: Clock;
  /** Entries of one page of a list. */
  listedAtOnce: number;
}

/** Content from the server itself is sent in parts of this size; 10,000 of them are 156 GB. */
const CHUNK_BYTES = 16 * 2 ** 20;

/** Returns NOT_FOUND if the server says that there is no such file, or file in parts; undefined for other errors. */
export function toNotFound(error: unknown): AppError | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  const isAbsent = ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(error.name);
  return isAbsent ? new AppError('NOT_FOUND', {}, { cause: error }) : undefined;
}

/** Cuts content into chunks of the size of a part; the last may be smaller. Throws FILE_TOO_LARGE. */
export async function* collectChunks(
  content: Buffer | Readable,
  limits?: { maxSizeBytes: number },
): AsyncGenerator<Buffer, undefined> {
  let sizeBytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const pieces: Iterable<Buffer> | AsyncIterable<Buffer> = Buffer.isBuffer(content)
    ? [content]
    : // The source is not destroyed on refusal: an upload's connection must survive to carry the answer.
      content.iterator({ destroyOnReturn: false });
  for await (const piece of pieces) {
    sizeBytes += piece.byteLength;
    if (limits && sizeBytes > limits.maxSizeBytes) {
      throw new AppError('FILE_TOO_LARGE', { limit: formatLimit(limits.maxSizeBytes) });
    }
    held.push(piece);
    heldBytes += piece.byteLength;
    while (heldBytes >= CHUNK_BYTES) {
      const all = Buffer.concat(held);
      yield all.subarray(0, CHUNK_BYTES);
      held = [all.subarray(CHUNK_BYTES)];
      heldBytes = all.byteLength - CHUNK_BYTES;
    }
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** Files that arrive in parts, kept by the server of the bucket. */
export function createS3Parts({ client, bucket: Bucket, clock, listedAtOnce }: S3PartsNeeds) {
  const locate = ({ key, multipartId }: Multipart) => {
    assertStorageKey(key);
    // An empty one would address the file itself.
    if (multipartId === '') throw new AppError('NOT_FOUND');
    return { Bucket, Key: key, UploadId: multipartId };
  };

  async function start(key: string, contentType: string): Promise<Multipart> {
    assertStorageKey(key);
    const request = new CreateMultipartUploadCommand({ Bucket, Key: key, ContentType: contentType });
    const { UploadId } = await client.send(request);
    if (UploadId === undefined) throw new Error('the server gave the file in parts no identifier');
    return { key, multipartId: UploadId };
  }

  async function abort(multipart: Multipart): Promise<void> {
    assertStorageKey(multipart.key);
    try {
      await client.send(new AbortMultipartUploadCommand(locate(multipart)));
    } catch (error) {
      if (!toNotFound(error) && !(error instanceof AppError)) throw error;
    }
  }

  async function listParts(multipart: Multipart): Promise<StoredPart[]> {
    const request = locate(multipart);
    const parts: StoredPart[] = [];
    try {
      // The client's own paginator never ends where a server names a marker on the last page too.
      for (let marker: string | undefined = '0'; marker !== undefined; ) {
        const page: ListPartsCommandOutput = await client.send(
          new ListPartsCommand({ ...request, PartNumberMarker: marker, MaxParts: listedAtOnce }),
        );
        for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
          parts.push({ partNumber: PartNumber, sizeBytes: Size, etag: ETag.replaceAll('"', '') });
        }
        marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
      }
    } catch (error) {
      throw toNotFound(error) ?? error;
    }
    return parts.toSorted((one, other) => one.partNumber - other.partNumber);
  }

  async function join(multipart: Multipart, parts: readonly StoredPart[]): Promise<void> {
    const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: `"${etag}"` }));
    const request = new CompleteMultipartUploadCommand({ ...locate(multipart), MultipartUpload: { Parts } });
    try {
      await client.send(request);
    } catch (error) {
      if (error instanceof S3ServiceException && PART_PROBLEMS.has(error.name)) throw new PartsMismatch(error.message);
      throw toNotFound(error) ?? error;
    }
  }

  return {
    /** Sends content in parts, and aborts if that fails. */
    async putChunks(file: {
      key: string;
      contentType: string;
      first: readonly Buffer[];
      rest: AsyncIterable<Buffer>;
    }): Promise<void> {
      const multipart = await start(file.key, file.contentType);
      const parts: StoredPart[] = [];
      const send = async (Body: Buffer): Promise<void> => {
        const partNumber = parts.length + 1;
        const request = new UploadPartCommand({ ...locate(multipart), PartNumber: partNumber, Body });
        const { ETag = '' } = await client.send(request);
        parts.push({ partNumber, sizeBytes: Body.byteLength, etag: ETag.replaceAll('"', '') });
      };
      try {
        for (const chunk of file.first) await send(chunk);
        for await (const chunk of file.rest) await send(chunk);
        await join(multipart, parts);
      } catch (error) {
        await abort(multipart);
        throw error;
      }
    },

    port: {
      startMultipart: start,
      listParts,
      abortMultipart: abort,
      async signPart(multipart, { partNumber, sizeBytes, expiresInS }) {
        const place = locate(multipart);
        assertPartNumber(partNumber);
        const request = new UploadPartCommand({ ...place, PartNumber: partNumber, ContentLength: sizeBytes });
        return await getSignedUrl(client, request, {
          expiresIn: expiresInS,
          signingDate: clock.now(),
          signableHeaders: new Set(['content-length', 'host']),
        });
      },
      async completeMultipart(multipart, parts) {
        assertWholeParts(parts, await listParts(multipart));
        await join(multipart, parts);
        const { key } = multipart;
        const { ContentLength, ContentType, ETag, LastModified } = await client.send(
          new HeadObjectCommand({ Bucket, Key: key }),
        );
        return {
          key,
          sizeBytes: ContentLength ?? 0,
          contentType: ContentType ?? 'application/octet-stream',
          etag: (ETag ?? '').replaceAll('"', ''),
          modifiedAt: LastModified ?? new Date(0),
        };
      },
      async listMultiparts(prefix) {
        assertStoragePrefix(prefix, { mayBeEmpty: true });
        const found: (Multipart & { startedAt: Date })[] = [];
        let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
        while (marker) {
          const page: ListMultipartUploadsCommandOutput = await client.send(
            new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, MaxUploads: listedAtOnce, ...marker }),
          );
          for (const { Key = '', UploadId = '', Initiated = new Date(0) } of page.Uploads ?? []) {
            found.push({ key: Key, multipartId: UploadId, startedAt: Initiated });
          }
          const { IsTruncated, NextKeyMarker = '', NextUploadIdMarker = '' } = page;
          marker = IsTruncated ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker } : undefined;
        }
        return found;
      },
      // A write that breaks off leaves nothing that a bucket lists, except a file in parts.
      sweepUnfinished: () => Promise.resolve(),
    } satisfies Partial<Storage>,
  };
}

const PART_PROBLEMS = new Set(['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML']);
