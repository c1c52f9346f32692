import { CALLS, type Call, type CallName, toUiLanguage } from '@reelwright/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { checkInput } from '../../check-input.ts';
import type { Logger } from '../log/logger.ts';
import { toSuccess } from './answer.ts';
import { checkAccess } from './check-access.ts';
import { sendEventStream } from './event-stream.ts';
import type { Handlers } from './handlers.ts';
import type { RequestContext } from './request-context.ts';
import { readToken } from './request-token.ts';

/** Returns the actor that a token belongs to; undefined if the token is unknown or has expired. */
export type FindSession = (token: string) => Promise<Actor | undefined>;

interface CallRouteOptions {
  handlers: Handlers;
  findSession: FindSession;
  log: Logger;
  stopping: AbortSignal;
}

type AnyHandler = (input: unknown, context: RequestContext<Actor | null>) => Promise<unknown> | AsyncIterable<unknown>;

const actors = new WeakMap<FastifyRequest, Actor | undefined>();

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The schema that checks and serialises every answer of a call. */
function envelopeOf(data: z.ZodType) {
  return z.object({ code: z.number().int(), msg: z.string().nullable(), data: data.nullable() });
}

/** Registers one route per row of the table: find the session, limit, authorise, validate, act, present. */
export function registerCalls(app: FastifyInstance, options: CallRouteOptions): void {
  for (const name of Object.keys(CALLS) as CallName[]) registerCall(app, name, options);
}

function registerCall(app: FastifyInstance, name: CallName, options: CallRouteOptions): void {
  const call: Call = CALLS[name];
  // The table's types tie each handler to its row, which the compiler can't follow through the loop over all rows.
  const handler = options.handlers[name] as unknown as AnyHandler;

  const findActor = async (request: FastifyRequest): Promise<void> => {
    const token = readToken(request);
    actors.set(request, token === null ? undefined : await options.findSession(token));
  };
  const limit = app.rateLimit({
    max: call.rate.max,
    timeWindow: call.rate.windowS * 1000,
    keyGenerator: (request) => {
      const actor = actors.get(request);
      return `${name}:${actor ? `user:${actor.userId}` : `address:${request.ip}`}`;
    },
    errorResponseBuilder: (_request, state) =>
      new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(state.ttl / 1000) }),
  });

  app.route({
    method: call.method,
    url: call.path,
    // The handler below validates the input, because it knows the caller's language.
    ...(call.answer === 'json' ? { schema: { response: { 200: envelopeOf(call.data) } } } : {}),
    preHandler: [findActor, limit],
    handler: async (request, reply) => {
      const language = toUiLanguage(headerText(request, 'lang'));
      const actor = actors.get(request);
      checkAccess(call.access, actor);
      const input = checkInput(call.input, (call.method === 'GET' ? request.query : request.body) ?? {}, language);
      const leaving = new AbortController();
      // 'close' of the response, not of the request, which fires as soon as the body has been read.
      reply.raw.once('close', () => leaving.abort());
      const context: RequestContext<Actor | null> = {
        actor: actor ?? null,
        token: readToken(request),
        language,
        requestId: request.id,
        signal: AbortSignal.any([leaving.signal, options.stopping]),
        log: options.log.with({ requestId: request.id, call: name }),
      };
      if (call.answer === 'stream') {
        return sendEventStream(reply, handler(input, context) as AsyncIterable<{ event: string }>, context);
      }
      return toSuccess(await handler(input, context), language);
    },
  });
}
