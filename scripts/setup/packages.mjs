import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clearMark, readMark, setMark } from './marks.mjs';
import { ROOT } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { sayStep } from './say.mjs';

/** npm writes this at the very end of an installation: while it is missing, node_modules is not whole. */
const INSTALLED_LOCKFILE = path.join(ROOT, 'node_modules/.package-lock.json');

/** Makes node_modules what the lockfile says. */
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
 * Whether what npm installed, by hand or by us, is what the lockfile names. Packages for other systems are optional and absent.
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
  // Under `npm start` this is the npm in use; its settings (cache, registry) come along in the environment.
  const npmCli = process.env.npm_execpath;
  const [program, args] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  // No package of ours needs its install script (npm 12 would not run one), and what isn't run can do no harm.
  // Development packages build the web app, optional ones bring Node: an `omit` of the user's must not drop them.
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
    // Told to stop, npm first puts back what it had; the next start installs anew anyway.
    stopDeadlineMs: 0,
  });
}
