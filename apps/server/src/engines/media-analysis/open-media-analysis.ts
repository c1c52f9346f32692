import type { Settings } from '../../platform/settings/settings.ts';
import type { ImageReader } from './media-analysis.ts';

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
