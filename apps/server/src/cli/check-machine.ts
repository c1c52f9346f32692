import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Finding } from '../operations/finding.ts';
import { findModelFileProblem } from '../platform/onnx/model-file.ts';
import { findProgram } from '../platform/process/wrap-program.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** What the product needs of the machine, and what only some of it needs. */
const PROGRAMS = [
  { name: 'ffmpeg', isNeeded: true, why: 'makes videos' },
  { name: 'ffprobe', isNeeded: true, why: 'reads uploads' },
  { name: 'flock', isNeeded: process.platform === 'linux', why: 'keeps a second server off the data folder' },
  { name: 'setpriv', isNeeded: false, why: 'ends programs together with the server' },
  { name: 'prlimit', isNeeded: false, why: 'limits the memory of programs' },
];
const OF_OTHERS = 0o077;

/** Checks programs, versions and permissions: what can be seen without opening the installation. */
export async function checkMachine({
  dataDir,
  storageDir,
  s3,
  databaseUrl,
  ...models
}: Pick<
  Settings,
  'dataDir' | 'storageDir' | 's3' | 'databaseUrl' | 'cutOutModel' | 'eraseModel' | 'enhanceModel'
>): Promise<Finding[]> {
  const ofPostgres = { name: 'pg_dump', isNeeded: databaseUrl !== undefined, why: 'makes backups of PostgreSQL' };
  const programs = [...PROGRAMS, ...(databaseUrl === undefined ? [] : [ofPostgres])];
  return [
    { level: 'ok', subject: 'Node', text: process.version },
    ...(await Promise.all(programs.map(checkProgram))),
    ...(await checkFolder(dataDir)),
    ...(await checkModelFiles(models)),
    ...(s3 !== undefined || storageDir.startsWith(`${dataDir}/`) ? [] : await checkFolder(storageDir)),
  ];
}

async function checkProgram({ name, isNeeded, why }: (typeof PROGRAMS)[number]): Promise<Finding> {
  const program = findProgram(name);
  if (program === undefined) {
    return { level: isNeeded ? 'problem' : 'warning', subject: name, text: `not installed; it ${why}` };
  }
  // ffmpeg knows `-version` alone.
  const { stdout } = await promisify(execFile)(program, [name.startsWith('ff') ? '-version' : '--version']);
  return { level: 'ok', subject: name, text: stdout.split('\n')[0]?.split(' Copyright')[0] ?? '' };
}

async function checkModelFiles({
  cutOutModel,
  eraseModel,
  enhanceModel,
}: Pick<Settings, 'cutOutModel' | 'eraseModel' | 'enhanceModel'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  const models = { CUT_OUT_MODEL: cutOutModel, ERASE_MODEL: eraseModel, ENHANCE_MODEL: enhanceModel };
  for (const [setting, model] of Object.entries(models)) {
    if (model?.kind !== 'onnx') continue;
    const problem = await findModelFileProblem(model.path);
    findings.push(
      problem === undefined
        ? { level: 'ok', subject: setting, text: `${model.path} can be read` }
        : { level: 'problem', subject: setting, text: problem },
    );
  }
  return findings;
}

async function checkFolder(folder: string): Promise<Finding[]> {
  const subject = 'permissions';
  const facts = await stat(folder).catch(() => undefined);
  if (!facts) return [{ level: 'warning', subject, text: `${folder} does not exist yet: the first start makes it` }];
  if (process.getuid !== undefined && facts.uid !== process.getuid()) {
    return [{ level: 'problem', subject, text: `${folder} belongs to another user (uid ${facts.uid})` }];
  }
  return [
    (facts.mode & OF_OTHERS) === 0
      ? { level: 'ok', subject, text: `only this user can enter ${folder}` }
      : { level: 'problem', subject, text: `other users can enter ${folder}: the next start closes it` },
  ];
}
