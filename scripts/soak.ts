import path from 'node:path';
import { ROOT } from './setup/paths.mjs';
import { runChild } from './setup/run-child.mjs';
import { startPostgresCluster } from './test/postgres-cluster.ts';

// Starts an empty PostgreSQL for the soak, which crashes it again and again.
const cluster = await startPostgresCluster();
try {
  const soak = path.join(ROOT, 'apps/server/dev/bench/soak.ts');
  const { exitCode } = await runChild(process.execPath, [soak, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: cluster.url },
  });
  process.exitCode = exitCode;
} finally {
  await cluster.stop();
}
