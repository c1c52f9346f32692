import type { VideoLinks } from '../../engines/video-links/video-links.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { handleDownloaderJobs, lookUpLinkJob } from './downloader.jobs.ts';
import { downloaderHandlers } from './downloader.routes.ts';
import { createDownloaderService } from './downloader.service.ts';

interface DownloaderNeeds extends Pick<Platform, 'database' | 'storage' | 'queue' | 'temp' | 'clock' | 'log'> {
  videoLinks: VideoLinks;
}

export function openDownloader({ temp, ...needs }: DownloaderNeeds) {
  const service = createDownloaderService(needs);
  return {
    service,
    handlers: downloaderHandlers(service),
    jobs: [lookUpLinkJob],
    handleJobs: (queue) => handleDownloaderJobs(queue, { ...needs, makeFolder: () => temp.makeFolder('lookup') }),
    cleanUp: (signal) => service.purgeOld(signal),
  } satisfies OpenModule;
}
