import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must be read again, for storage. What is only compared is hashed instead. */
export interface Sealer {
  /** Returns text without the content. The same purpose opens it again: a seal can't be moved to another use. */
  seal(content: string, purpose: string): string;
  /** Throws for text that was altered, was sealed for another purpose, or with another secret. */
  open(sealed: string, purpose: string): string;
  /** Returns a keyed hash in hex, for what is only looked up or compared: nobody finds its content by trying. */
  fingerprint(content: string, purpose: string): string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals with keys that follow from the secret of the installation. */
export function createSealer(secret: string): Sealer {
  const toKey = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'reelwright.seal', purpose, KEY_BYTES));
  return {
    fingerprint: (content, purpose) =>
      createHmac('sha256', toKey(`fingerprint.${purpose}`))
        .update(content)
        .digest('hex'),
    seal(content, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, toKey(purpose), nonce);
      const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, toKey(purpose), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
