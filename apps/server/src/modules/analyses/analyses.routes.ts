import type { Handlers } from '../../platform/http/handlers.ts';
import type { AnalysesService } from './analyses.service.ts';

export function analysisHandlers(analyses: AnalysesService): Pick<Handlers, 'analyzeAssets'> {
  return {
    analyzeAssets: ({ asset_ids: assetIds }, { actor }) => analyses.analyse(actor, assetIds),
  };
}
