import { CALLS, type Call, type CallName, toUiLanguage } from '@reelwright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Actor } from '../../actor.ts';
import { checkInput } from '../../check-input.ts';
import type { Logger } from '../log/logger.ts';
import { toSuccess } from './answer.ts';
import { createCallAdmission, type CallAdmissionOptions } from './call-admission.ts';
import { checkAccess } from './check-access.ts';
import { sendEventStream } from './event-stream.ts';
import type { Handlers } from './handlers.ts';
import type { RequestContext } from './request-context.ts';
import { readToken } from './request-token.ts';
import { watchSession } from './sessions.ts';

export interface CallRouteOptions extends CallAdmissionOptions {
  handlers: Handlers;
  log: Logger;
  stopping: AbortSignal;
}

type AnyHandler = (input: unknown, context: RequestContext<Actor | null>) => Promise<unknown> | AsyncIterable<unknown>;

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The schema that checks and serialises every answer of a call. */
function envelopeOf(data: z.ZodType) {
  return z.object({ code: z.number().int(), msg: z.string().nullable(), data: data.nullable() });
}

/**
 * Registers one route per row of the table: admit (wait for a place, find the session, limit, authorise), read the
 * body, validate, act, present.
 */
export function registerCalls(app: FastifyInstance, options: CallRouteOptions): void {
  const admission = createCallAdmission(options);
  for (const name of Object.keys(CALLS) as CallName[]) {
    const call: Call = CALLS[name];
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
    const { actor, origin } = admission.callerOf(request);
    checkAccess(call.access, actor);
    const input = checkInput(call.input, (call.method === 'GET' ? request.query : request.body) ?? {}, language);
    const leaving = new AbortController();
    // 'close' of the response, not of the request, which fires as soon as the body has been read.
    reply.raw.once('close', () => leaving.abort());
    const context: RequestContext<Actor | null> = {
      actor: actor ?? null,
      token: readToken(request),
      origin,
      language,
      requestId: request.id,
      signal: AbortSignal.any([leaving.signal, options.stopping]),
      log: options.log.with({ requestId: request.id, call: name }),
    };
    if (call.answer === 'json') return toSuccess(await handler(input, context), language);
    const open = (signal: AbortSignal) => {
      const streamed = { ...context, signal };
      return sendEventStream(reply, handler(input, streamed) as AsyncIterable<{ event: string }>, streamed);
    };
    if (context.token === null) return open(context.signal);
    const session = watchSession(options.sessions, { token: context.token, log: context.log });
    try {
      return await open(AbortSignal.any([session.ended, context.signal]));
    } finally {
      session.stop();
    }
  }
}
