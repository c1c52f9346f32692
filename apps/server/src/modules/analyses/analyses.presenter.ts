import {
  type AssetAnalysis,
  type ErrorCode,
  ERRORS,
  formatMessage,
  type MediaAnalysis,
  type UiLanguage,
} from '@reelwright/contracts';
import type { Asset } from '../assets/assets.service.ts';
import type { AnalysisRow } from './analyses.store.ts';
import { describeAnalysis, listTags, suggestCategory } from './describe-analysis.ts';

export function sayFailure(failure: ErrorCode | null, language: UiLanguage): string | null {
  return failure && formatMessage(ERRORS[failure].message, language);
}

/** A tool knows its words better than any model. */
function withSpokenText({ spokenText }: Asset, result: MediaAnalysis | null): MediaAnalysis | null {
  if (!result?.audio || spokenText === '') return result;
  return { ...result, audio: { ...result.audio, spoken: spokenText } };
}

export function presentAnalysis(asset: Asset, row: AnalysisRow | undefined, language: UiLanguage): AssetAnalysis {
  const result = withSpokenText(asset, row?.result ?? null);
  return {
    state: row?.state ?? 'none',
    problem: sayFailure(row?.failure ?? null, language),
    result,
    suggestion: result && {
      category_id: suggestCategory(asset, result),
      tags: listTags(asset, result, language),
      description: describeAnalysis(asset, result, language),
    },
  };
}
