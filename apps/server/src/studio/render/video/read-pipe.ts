import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A pipe that a child process writes to and this one reads, into memory that it names. */
export interface ReadPipe {
  /** To be the standard output of the child; `release` it once the child is started. */
  writeEnd: number;
  release(): void;
  /** Reads on until `onFilled` returns false. */
  resume(): void;
  /** Resolves when everything was read, or after `destroy`. */
  ended: Promise<void>;
  destroy(): void;
}

/**
 * Opens a pipe. Each read goes into what `nextTarget` gives, of which it fills any part; `onFilled` is told how much, and returns whether to
 * go on reading. The pipes that Node opens to a child allocate for every read: at 90 MB per second of video, collecting that garbage
 * costs more than reading.
 */
export function openReadPipe(reader: { nextTarget: () => Uint8Array; onFilled: (bytes: number) => boolean }): ReadPipe {
  const name = path.join(os.tmpdir(), `reelwright-${randomUUID()}.fifo`);
  execFileSync('mkfifo', ['-m', '600', name]);
  let readEnd: number;
  let writeEnd: number;
  try {
    // A reader that waited for its writer would wait for ever.
    readEnd = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
    writeEnd = openSync(name, constants.O_WRONLY);
  } finally {
    unlinkSync(name);
  }
  const socket = new net.Socket({
    fd: readEnd,
    readable: true,
    writable: false,
    onread: {
      buffer: reader.nextTarget,
      callback: reader.onFilled,
    },
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    // A broken pipe is told by how the child ended.
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
  });
  return {
    writeEnd,
    release: () => closeSync(writeEnd),
    resume: () => void socket.resume(),
    ended,
    destroy: () => void socket.destroy(),
  };
}
