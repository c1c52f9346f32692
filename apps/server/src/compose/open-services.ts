import type { Logger } from '../platform/log/logger.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openEngines } from './open-engines.ts';
import { openModules } from './open-modules.ts';
import { openPlatform } from './open-platform.ts';

interface ServicesOptions {
  settings: Settings;
  log: Logger;
  version: string;
  isPrivate: boolean;
}

/** Opens everything a process needs, whatever its role; nothing runs or listens yet. Where a part fails, the opened ones are closed. */
export async function openServices({ settings, log, ...facts }: ServicesOptions) {
  await using opening = new AsyncDisposableStack();
  const platform = opening.adopt(await openPlatform({ settings, log }), (each) => each.close());
  const onFallback = (notice: string): void => log.warn(notice);
  const engines = opening.adopt(await openEngines({ settings, onFallback }), (each) => each.close());
  const modules = opening.adopt(await openModules({ platform, engines, settings, ...facts }), (each) => each.close());
  const opened = opening.move();
  return { platform, modules, close: () => opened.disposeAsync() };
}

export type Services = Awaited<ReturnType<typeof openServices>>;
