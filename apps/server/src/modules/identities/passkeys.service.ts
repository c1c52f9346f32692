import { randomUUID, timingSafeEqual } from 'node:crypto';
import {
  type IdentityId,
  PASSKEY_LIMITS,
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type PasskeyRequestOptions,
  type SignInResponse,
} from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { authorize } from '../../policy.ts';
import type { AccountsService, SignInRequest } from '../accounts/accounts.service.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import { canUseIdentity } from './identities.policy.ts';
import type { LoginStates } from './login-states.service.ts';
import { toOwnPath } from './own-path.ts';
import {
  countUse,
  findPasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeys,
  renamePasskey,
} from './passkeys.store.ts';
import type { Asker } from './prove-identity.ts';
import type { Providers } from './providers.ts';
import type { MethodRequest, TellMethodChange } from './tell-method-change.ts';

export interface PasskeysDependencies {
  database: Database;
  accounts: Pick<AccountsService, 'signIn' | 'getUserInfo'>;
  providers: Providers;
  states: LoginStates;
  sessions: Pick<SessionsService, 'checkFreshSignIn'>;
  tellMethodChange: TellMethodChange;
  clock: Clock;
  publicUrl: string;
}

const ADD = 'passkey:add';
const SIGN_IN = 'passkey:sign_in';
const HANDLE = 'passkey-user';

/** Passkeys: WebAuthn credentials that the device finds by itself, without a name to type. */
export function createPasskeysService(dependencies: PasskeysDependencies) {
  const { database, accounts, providers, states, sessions, tellMethodChange, clock, publicUrl } = dependencies;

  const passChallenge =
    (purpose: string, { userId }: Actor) =>
    async (challenge: string) => {
      await states.take(challenge, { purpose, userId });
      return true;
    };
  /** A state of 32 bytes in base64url, which is how browsers repeat the challenge. */
  const begin = async (purpose: string, { userId }: Actor): Promise<Buffer> =>
    Buffer.from(await states.begin({ purpose, userId }), 'base64url');

  return {
    /**
     * A challenge to add a passkey can be had only after a fresh sign-in, and none is added without one. Throws
     * SIGN_IN_METHOD_OFF, SIGN_IN_AGAIN or COUNT_EXCEEDED.
     */
    async begin({ actor, session }: Asker): Promise<PasskeyCreationOptions> {
      const webauthn = providers.getWebauthn();
      await sessions.checkFreshSignIn(actor.userId, session?.sessionId);
      const known = await listPasskeys(database.db, actor.userId);
      if (known.length >= PASSKEY_LIMITS.maxPasskeys) throw new AppError('COUNT_EXCEEDED');
      const { email, nickname } = await accounts.getUserInfo(actor.userId);
      const userName = email ?? nickname ?? String(actor.userId);
      return webauthn.toCreationOptions({
        challenge: await begin(ADD, actor),
        userHandle: states.toPseudonym(HANDLE, actor.userId),
        userName,
        displayName: nickname ?? userName,
        known,
      });
    },

    /** Throws SIGN_IN_METHOD_OFF, LOGIN_STATE_ENDED or PASSKEY_REFUSED. */
    async add(
      { name, registration }: { name: string; registration: PasskeyRegistration },
      request: MethodRequest & { actor: Actor },
    ): Promise<{ identity_id: IdentityId; name: string }> {
      const { userId } = request.actor;
      const stored = await providers.getWebauthn().readRegistration(registration, passChallenge(ADD, request.actor));
      const passkey = {
        ...stored,
        identityId: randomUUID() as IdentityId,
        userId,
        name,
        createdAt: clock.now(),
        lastUsedAt: null,
      };
      await database.transaction(async (tx) => {
        if (!(await insertPasskey(tx, passkey))) throw new AppError('PASSKEY_REFUSED');
        await tellMethodChange(tx, { userId, change: 'added', kind: 'passkey', label: name }, request);
      });
      return { identity_id: passkey.identityId, name };
    },

    /** Throws NOT_FOUND. */
    async rename({ identityId, name }: { identityId: IdentityId; name: string }, actor: Actor): Promise<void> {
      authorize(canUseIdentity, actor, 'rename', await findPasskey(database.db, identityId));
      await renamePasskey(database.db, { identityId, name });
    },

    /** Throws SIGN_IN_METHOD_OFF. */
    async beginSignIn(actor: Actor): Promise<PasskeyRequestOptions> {
      return providers.getWebauthn().toRequestOptions(await begin(SIGN_IN, actor));
    },

    /** Throws SIGN_IN_METHOD_OFF, LOGIN_STATE_ENDED or PASSKEY_REFUSED. */
    async signIn(
      assertion: PasskeyAssertion,
      request: SignInRequest & { actor: Actor },
      successUrl: string | undefined,
    ): Promise<SignInResponse> {
      const webauthn = providers.getWebauthn();
      const passkey = await findPasskeyByCredential(database.db, assertion.id);
      if (!passkey) throw new AppError('PASSKEY_REFUSED');
      const handle = Buffer.from(assertion.response.userHandle ?? '', 'base64url');
      const expected = states.toPseudonym(HANDLE, passkey.userId);
      if (handle.length !== expected.length || !timingSafeEqual(handle, expected))
        throw new AppError('PASSKEY_REFUSED');
      const used = await webauthn.readAssertion(assertion, passkey, passChallenge(SIGN_IN, request.actor));
      const isNew = await countUse(database.db, { identityId: passkey.identityId, ...used, at: clock.now() });
      if (!isNew) throw new AppError('PASSKEY_REFUSED');
      const tokens = await accounts.signIn(passkey.userId, request);
      return { ...tokens, url: toOwnPath(successUrl, publicUrl), isRegister: false };
    },
  };
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;
