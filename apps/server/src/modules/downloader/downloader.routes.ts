import type { Handlers } from '../../platform/http/handlers.ts';
import type { DownloaderService } from './downloader.service.ts';

export function downloaderHandlers(
  downloader: DownloaderService,
): Pick<Handlers, 'submitVideoDownload' | 'getVideoInfoByTaskId'> {
  return {
    submitVideoDownload: ({ url }, { actor, language }) => downloader.submitLink(actor, url, language),
    getVideoInfoByTaskId: ({ task_id: id }, { actor, language }) => downloader.getInfo(actor, id, language),
  };
}
