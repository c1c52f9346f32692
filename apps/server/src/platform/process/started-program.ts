import type { Readable, Writable } from 'node:stream';
import type { Urgency } from './give-way.ts';
import type { BoundedProgram } from './wrap-program.ts';

/** Memory that a program's output is read into, instead of new buffers. */
export interface OutputMemory {
  /** Returns the memory for the next bytes, of which any part may be filled. */
  nextTarget: () => Uint8Array;
  /** Receives the number of bytes that were read; reading pauses when it returns false, until `output.resume()`. */
  onFilled: (bytes: number) => boolean;
}

export interface ProgramStart extends BoundedProgram {
  cwd?: string | undefined;
  urgency: Urgency;
  outputMemory?: OutputMemory;
}

export interface ProgramEnd {
  /** Null if a signal has killed the program. */
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A program that runs. Its caller reads both streams, or lets them flow: a full one stops the program. */
export interface StartedProgram {
  pid: number;
  input: Writable;
  output: Readable;
  errors: Readable;
  /** Resolves when it has ended and its streams are read: it writes nothing more. */
  closed: Promise<ProgramEnd>;
  /** Kills the program and all that it has started. */
  kill(): void;
  /** Sets if the program keeps this process alive; it does from its start. */
  setReferenced(isReferenced: boolean): void;
}
