import { describeDiskProblem, findDiskProblem } from '../platform/disk/disk-problem.ts';
import type { Logger } from '../platform/log/logger.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartupError } from '../platform/settings/startup-error.ts';
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
  const opening = openTogether(async (closing) => {
    const platform = closing.adopt(await openPlatform({ settings, log }), (each) => each.close());
    const onFallback = (notice: string): void => log.warn(notice);
    const engines = closing.adopt(await openEngines({ settings, onFallback }), (each) => each.close());
    const modules = closing.adopt(await openModules({ platform, engines, settings, ...facts }), (each) => each.close());
    return { platform, modules };
  });
  return await opening.catch((error: unknown) => {
    throw explainDiskProblem(error, settings);
  });
}

/** A disk that can't be written fails the first file that happens to be next; the operator needs the folder. */
function explainDiskProblem(error: unknown, { dataDir, storageDir }: Settings): unknown {
  const problem = error instanceof StartupError ? undefined : findDiskProblem(error);
  if (problem === undefined) return error;
  const file = error instanceof Error && 'path' in error ? String(error.path) : '';
  const folder = file.startsWith(storageDir) ? storageDir : dataDir;
  return new StartupError(describeDiskProblem(problem, folder), { cause: error });
}

export type Services = Awaited<ReturnType<typeof openServices>>;
