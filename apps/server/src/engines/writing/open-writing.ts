import type { WritingEngine } from './writing.ts';
import type { AnswerChecks } from './providers/check-answer.ts';
import type { Settings } from '../../platform/settings/settings.ts';

interface WritingOptions {
  /** Writes if no model is set, and if a model fails. */
  embedded: WritingEngine;
  checks: AnswerChecks;
  /** Told why the embedded engine wrote in the model's place. */
  onFallback(notice: string): void;
}

/** The writing engine that the settings ask for. The SDK of models is loaded only where one is used. */
export async function openWriting(
  { writingModel, modelAccesses }: Pick<Settings, 'writingModel' | 'modelAccesses'>,
  { embedded, checks, onFallback }: WritingOptions,
): Promise<WritingEngine> {
  if (writingModel === undefined) return embedded;
  const { openLanguageModel } = await import('../../platform/models/open-model.ts');
  const { createModelWritingEngine } = await import('./providers/model-writing-engine.ts');
  const model = createModelWritingEngine({
    id: writingModel,
    model: openLanguageModel(writingModel, modelAccesses),
    checks,
  });
  const { createFallbackWritingEngine } = await import('./fallback-writing-engine.ts');
  return createFallbackWritingEngine({ first: model, second: embedded, onFallback });
}
