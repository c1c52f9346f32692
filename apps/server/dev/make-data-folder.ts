import { makeTestDataFolder } from '#src/platform/database/test-database.ts';

// Makes a data folder with a new, migrated database, as after a first start, and prints its path:
// `node apps/server/dev/make-data-folder.ts <name>`.

process.stdout.write(await makeTestDataFolder(process.argv[2] ?? 'reelwright-data'));
