import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@reelwright/contracts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const toBase64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** The head of a CBOR value (RFC 8949) of up to 65535. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 255]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const string = (text: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)]);
const map = (pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

interface AuthenticatorOptions {
  origin: string;
  /** Whether it counts its uses; devices that synchronise their keys don't. */
  isCounting?: boolean;
  /** Where it thinks it is; a phishing site's name, for example. */
  rpId?: string;
}

/** A device with a screen lock that keeps one passkey in memory (ES256). */
export function createAuthenticator({ origin, isCounting = true, rpId }: AuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
  let counter = 0;
  let userHandle = toBase64url(randomBytes(32));

  const toClientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function toAuthenticatorData(site: string, { isVerified, extra }: { isVerified: boolean; extra?: Buffer }): Buffer {
    if (isCounting) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const backup = isCounting ? 0 : BACKUP_ELIGIBLE | BACKED_UP;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | backup | (extra ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId ?? site), Buffer.from([flags]), count, extra ?? Buffer.alloc(0)]);
  }

  const credential = {
    id: toBase64url(credentialId),
    rawId: toBase64url(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    create(options: PasskeyCreationOptions): PasskeyRegistration {
      userHandle = options.user.id;
      const idLength = Buffer.from([0, credentialId.length]);
      const extra = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey]);
      const authData = toAuthenticatorData(options.rp.id, { isVerified: true, extra });
      const attestation = map([
        [string('fmt'), string('none')],
        [string('attStmt'), map([])],
        [string('authData'), bytes(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64url(toClientData('webauthn.create', options.challenge)),
          attestationObject: toBase64url(attestation),
          transports: ['internal'],
        },
      };
    },

    get(
      { challenge, rpId: site }: PasskeyRequestOptions,
      { isVerified = true }: { isVerified?: boolean } = {},
    ): PasskeyAssertion {
      const authData = toAuthenticatorData(site, { isVerified });
      const clientData = toClientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: toBase64url(clientData),
          authenticatorData: toBase64url(authData),
          signature: toBase64url(signature),
          userHandle,
        },
      };
    },

    /** Sets the counter back, as a copy of the device would. */
    rewind(): void {
      counter = 0;
    },
  };
}
