import * as z from 'zod';
import type { S3Settings } from '../storage/s3-storage.ts';
import { defineSetting } from './define-setting.ts';

/** The variables, each valid by itself. */
interface S3Values {
  bucket: string | undefined;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  pathStyle: boolean | undefined;
}

/** Returns undefined if no bucket is named: files then stay in a folder. Pushes what does not go together. */
export function toS3Settings(values: S3Values, problems: string[]): S3Settings | undefined {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = values;
  if (bucket === undefined) {
    const lonely = Object.entries({
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    for (const [name] of lonely.filter(([_name, value]) => value !== undefined))
      problems.push(`${name} needs S3_BUCKET.`);
    return undefined;
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with S3_BUCKET.');
    return undefined;
  }
  const pathStyle = values.pathStyle ?? endpoint !== undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, pathStyle };
}

/** A bucket for stored files, instead of a folder. */
export const S3_SETTINGS = {
  S3_BUCKET: defineSetting({
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    shownDefault: 'none: files are in `STORAGE_DIR`',
    allowed: 'the name of a bucket, 3 to 63 lower-case letters, digits, dots and hyphens',
    description:
      'Bucket of S3, or of a server that speaks its protocol, for stored files instead of a folder. It must exist.',
  }),
  S3_ENDPOINT: defineSetting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    shownDefault: "Amazon's address of `S3_REGION`",
    allowed: 'an http or https address, such as https://storage.example.com',
    description: 'Address of the server of that bucket. Browsers must reach it by the same address.',
  }),
  S3_REGION: defineSetting({
    schema: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('us-east-1'),
    shownDefault: 'us-east-1',
    allowed: 'the name of a region, such as eu-central-1',
    description: 'Region of that bucket.',
  }),
  S3_ACCESS_KEY_ID: defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none; needed with `S3_BUCKET`',
    allowed: 'the name of an access key',
    description:
      'Access key that may read, write, list and delete in that bucket. Keys of the machine are not looked up.',
  }),
  S3_SECRET_ACCESS_KEY: defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none; needed with `S3_BUCKET`',
    allowed: 'the secret of that access key',
    description: 'Secret of that access key.',
  }),
  S3_PATH_STYLE: defineSetting({
    schema: z
      .enum(['0', '1'])
      .transform((text) => text === '1')
      .optional(),
    shownDefault: '1 with `S3_ENDPOINT`, else 0',
    allowed: '0 or 1',
    description: 'Whether addresses name the bucket in their path (1) or in their host name (0).',
  }),
} as const;
