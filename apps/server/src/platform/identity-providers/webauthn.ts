import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@reelwright/contracts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { AppError } from '../../app-error.ts';

/** A credential as it is kept. */
export interface StoredPasskey {
  /** Base64url. */
  credentialId: string;
  /** COSE key. */
  publicKey: Uint8Array<ArrayBuffer>;
  /** How often the device says that it was used; 0 for devices that don't count. */
  counter: number;
  transports: string[];
  isSynced: boolean;
}

const SITE_NAME = 'Reelwright';
/** EdDSA, ES256 and RS256: what devices make. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60 * 1000;
/** A device with a screen lock asks for it; a plain security key still works. */
const USER_VERIFICATION = 'preferred';

/** Creates and checks passkeys of one site. Challenges are random bytes that the caller lets pass once. */
export function createWebauthn({ publicUrl }: { publicUrl: string }) {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false };

  return {
    async toCreationOptions(options: {
      challenge: Buffer;
      /** Names the user to the device, and nobody else. */
      userHandle: Buffer;
      userName: string;
      displayName: string;
      known: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[];
    }): Promise<PasskeyCreationOptions> {
      const made = await generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: hostname,
        userName: options.userName,
        userDisplayName: options.displayName,
        userID: new Uint8Array(options.userHandle),
        challenge: new Uint8Array(options.challenge),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        excludeCredentials: options.known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: USER_VERIFICATION,
        },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      // The library's types are as wide as the standard; the call's schema checks these values again.
      return made as PasskeyCreationOptions;
    },

    async toRequestOptions(challenge: Buffer): Promise<PasskeyRequestOptions> {
      const made = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: new Uint8Array(challenge),
        timeout: TIMEOUT_MS,
        userVerification: USER_VERIFICATION,
      });
      return made as PasskeyRequestOptions;
    },

    /** Checks a new credential. `passChallenge` says once whether a challenge is open. Throws PASSKEY_REFUSED. */
    async readRegistration(
      response: PasskeyRegistration,
      passChallenge: (challenge: string) => Promise<boolean>,
    ): Promise<StoredPasskey> {
      const { verified, registrationInfo } = await refuseFailure<VerifiedRegistrationResponse>(
        verifyRegistrationResponse({
          ...expected,
          response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: passChallenge,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!verified) throw new AppError('PASSKEY_REFUSED');
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        isSynced: credentialBackedUp,
      };
    },

    /** Checks a sign-in and returns what to keep. A counter that goes back is a copied key. Throws PASSKEY_REFUSED. */
    async readAssertion(
      response: PasskeyAssertion,
      passkey: StoredPasskey,
      passChallenge: (challenge: string) => Promise<boolean>,
    ): Promise<Pick<StoredPasskey, 'counter' | 'isSynced'>> {
      const { verified, authenticationInfo } = await refuseFailure<VerifiedAuthenticationResponse>(
        verifyAuthenticationResponse({
          ...expected,
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: passChallenge,
          credential: {
            id: passkey.credentialId,
            publicKey: passkey.publicKey,
            counter: passkey.counter,
          },
        }),
      );
      if (!verified) throw new AppError('PASSKEY_REFUSED');
      return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
    },
  };
}

/** The library throws plain errors for whatever a browser sends. */
async function refuseFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('PASSKEY_REFUSED', {}, { cause: error });
  }
}
