import { QUOTAS, type UserGroup } from '@reelwright/contracts';
import * as z from 'zod';
import { defineSetting, wholeNumber } from './define-setting.ts';

const GIB = 2 ** 30;
export type StorageQuotas = Readonly<Record<UserGroup, number>>;
const QUOTA_PAIRS = /^(?:guest|free|personal|business):\d{1,6}(?:\s*,\s*(?:guest|free|personal|business):\d{1,6})*$/;

const toQuotaText = (quotas: Readonly<Record<UserGroup, { storageBytes: number }>>): string =>
  Object.entries(quotas)
    .map(([group, { storageBytes }]) => `${group}:${storageBytes / GIB}`)
    .join(',');

function parseQuotas(text: string): StorageQuotas {
  const quotas = Object.fromEntries(Object.entries(QUOTAS).map(([group, { storageBytes }]) => [group, storageBytes]));
  for (const pair of text.split(',')) {
    const [group = '', gigabytes] = pair.trim().split(':');
    quotas[group] = Number(gigabytes) * GIB;
  }
  // The defaults hold every group, and the expression allows no other.
  return quotas as StorageQuotas;
}

/** Where rows and files are kept, and how many. */
export const DATA_SETTINGS = {
  DATA_DIR: defineSetting({
    schema: z.string().default('./data'),
    shownDefault: './data',
    allowed: 'the path of a folder',
    description: 'Folder of the embedded database, of stored files, of the signing secret and of temporary files.',
  }),
  DISK_RESERVE_MB: defineSetting({
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform((text) => Number(text) * 2 ** 20)
      .pipe(
        z
          .number()
          .int()
          .min(0)
          .max(2 ** 50),
      )
      .optional(),
    shownDefault: '1 GB or 5 % of the disk, whichever is more; at most 10 GB',
    allowed: 'a whole number of megabytes',
    description: 'Disk space that uploads and previews leave free. Without space, the server only reads and deletes.',
  }),
  STORAGE_QUOTAS_GB: defineSetting({
    schema: z
      .string()
      .regex(QUOTA_PAIRS)
      .default(toQuotaText(QUOTAS))
      .transform((text) => parseQuotas(text)),
    shownDefault: toQuotaText(QUOTAS),
    allowed: `group:gigabytes pairs separated by commas, such as ${toQuotaText(QUOTAS)}`,
    description:
      'Storage that a workspace may use, by what its user pays for. Groups that are left out keep their default.',
  }),
  BACKUP_DIR: defineSetting({
    schema: z.string().optional(),
    shownDefault: '`DATA_DIR/backups`',
    allowed: 'the path of a folder',
    description: 'Folder of backups, and of the copies made before updates of the database; best on another disk.',
  }),
  DATABASE_URL: defineSetting({
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    shownDefault: 'none: the embedded database in `DATA_DIR/database`',
    allowed: 'a PostgreSQL address, such as postgres://user:password@host:5432/reelwright',
    description: 'PostgreSQL (15 or newer) instead of the embedded database. Needed to run more than one process.',
  }),
  MIGRATE_WITHOUT_COPY: defineSetting({
    schema: z
      .enum(['0', '1'])
      .default('0')
      .transform((text) => text === '1'),
    shownDefault: '0',
    allowed: '0 or 1',
    description:
      'Whether an update may change a PostgreSQL database without the copy that pg_dump makes of it; 1 if you make copies by other means.',
  }),
  DATABASE_POOL_SIZE: wholeNumber({
    min: 2,
    max: 500,
    default: 10,
    description:
      'Most connections that one process opens to PostgreSQL, besides one for notices and one by which a worker shows that it lives.',
  }),
  STORAGE_DIR: defineSetting({
    schema: z.string().optional(),
    shownDefault: '`DATA_DIR/storage`',
    allowed: 'the path of a folder',
    description: 'Folder of stored files; with several machines, one that they share.',
  }),
  SIGNING_SECRET: defineSetting({
    schema: z.string().min(32).optional(),
    shownDefault: 'made at the first start, kept in `DATA_DIR/secret`',
    allowed: 'at least 32 characters',
    description: 'Signs the addresses of files; the same for all processes of one installation.',
  }),
} as const;
