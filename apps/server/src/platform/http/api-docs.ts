import swagger from '@fastify/swagger';
import { API_PREFIX } from '@reelwright/contracts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';

/** The OpenAPI 3.1 document at `/api/openapi.json`, made from the schemas of the routes registered after this. */
export async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Reelwright',
        version,
        description:
          'Every answer is `{ code, msg, data }` with HTTP status 200; codes 0, 100 and 200 are success. The token travels in `Authorization: Bearer`, `token` or `X-Access-Token`; `lang` (`en`, `zh-CN`) chooses the language of `msg`.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
