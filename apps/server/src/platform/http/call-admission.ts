import type { Call, CallName, RateLimit } from '@reelwright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { RequestOrigin } from '../../request-origin.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { checkAccess } from './check-access.ts';
import { toLimitedAddress } from './client-address.ts';
import { isFromOwnPage } from './own-page.ts';
import type { CallGate } from '../overload/call-gate.ts';
import { createKnownCallers, type KnownCaller, priorityOf } from '../overload/call-priority.ts';
import { ServerBusy } from '../overload/server-busy.ts';
import { readToken } from './request-token.ts';
import type { FindCountry } from './visitor-country.ts';
import type { SessionActor } from '../../session-actor.ts';
import type { Sessions } from './sessions.ts';

export interface CallAdmissionOptions {
  sessions: Sessions;
  rateLimits: Pick<RateLimits, 'count' | 'findRefusal'>;
  gate: CallGate;
  /** Whether whoever opens a page of this server runs it. */
  ownPagesOperate: boolean;
  findCountry: FindCountry;
}

interface Caller {
  actor: SessionActor | undefined;
  origin: RequestOrigin;
}

/**
 * Tokens of nobody that an address may send. Above that, tokens which this process does not know yet are refused unread
 * until the window ends: each costs a look-up, and anyone can make one up.
 */
const STRANGER_RATE: RateLimit = { max: 300, windowS: 60 };
const toStrangerKey = (address: string): string => `unknown-token:${address}`;

/** Decides which calls are worked on. */
export interface CallAdmission {
  /** Throws TOO_MANY_REQUESTS, ServerBusy, or what `checkAccess` throws. */
  admit(request: FastifyRequest, reply: FastifyReply, to: { name: CallName; call: Call }): Promise<void>;
  /** Returns the caller of an admitted request. */
  callerOf(request: FastifyRequest): Caller;
}

export function createCallAdmission({
  sessions,
  rateLimits,
  gate,
  ownPagesOperate,
  findCountry,
}: CallAdmissionOptions): CallAdmission {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const known = createKnownCallers();

  async function enterGate(reply: FastifyReply, call: Call, hint: KnownCaller | undefined): Promise<() => void> {
    const leaving = new AbortController();
    const leave = (): void => leaving.abort(new ServerBusy(0));
    reply.raw.once('close', leave);
    try {
      // Nobody is known before the sign-in: whoever signs in may be one who pays.
      return await gate.enter(
        { priority: priorityOf(hint), userId: hint?.userId, isPatient: call.hashesPassword === true },
        leaving.signal,
      );
    } finally {
      reply.raw.off('close', leave);
    }
  }

  async function count(key: string, rate: RateLimit): Promise<void> {
    const { isAllowed, waitS } = await rateLimits.count(key, rate);
    if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
  }

  return {
    async admit(request, reply, { name, call }) {
      const token = readToken(request);
      const address = toLimitedAddress(request.ip);
      // A call that anyone may make is counted per address, or a client would take a new token for each few calls.
      const isOpen = call.access === 'anyone';
      const toKey = (userId: number | undefined): string =>
        `${name}:${isOpen || userId === undefined ? `address:${address}` : `user:${userId}`}`;

      const hint = token === null ? undefined : known.find(token);
      const isStranger = token !== null && hint?.userId === undefined;
      // Whose an unknown token is, only the database can tell.
      const key = isOpen || token === null || !isStranger ? toKey(hint?.userId) : undefined;
      const refusedForS =
        (key === undefined ? undefined : rateLimits.findRefusal(key)) ??
        (isStranger ? rateLimits.findRefusal(toStrangerKey(address)) : undefined);
      if (refusedForS !== undefined) throw new AppError('TOO_MANY_REQUESTS', { seconds: refusedForS });

      const freePlace = await enterGate(reply, call, hint);
      // Fires when the answer was sent, and when the caller has left.
      reply.raw.once('close', freePlace);

      if (key !== undefined) await count(key, call.rate);
      const origin = readOrigin(request, { address, country: findCountry(request) });
      const user = token === null ? undefined : await sessions.findSession(token, origin);
      if (token !== null) {
        known.remember(token, user);
        if (!user) await rateLimits.count(toStrangerKey(address), STRANGER_RATE);
      }
      const actor = user && ownPagesOperate && origin.isOwnPage ? { ...user, isOperator: true } : user;
      const ownKey = toKey(actor?.userId);
      if (ownKey !== key) await count(ownKey, call.rate);
      checkAccess(call, actor);
      callers.set(request, { actor, origin });
      if (call.hashesPassword) freePlace();
    },
    callerOf(request) {
      const caller = callers.get(request);
      if (!caller) throw new Error('the request was not admitted');
      return caller;
    },
  };
}

/** Longer ids and user agents are no browser's. */
const PLAIN_ID = /^[\w-]{1,64}$/;
const MAX_USER_AGENT = 300;

function readOrigin(
  { headers }: FastifyRequest,
  { address, country }: { address: string; country: string | undefined },
): RequestOrigin {
  const id = headers['device-id'];
  return {
    address,
    isOwnPage: isFromOwnPage(headers),
    deviceId: typeof id === 'string' && PLAIN_ID.test(id) ? id : null,
    userAgent: headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
    ...(country === undefined ? {} : { country }),
  };
}
