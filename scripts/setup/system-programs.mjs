import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { ROOT } from './paths.mjs';
import { runQuietly } from './run-child.mjs';
import { SetupError, say, sayStep } from './say.mjs';

/**
 * A program or file of the system, how to see that it is there, and the Debian package that brings it.
 * @typedef {{ name: string, debianPackage: string, isThere: () => boolean, without?: string }} SystemPart
 * An optional one makes the product better; `without` says what is worse where it is missing.
 */

/** @param {string} name @param {string} debianPackage @returns {SystemPart} */
const program = (name, debianPackage) => ({ name, debianPackage, isThere: () => findProgram(name) !== undefined });

const PLAIN_ENGLISH = 'English voices sound less natural';

/** What the product itself needs. @type {SystemPart[]} */
const RUN_PARTS = [
  program('ffmpeg', 'ffmpeg'),
  program('ffprobe', 'ffmpeg'),
  program('setpriv', 'util-linux'),
  program('prlimit', 'util-linux'),
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

/** What its tests need besides. @type {SystemPart[]} */
const TEST_PARTS = [
  program('git', 'git'),
  program('chromium', 'chromium'),
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isThere: () => findPostgresFolder() !== undefined,
  },
];

/**
 * The folder of PostgreSQL's server programs. Debian keeps them out of PATH, one folder per major version.
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
 * Installs what is missing where we may, else says what to run. Without optional parts it goes on and says so; tests need all of them.
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
  // Another apt-get, say the machine's nightly one, may hold the lock for a while.
  await runQuietly(aptGet, ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    cwd: ROOT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // A killed dpkg leaves packages half configured: let it come to an end.
    stopDeadlineMs: 600_000,
    what: `apt-get ${args.join(' ')}`,
  });
}
