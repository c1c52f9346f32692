import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, SETUP_FOLDER } from './paths.mjs';
import { SetupError } from './say.mjs';

/** The first major version that runs TypeScript sources directly. */
const NEEDED_MAJOR = 24;

/**
 * Returns the Node that scripts run on: the current one if it is new enough, else the one that npm installed.
 * @returns {string} absolute path
 */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  const bundled = path.join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(bundled)) return bundled;
  throw new SetupError(
    `Node ${NEEDED_MAJOR} or newer is needed; this is ${process.version}, and npm has no Node for ` +
      `${process.platform} on ${process.arch} here. Install Node ${NEEDED_MAJOR} (https://nodejs.org) and start again.`,
  );
}

/**
 * Returns the environment in which child processes find the same Node and its compile cache: stripping the types of a
 * few hundred sources takes half a second of each start.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function toNodeEnvironment(node) {
  const folders = [path.dirname(node), process.env.PATH].filter(Boolean);
  return {
    // By default the C library keeps up to eight pools of memory per processor, and gives little of it back.
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: path.join(SETUP_FOLDER, 'compile-cache'),
    ...process.env,
    PATH: folders.join(path.delimiter),
    NODE: node,
    npm_node_execpath: node,
  };
}
