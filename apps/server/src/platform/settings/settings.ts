import path from 'node:path';
import { QUOTAS, type UserGroup } from '@reelwright/contracts';
import * as z from 'zod';
import { MODEL_PROVIDERS, type ModelAccesses, splitModelName } from '../models/model-name.ts';
import { isAddressRange } from './address-range.ts';
import { StartupError } from './startup-error.ts';

interface Setting<Schema extends z.ZodType = z.ZodType> {
  /** Parses the text of the variable; `undefined` (not set, or empty) gives the default. */
  schema: Schema;
  /** The default as the documentation shows it. */
  shownDefault: string;
  /** The allowed values, for the error message. */
  allowed: string;
  description: string;
}

function defineSetting<Schema extends z.ZodType>(setting: Setting<Schema>): Setting<Schema> {
  return setting;
}

function wholeNumber(range: { min: number; max: number; default: number; description: string }) {
  return defineSetting({
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.number().int().min(range.min).max(range.max))
      .default(range.default),
    shownDefault: String(range.default),
    allowed: `a whole number from ${range.min} to ${range.max}`,
    description: range.description,
  });
}

const MIB = 2 ** 20;
const SIZE_UNITS = { mb: MIB, gb: 1024 * MIB } as const;
const SIZE = /^(\d+(?:\.\d+)?)\s*([mg]b)$/i;

/** A size such as 3GB or 2500 MB; in bytes, as memory is counted (1 GB = 2^30). */
function memorySize(size: { minBytes: number; default: string; description: string }) {
  const toBytes = (text: string): number => {
    const [, count, unit = ''] = SIZE.exec(text) ?? [];
    return Math.round(Number(count) * SIZE_UNITS[unit.toLowerCase() as keyof typeof SIZE_UNITS]);
  };
  return defineSetting({
    schema: z
      .string()
      .regex(SIZE)
      .transform(toBytes)
      .pipe(z.number().min(size.minBytes))
      .default(toBytes(size.default)),
    shownDefault: size.default,
    allowed: `a size of at least ${size.minBytes / MIB}MB, such as ${size.default} or 2500MB`,
    description: size.description,
  });
}

const modelKey = (provider: string) =>
  defineSetting({
    schema: z.string().min(1).optional(),
    shownDefault: 'none',
    allowed: 'the key that the provider gave you',
    description: `Key for models of ${provider}.`,
  });

const modelBaseUrl = (provider: string, shownDefault: string) =>
  defineSetting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    shownDefault,
    allowed: 'an http or https address, such as http://127.0.0.1:11434/v1',
    description: `Where models of ${provider} are reached.`,
  });

const HOST_AND_PORT = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+):(\d{1,5})$/i;

const isHostAndPort = (pair: string): boolean => {
  const port = Number(HOST_AND_PORT.exec(pair)?.[1] ?? 0);
  return port >= 1 && port <= 65_535;
};

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

const DEFAULT_SPEECH_VOICES =
  'nova:female,onyx:male,coral:female,echo:male,sage:female,ash:male,shimmer:female,verse:male';

const parseVoices = (text: string): { name: string; gender: 'female' | 'male' }[] =>
  text.split(',').map((pair) => {
    const [name = '', gender] = pair.trim().split(':');
    return { name, gender: gender === 'male' ? 'male' : 'female' };
  });

const GIB = 2 ** 30;
type StorageQuotas = Readonly<Record<UserGroup, number>>;
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

/** Every environment variable that the server reads. */
const SETTINGS = {
  HOST: defineSetting({
    schema: z.string().default('127.0.0.1'),
    shownDefault: '127.0.0.1',
    allowed: 'an address or a host name of this machine',
    description: 'Address to listen on. `0.0.0.0` serves the network.',
  }),
  PORT: wholeNumber({ min: 0, max: 65_535, default: 8080, description: 'Port to listen on; 0 takes any free one.' }),
  PUBLIC_URL: defineSetting({
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(''),
    shownDefault: 'none: addresses are relative',
    allowed: 'an http or https address, such as https://ads.example.com',
    description: 'Where browsers reach the server; signed addresses of files start with it.',
  }),
  TRUSTED_PROXIES: defineSetting({
    schema: z
      .string()
      .transform(splitList)
      .refine((ranges) => ranges.every(isAddressRange))
      .default([]),
    shownDefault: 'none: headers such as X-Forwarded-For are ignored',
    allowed: 'addresses or ranges separated by commas, such as 10.0.0.7,192.168.0.0/16,::1',
    description: 'Proxies in front of the server. Only their forwarding headers tell the address of a visitor.',
  }),
  MAX_CONNECTIONS: wholeNumber({
    min: 10,
    max: 1_000_000,
    default: 2000,
    description: 'Most connections that one process keeps open; further ones are closed at once.',
  }),
  METRICS_PORT: defineSetting({
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(0).max(65_535)).optional(),
    shownDefault: 'none',
    allowed: 'a whole number from 0 to 65535',
    description: 'Port of `/metrics`, on the address of `HOST`; keep it inside your network. 0 takes any free one.',
  }),
  METRICS_TOKEN: defineSetting({
    schema: z.string().min(16).optional(),
    shownDefault: 'none',
    allowed: 'at least 16 characters',
    description:
      'Bearer token that `/metrics` asks for. With neither this nor `METRICS_PORT`, the metrics are not served.',
  }),
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
  DATABASE_POOL_SIZE: wholeNumber({
    min: 2,
    max: 500,
    default: 10,
    description:
      'Most connections that one process opens to PostgreSQL, besides the one by which a worker shows that it lives.',
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
  FETCH_ALLOW_HOSTS: defineSetting({
    schema: z
      .string()
      .transform(splitList)
      .refine((pairs) => pairs.every(isHostAndPort))
      .default([]),
    shownDefault: 'none',
    allowed: 'host:port pairs separated by commas, such as shop.intranet:8080,127.0.0.1:9000',
    description: 'Private addresses that product links may nevertheless lead to.',
  }),
  LOG_LEVEL: defineSetting({
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    shownDefault: 'info',
    allowed: 'debug, info, warn, error or silent',
    description: 'Least important lines that are logged.',
  }),
  RENDER_ENCODER: defineSetting({
    schema: z.enum(['auto', 'software']).default('auto'),
    shownDefault: 'auto',
    allowed: 'auto or software',
    description:
      'What encodes videos: `auto` uses a hardware encoder that ffmpeg offers and that works; `software` never does, so that the same input always gives the same bytes.',
  }),
  WRITING_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the embedded copywriter',
    allowed: `provider:model, such as openai:gpt-5-mini, with one of ${MODEL_PROVIDERS.join(', ')}`,
    description: 'Language model that writes the scripts. Where it fails, the embedded copywriter writes.',
  }),
  SPEECH_MODEL: defineSetting({
    schema: z
      .string()
      .refine((name) => splitModelName(name) !== null)
      .optional(),
    shownDefault: 'none: the embedded voices',
    allowed: `provider:model, such as openai:gpt-4o-mini-tts, with one of ${MODEL_PROVIDERS.join(', ')}`,
    description: 'Speech model whose voices are offered before the embedded ones.',
  }),
  SPEECH_VOICES: defineSetting({
    schema: z
      .string()
      .regex(/^[^:,\s]+:(?:female|male)(?:\s*,\s*[^:,\s]+:(?:female|male))*$/)
      .default(DEFAULT_SPEECH_VOICES)
      .transform(parseVoices),
    shownDefault: DEFAULT_SPEECH_VOICES,
    allowed: 'name:gender pairs separated by commas, such as nova:female,onyx:male',
    description: 'Voices of the speech model, as its provider names them. Each speaks every language.',
  }),
  OPENAI_API_KEY: modelKey('OpenAI'),
  OPENAI_BASE_URL: modelBaseUrl('OpenAI', "OpenAI's own address"),
  OPENAI_COMPATIBLE_API_KEY: modelKey('an OpenAI-compatible server'),
  OPENAI_COMPATIBLE_BASE_URL: modelBaseUrl('an OpenAI-compatible server', 'none'),
  ANTHROPIC_API_KEY: modelKey('Anthropic'),
  ANTHROPIC_BASE_URL: modelBaseUrl('Anthropic', "Anthropic's own address"),
  GOOGLE_API_KEY: modelKey('Google'),
  GOOGLE_BASE_URL: modelBaseUrl('Google', "Google's own address"),
  WORKER_CONCURRENCY: wholeNumber({
    min: 1,
    max: 64,
    default: 1,
    description: 'Renders that one worker process runs at a time.',
  }),
  WORKER_LIGHT_CONCURRENCY: wholeNumber({
    min: 1,
    max: 64,
    default: 2,
    description:
      'Previews, recordings and other short tasks that one worker process runs at a time, beside the renders.',
  }),
  MEMORY_LIMIT: memorySize({
    minBytes: 2048 * MIB,
    default: '3GB',
    description:
      'Memory that a process and all programs it starts keep within: work that needs more waits. Give it what the machine can spare.',
  }),
  QUEUE_LIMIT: wholeNumber({
    min: 1,
    max: 1_000_000,
    default: 100,
    description:
      'Most tasks that may wait in the installation, and most previews. Guests may fill 40 % of it, free users 60 %, personal plans 80 %.',
  }),
  USER_QUEUE_LIMIT: wholeNumber({
    min: 1,
    max: 100_000,
    default: 20,
    description: 'Most tasks of one user that may wait.',
  }),
  GUEST_CREDITS: wholeNumber({
    min: 0,
    max: 1_000_000,
    default: 10,
    description: 'Credits that a new guest is given.',
  }),
  SAMPLE_CONTENT: defineSetting({
    schema: z.enum(['on', 'off']).default('on'),
    shownDefault: 'on',
    allowed: 'on or off',
    description: 'Whether the first start makes a few example ads in the background, when nobody needs the machine.',
  }),
  DEMO_CREDITS: wholeNumber({ min: 0, max: 1_000_000, default: 500, description: 'Credits of the demo account.' }),
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof SETTINGS;
type Values = { [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** The parsed environment, with every default filled in and every path absolute. */
export interface Settings {
  host: string;
  port: number;
  /** Without a trailing slash; if empty, addresses are relative to the server's root. */
  publicUrl: string;
  /** Addresses and ranges whose forwarding headers count. */
  trustedProxies: readonly string[];
  maxConnections: number;
  /** If absent, metrics have no port of their own. */
  metricsPort: number | undefined;
  /** If absent, the metrics on their own port need no token. */
  metricsToken: string | undefined;
  dataDir: string;
  backupDir: string;
  /** Bytes that a workspace may keep, by group. */
  storageQuotas: StorageQuotas;
  /** Kept free by uploads and previews; by the size of the disk if absent. */
  diskReserveBytes: number | undefined;
  /** Fonts that were prepared for this machine; shared by processes that share a storage folder. */
  fontsDir: string;
  /** If absent, the embedded database runs. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  storageDir: string;
  /** If absent, the secret of the data folder is used. */
  signingSecret: string | undefined;
  /** Lower-case `host:port` pairs. */
  fetchAllowHosts: readonly string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  renderEncoder: 'auto' | 'software';
  /** `provider:model`; if absent, the embedded engine writes. */
  writingModel: string | undefined;
  /** If absent, only the embedded voices exist. */
  speechModel: string | undefined;
  speechVoices: readonly { name: string; gender: 'female' | 'male' }[];
  modelAccesses: ModelAccesses;
  workerConcurrency: number;
  workerLightConcurrency: number;
  memoryLimitBytes: number;
  queueLimit: number;
  userQueueLimit: number;
  guestCredits: number;
  demoCredits: number;
  /** Sets if this installation makes its own example ads. */
  sampleContent: 'on' | 'off';
}

/** Reads the settings, once, at boot. Throws a StartupError that names every bad variable and its allowed values. */
export function parseSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <Name extends SettingName>(name: Name): Values[Name] => {
    const setting = SETTINGS[name];
    const text = env[name]?.trim();
    const parsed = setting.schema.safeParse(text === '' ? undefined : text);
    if (!parsed.success) problems.push(`${name} must be ${setting.allowed}.`);
    // The table ties each name to its schema, which the compiler can't follow through the union of all schemas.
    return parsed.data as Values[Name];
  };

  const dataDir = path.resolve(read('DATA_DIR') ?? '.');
  const ownStorageDir = read('STORAGE_DIR');
  const settings: Settings = {
    host: read('HOST'),
    port: read('PORT'),
    publicUrl: read('PUBLIC_URL'),
    trustedProxies: read('TRUSTED_PROXIES'),
    maxConnections: read('MAX_CONNECTIONS'),
    metricsPort: read('METRICS_PORT'),
    metricsToken: read('METRICS_TOKEN'),
    dataDir,
    backupDir: path.resolve(read('BACKUP_DIR') ?? path.join(dataDir, 'backups')),
    storageQuotas: read('STORAGE_QUOTAS_GB'),
    diskReserveBytes: read('DISK_RESERVE_MB'),
    fontsDir: path.join(path.resolve(ownStorageDir ?? dataDir), 'fonts'),
    databaseUrl: read('DATABASE_URL'),
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    storageDir: path.resolve(ownStorageDir ?? path.join(dataDir, 'storage')),
    signingSecret: read('SIGNING_SECRET'),
    fetchAllowHosts: read('FETCH_ALLOW_HOSTS'),
    logLevel: read('LOG_LEVEL'),
    renderEncoder: read('RENDER_ENCODER'),
    writingModel: read('WRITING_MODEL'),
    speechModel: read('SPEECH_MODEL'),
    speechVoices: read('SPEECH_VOICES'),
    modelAccesses: {
      openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL') },
      'openai-compatible': { apiKey: read('OPENAI_COMPATIBLE_API_KEY'), baseUrl: read('OPENAI_COMPATIBLE_BASE_URL') },
      anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL') },
      google: { apiKey: read('GOOGLE_API_KEY'), baseUrl: read('GOOGLE_BASE_URL') },
    },
    workerConcurrency: read('WORKER_CONCURRENCY'),
    workerLightConcurrency: read('WORKER_LIGHT_CONCURRENCY'),
    memoryLimitBytes: read('MEMORY_LIMIT'),
    queueLimit: read('QUEUE_LIMIT'),
    userQueueLimit: read('USER_QUEUE_LIMIT'),
    guestCredits: read('GUEST_CREDITS'),
    demoCredits: read('DEMO_CREDITS'),
    sampleContent: read('SAMPLE_CONTENT'),
  };
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return settings;
}

/** Returns every setting with its default, for the documentation and for `--help`. */
export function describeSettings(): { name: string; shownDefault: string; description: string; allowed: string }[] {
  return Object.entries(SETTINGS).map(([name, { shownDefault, description, allowed }]) => ({
    name,
    shownDefault,
    description,
    allowed,
  }));
}
