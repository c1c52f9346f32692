import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { createAssetsService } from './assets.service.ts';

export function openAssets({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const service = createAssetsService({ clock });
  return {
    service,
    handlers: {},
    cleanUp: (signal) => service.indexOldAssets(database.db, signal),
  } satisfies OpenModule;
}
