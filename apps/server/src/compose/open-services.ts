import type { Logger } from '../platform/log/logger.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openEngines } from './open-engines.ts';
import { openModules } from './open-modules.ts';
import { openPlatform } from './open-platform.ts';
import { openTogether } from './open-together.ts';

interface ServicesOptions {
  settings: Settings;
  log: Logger;
  version: string;
  isPrivate: boolean;
}

/**
 * Opens everything that a process needs in any role; nothing runs or listens yet. If a part fails, the opened parts are
 * closed.
 */
export async function openServices({ settings, log, ...facts }: ServicesOptions) {
  return openTogether(async (closing) => {
    const platform = closing.adopt(await openPlatform({ settings, log }), (each) => each.close());
    const onFallback = (notice: string): void => log.warn(notice);
    const engines = closing.adopt(await openEngines({ settings, onFallback }), (each) => each.close());
    const modules = closing.adopt(await openModules({ platform, engines, settings, ...facts }), (each) => each.close());
    return { platform, modules };
  });
}

export type Services = Awaited<ReturnType<typeof openServices>>;
