import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

const SOCKET_FILE = 'control.sock';
/** The kernel keeps 108 bytes for the path of a socket; longer ones are cut, or refused. */
const MAX_PATH_BYTES = 100;

/** A path by which the socket of a data folder can be reached, however long the folder's own is. */
export interface SocketPath {
  path: string;
  /** Call it once the socket is closed. */
  release(): void;
}

export function openSocketPath(dataDir: string): SocketPath {
  const plain = path.join(dataDir, SOCKET_FILE);
  if (Buffer.byteLength(plain) <= MAX_PATH_BYTES || process.platform !== 'linux') {
    return { path: plain, release: () => undefined };
  }
  const folder = openSync(dataDir, 'r');
  return { path: `/proc/self/fd/${folder}/${SOCKET_FILE}`, release: () => closeSync(folder) };
}
