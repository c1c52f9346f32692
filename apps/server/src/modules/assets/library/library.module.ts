import type { Settings } from '#src/platform/settings/settings.ts';
import type { OpenModule } from '../../open-module.ts';
import type { LibraryDependencies } from './library.dependencies.ts';
import { libraryHandlers } from './library.routes.ts';
import { createLibraryService } from './library.service.ts';

interface LibraryNeeds extends Omit<LibraryDependencies, 'storageQuotas'> {
  settings: Pick<Settings, 'storageQuotas'>;
}

export function openLibrary({ settings, ...needs }: LibraryNeeds) {
  const service = createLibraryService({ ...needs, storageQuotas: settings.storageQuotas });
  return {
    service,
    handlers: libraryHandlers(service),
    cleanUp: (signal) => service.purgeExpired(signal),
  } satisfies OpenModule;
}
