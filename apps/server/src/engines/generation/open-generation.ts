import { type SaveGuarded } from '#src/platform/fetch/guarded-fetch.ts';
import type { MediaProviderAccesses } from '#src/platform/media-providers/media-provider-name.ts';
import type { GenerationModelName } from '#src/platform/models/generation-model-name.ts';
import type { GenerationAccesses } from '#src/platform/models/model-name.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { StartupError } from '#src/platform/settings/startup-error.ts';
import type { FontFile } from '#src/studio/fonts/font-file.ts';
import { createEmbeddedGenerationModel } from './embedded/embedded-generation-model.ts';
import type { GenerationEngine, GenerationModel } from './generation.ts';

export interface GenerationNeeds {
  settings: {
    imageModels: readonly GenerationModelName[];
    clipModels: readonly GenerationModelName[];
    modelAccesses: GenerationAccesses;
    mediaProviderAccesses: MediaProviderAccesses;
    comfyUiBaseUrl: string | undefined;
  };
  runProgram: RunProgram;
  fonts: readonly FontFile[];
  saveGuarded: SaveGuarded;
}

/** Opens the embedded engine and the models that the settings name. Throws StartupError for one that cannot be used. */
export async function openGeneration({
  settings,
  runProgram,
  fonts,
  saveGuarded,
}: GenerationNeeds): Promise<GenerationEngine> {
  const embedded = createEmbeddedGenerationModel({ runProgram, fonts });
  const named = [
    ...settings.imageModels.map((name) => ({ name, kind: 'image' as const })),
    ...settings.clipModels.map((name) => ({ name, kind: 'clip' as const })),
  ];
  const provided = await Promise.all(named.map((each) => openModel(each, settings, saveGuarded)));
  const models: readonly GenerationModel[] = [embedded, ...provided];
  return {
    models,
    findModel: (id) => models.find(({ facts }) => facts.id === id),
  };
}

/** The clients of providers load only where one is set up. */
async function openModel(
  { name, kind }: { name: GenerationModelName; kind: 'image' | 'clip' },
  { modelAccesses, mediaProviderAccesses, comfyUiBaseUrl }: GenerationNeeds['settings'],
  saveGuarded: SaveGuarded,
): Promise<GenerationModel> {
  switch (name.kind) {
    case 'sdk': {
      const { provider, model } = name;
      const access = modelAccesses[provider];
      if (access.apiKey === undefined && provider !== 'openai-compatible')
        throw new StartupError(`${provider}:${model} needs a key: set ${provider.toUpperCase()}_API_KEY.`);
      if (access.baseUrl === undefined && provider === 'openai-compatible')
        throw new StartupError('An OpenAI-compatible server needs its address: set OPENAI_COMPATIBLE_BASE_URL.');
      if (kind === 'image')
        return (await import('./providers/sdk-images.ts')).createSdkImageModel(provider, model, access);
      if (provider !== 'google')
        throw new StartupError(`${provider}:${model}: ${provider} has no models of clips here.`);
      return (await import('./providers/google-clips.ts')).createGoogleClipModel(model, { access, saveGuarded });
    }
    case 'queue': {
      const [{ openMediaModel }, { createQueueModel }] = await Promise.all([
        import('#src/platform/media-providers/open-media-provider.ts'),
        import('./providers/queue-models.ts'),
      ]);
      return createQueueModel(openMediaModel(name, mediaProviderAccesses), kind, { saveGuarded, fields: name.fields });
    }
    case 'comfyui': {
      if (comfyUiBaseUrl === undefined)
        throw new StartupError(`comfyui:${name.workflowPath} needs the server's address: set COMFYUI_BASE_URL.`);
      const { openComfyUiModel } = await import('./providers/comfyui.ts');
      return openComfyUiModel(name.workflowPath, kind, { baseUrl: comfyUiBaseUrl });
    }
  }
}
