import * as z from 'zod';
import { defineCall } from '../call.ts';
import { CALL_ROUTES } from '../call-routes.ts';
import { assetId } from '../ids.ts';
import { LIBRARY_LIMITS } from '../limits.ts';
import { ANALYSIS_STATES } from '../media-analysis.ts';

export const analysisCalls = {
  analyzeAssets: defineCall({
    ...CALL_ROUTES.analyzeAssets,
    summary:
      'Analyse assets again, or for the first time. What was found is in the detail of an asset; what waits is left as it is',
    input: z.object({ asset_ids: z.array(assetId).min(1).max(LIBRARY_LIMITS.maxAtOnce) }),
    data: z.object({ list: z.array(z.object({ asset_id: assetId, state: z.enum(ANALYSIS_STATES) })) }),
    rate: { max: 60, windowS: 60 },
  }),
};
