import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { clearMark, readMark, setMark } from './marks.mjs';
import { ROOT, SETUP_FOLDER } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { sayStep } from './say.mjs';

const WEB_FOLDER = path.join(ROOT, 'apps/web');
const BUILT_FOLDER = path.join(WEB_FOLDER, 'dist');

/** Every input of a build of the web app. */
const INPUTS = ['apps/web', 'packages', 'tsconfig.base.json', 'package-lock.json'];

/**
 * Builds the web app if its sources changed since the last build.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 */
export async function prepareWebBuild({ node, env }) {
  const hash = hashFiles(INPUTS);
  if (readMark('web-build') === hash && existsSync(path.join(BUILT_FOLDER, 'index.html'))) return;
  clearMark('web-build');
  await sayStep('building the web app', () => buildWeb({ node, env }));
  setMark('web-build', hash);
}

/** @param {{ node: string, env: NodeJS.ProcessEnv }} runtime */
async function buildWeb({ node, env }) {
  const freshFolder = path.join(SETUP_FOLDER, 'web-dist');
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  await runQuietly(node, [vite, 'build', '--outDir', freshFolder, '--emptyOutDir'], {
    cwd: WEB_FOLDER,
    env: { ...env, NODE_ENV: 'production' },
    what: 'The build of the web app',
  });
  // A finished build is renamed into place, so that a server that runs from this clone never serves half of one.
  rmSync(BUILT_FOLDER, { recursive: true, force: true });
  renameSync(freshFolder, BUILT_FOLDER);
}
