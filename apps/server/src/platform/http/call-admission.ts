import type { Call, CallName } from '@reelwright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { checkAccess } from './check-access.ts';
import { toLimitedAddress } from './client-address.ts';
import { isFromOwnPage } from './own-page.ts';
import type { CallGate } from '../overload/call-gate.ts';
import { createKnownCallers, priorityOf } from '../overload/call-priority.ts';
import { ServerBusy } from '../overload/server-busy.ts';
import type { RequestOrigin } from './request-context.ts';
import { readToken } from './request-token.ts';
import type { Sessions } from './sessions.ts';

export interface CallAdmissionOptions {
  sessions: Sessions;
  rateLimits: Pick<RateLimits, 'count' | 'findRefusal'>;
  gate: CallGate;
}

interface Caller {
  actor: Actor | undefined;
  origin: RequestOrigin;
}

/** Decides which calls are worked on. */
export interface CallAdmission {
  /** Throws TOO_MANY_REQUESTS, ServerBusy, or what `checkAccess` throws. */
  admit(request: FastifyRequest, reply: FastifyReply, to: { name: CallName; call: Call }): Promise<void>;
  /** Returns the caller of an admitted request. */
  callerOf(request: FastifyRequest): Caller;
}

export function createCallAdmission({ sessions, rateLimits, gate }: CallAdmissionOptions): CallAdmission {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const known = createKnownCallers();

  return {
    async admit(request, reply, { name, call }) {
      const token = readToken(request);
      const address = toLimitedAddress(request.ip);
      // A call that anyone may make is counted per address, or a client would take a new token for each few calls.
      const isOpen = call.access === 'anyone';
      const toKey = (userId: number | undefined): string =>
        `${name}:${isOpen || userId === undefined ? `address:${address}` : `user:${userId}`}`;

      const hint = token === null ? undefined : known.find(token);
      // Whose an unknown token is, only the database can tell.
      const refusedForS = isOpen || token === null || hint ? rateLimits.findRefusal(toKey(hint?.userId)) : undefined;
      if (refusedForS !== undefined) throw new AppError('TOO_MANY_REQUESTS', { seconds: refusedForS });

      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort(new ServerBusy(0)));
      const freePlace = await gate.enter(priorityOf(token, hint), leaving.signal);
      // Fires when the answer was sent, and when the caller has left.
      reply.raw.once('close', freePlace);

      const actor = token === null ? undefined : await sessions.findSession(token);
      if (token !== null) known.remember(token, actor);
      const { isAllowed, waitS } = await rateLimits.count(toKey(actor?.userId), call.rate);
      if (!isAllowed) throw new AppError('TOO_MANY_REQUESTS', { seconds: waitS });
      checkAccess(call.access, actor);
      callers.set(request, { actor, origin: { address, isOwnPage: isFromOwnPage(request.headers) } });
    },
    callerOf(request) {
      const caller = callers.get(request);
      if (!caller) throw new Error('the request was not admitted');
      return caller;
    },
  };
}
