import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPostgresCluster } from './test/postgres-cluster.ts';

/** Runs the benchmark of the library over a database; resolves to its exit code. */
async function run(env: NodeJS.ProcessEnv): Promise<number> {
  const script = path.join(import.meta.dirname, '../apps/server/dev/bench/library.ts');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const cluster = await startPostgresCluster();
try {
  process.exitCode = await run({ TEST_DATABASE: 'postgres', TEST_DATABASE_URL: cluster.url });
} finally {
  await cluster.stop();
}
process.exitCode ||= await run({ TEST_DATABASE: 'pglite' });
