import type { ErrorCode } from '@reelwright/contracts';

export interface ProgramRun {
  program: string;
  args: string[];
  /** Ends the whole process tree. */
  signal: AbortSignal;
  /** Longest run before it is killed: against programs that hang, so it must leave room for slow and busy machines. */
  timeoutMs: number;
  /** It is killed sooner where no line of its standard output tells of progress for so long. */
  stall?: { afterMs: number; isProgress: (line: string) => boolean };
  /** Largest address space, where the system can bound it. */
  maxMemoryBytes?: number;
  /** It yields to everything that answers people. */
  isBackground?: boolean;
  cwd?: string;
  /** Written to standard input, which is then closed. */
  input?: Buffer | string;
  onStdoutLine?: (line: string) => void;
  /** The error that a failed run throws; its cause holds the end of standard error. */
  errorCode: ErrorCode;
}

export interface ProgramResult {
  stdout: Buffer;
  /** The last 8 KiB. */
  stderrTail: string;
}

/**
 * Runs a program to its end: no shell, never outliving this process (even one that was killed), its whole tree ended on
 * abort or time-out. Throws AppError(errorCode), or the signal's reason on abort.
 */
export type RunProgram = (run: ProgramRun) => Promise<ProgramResult>;
