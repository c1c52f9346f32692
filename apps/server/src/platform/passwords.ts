import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the library's defaults (19 MiB, 2 passes), off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
