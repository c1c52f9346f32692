import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A pipe that a child process writes to and this process reads into memory of its choice. */
export interface ReadPipe {
  /** Pass it as the child's standard output; call `release` once the child has started. */
  writeEnd: number;
  release(): void;
  /** Resumes reading until `onFilled` returns false. */
  resume(): void;
  /** Resolves when everything was read, or after `destroy`. */
  ended: Promise<void>;
  destroy(): void;
}

/**
 * Opens a pipe. Each read fills any part of the memory that `nextTarget` returns; `onFilled` receives the byte count
 * and returns true to go on reading. Node's own child pipes allocate for every read: at 90 MB per second of video,
 * collecting that garbage costs more than reading.
 */
export function openReadPipe(reader: { nextTarget: () => Uint8Array; onFilled: (bytes: number) => boolean }): ReadPipe {
  const name = path.join(os.tmpdir(), `reelwright-${randomUUID()}.fifo`);
  execFileSync('mkfifo', ['-m', '600', name]);
  let readEnd: number;
  let writeEnd: number;
  try {
    // Non-blocking: a reader opened before its writer would wait forever.
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
    // The exit of the child explains a broken pipe.
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
