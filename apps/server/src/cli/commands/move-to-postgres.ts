import { Command } from '@commander-js/extra-typings';
import type { CommandContext, RunCommand } from '../command.ts';
import { UsageError } from '../usage-error.ts';

export function createMoveToPostgresCommand(context: CommandContext, run: RunCommand<object> = moveToPostgres) {
  return new Command('move-to-postgres')
    .summary('copy the embedded database to PostgreSQL; the server must not run')
    .description(
      'Copies every row of the embedded database in DATA_DIR to the empty PostgreSQL database that DATABASE_URL names, and compares them. The server must not run. The embedded database stays as it is.',
    )
    .action(() => run({}, context));
}

async function moveToPostgres(_options: object, { signal, env }: CommandContext): Promise<void> {
  const [{ moveEmbeddedToPostgres }, { parseSettings }] = await Promise.all([
    import('../../platform/database/move-embedded.ts'),
    import('../../platform/settings/settings.ts'),
  ]);
  const { databaseUrl, ...settings } = parseSettings(env);
  if (databaseUrl === undefined) {
    throw new UsageError(
      'Name the empty database in DATABASE_URL, such as postgres://user:password@host:5432/reelwright.',
    );
  }
  const moved = await moveEmbeddedToPostgres(
    { ...settings, databaseUrl },
    { signal, onTable: (table, rows) => process.stderr.write(`Copying ${table}: ${rows} rows …\n`) },
  );
  const total = Object.values(moved).reduce((sum, rows) => sum + rows, 0);
  process.stdout.write(
    `All ${total} rows are in PostgreSQL, and are the same. Start with the same DATABASE_URL and DATA_DIR from now on; ` +
      `files and secret stay in ${settings.dataDir}.\n`,
  );
}
