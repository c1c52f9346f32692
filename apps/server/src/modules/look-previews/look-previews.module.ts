import type { VisionEngine } from '../../engines/vision/vision.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LookPainter } from '../../studio/looks/look-painter.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { OpenModule } from '../open-module.ts';
import type { CollectImages } from '../products/collect-images.ts';
import { lookPreviewHandlers } from './look-previews.routes.ts';
import { createLookPreviewsService } from './look-previews.service.ts';

interface LookPreviewsNeeds extends Pick<Platform, 'temp' | 'heavyWork'> {
  collectImages: CollectImages;
  library: Pick<UploadsService, 'findImageAsset' | 'findMedia'>;
  vision: Pick<VisionEngine, 'findSubjects'>;
  painter: Pick<LookPainter, 'paintLooks'>;
}

export function openLookPreviews({ temp, library, ...needs }: LookPreviewsNeeds) {
  const service = createLookPreviewsService({
    ...needs,
    findImageKey: library.findImageAsset,
    findMedia: library.findMedia,
    makeFolder: () => temp.makeFolder('looks'),
  });
  return { service, handlers: lookPreviewHandlers(service) } satisfies OpenModule;
}
