import { CALLS, type Call, type CallName, toUiLanguage } from '@reelwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Actor } from '../../actor.ts';
import { checkInput } from '../../check-input.ts';
import type { Logger } from '../log/logger.ts';
import { type AddressShares, takeStream } from './address-shares.ts';
import { toSuccess } from './answer.ts';
import type { CallAdmission } from './call-admission.ts';
import { checkAccess } from './check-access.ts';
import { sendEventStream } from './event-stream.ts';
import type { Handlers } from './handlers.ts';
import type { RequestContext } from './request-context.ts';
import { readToken } from './request-token.ts';
import type { FreshToken, SessionActor } from '../../session-actor.ts';
import { type Sessions, watchSession } from './sessions.ts';

export interface CallRouteOptions {
  admission: CallAdmission;
  sessions: Sessions;
  handlers: Handlers;
  /** The event streams of each address. */
  streams: AddressShares;
  log: Logger;
  stopping: AbortSignal;
}

type AnyHandler = (input: unknown, context: RequestContext<Actor | null>) => Promise<unknown> | AsyncIterable<unknown>;

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Returns what makes the signal that aborts when the caller disconnects or the server stops: most calls end before anybody
 * asks for it.
 */
function signalOf({ raw }: FastifyReply, stopping: AbortSignal): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal) return signal;
    const leaving = new AbortController();
    const leave = (): void => {
      if (!raw.writableFinished) leaving.abort();
    };
    // 'close' of the response, not of the request, which fires as soon as the body has been read.
    if (raw.closed) leave();
    else raw.once('close', leave);
    signal = AbortSignal.any([leaving.signal, stopping]);
    return signal;
  };
}

/** The schema that checks and serialises every answer of a call. */
function envelopeOf(data: z.ZodType) {
  return z.object({
    code: z.number().int(),
    msg: z.string().nullable(),
    data: data.nullable(),
    refresh_token: z.literal(1).optional(),
    token: z.string().optional(),
    maxAge: z.number().int().optional(),
  });
}

/**
 * Registers one route per row of the table with this base: admit (wait for a place, find the session, limit, authorise), read the
 * body, validate, act, present.
 */
export function registerCalls(
  app: FastifyInstance,
  { base, ...options }: CallRouteOptions & { base: 'api' | 'root' },
): void {
  const { admission } = options;
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name];
    if ((call.base ?? 'api') !== base) continue;
    // The table's types tie each handler to its row, which the compiler can't follow through the loop over all rows.
    const handler = options.handlers[name] as unknown as AnyHandler;
    app.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.maxBodyBytes,
      // The handler below validates the input, because it knows the caller's language.
      ...(call.answer === 'json' ? { schema: { response: { 200: envelopeOf(call.data) } } } : {}),
      // Before the body is read: a refused call costs neither memory nor parsing.
      onRequest: (request, reply) => admission.admit(request, reply, { name, call }),
      handler: (request, reply) => answerCall(request, reply, { name, call, handler }),
    });
  }

  async function answerCall(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, call, handler }: { name: CallName; call: Call; handler: AnyHandler },
  ): Promise<unknown> {
    const language = toUiLanguage(headerText(request, 'lang'));
    const { actor: caller, origin } = admission.callerOf(request);
    checkAccess(call, caller);
    const input = checkInput(call.input, (call.method === 'GET' ? request.query : request.body) ?? {}, language);
    const signal = signalOf(reply, options.stopping);
    const { session, ...actor } = caller ?? {};
    const context: RequestContext<Actor | null> = {
      actor: caller ? actor : null,
      session,
      token: readToken(request),
      origin,
      asksNotToBeTracked: request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1',
      language,
      requestId: request.id,
      get signal() {
        return signal();
      },
      log: options.log.with({ requestId: request.id, call: name }),
    };
    if (call.answer === 'json') {
      const data = await handler(input, context);
      const fresh = caller?.session.isRefreshDue ? await refreshToken(caller, context.log) : null;
      // An answer with a token may stand in no cache.
      if (fresh) reply.header('Cache-Control', 'no-store');
      return toSuccess(data, language, fresh);
    }
    reply.raw.once('close', takeStream(options.streams, origin.address));
    const open = (signal: AbortSignal) => {
      const streamed = { ...context, signal };
      return sendEventStream(reply, handler(input, streamed) as AsyncIterable<{ event: string }>, streamed);
    };
    if (!session) return open(context.signal);
    const watch = watchSession(options.sessions, { sessionId: session.sessionId, log: context.log });
    try {
      return await open(AbortSignal.any([watch.ended, context.signal]));
    } finally {
      watch.stop();
    }
  }

  /** An answer that is ready is not lost because its token could not be replaced: the next one replaces it. */
  async function refreshToken(caller: SessionActor, log: Logger): Promise<FreshToken | null> {
    try {
      return await options.sessions.refreshToken(caller);
    } catch (error) {
      log.warn('http.token_not_refreshed', { error });
      return null;
    }
  }
}
