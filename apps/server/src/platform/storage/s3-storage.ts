import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import pMap from 'p-map';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../clock.ts';
import { toAttachmentHeader } from './content-disposition.ts';
import { collectChunks, createS3Parts, toNotFound } from './s3-parts.ts';
import type { ListedFile, Storage, StoredFile } from './storage.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

export interface S3Settings {
  /** If absent, Amazon's own address of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Names the bucket in the path, not in the host name: what most servers other than Amazon's need. */
  pathStyle: boolean;
}

export interface S3StorageOptions {
  settings: S3Settings;
  clock: Clock;
  /** Entries of one page of a list. */
  listedAtOnce?: number;
}

export interface S3Storage extends Storage {
  close(): Promise<void>;
}

/** S3 copies no larger file in one request. */
const MAX_COPY_BYTES = 5 * 2 ** 30;
const DELETED_AT_ONCE = 16;
/** The most that S3 allows. */
const LISTED_AT_ONCE = 1000;
const UNKNOWN_TYPE = 'application/octet-stream';

/** Stores files in a bucket of S3, or of a server that speaks its protocol. The bucket must exist. */
export function openS3Storage({ settings, clock, listedAtOnce = LISTED_AT_ONCE }: S3StorageOptions): S3Storage {
  const { bucket: Bucket } = settings;
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Other servers than Amazon's refuse the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const locate = (key: string): { Bucket: string; Key: string } => {
    assertStorageKey(key);
    return { Bucket, Key: key };
  };
  const parts = createS3Parts({ client, bucket: Bucket, clock, listedAtOnce });

  async function head(key: string): Promise<StoredFile | undefined> {
    const request = new HeadObjectCommand(locate(key));
    try {
      const { ContentLength = 0, ContentType = UNKNOWN_TYPE, ETag = '', LastModified } = await client.send(request);
      return {
        key,
        sizeBytes: ContentLength,
        contentType: ContentType,
        etag: ETag.replaceAll('"', ''),
        modifiedAt: LastModified ?? new Date(0),
      };
    } catch (error) {
      if (toNotFound(error)) return undefined;
      throw error;
    }
  }

  async function getFacts(key: string): Promise<StoredFile> {
    const file = await head(key);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  }

  async function get(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await client.send(new GetObjectCommand({ ...locate(key), Range }));
      return Body as Readable;
    } catch (error) {
      throw toNotFound(error) ?? error;
    }
  }

  async function put(
    key: string,
    content: Buffer | Readable,
    contentType: string,
    limits?: { maxSizeBytes: number },
  ): Promise<StoredFile> {
    const place = locate(key);
    const chunks = collectChunks(content, limits);
    const first = await chunks.next();
    const second = first.done ? first : await chunks.next();
    if (second.done) {
      const Body = first.done ? Buffer.alloc(0) : first.value;
      await client.send(new PutObjectCommand({ ...place, Body, ContentType: contentType }));
    } else {
      await parts.putChunks({ key, contentType, first: [first.value as Buffer, second.value], rest: chunks });
    }
    return await getFacts(key);
  }

  /** Returns until when an address is valid: for the same file mostly the same, which browsers can cache. */
  const validFor = (expiresInS: number): { signingDate: Date; expiresIn: number } => {
    const stepS = Math.max(1, Math.floor(expiresInS / 12));
    const signedAtS = Math.floor(clock.now().getTime() / 1000 / stepS) * stepS;
    return { signingDate: new Date(signedAtS * 1000), expiresIn: expiresInS + stepS };
  };

  async function list(prefix: string): Promise<ListedFile[]> {
    const files: ListedFile[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix, MaxKeys: listedAtOnce })) {
      for (const { Key = '', Size = 0, ETag = '', LastModified } of page.Contents ?? []) {
        const modifiedAt = LastModified ?? new Date(0);
        files.push({ key: Key, sizeBytes: Size, etag: ETag.replaceAll('"', ''), modifiedAt });
      }
    }
    return files.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  return {
    ...parts.port,
    head,
    get,
    put,
    async putFile(key, localPath, contentType) {
      locate(key);
      await stat(localPath);
      return await put(key, createReadStream(localPath, { highWaterMark: 2 ** 20 }), contentType);
    },
    async toLocalFile(key, folder) {
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${randomUUID()}-${path.basename(key)}`.slice(-200));
      await pipeline(await get(key), createWriteStream(file));
      return file;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(locate(key)));
    },
    async deleteFolder(prefix) {
      assertStoragePrefix(prefix, { mayBeEmpty: false });
      // One by one: not every server deletes many in one request.
      await pMap(await list(prefix), ({ key: Key }) => client.send(new DeleteObjectCommand({ Bucket, Key })), {
        concurrency: DELETED_AT_ONCE,
      });
    },
    async list(prefix) {
      assertStoragePrefix(prefix, { mayBeEmpty: true });
      return await list(prefix);
    },
    async checkWritable() {
      const key = `probe/${randomUUID()}`;
      await client.send(new PutObjectCommand({ ...locate(key), Body: 'probe' }));
      await client.send(new DeleteObjectCommand(locate(key)));
    },
    async copy(from, to) {
      const source = locate(from);
      const target = locate(to);
      const { sizeBytes, contentType } = await getFacts(from);
      if (sizeBytes > MAX_COPY_BYTES) return await put(to, await get(from), contentType);
      const CopySource = [Bucket, ...source.Key.split('/')].map(encodeURIComponent).join('/');
      await client.send(new CopyObjectCommand({ ...target, CopySource }));
      return await getFacts(to);
    },
    async signGet(key, { expiresInS, downloadName }) {
      const ResponseContentDisposition = downloadName === undefined ? undefined : toAttachmentHeader(downloadName);
      const request = new GetObjectCommand({ ...locate(key), ResponseContentDisposition });
      return await getSignedUrl(client, request, validFor(expiresInS));
    },
    async signPut(key, { expiresInS, sizeBytes }) {
      const request = new PutObjectCommand({ ...locate(key), ContentLength: sizeBytes });
      return await getSignedUrl(client, request, {
        ...validFor(expiresInS),
        signableHeaders: new Set(['content-length', 'host']),
      });
    },
    async close() {
      client.destroy();
    },
  };
}
