import type { MediaAnalysisEngine } from '../../engines/media-analysis/media-analysis.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AssetsService } from '../assets/assets.service.ts';
import type { OpenModule } from '../open-module.ts';
import { analyseAssetJob, handleAnalysisJobs } from './analyses.jobs.ts';
import { analysisHandlers } from './analyses.routes.ts';
import { createAnalysesService } from './analyses.service.ts';

interface AnalysesNeeds
  extends Pick<Platform, 'database' | 'storage' | 'queue' | 'temp' | 'heavyWork' | 'clock' | 'log'> {
  assets: Pick<AssetsService, 'library' | 'listAssets' | 'setFoundText'>;
  mediaAnalysis: MediaAnalysisEngine;
  settings: Pick<Settings, 'mediaAnalysis'>;
}

export function openAnalyses({ temp, settings, ...needs }: AnalysesNeeds) {
  const service = createAnalysesService({ ...needs, isAutomatic: settings.mediaAnalysis === 'on' });
  return {
    service,
    handlers: analysisHandlers(service),
    jobs: [analyseAssetJob],
    handleJobs: (queue) => handleAnalysisJobs(queue, { ...needs, makeFolder: () => temp.makeFolder('analysis') }),
  } satisfies OpenModule;
}
