import type { FastifyInstance } from 'fastify';
import type { Logger } from '../log/logger.ts';

interface HealthOptions {
  checkReady(): Promise<void>;
  stopping: AbortSignal;
  log: Logger;
}

/**
 * `/healthz`: the process answers. `/readyz`: the process can work; 503 while it starts, stops, or has no database. Why
 * is only logged: anybody may ask, and the reason names machines.
 */
export function registerHealth(app: FastifyInstance, { checkReady, stopping, log }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      await checkReady();
      return { status: 'ok' };
    } catch (error) {
      log.warn('http.not_ready', { error });
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
