import type { ErrorCode } from '@reelwright/contracts';

export interface ProgramRun {
  program: string;
  args: string[];
  /** Kills the whole process tree on abort. */
  signal: AbortSignal;
  /**
   * The longest run before the program is killed. It guards against programs that hang, so it must leave room for slow
   * and busy machines.
   */
  timeoutMs: number;
  /** Kills the program sooner if no line of its standard output shows progress for this long. */
  stall?: { afterMs: number; isProgress: (line: string) => boolean };
  /** The largest address space, if the system can limit it. */
  maxMemoryBytes?: number;
  /**
   * The most memory that the program may write to, if the system can limit it. Tighter than the address space, of which
   * a JavaScript engine reserves far more than it uses.
   */
  maxDataBytes?: number;
  /**
   * Ends the program after this much CPU time of all its threads, if the system can count it: unlike a time-out, it does
   * not hit a program that waits for a busy machine. The run then throws `errorCode`.
   */
  cpuLimit?: { seconds: number; errorCode: ErrorCode };
  /** Runs at the lowest priority. */
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
 * Runs a program to its end: without a shell, never outliving this process (even a killed one), its whole tree killed
 * on abort or time-out. Throws AppError(errorCode), or the signal's reason on abort.
 */
export type RunProgram = (run: ProgramRun) => Promise<ProgramResult>;
