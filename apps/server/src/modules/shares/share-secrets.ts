import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 24;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** 32 MiB and about 0.1 s for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;

export function makeShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Hashes a token without salt: tokens are long and random, so a plain hash keeps them secret. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

/** `salt:key`, in base64url. */
export async function hashSharePassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}:${(await deriveKey(password, salt)).toString('base64url')}`;
}

export async function verifySharePassword(passwordHash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = passwordHash.split(':');
  const known = Buffer.from(key, 'base64url');
  const tried = await deriveKey(password, Buffer.from(salt, 'base64url'));
  return known.length === tried.length && timingSafeEqual(known, tried);
}
