import type { Settings } from '../../platform/settings/settings.ts';
import { runProgram } from '../../platform/process/run-program.ts';
import type { ImageReader, Transcriber } from './media-analysis.ts';

/** Opens the model that looks at images, if the settings name one. The SDK of models is loaded only then. */
export async function openImageReader(
  { analysisModel, modelAccesses }: Pick<Settings, 'analysisModel' | 'modelAccesses'>,
  onFallback: (notice: string) => void,
): Promise<ImageReader | undefined> {
  if (analysisModel === undefined) return undefined;
  const { openLanguageModel } = await import('../../platform/models/open-model.ts');
  const { createModelImageReader } = await import('./providers/model-image-reader.ts');
  return createModelImageReader({
    id: analysisModel,
    model: openLanguageModel(analysisModel, modelAccesses),
    onFallback,
  });
}

/** Opens the model that writes down speech, if the settings name one. */
export async function openTranscriber(
  { transcriptionModel, modelAccesses }: Pick<Settings, 'transcriptionModel' | 'modelAccesses'>,
  onFallback: (notice: string) => void,
): Promise<Transcriber | undefined> {
  if (transcriptionModel === undefined) return undefined;
  const { openTranscriptionModel } = await import('../../platform/models/open-model.ts');
  const { createModelTranscriber } = await import('./providers/model-transcriber.ts');
  return createModelTranscriber({
    id: transcriptionModel,
    model: openTranscriptionModel(transcriptionModel, modelAccesses),
    runProgram,
    onFallback,
  });
}
