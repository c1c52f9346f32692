import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Programs of util-linux that limit another program; absent if not installed (and outside Linux). */
export interface ProgramBounds {
  /** Limits the address space. */
  prlimit: string | undefined;
  /** Makes the kernel kill the program when its parent process has ended, however it ended. */
  setpriv: string | undefined;
}

/** A program with its limits, as `ProgramRun` describes them. */
export interface BoundedProgram {
  program: string;
  args: readonly string[];
  maxMemoryBytes?: number | undefined;
  maxDataBytes?: number | undefined;
  cpuLimit?: { seconds: number } | undefined;
}

/**
 * Returns the command that runs a program within its limits; pure. `setpriv` stands innermost, because its request to
 * the kernel holds for itself and for the program it turns into, not for children.
 */
export function wrapProgram(
  { program, args, maxMemoryBytes, maxDataBytes, cpuLimit }: BoundedProgram,
  bounds: ProgramBounds,
): { command: string; args: string[] } {
  const command = [
    ...(bounds.prlimit === undefined
      ? []
      : [
          bounds.prlimit,
          '--core=0',
          ...(maxMemoryBytes === undefined ? [] : [`--as=${maxMemoryBytes}`]),
          ...(maxDataBytes === undefined ? [] : [`--data=${maxDataBytes}`]),
          // The first limit sends SIGXCPU, which says why; the second kills a program that ignores it.
          ...(cpuLimit === undefined ? [] : [`--cpu=${cpuLimit.seconds}:${cpuLimit.seconds + 1}`]),
          '--',
        ]),
    ...(bounds.setpriv === undefined ? [] : [bounds.setpriv, '--pdeathsig', 'KILL', '--']),
    program,
    ...args,
  ];
  const [first = program, ...rest] = command;
  return { command: first, args: rest };
}

/** The largest threshold that the GNU C library takes. */
const MMAP_THRESHOLD_BYTES = 32 * 1024 ** 2;

/**
 * Returns the environment of programs. With a fixed threshold, the GNU C library reuses the memory of raw frames: an encoder
 * peaks at 195 MiB instead of 217.
 */
export function toProgramEnvironment(): NodeJS.ProcessEnv {
  // The environment is passed on as it is.
  // oxlint-disable-next-line node/no-process-env
  return { MALLOC_MMAP_THRESHOLD_: String(MMAP_THRESHOLD_BYTES), ...process.env };
}

let detected: ProgramBounds | undefined;

/** Detects the programs that this machine has, once. */
export function detectProgramBounds(): ProgramBounds {
  detected ??= {
    prlimit: process.platform === 'linux' ? findProgram('prlimit') : undefined,
    setpriv: process.platform === 'linux' ? findProgram('setpriv') : undefined,
  };
  return detected;
}

/** Finds the path of a program in PATH; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  // PATH belongs to the system and is no setting of ours.
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
