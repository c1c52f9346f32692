import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Programs of util-linux that bound another program; absent where they are not installed (and outside Linux). */
export interface ProgramBounds {
  /** Bounds the address space. */
  prlimit: string | undefined;
  /** Has the kernel kill the program when the process that started it is gone, however that ended. */
  setpriv: string | undefined;
}

/**
 * The command that runs a program within its bounds; pure. `setpriv` stands innermost, since what it asks of the kernel
 * holds for itself and for the program it turns into, not for children.
 */
export function wrapProgram(
  { program, args, maxMemoryBytes }: { program: string; args: readonly string[]; maxMemoryBytes?: number | undefined },
  bounds: ProgramBounds,
): { command: string; args: string[] } {
  const command = [
    ...(bounds.prlimit === undefined
      ? []
      : [bounds.prlimit, '--core=0', ...(maxMemoryBytes === undefined ? [] : [`--as=${maxMemoryBytes}`]), '--']),
    ...(bounds.setpriv === undefined ? [] : [bounds.setpriv, '--pdeathsig', 'KILL', '--']),
    program,
    ...args,
  ];
  const [first = program, ...rest] = command;
  return { command: first, args: rest };
}

let detected: ProgramBounds | undefined;

/** What this machine has, looked up once. */
export function detectProgramBounds(): ProgramBounds {
  detected ??= {
    prlimit: process.platform === 'linux' ? findProgram('prlimit') : undefined,
    setpriv: process.platform === 'linux' ? findProgram('setpriv') : undefined,
  };
  return detected;
}

/** Where a program of this name is in PATH; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  // Where programs are is the system's to say: no setting of ours.
  // oxlint-disable-next-line node/no-process-env
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
