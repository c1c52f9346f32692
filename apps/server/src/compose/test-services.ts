import { rm } from 'node:fs/promises';
import { makeTestDataFolder } from '../platform/database/test-database.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { parseSettings, type Settings } from '../platform/settings/settings.ts';
import { prepareTestFonts } from '../studio/fonts/test-fonts.ts';
import { openServices, type Services } from './open-services.ts';

export interface TestServices {
  services: Services;
  settings: Settings;
  /** The data folder. */
  folder: string;
  close(): Promise<void>;
}

/** Opens the services of a new installation, whose database and fonts are copies. */
export async function openTestServices(
  name: string,
  { env = {}, isPrivate = false }: { env?: NodeJS.ProcessEnv; isPrivate?: boolean } = {},
): Promise<TestServices> {
  const folder = await makeTestDataFolder(name);
  const settings = parseSettings({ DATA_DIR: folder, SAMPLE_CONTENT: 'off', ...env });
  await prepareTestFonts({ folder: settings.fontsDir });
  const services = await openServices({ settings, log: silentLogger, version: 'test', isPrivate });
  return {
    services,
    settings,
    folder,
    async close() {
      await services.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
