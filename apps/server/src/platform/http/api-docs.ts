import { API_PREFIX } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { createReferencePage } from './openapi/reference-page.ts';
import { makeOpenApiDocument } from './openapi/openapi-document.ts';

/** By version. It follows from the table of calls, and making it takes a tenth of a second of the event loop. */
const documents = new Map<string, string>();

function getDocument(version: string): string {
  const document = documents.get(version) ?? JSON.stringify(makeOpenApiDocument(version));
  documents.set(version, document);
  return document;
}

/** Serves the OpenAPI 3.1 document at `/api/openapi.json`, and a page that shows it at `/docs`. */
export function registerApiDocs(app: FastifyInstance, version: string): void {
  const documentUrl = `${API_PREFIX}/openapi.json`;
  const document = getDocument(version);
  app.get(documentUrl, (_request, reply) => reply.type('application/json; charset=utf-8').send(document));

  const page = createReferencePage({ documentUrl, scriptUrl: '/docs/reference.js' });
  app.get('/docs', (_request, reply) => {
    const { html, policy } = page.render();
    return reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get(page.scriptUrl, async (request, reply) => {
    const { plain, gzipped } = await page.loadScript();
    const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({ 'Cache-Control': 'public, max-age=86400', Vary: 'Accept-Encoding' })
      .headers(isGzip ? { 'Content-Encoding': 'gzip' } : {})
      .type('text/javascript; charset=utf-8')
      .send(isGzip ? gzipped : plain);
  });
}
