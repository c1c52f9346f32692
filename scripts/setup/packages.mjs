import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clearMark, readMark, setMark } from './marks.mjs';
import { ROOT } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { sayStep } from './say.mjs';

/** npm writes this file at the very end of an installation: while it is missing, node_modules is incomplete. */
const INSTALLED_LOCKFILE = path.join(ROOT, 'node_modules/.package-lock.json');

/** Installs the packages of the lockfile into node_modules. */
export async function preparePackages() {
  const lockfile = readFileSync(path.join(ROOT, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(INSTALLED_LOCKFILE)) {
    if (readMark('packages') === hash) return;
    if (isInstalled(lockfile)) {
      setMark('packages', hash);
      return;
    }
  }
  clearMark('packages');
  await sayStep('installing the npm packages of the lockfile', runNpmCi);
  setMark('packages', hash);
}

/**
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean } | undefined> }} Lockfile
 */

/**
 * Returns whether the installed packages, by hand or by this script, match the lockfile. Packages for other systems are
 * optional and missing.
 * @param {Buffer} lockfile
 */
function isInstalled(lockfile) {
  const { packages: wanted } = /** @type {Lockfile} */ (JSON.parse(lockfile.toString('utf8')));
  const { packages: installed } = /** @type {Lockfile} */ (JSON.parse(readFileSync(INSTALLED_LOCKFILE, 'utf8')));
  const isSame = Object.entries(wanted).every(([location, entry]) => {
    if (!location.includes('node_modules/')) return true;
    const found = installed[location];
    if (!found) return entry?.optional === true;
    return found.version === entry?.version && found.integrity === entry?.integrity;
  });
  return isSame && Object.keys(installed).every((location) => location in wanted);
}

async function runNpmCi() {
  // Under `npm start` this is the running npm; its settings (cache, registry) are inherited through the environment.
  const npmCli = process.env.npm_execpath;
  const [program, args] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  // No package here needs its install script (npm 12 would not run one), and a script that never runs does no harm.
  // Development packages build the web app, optional ones bring Node: a user's `omit` setting must not drop them.
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await runQuietly(program, [...args, 'ci', ...options], {
    cwd: ROOT,
    what: 'npm ci',
    // On a stop signal, npm first restores the previous state; the next start reinstalls anyway.
    stopDeadlineMs: 0,
  });
}
