import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves the metrics; with a token only to those who send it. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Hashes have one length, as the comparison needs.
    if (token !== undefined && !timingSafeEqual(hash(given), hash(token))) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').type('text/plain').send('Unauthorized');
    }
    const { contentType, text } = await metrics.scrape();
    return reply.type(contentType).send(text);
  });
}

/** Creates the server of the port that only has the metrics, not yet listening. */
export function createMetricsApp(metrics: Metrics, token: string | undefined): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  registerMetrics(app, metrics, token);
  return app;
}
