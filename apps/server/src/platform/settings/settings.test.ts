import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeSettings, parseSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';

describe('parseSettings', () => {
  test('needs no setting: an empty environment gives a server on the loopback address with everything in ./data', () => {
    expect(parseSettings({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: '',
      trustedProxies: [],
      maxConnections: 2000,
      maxConnectionsPerAddress: 256,
      maxStreamsPerAddress: 128,
      metricsPort: undefined,
      metricsToken: undefined,
      dataDir: path.resolve('data'),
      backupDir: path.resolve('data/backups'),
      fontsDir: path.resolve('data/fonts'),
      diskReserveBytes: undefined,
      storageQuotas: { guest: 2 ** 30, free: 5 * 2 ** 30, personal: 50 * 2 ** 30, business: 200 * 2 ** 30 },
      databaseUrl: undefined,
      migrateWithoutCopy: false,
      databasePoolSize: 10,
      storageDir: path.resolve('data/storage'),
      s3: undefined,
      signingSecret: undefined,
      fetchAllowHosts: [],
      logLevel: 'info',
      renderEncoder: 'auto',
      speechVoices: expect.arrayContaining([{ name: 'nova', gender: 'female' }]),
      imageModels: [],
      clipModels: [],
      modelAccesses: expect.any(Object),
      mediaProviderAccesses: expect.any(Object),
      smtp: undefined,
      analyticsDays: 180,
      doNotTrack: 'honour',
      site: { countryHeader: null, isOfflineOn: true, scripts: [], scriptHosts: [] },
      identities: {
        google: null,
        facebook: null,
        shopify: null,
        openid: [],
        partners: [],
        arePasskeysOn: false,
      },
      workerConcurrency: 1,
      workerLightConcurrency: 2,
      mediaAnalysis: 'on',
      memoryLimitBytes: 3 * 2 ** 30,
      queueLimit: 100,
      userQueueLimit: 20,
      guestCredits: 10,
      demoCredits: 500,
      sampleContent: 'on',
    });
  });

  test('takes a bucket with its keys, and says what is missing', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    const bucket = { bucket: 'ads', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
    expect(parseSettings({ S3_BUCKET: 'ads', ...keys }).s3).toEqual({
      ...bucket,
      endpoint: undefined,
      pathStyle: false,
    });
    expect(parseSettings({ S3_BUCKET: 'ads', S3_ENDPOINT: 'http://minio:9000/', ...keys }).s3).toEqual({
      ...bucket,
      endpoint: 'http://minio:9000',
      pathStyle: true,
    });
    expect(() => parseSettings({ S3_BUCKET: 'ads' })).toThrow('must be set with S3_BUCKET');
    expect(() => parseSettings(keys)).toThrow('S3_ACCESS_KEY_ID needs S3_BUCKET.');
    expect(() => parseSettings({ S3_BUCKET: '../x', ...keys })).toThrow('S3_BUCKET must be the name of a bucket');
  });

  test.each([
    ['3GB', 3 * 2 ** 30],
    ['2.5 gb', 2.5 * 2 ** 30],
    ['2500MB', 2500 * 2 ** 20],
  ])('reads %s of memory', (text, bytes) => {
    expect(parseSettings({ MEMORY_LIMIT: text }).memoryLimitBytes).toBe(bytes);
  });

  test('treats an empty variable as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseSettings({}));
  });

  test('sets the storage of one group and leaves the others', () => {
    const { guest, free } = parseSettings({ STORAGE_QUOTAS_GB: 'guest:2' }).storageQuotas;
    expect([guest, free]).toEqual([2 * 2 ** 30, 5 * 2 ** 30]);
    expect(() => parseSettings({ STORAGE_QUOTAS_GB: 'visitors:2' })).toThrow(
      'STORAGE_QUOTAS_GB must be group:gigabytes',
    );
  });

  test('keeps prepared fonts where processes of several machines share files', () => {
    expect(parseSettings({ DATA_DIR: '/srv/ads' }).fontsDir).toBe('/srv/ads/fonts');
    expect(parseSettings({ DATA_DIR: '/srv/ads', STORAGE_DIR: '/mnt/files' }).fontsDir).toBe('/mnt/files/fonts');
  });

  test('keeps stored files below the data folder by default', () => {
    expect(parseSettings({ DATA_DIR: '/srv/ads' }).storageDir).toBe('/srv/ads/storage');
    expect(parseSettings({ DATA_DIR: '/srv/ads', STORAGE_DIR: '/mnt/files' }).storageDir).toBe('/mnt/files');
  });

  test('reads lists, numbers and addresses', () => {
    const settings = parseSettings({
      FETCH_ALLOW_HOSTS: 'Shop.intranet:8080, 127.0.0.1:9000,[::1]:80',
      PUBLIC_URL: 'https://ads.example.com/',
      PORT: '0',
    });
    expect(settings.fetchAllowHosts).toEqual(['shop.intranet:8080', '127.0.0.1:9000', '[::1]:80']);
    expect(settings.publicUrl).toBe('https://ads.example.com');
    expect(settings.port).toBe(0);
    expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,::1' }).trustedProxies).toEqual([
      '10.0.0.7',
      '192.168.0.0/16',
      '::1',
    ]);
  });

  test.each([
    ['MEMORY_LIMIT', '3'],
    ['MEMORY_LIMIT', '3TB'],
    ['MEMORY_LIMIT', '100MB'],
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'ftp://ads.example.com'],
    ['DATABASE_URL', 'mysql://localhost/ads'],
    ['SIGNING_SECRET', 'short'],
    ['FETCH_ALLOW_HOSTS', 'shop.intranet'],
    ['FETCH_ALLOW_HOSTS', 'shop.intranet:0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['METRICS_PORT', '65536'],
    ['METRICS_TOKEN', 'short'],
    ['MAX_CONNECTIONS', '0'],
    ['WORKER_CONCURRENCY', '0'],
    ['QUEUE_LIMIT', '1.5'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_HOST', 'mail.example.com:25'],
    ['SMTP_PORT', '0'],
    ['SMTP_TLS', 'maybe'],
    ['MAIL_FROM', 'Reelwright'],
    ['MAIL_FROM', 'a@ads.example, b@ads.example'],
    ['CUT_OUT_MODEL', 'lama:/models/lama.onnx'],
    ['ERASE_MODEL', 'lama:models/lama.onnx'],
    ['ENHANCE_MODEL', 'fal:'],
    ['ANALYTICS_DAYS', '-1'],
    ['DO_NOT_TRACK', 'yes'],
  ])('refuses %s=%s and names the allowed values', (name, text) => {
    const allowed = describeSettings().find((setting) => setting.name === name)?.allowed;
    expect(() => parseSettings({ [name]: text })).toThrow(new StartupError(`${name} must be ${allowed}.`));
  });

  test('reads models for pixels: a file of a known shape, or a model of a provider', () => {
    const settings = parseSettings({
      CUT_OUT_MODEL: 'birefnet:/models/a b.onnx',
      ERASE_MODEL: 'replicate:owner/fill',
      FAL_API_KEY: 'key',
    });
    expect(settings.cutOutModel).toEqual({ kind: 'onnx', shape: 'birefnet', path: '/models/a b.onnx' });
    expect(settings.eraseModel).toEqual({ kind: 'provider', provider: 'replicate', model: 'owner/fill' });
    expect(settings.mediaProviderAccesses.fal).toEqual({ apiKey: 'key', baseUrl: undefined });
  });

  test('reads a mail server from one line or from its parts', () => {
    const from = { name: 'Reelwright', address: 'no-reply@ads.example' };
    const MAIL_FROM = 'Reelwright <no-reply@ads.example>';
    expect(parseSettings({ SMTP_URL: 'smtps://me:p%40ss@mail.example', MAIL_FROM }).smtp).toEqual({
      host: 'mail.example',
      port: 465,
      tls: 'implicit',
      user: 'me',
      password: 'p@ss',
      from,
    });
    expect(parseSettings({ SMTP_HOST: 'mail.example', SMTP_PORT: '2525', MAIL_FROM }).smtp).toEqual({
      host: 'mail.example',
      port: 2525,
      tls: 'starttls',
      user: undefined,
      password: undefined,
      from,
    });
  });

  test('never sends mails in plain text unless that is asked for', () => {
    const MAIL_FROM = 'no-reply@ads.example';
    const tlsOf = (env: Record<string, string>) => parseSettings({ MAIL_FROM, ...env }).smtp?.tls;
    expect(tlsOf({ SMTP_URL: 'smtp://mail.example:25' })).toBe('starttls');
    expect(tlsOf({ SMTP_HOST: 'mail.example' })).toBe('starttls');
    expect(tlsOf({ SMTP_HOST: 'mail.example', SMTP_PORT: '465' })).toBe('implicit');
    expect(tlsOf({ SMTP_HOST: 'mail.example', SMTP_TLS: 'off' })).toBe('off');
  });

  test.each([
    [{ SMTP_HOST: 'mail.example' }, 'MAIL_FROM must be set'],
    [{ SMTP_PASSWORD: 'hunter2' }, 'SMTP_PASSWORD needs SMTP_HOST.'],
    [
      { SMTP_URL: 'smtp://mail.example', SMTP_HOST: 'mail.example', MAIL_FROM: 'a@ads.example' },
      'Set either SMTP_URL or SMTP_HOST.',
    ],
  ])('refuses mail settings that do not go together: %j', (env, problem) => {
    expect(() => parseSettings(env)).toThrow(problem);
  });

  test('names all bad variables at once, and never repeats their values', () => {
    const start = () => parseSettings({ PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@db/ads' });
    expect(start).toThrow(/^PORT must be .*\nDATABASE_URL must be /);
    expect(start).not.toThrow(/hunter2/);
  });
});
