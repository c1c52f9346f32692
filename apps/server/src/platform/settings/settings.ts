import path from 'node:path';
import { THIRD_PARTY_SCRIPTS } from '@reelwright/contracts';
import type * as z from 'zod';
import type { MediaProviderAccesses } from '../media-providers/media-provider-name.ts';
import type { GenerationModelName } from '../models/generation-model-name.ts';
import type { GenerationAccesses } from '../models/model-name.ts';
import type { PixelModelName } from '../models/pixel-model-name.ts';
import type { S3Settings } from '../storage/s3-storage.ts';
import { DATA_SETTINGS, type StorageQuotas } from './data-settings.ts';
import type { Setting } from './define-setting.ts';
import { ENGINE_SETTINGS } from './engine-settings.ts';
import { IDENTITY_SETTINGS, type IdentitySettings, toIdentitySettings } from './identity-settings.ts';
import { MAIL_SETTINGS, type SmtpSettings, toSmtpSettings } from './mail-settings.ts';
import { NETWORK_SETTINGS } from './network-settings.ts';
import { S3_SETTINGS, toS3Settings } from './s3-settings.ts';
import { SITE_SETTINGS, type SiteSettings, toSiteSettings } from './site-settings.ts';
import { StartupError } from './startup-error.ts';
import { VISIT_SETTINGS } from './visit-settings.ts';
import { WORK_SETTINGS } from './work-settings.ts';

/** Every environment variable that the server reads. */
const SETTINGS = {
  ...NETWORK_SETTINGS,
  ...DATA_SETTINGS,
  ...S3_SETTINGS,
  ...ENGINE_SETTINGS,
  ...WORK_SETTINGS,
  ...MAIL_SETTINGS,
  ...VISIT_SETTINGS,
  ...SITE_SETTINGS,
  ...IDENTITY_SETTINGS,
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
  maxConnectionsPerAddress: number;
  maxStreamsPerAddress: number;
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
  /** Whether PostgreSQL may be migrated where no copy can be made. */
  migrateWithoutCopy: boolean;
  databasePoolSize: number;
  storageDir: string;
  /** If absent, files are in `storageDir`. */
  s3: S3Settings | undefined;
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
  analysisModel: string | undefined;
  transcriptionModel: string | undefined;
  /** If absent, only files, playlists and pages that name their video are downloaded. */
  ytDlpPath: string | undefined;
  /** If absent, the embedded engines work alone. */
  cutOutModel: PixelModelName<'cutOut'> | undefined;
  eraseModel: PixelModelName<'erase'> | undefined;
  enhanceModel: PixelModelName<'enhance'> | undefined;
  mediaProviderAccesses: MediaProviderAccesses;
  /** Models of providers that users may choose, besides the embedded engine. */
  imageModels: readonly GenerationModelName[];
  clipModels: readonly GenerationModelName[];
  comfyUiBaseUrl: string | undefined;
  speechVoices: readonly { name: string; gender: 'female' | 'male' }[];
  modelAccesses: GenerationAccesses;
  workerConcurrency: number;
  workerLightConcurrency: number;
  memoryLimitBytes: number;
  queueLimit: number;
  userQueueLimit: number;
  guestCredits: number;
  demoCredits: number;
  /** Sets if this installation makes its own example ads. */
  mediaAnalysis: 'on' | 'off';
  sampleContent: 'on' | 'draft' | 'off';
  /** 0 if visits are not recorded. */
  analyticsDays: number;
  doNotTrack: 'honour' | 'ignore';
  /** If absent, cookies belong to the host that the page is on. */
  cookieDomain: string | undefined;
  /** Ways to sign in besides a password. */
  identities: IdentitySettings;
  /** The operator's own texts; if absent, built-in pages hold. */
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
  site: SiteSettings;
  /** If absent, mails stay in the mailbox of the installation. */
  smtp: SmtpSettings | undefined;
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
  const publicUrl = read('PUBLIC_URL');
  const { identities, problems: identityProblems } = toIdentitySettings(read, publicUrl);
  const { site, problems: siteProblems } = toSiteSettings(read, publicUrl);
  problems.push(...identityProblems, ...siteProblems);
  // Only one tap loads a script of Google.
  if (identities?.google) site.scriptHosts.push(THIRD_PARTY_SCRIPTS.sign_in.hosts);
  const settings: Settings = {
    host: read('HOST'),
    port: read('PORT'),
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES'),
    maxConnections: read('MAX_CONNECTIONS'),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS'),
    maxStreamsPerAddress: read('MAX_STREAMS_PER_ADDRESS'),
    metricsPort: read('METRICS_PORT'),
    metricsToken: read('METRICS_TOKEN'),
    dataDir,
    backupDir: path.resolve(read('BACKUP_DIR') ?? path.join(dataDir, 'backups')),
    storageQuotas: read('STORAGE_QUOTAS_GB'),
    diskReserveBytes: read('DISK_RESERVE_MB'),
    fontsDir: path.join(path.resolve(ownStorageDir ?? dataDir), 'fonts'),
    databaseUrl: read('DATABASE_URL'),
    migrateWithoutCopy: read('MIGRATE_WITHOUT_COPY'),
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    storageDir: path.resolve(ownStorageDir ?? path.join(dataDir, 'storage')),
    s3: toS3Settings(
      {
        bucket: read('S3_BUCKET'),
        endpoint: read('S3_ENDPOINT'),
        region: read('S3_REGION'),
        accessKeyId: read('S3_ACCESS_KEY_ID'),
        secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
        pathStyle: read('S3_PATH_STYLE'),
      },
      problems,
    ),
    signingSecret: read('SIGNING_SECRET'),
    fetchAllowHosts: read('FETCH_ALLOW_HOSTS'),
    logLevel: read('LOG_LEVEL'),
    renderEncoder: read('RENDER_ENCODER'),
    writingModel: read('WRITING_MODEL'),
    speechModel: read('SPEECH_MODEL'),
    analysisModel: read('ANALYSIS_MODEL'),
    transcriptionModel: read('TRANSCRIPTION_MODEL'),
    ytDlpPath: read('YT_DLP_PATH'),
    cutOutModel: read('CUT_OUT_MODEL'),
    eraseModel: read('ERASE_MODEL'),
    enhanceModel: read('ENHANCE_MODEL'),
    imageModels: read('IMAGE_MODELS'),
    clipModels: read('CLIP_MODELS'),
    comfyUiBaseUrl: read('COMFYUI_BASE_URL'),
    mediaProviderAccesses: {
      fal: { apiKey: read('FAL_API_KEY'), baseUrl: read('FAL_BASE_URL') },
      replicate: { apiKey: read('REPLICATE_API_KEY'), baseUrl: read('REPLICATE_BASE_URL') },
    },
    speechVoices: read('SPEECH_VOICES'),
    modelAccesses: {
      openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL') },
      'openai-compatible': { apiKey: read('OPENAI_COMPATIBLE_API_KEY'), baseUrl: read('OPENAI_COMPATIBLE_BASE_URL') },
      anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL') },
      google: { apiKey: read('GOOGLE_API_KEY'), baseUrl: read('GOOGLE_BASE_URL') },
      xai: { apiKey: read('XAI_API_KEY'), baseUrl: read('XAI_BASE_URL') },
    },
    workerConcurrency: read('WORKER_CONCURRENCY'),
    workerLightConcurrency: read('WORKER_LIGHT_CONCURRENCY'),
    memoryLimitBytes: read('MEMORY_LIMIT'),
    queueLimit: read('QUEUE_LIMIT'),
    userQueueLimit: read('USER_QUEUE_LIMIT'),
    guestCredits: read('GUEST_CREDITS'),
    demoCredits: read('DEMO_CREDITS'),
    mediaAnalysis: read('MEDIA_ANALYSIS'),
    sampleContent: read('SAMPLE_CONTENT'),
    analyticsDays: read('ANALYTICS_DAYS'),
    doNotTrack: read('DO_NOT_TRACK'),
    cookieDomain: read('COOKIE_DOMAIN'),
    identities,
    termsUrl: read('TERMS_URL'),
    privacyUrl: read('PRIVACY_URL'),
    site,
    smtp: toSmtpSettings(
      {
        url: read('SMTP_URL'),
        host: read('SMTP_HOST'),
        port: read('SMTP_PORT'),
        user: read('SMTP_USER'),
        password: read('SMTP_PASSWORD'),
        tls: read('SMTP_TLS'),
        from: read('MAIL_FROM'),
      },
      problems,
    ),
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
