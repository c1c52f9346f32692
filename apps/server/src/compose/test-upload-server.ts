import { createTestApp } from '../platform/http/test-app.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { registerStorageRoutes } from '../platform/storage/storage.routes.ts';
import { openServices } from './open-services.ts';

// A whole server in a process of its own, which a test kills. Tells its parent its address.

const settings = parseSettings(process.env);
const { platform, modules } = await openServices({ settings, log: silentLogger, version: 'test', isPrivate: true });
const app = await createTestApp({
  handlers: modules.handlers,
  sessions: modules.sessions,
  rateLimits: platform.rateLimits,
  allowedHosts: null,
  async registerExtras(server) {
    const { servedFiles, signingSecret, clock, disk } = platform;
    if (servedFiles) await registerStorageRoutes(server, { storage: servedFiles, signingSecret, clock, disk });
  },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
await platform.queue.startWork();
process.send?.(url);
