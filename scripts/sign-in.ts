import path from 'node:path';
import { ROOT } from './setup/paths.mjs';
import { runChild } from './setup/run-child.mjs';
import { startPostgresCluster } from './test/postgres-cluster.ts';

/** Measures sign-ins over one database. Returns the exit code. */
async function measure(env: Record<string, string>): Promise<number> {
  const bench = path.join(ROOT, 'apps/server/dev/bench/sign-in.ts');
  const { exitCode } = await runChild(process.execPath, [bench, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return exitCode;
}

// The embedded database first, then PostgreSQL.
const cluster = await startPostgresCluster();
try {
  process.exitCode = (await measure({})) || (await measure({ DATABASE_URL: cluster.url }));
} finally {
  await cluster.stop();
}
