import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { ROOT } from './paths.mjs';
import { say } from './say.mjs';

/**
 * An abstract socket of Linux has a name but no file. The kernel frees the name when the process dies, however it dies,
 * so no stale lock can remain.
 */
const LOCK_NAME = `\0reelwright-set-up-${createHash('sha256').update(ROOT).digest('hex')}`;

/**
 * Runs `work` while no other process sets up this clone; waits for a running set-up first.
 * @param {() => Promise<void>} work
 */
export async function withSetupLock(work) {
  const lock = await takeLock();
  try {
    await work();
  } finally {
    lock.close();
  }
}

async function takeLock() {
  for (let attempt = 0; ; attempt++) {
    // Waiting processes keep a connection open; losing it tells them that the lock is free.
    /** @type {Set<net.Socket>} */
    const waiting = new Set();
    const server = net.createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => waiting.delete(socket)).on('close', () => waiting.delete(socket));
    });
    const isTaken = await listen(server);
    if (isTaken) {
      return {
        close() {
          server.close();
          for (const socket of waiting) socket.destroy();
        },
      };
    }
    if (attempt === 0) say('set-up: another start is setting up this folder; waiting for it ...');
    await waitUntilReleased();
  }
}

/**
 * @param {net.Server} server
 * @returns {Promise<boolean>} false if another process has the name
 */
async function listen(server) {
  server.listen(LOCK_NAME);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** @returns {Promise<void>} */
function waitUntilReleased() {
  return new Promise((resolve) => {
    const socket = net.connect(LOCK_NAME);
    // The holder may have exited between our attempt and this connection, which is a release too.
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}
