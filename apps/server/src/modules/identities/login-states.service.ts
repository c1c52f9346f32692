import { createHash, randomBytes } from 'node:crypto';
import { LOGIN_STATE_MINUTES, type UserId } from '@reelwright/contracts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LoginSecrets } from '../../platform/identity-providers/openid-connect.ts';
import type { Sealer } from '../../platform/secrets/sealer.ts';
import { insertLoginState, insertUsedToken, purgeLoginStates, takeLoginState } from './login-states.store.ts';

interface LoginStatesDependencies {
  database: Database;
  clock: Clock;
  sealer: Pick<Sealer, 'fingerprint'>;
}

/** A sign-in that was begun: by whom, and for what. */
interface Begun {
  /** The provider and the intent, or what a passkey is for. */
  purpose: string;
  userId: UserId;
}

const STATE_BYTES = 32;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Ties the end of each sign-in to its beginning: states that work once, for the user who began. */
export function createLoginStates({ database, clock, sealer }: LoginStatesDependencies) {
  return {
    /** Returns a state of 32 random bytes, in base64url. */
    async begin({ purpose, userId }: Begun): Promise<string> {
      const state = randomBytes(STATE_BYTES).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LOGIN_STATE_MINUTES * 60_000);
      await insertLoginState(database.db, { stateHash: hash(state), purpose, userId, expiresAt });
      return state;
    },

    /** Uses a state up, even if the sign-in then fails. Throws LOGIN_STATE_ENDED. */
    async take(state: string, { purpose, userId }: Begun): Promise<void> {
      const row = await takeLoginState(database.db, hash(state));
      if (row?.purpose !== purpose || row.userId !== userId || row.expiresAt <= clock.now())
        throw new AppError('LOGIN_STATE_ENDED');
    },

    /** Returns what follows from a state. The database alone does not give it away. */
    toSecrets: (state: string): LoginSecrets => ({
      state,
      nonce: sealer.fingerprint(state, 'login-nonce'),
      verifier: sealer.fingerprint(state, 'login-verifier'),
    }),

    /** Lets a token of another site pass, once. Throws LOGIN_STATE_ENDED. */
    async passOnce(issuer: string, { id, expiresAt }: { id: string; expiresAt: Date }): Promise<void> {
      const tokenHash = hash(JSON.stringify([issuer, id]));
      if (!(await insertUsedToken(database.db, { tokenHash, expiresAt }))) throw new AppError('LOGIN_STATE_ENDED');
    },

    /** Returns a name of a user that tells nobody which user it is, nor that two purposes mean the same one. */
    toPseudonym: (purpose: string, userId: UserId): Buffer =>
      Buffer.from(sealer.fingerprint(`${purpose}:${userId}`, 'pseudonym'), 'hex'),

    async purge(): Promise<void> {
      await purgeLoginStates(database.db, clock.now());
    },
  };
}

export type LoginStates = ReturnType<typeof createLoginStates>;
