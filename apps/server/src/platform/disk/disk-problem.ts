/** Why a folder can't be read or written, as far as the operator can do something about it. */
export type DiskProblem = 'full' | 'read_only' | 'forbidden' | 'not_a_folder';

const BY_CODE: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read_only',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EEXIST: 'not_a_folder',
  ENOTDIR: 'not_a_folder',
  /** PostgreSQL's SQLSTATE disk_full. */
  '53100': 'full',
};

/**
 * The embedded database runs in WebAssembly, whose system interface numbers errors in its own way (WASI preview 1,
 * `errno`).
 */
const BY_WASI_ERRNO: Readonly<Record<number, DiskProblem>> = {
  51: 'full',
  19: 'full',
  69: 'read_only',
  2: 'forbidden',
  63: 'forbidden',
  54: 'not_a_folder',
};

/** Looks for a problem of the disk in an error and its causes. */
export function findDiskProblem(error: unknown): DiskProblem | undefined {
  for (let each = error; typeof each === 'object' && each !== null; each = 'cause' in each ? each.cause : undefined) {
    if ('code' in each && typeof each.code === 'string' && Object.hasOwn(BY_CODE, each.code)) return BY_CODE[each.code];
    if ('name' in each && each.name === 'ErrnoError' && 'errno' in each && typeof each.errno === 'number') {
      return BY_WASI_ERRNO[each.errno];
    }
  }
  return undefined;
}

/** Says in one sentence what the operator can do. */
export function describeDiskProblem(problem: DiskProblem, folder: string): string {
  switch (problem) {
    case 'full':
      return `The disk of ${folder} is full: free some space there, or choose a folder on another disk.`;
    case 'read_only':
      return `The disk of ${folder} is read-only: mount it for writing, or choose a folder on another disk.`;
    case 'forbidden':
      return `This user may not write in ${folder}: give it to this user (chown), or choose another folder.`;
    case 'not_a_folder':
      return `${folder}, or a part of that path, is a file and not a folder: choose another folder.`;
  }
}
