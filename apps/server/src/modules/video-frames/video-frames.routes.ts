import type { Handlers } from '../../platform/http/handlers.ts';
import type { VideoFramesService } from './video-frames.service.ts';

export function videoFrameHandlers(videoFrames: VideoFramesService): Pick<Handlers, 'getVideoFrames'> {
  return {
    getVideoFrames: ({ asset_id: assetId }, { actor, signal }) =>
      videoFrames.getVideoFrames({ actor, assetId }, signal),
  };
}
