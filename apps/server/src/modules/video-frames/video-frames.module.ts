import type { Platform } from '../../platform/platform.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import { videoFrameHandlers } from './video-frames.routes.ts';
import { createVideoFramesService } from './video-frames.service.ts';

interface VideoFramesNeeds extends Pick<Platform, 'storage' | 'temp' | 'runProgram' | 'heavyWork'> {
  library: Pick<UploadsService, 'findVideoSource' | 'signPreview' | 'signFilmstrip'>;
}

export function openVideoFrames({ temp, ...needs }: VideoFramesNeeds) {
  const service = createVideoFramesService({ ...needs, makeFolder: () => temp.makeFolder('frames') });
  return { service, handlers: videoFrameHandlers(service) } satisfies OpenModule;
}
