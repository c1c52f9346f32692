import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkLine } from './overload/work-line.ts';

/**
 * A hash takes a core for some 40 ms, and 19 MiB. At most three at a time leave one of Node's four threads to files and
 * names; the rest wait their turn, at most some seconds.
 */
const line = createWorkLine({ lanes: Math.min(3, availableParallelism()), maxWaiting: 200 });

/** Hashes with argon2id and the library's defaults (19 MiB, 2 passes), off the event loop. Throws ServerBusy. */
export function hashPassword(password: string): Promise<string> {
  return line.run(() => hash(password));
}

/** Throws ServerBusy. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return line.run(() => verify(passwordHash, password));
}
