import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { ROOT } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { SetupError, say, sayStep } from './say.mjs';

/**
 * A system program or file, a check for it, and the Debian package that contains it.
 * @typedef {{ name: string, debianPackage: string, isThere: () => boolean, without?: string }} SystemPart
 * `without` marks an optional part and says what is worse if it is missing.
 */

/** @param {string} name @param {string} debianPackage @returns {SystemPart} */
const program = (name, debianPackage) => ({ name, debianPackage, isThere: () => findProgram(name) !== undefined });

const PLAIN_ENGLISH = 'English voices sound less natural';

/** Parts that the product needs. @type {SystemPart[]} */
const RUN_PARTS = [
  program('ffmpeg', 'ffmpeg'),
  program('ffprobe', 'ffmpeg'),
  program('setpriv', 'util-linux'),
  program('prlimit', 'util-linux'),
  program('flock', 'util-linux'),
  { ...program('heif-convert', 'libheif-examples'), without: 'HEIC images cannot be uploaded' },
  { ...program('flite', 'flite'), without: PLAIN_ENGLISH },
  { ...program('festival', 'festival'), without: PLAIN_ENGLISH },
  {
    name: "festival's voice cmu_us_slt_arctic_hts",
    debianPackage: 'festvox-us-slt-hts',
    without: PLAIN_ENGLISH,
    isThere: () => existsSync('/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice'),
  },
  {
    name: 'the font Noto Sans CJK',
    debianPackage: 'fonts-noto-cjk',
    isThere: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'),
  },
];

/** Further parts that its tests need. @type {SystemPart[]} */
const TEST_PARTS = [
  program('git', 'git'),
  program('chromium-headless-shell', 'chromium-headless-shell'),
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isThere: () => findPostgresFolder() !== undefined,
  },
  {
    name: 'OpenStack Swift, which speaks S3',
    debianPackage: 'python3-swift',
    isThere: () => existsSync('/usr/lib/python3/dist-packages/swift/obj/mem_server.py'),
  },
];

/** Returns the Debian packages of the parts that the product needs. @returns {string[]} */
export function listRunPackages() {
  return [...new Set(RUN_PARTS.map(({ debianPackage }) => debianPackage))];
}

/**
 * Returns the folder of PostgreSQL's server programs. Debian keeps them out of PATH, one folder per major version.
 * @returns {string | undefined}
 */
export function findPostgresFolder() {
  const inPath = findProgram('initdb');
  if (inPath && findProgram('postgres')) return path.dirname(inPath);
  const parent = '/usr/lib/postgresql';
  const versions = existsSync(parent) ? readdirSync(parent).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => path.join(parent, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/**
 * Installs missing parts if permitted, else prints the command to run. Missing optional parts are only reported, except
 * for tests, which need all of them.
 * @param {'run' | 'test'} purpose
 */
export async function prepareSystemPrograms(purpose) {
  const parts = purpose === 'test' ? [...RUN_PARTS, ...TEST_PARTS] : RUN_PARTS;
  const missing = parts.filter((part) => !part.isThere());
  if (missing.length === 0) return;
  if (purpose === 'test' || missing.some((part) => part.without === undefined)) {
    await installParts(missing);
    return;
  }
  try {
    await installParts(missing);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const losses = new Set(missing.map((part) => part.without));
    say(`set-up: going on without ${missing.map((part) => part.name).join(', ')}: ${[...losses].join('; ')}.`);
    say(error.message);
  }
}

/** @param {SystemPart[]} missing */
async function installParts(missing) {
  const packages = [...new Set(missing.map((part) => part.debianPackage))];
  const aptGet = findProgram('apt-get');
  if (!aptGet || process.getuid?.() !== 0) {
    const names = missing.map((part) => part.name).join(', ');
    throw new SetupError(
      `These are missing on this machine: ${names}. Install them and start again; on Debian or Ubuntu:\n` +
        `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
    );
  }
  await sayStep('reading the list of Debian packages', () => runAptGet(aptGet, ['update']));
  await sayStep(`installing ${packages.join(', ')} (Debian packages)`, () =>
    runAptGet(aptGet, ['install', '-y', '--no-install-recommends', ...packages]),
  );
  const still = missing.filter((part) => !part.isThere()).map((part) => part.name);
  if (still.length > 0)
    throw new SetupError(`Still missing after apt-get install ${packages.join(' ')}: ${still.join(', ')}`);
}

/** @param {string} aptGet @param {string[]} args */
async function runAptGet(aptGet, args) {
  // Another apt-get, such as a nightly one, may hold the lock for a while.
  await runQuietly(aptGet, ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // A killed dpkg leaves packages half configured, so it may finish.
    stopDeadlineMs: 600_000,
    what: `apt-get ${args.join(' ')}`,
  });
}
