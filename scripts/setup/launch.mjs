import path from 'node:path';
import { withSetupLock } from './lock.mjs';
import { findNode, toNodeEnvironment } from './node-runtime.mjs';
import { preparePackages } from './packages.mjs';
import { ROOT } from './paths.mjs';
import { runChild } from './run-child.mjs';
import { Interrupted, SetupError, say } from './say.mjs';
import { runServer, SERVER_ENVIRONMENT, toHeapArgs } from './run-server.mjs';
import { prepareSystemPrograms } from './system-programs.mjs';
import { prepareWebBuild } from './web-build.mjs';

/**
 * What a script needs before it can run, besides packages and Node, which are always set up.
 * @typedef {{ systemPrograms?: 'run' | 'test', webBuild?: boolean }} Needs
 */

/**
 * Runs a command of package.json: sets up what the command needs, then runs its script under the right Node with the
 * command's arguments, and ends with its exit code.
 *
 * This folder runs on Node 20 before anything is installed: plain JavaScript without dependencies.
 * @param {{ script: string, needs: Needs, isServer?: boolean }} command `script` is relative to the clone; a server has
 *   a limited heap and is started again after a crash
 */
export async function launch({ script, needs, isServer = false }) {
  try {
    await withSetupLock(() => setUp(needs));
    const node = findNode();
    const args = [...(isServer ? toHeapArgs(process.env) : []), path.join(ROOT, script), ...process.argv.slice(2)];
    const env = { ...(isServer ? SERVER_ENVIRONMENT : {}), ...toNodeEnvironment(node) };
    const run = () => runChild(node, args, { cwd: ROOT, env });
    const { exitCode } = await (isServer ? runServer(run) : run());
    process.exitCode = exitCode;
  } catch (error) {
    if (error instanceof Interrupted) {
      process.exitCode = error.exitCode;
    } else if (error instanceof SetupError) {
      say(`\n${error.message}`);
      process.exitCode = 1;
    } else {
      throw error;
    }
  }
}

/** @param {Needs} needs */
async function setUp({ systemPrograms, webBuild }) {
  // One downloads from npm's registry, the other from Debian's, so running both takes as long as the slower one.
  const results = await Promise.allSettled([
    preparePackages(),
    systemPrograms ? prepareSystemPrograms(systemPrograms) : undefined,
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const node = findNode();
  if (webBuild) await prepareWebBuild({ node, env: toNodeEnvironment(node) });
}
