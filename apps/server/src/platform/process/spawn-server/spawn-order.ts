import type { ProgramEnd } from '../started-program.ts';

/** Standard input, output and error, by their descriptors. */
export type StreamNumber = 0 | 1 | 2;

/** The first line of the connection that becomes one of a program's streams. */
export interface StreamOrder {
  kind: 'stream';
  /** Of the program. */
  id: string;
  stream: StreamNumber;
}

/** The first line of the connection that a program is started and followed by. It is killed when that connection closes. */
export interface StartOrder {
  kind: 'start';
  id: string;
  command: string;
  args: readonly string[];
  cwd: string | undefined;
  env: NodeJS.ProcessEnv;
  /** As `setPriority` takes it; undefined leaves the priority as it is. */
  niceness: number | undefined;
}

/** What the connection of a program tells, in this order, a line each. */
export type SpawnMessage =
  | { kind: 'started'; pid: number }
  | { kind: 'refused'; reason: string }
  | ({ kind: 'ended' } & ProgramEnd);
