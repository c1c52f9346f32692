import path from 'node:path';
import { ROOT } from './setup/paths.mjs';
import { runChild } from './setup/run-child.mjs';
import { startPostgresCluster } from './test/postgres-cluster.ts';

/** Runs a benchmark of the server with the arguments of this process: over the embedded database, then over PostgreSQL. */
export async function runOnBothDatabases(bench: string): Promise<void> {
  const run = async (env: Record<string, string>): Promise<number> => {
    const program = path.join(ROOT, 'apps/server/dev/bench', bench);
    const options = { cwd: ROOT, env: { ...process.env, ...env } };
    return (await runChild(process.execPath, [program, ...process.argv.slice(2)], options)).exitCode;
  };
  const cluster = await startPostgresCluster();
  try {
    const exitCodes = [await run({}), await run({ DATABASE_URL: cluster.url })];
    process.exitCode = exitCodes.find((exitCode) => exitCode !== 0) ?? 0;
  } finally {
    await cluster.stop();
  }
}
