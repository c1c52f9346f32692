import type { Platform } from '../../platform/platform.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import type { OpenModule } from '../open-module.ts';
import {
  handleMediaLibraryJobs,
  prepareLongUploadJob,
  prepareOutputJob,
  prepareUploadJob,
} from './media-library.jobs.ts';
import { mediaLibraryHandlers } from './media-library.routes.ts';
import { createMediaLibraryService } from './media-library.service.ts';

interface MediaLibraryNeeds
  extends Pick<Platform, 'database' | 'storage' | 'queue' | 'temp' | 'runProgram' | 'heavyWork' | 'clock' | 'log'> {
  assets: Pick<
    AssetsService,
    | 'addAssets'
    | 'sumDurationS'
    | 'getAsset'
    | 'findAsset'
    | 'listAssets'
    | 'listOwnAssets'
    | 'findSameAsset'
    | 'setMedia'
  >;
}

export function openMediaLibrary({ temp, ...needs }: MediaLibraryNeeds) {
  const dependencies = { ...needs, makeFolder: () => temp.makeFolder('upload') };
  const service = createMediaLibraryService(dependencies);
  return {
    service,
    handlers: mediaLibraryHandlers(service),
    jobs: [prepareUploadJob, prepareLongUploadJob, prepareOutputJob],
    handleJobs: (queue) => handleMediaLibraryJobs(queue, dependencies),
    async cleanUp(signal) {
      await service.deleteExpiredUploads(signal);
    },
  } satisfies OpenModule;
}
