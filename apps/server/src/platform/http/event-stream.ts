import type { FastifyReply } from 'fastify';
import { AppError } from '../../app-error.ts';
import { toRefusal } from './answer.ts';
import type { Actor } from '../../actor.ts';
import type { RequestContext } from './request-context.ts';

/** A comment line at this interval keeps proxies from closing an idle stream. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Sends each event at once, until the source ends, the caller disconnects, or the session ends. An error or the end of
 * the session ends the stream with one event `error`, whose data is the envelope of the refusal.
 */
export async function sendEventStream(
  reply: FastifyReply,
  events: AsyncIterable<{ event: string }>,
  context: RequestContext<Actor | null>,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  raw.write(': connected\n\n');
  const keepAlive = setInterval(() => raw.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
  const { signal } = context;
  const sendError = (error: AppError): void =>
    void raw.write(`event: error\ndata: ${JSON.stringify(toRefusal(error, context.language))}\n\n`);
  try {
    for await (const event of events) {
      if (signal.aborted) break;
      raw.write(`event: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
    }
  } catch (error) {
    if (!signal.aborted) {
      context.log.error('http.stream_failed', { error });
      sendError(error instanceof AppError ? error : new AppError('SYSTEM_ERROR', {}, { cause: error }));
    }
  } finally {
    if (signal.reason instanceof AppError) sendError(signal.reason);
    clearInterval(keepAlive);
    raw.end();
  }
}
