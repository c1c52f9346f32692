import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../settings/startup-error.ts';
import { describeDiskProblem, findDiskProblem } from './disk-problem.ts';

const ONLY_ITS_OWNER = 0o700;
const PERMISSION_BITS = 0o777;

export interface OwnFolder {
  folder: string;
  /** The setting that names the folder, for the messages. */
  setting: 'DATA_DIR' | 'STORAGE_DIR';
  /** Names that only we give: a folder with other files, and none of these, is somebody else's. */
  ownNames: readonly string[];
}

/**
 * Makes a folder that only this user can enter, and repairs the permissions of an existing one; what is inside needs no
 * repair, since nobody else reaches it. Throws a StartupError for a folder of another user, for one that is used for
 * something else (its permissions must not change: it may be /tmp), and for a disk that can't be written.
 */
export async function ownFolder({ folder, setting, ownNames }: OwnFolder): Promise<void> {
  try {
    await makeFolder(folder);
    const { uid, mode } = await stat(folder);
    const ownUid = process.getuid?.();
    if (ownUid !== undefined && uid !== ownUid) {
      throw new StartupError(
        `${setting} ${folder} belongs to another user (uid ${uid}; this one is ${ownUid}): ` +
          `start Reelwright as that user, or hand the folder over with: chown -R ${ownUid} '${folder}'`,
      );
    }
    if ((mode & PERMISSION_BITS) === ONLY_ITS_OWNER) return;
    await refuseForeignFiles({ folder, setting, ownNames });
    await chmod(folder, ONLY_ITS_OWNER);
  } catch (error) {
    const problem = findDiskProblem(error);
    if (problem === undefined) throw error;
    throw new StartupError(`${describeDiskProblem(problem, folder)} Set it with ${setting}.`, { cause: error });
  }
}

/** Node says ENOENT for a folder that it may not make on a read-only disk; the parent's own refusal tells more. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: ONLY_ITS_OWNER });
  } catch (error) {
    let parent = path.dirname(folder);
    while (!existsSync(parent)) parent = path.dirname(parent);
    await access(parent, constants.W_OK);
    throw error;
  }
}

async function refuseForeignFiles({ folder, setting, ownNames }: OwnFolder): Promise<void> {
  // A new file system has a folder lost+found; hidden files are made by file managers and version control.
  const names = (await readdir(folder)).filter((name) => name !== 'lost+found' && !name.startsWith('.'));
  if (names.length === 0 || names.some((name) => ownNames.includes(name))) return;
  throw new StartupError(
    `${setting} ${folder} holds files that are not Reelwright's, such as ${names[0]}: choose an empty folder.`,
  );
}
