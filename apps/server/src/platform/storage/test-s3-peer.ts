import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-storage.ts';

const SERVER = path.join(import.meta.dirname, 'test-s3-peer.py');
/** Debian's own Python, which finds Debian's Swift. */
const PYTHON = '/usr/bin/python3';

export interface S3Peer {
  endpoint: string;
  /** Makes an empty bucket and returns the settings of a store in it. */
  makeBucket(name: string): Promise<S3Settings>;
  stop(): Promise<void>;
}

/** Starts a server that speaks S3 and checks signatures and expiry. It ends with this process, however that ends. */
export async function startS3Peer(): Promise<S3Peer> {
  const folder = await mkdtemp(path.join(tmpdir(), 's3-peer-'));
  const access = { accessKeyId: 'studio:tester', secretAccessKey: 'a-secret-of-tests' };
  const server = spawn(PYTHON, [SERVER, path.join(folder, 'swift'), access.accessKeyId, access.secretAccessKey], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const port = new Promise<string>((resolve) => {
    createInterface({ input: server.stdout }).once('line', resolve);
  });
  const failed = ended.then(() => {
    throw new Error('the S3 server of the tests did not start');
  });
  const endpoint = `http://127.0.0.1:${await Promise.race([port, failed])}`;
  failed.catch(() => undefined);
  return {
    endpoint,
    async makeBucket(bucket) {
      const settings = { endpoint, region: 'us-east-1', bucket, pathStyle: true, ...access };
      const client = new S3Client({ endpoint, region: settings.region, forcePathStyle: true, credentials: access });
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      client.destroy();
      return settings;
    },
    async stop() {
      server.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
