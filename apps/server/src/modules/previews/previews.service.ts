import type { CallData, PreviewMedia, TaskId, UserId } from '@reelwright/contracts';
import type { TimelineDocument } from '@reelwright/timeline';
import { AppError } from '../../app-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { PreviewFonts } from './preview-fonts.ts';

export interface PreviewsDependencies {
  tasks: {
    /** Undefined until a task has one. Throws NOT_FOUND. */
    findTimeline(ids: { taskId: TaskId; userId: UserId }): Promise<TimelineDocument | undefined>;
  };
  storage: Pick<Storage, 'head' | 'signGet'>;
  fonts: PreviewFonts;
}

const URL_LIFETIME_S = 3600;

/** What a browser needs to play a document by itself. */
export function createPreviewsService({ tasks, storage, fonts }: PreviewsDependencies) {
  async function signMedia(id: string, key: string): Promise<PreviewMedia> {
    // Work files go when their task has ended; a preview with holes would be none.
    if (!(await storage.head(key))) throw new AppError('PREVIEW_UNAVAILABLE');
    return { id, url: await storage.signGet(key, { expiresInS: URL_LIFETIME_S }) };
  }

  return {
    /** Throws NOT_FOUND, or PREVIEW_UNAVAILABLE before the timeline is built and after its files have gone. */
    async preloadPreview(ids: { taskId: TaskId; userId: UserId }): Promise<CallData<'preloadPreview'>> {
      const document = await tasks.findTimeline(ids);
      if (!document) throw new AppError('PREVIEW_UNAVAILABLE');
      const [media, faces] = await Promise.all([
        Promise.all(Object.entries(document.media).map(([id, { key }]) => signMedia(id, key))),
        fonts.listPreviewFonts(document, URL_LIFETIME_S),
      ]);
      return { document: { ...document }, media, fonts: faces };
    },
  };
}

export type PreviewsService = ReturnType<typeof createPreviewsService>;
