import { randomUUID } from 'node:crypto';
import type { CallData, IdentityId, LinkedIdentity, SignInResponse, UserId } from '@reelwright/contracts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { ProvedIdentity } from '../../platform/identity-providers/proved-identity.ts';
import type { AccountsService, NewAccount, SignInRequest } from '../accounts/accounts.service.ts';
import type { SessionsService } from '../accounts/sessions.service.ts';
import { presentIdentity, presentPasskey } from './identities.presenter.ts';
import {
  deleteMethod,
  findIdentity,
  type IdentityRow,
  insertIdentity,
  listIdentities,
  lockMethods,
  updateIdentityEmail,
} from './identities.store.ts';
import { toOwnPath } from './own-path.ts';
import { listPasskeys } from './passkeys.store.ts';
import type { Asker, Intent, Proof, Prover } from './prove-identity.ts';
import type { Providers } from './providers.ts';
import type { MethodRequest, TellMethodChange } from './tell-method-change.ts';

export interface IdentitiesDependencies {
  database: Database;
  accounts: Pick<AccountsService, 'signIn' | 'register' | 'findMemberByEmail' | 'hasPassword'>;
  providers: Providers;
  prover: Prover;
  sessions: Pick<SessionsService, 'checkFreshSignIn'>;
  tellMethodChange: TellMethodChange;
  clock: Clock;
  publicUrl: string;
}

/** What a visitor's browser says of the visit. */
export interface Visit {
  inviteCode: string | undefined;
  successUrl: string | undefined;
  source: NonNullable<NewAccount['source']>;
}

const isVouchedFor = ({ email, emailTrust }: ProvedIdentity): boolean => email !== null && emailTrust === 'verified';

/** Another sign-in has added the identity in the meantime. */
class AddedMeanwhile extends Error {}

/** Accounts of other sites by which users sign in. */
export function createIdentitiesService(dependencies: IdentitiesDependencies) {
  const { database, accounts, providers, prover, sessions, tellMethodChange, clock, publicUrl } = dependencies;

  const toRow = (userId: UserId, proved: ProvedIdentity) => ({
    identityId: randomUUID(),
    userId,
    provider: proved.provider,
    subject: proved.subject,
    email: proved.email,
    isEmailVerified: isVouchedFor(proved),
    linkedAt: clock.now(),
  });

  const addIdentity = (db: Executor, userId: UserId, proved: ProvedIdentity): Promise<IdentityRow | undefined> =>
    insertIdentity(db, toRow(userId, proved));

  /** Adds an identity to an account that exists, whose user is told by mail. */
  const linkIdentity = (
    userId: UserId,
    proved: ProvedIdentity,
    request: MethodRequest,
  ): Promise<IdentityRow | undefined> =>
    database.transaction(async (tx) => {
      const added = await addIdentity(tx, userId, proved);
      const label = providers.nameOf(proved.provider);
      if (added) await tellMethodChange(tx, { userId, change: 'added', kind: 'identity', label }, request);
      return added;
    });

  /** Returns the owner of an identity, and keeps the e-mail that the provider told now. */
  async function findOwner(proved: ProvedIdentity): Promise<UserId | undefined> {
    const known = await findIdentity(database.db, proved);
    if (!known) return undefined;
    const { email } = proved;
    const isEmailVerified = isVouchedFor(proved);
    if (known.email !== email || known.isEmailVerified !== isEmailVerified) {
      await updateIdentityEmail(database.db, { identityId: known.identityId, email, isEmailVerified });
    }
    return known.userId;
  }

  /**
   * Returns the account that an identity is linked to by its e-mail. Both sides must have verified it: an account made
   * with somebody else's e-mail must not receive its owner, and neither the other way round. No account is looked up by
   * an e-mail that is only claimed: whoever can claim any would learn who has an account. Throws IDENTITY_LINK_NEEDED.
   */
  async function linkByEmail(proved: ProvedIdentity, request: MethodRequest): Promise<UserId | undefined> {
    if (proved.email === null || proved.emailTrust === 'claimed') return undefined;
    const account = await accounts.findMemberByEmail(proved.email);
    if (!account) return undefined;
    if (!isVouchedFor(proved) || !account.isEmailVerified)
      throw new AppError('IDENTITY_LINK_NEEDED', { provider: providers.nameOf(proved.provider) });
    const added = await linkIdentity(account.userId, proved, request);
    return added?.userId ?? (await findOwner(proved));
  }

  /** Creates an account. An e-mail that nobody vouches for is not the account's: it may be somebody else's. */
  async function register(proved: ProvedIdentity, request: SignInRequest, { inviteCode, source }: Visit) {
    const isEmailVerified = isVouchedFor(proved);
    const member = {
      email: isEmailVerified ? proved.email : null,
      isEmailVerified,
      passwordHash: null,
      nickname: proved.name,
      ...(inviteCode === undefined ? {} : { inviteCode }),
      source,
    };
    return accounts.register(member, request, async (tx, userId) => {
      if (!(await addIdentity(tx, userId, proved))) throw new AddedMeanwhile();
    });
  }

  async function enter(
    proved: ProvedIdentity,
    request: SignInRequest & MethodRequest,
    visit: Visit,
  ): Promise<SignInResponse> {
    const known = (await findOwner(proved)) ?? (await linkByEmail(proved, request));
    if (known !== undefined) return { ...(await accounts.signIn(known, request)), isRegister: false };
    try {
      const { tokens } = await register(proved, request, visit);
      return { ...tokens, isRegister: true };
    } catch (error) {
      // The identity, or an account of its e-mail, was added meanwhile: the next round finds it.
      const isAdded = error instanceof AddedMeanwhile || (error instanceof AppError && error.code === 'ACCOUNT_EXISTS');
      if (!isAdded) throw error;
      return enter(proved, request, visit);
    }
  }

  return {
    /** Signs in with a proof of another site, or creates the account. Throws what `prove` throws, and IDENTITY_LINK_NEEDED. */
    async signInWith(
      proof: Proof,
      request: SignInRequest & MethodRequest & { actor: Actor },
      visit: Visit,
    ): Promise<SignInResponse> {
      const intent: Intent = 'sign_in';
      const proved = await prover.prove(proof, { userId: request.actor.userId, intent });
      const entered = await enter(proved, request, visit);
      return { ...entered, url: toOwnPath(visit.successUrl, publicUrl) };
    },

    /** Links an account of another site. Throws what `prove` throws, and IDENTITY_TAKEN. */
    async link(proof: Proof, request: MethodRequest & { actor: Actor }): Promise<LinkedIdentity> {
      const { actor } = request;
      const proved = await prover.prove(proof, { userId: actor.userId, intent: 'link' });
      const row = (await linkIdentity(actor.userId, proved, request)) ?? (await findIdentity(database.db, proved));
      const providerName = providers.nameOf(proved.provider);
      if (row?.userId !== actor.userId) throw new AppError('IDENTITY_TAKEN', { provider: providerName });
      return presentIdentity(row, providerName);
    },

    async list({ userId }: Actor): Promise<CallData<'listIdentities'>> {
      const rows = await listIdentities(database.db, userId);
      return {
        has_password: await accounts.hasPassword(database.db, userId),
        identities: rows.map((row) => presentIdentity(row, providers.nameOf(row.provider))),
        passkeys: (await listPasskeys(database.db, userId)).map(presentPasskey),
      };
    },

    /** Removes an identity or a passkey. Throws SIGN_IN_AGAIN, NOT_FOUND, or LAST_SIGN_IN_METHOD. */
    async remove(identityId: IdentityId, request: Asker & MethodRequest): Promise<void> {
      const { userId } = request.actor;
      await sessions.checkFreshSignIn(userId, request.session?.sessionId);
      await database.transaction(async (tx) => {
        const { identities, passkeys } = await lockMethods(tx, userId);
        const all = [
          ...identities.map(({ identityId: id, provider }) => ({
            id,
            isOn: providers.isOn(provider),
            kind: 'identity' as const,
            label: providers.nameOf(provider),
          })),
          ...passkeys.map(({ identityId: id, name: label }) => ({
            id,
            isOn: providers.arePasskeysOn,
            kind: 'passkey' as const,
            label,
          })),
        ];
        const removed = all.find(({ id }) => id === identityId);
        if (!removed) throw new AppError('NOT_FOUND');
        const isAnotherOn = all.some(({ id, isOn }) => id !== identityId && isOn);
        if (!isAnotherOn && !(await accounts.hasPassword(tx, userId))) throw new AppError('LAST_SIGN_IN_METHOD');
        await deleteMethod(tx, identityId);
        const { kind, label } = removed;
        await tellMethodChange(tx, { userId, change: 'removed', kind, label }, request);
      });
    },
  };
}

export type IdentitiesService = ReturnType<typeof createIdentitiesService>;
