import path from 'node:path';
import { makeTestDataFolder } from '#src/platform/database/test-database.ts';
import { prepareTestFonts } from '#src/studio/fonts/test-fonts.ts';

// Makes a data folder with a new, migrated database and the fonts, as after a first start, and prints its path:
// `node apps/server/dev/make-data-folder.ts <name>`.

const folder = await makeTestDataFolder(process.argv[2] ?? 'reelwright-data');
await prepareTestFonts({ folder: path.join(folder, 'fonts') });
process.stdout.write(folder);
