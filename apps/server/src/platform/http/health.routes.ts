import type { FastifyInstance } from 'fastify';

interface HealthOptions {
  checkReady(): Promise<void>;
  stopping: AbortSignal;
}

/** `/healthz`: the process answers. `/readyz`: the process can work; 503 while it starts, stops, or has no database. */
export function registerHealth(app: FastifyInstance, { checkReady, stopping }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      await checkReady();
      return { status: 'ok' };
    } catch (error) {
      return reply
        .code(503)
        .send({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  });
}
