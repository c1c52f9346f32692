import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/app-error.ts';
import { toAttachmentHeader } from '#src/platform/storage/content-disposition.ts';
import { ARCHIVE_PATH } from './archives.ts';
import type { LibraryService } from './library.service.ts';

/** Serves several assets as one zip file. */
export async function registerArchives(
  app: FastifyInstance,
  library: Pick<LibraryService, 'readArchive'>,
): Promise<void> {
  app.get<{ Querystring: { grant?: unknown; name?: unknown } }>(ARCHIVE_PATH, async (request, reply) => {
    const { grant, name } = request.query;
    if (typeof grant !== 'string') return reply.code(404).send();
    try {
      const archive = await library.readArchive(grant);
      return await reply
        .header('content-type', 'application/zip')
        .header('content-disposition', toAttachmentHeader(typeof name === 'string' ? name : 'assets.zip'))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .send(archive);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return reply.code(404).send();
      throw error;
    }
  });
}
