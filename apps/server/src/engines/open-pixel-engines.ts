import type { SaveGuarded } from '../platform/fetch/guarded-fetch.ts';
import type { MediaModelName } from '../platform/media-providers/media-provider-name.ts';
import { type MediaModel, openMediaModel } from '../platform/media-providers/open-media-provider.ts';
import type { PixelModelName } from '../platform/models/pixel-model-name.ts';
import { requireModelFile } from '../platform/onnx/model-file.ts';
import type { RunProgram } from '../platform/process/program.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { MaskFinder } from './cut-out/models/find-mask.ts';
import type { MaskedSeparation, SeparationEngine } from './cut-out/separation.ts';
import { createEmbeddedEnhancementEngine } from './enhancement/embedded/embedded-enhancement-engine.ts';
import type { EnhancementEngine } from './enhancement/enhancement.ts';
import { createEmbeddedEraseEngine } from './erase/embedded/embedded-erase-engine.ts';
import type { EraseEngine } from './erase/erase.ts';

type PixelSettings = Pick<Settings, 'cutOutModel' | 'eraseModel' | 'enhanceModel' | 'mediaProviderAccesses'>;

interface Needs {
  /** Cuts out without a model, and refines what a model has found. */
  embedded: MaskedSeparation;
  saveGuarded: SaveGuarded;
  runProgram: RunProgram;
}

interface PixelEngines {
  separation: SeparationEngine;
  enhancement: EnhancementEngine;
  erasing: EraseEngine;
}

/**
 * The engines for pixels that the settings ask for. Throws StartupError if a setting names a file that can't be a model,
 * or a provider without a key. What models need is loaded only where one is used.
 */
export async function openPixelEngines(
  { cutOutModel, eraseModel, enhanceModel, mediaProviderAccesses }: PixelSettings,
  { embedded, saveGuarded, runProgram }: Needs,
): Promise<PixelEngines & { close(): Promise<void> }> {
  const open = ({ provider, model }: MediaModelName): MediaModel =>
    openMediaModel({ provider, model }, mediaProviderAccesses);

  const separated = cutOutModel && (await openSeparation(cutOutModel, { embedded, saveGuarded, open }));

  const eraseFile = await findModelFile('ERASE_MODEL', eraseModel);
  const erasing = createEmbeddedEraseEngine({ runProgram, fillModel: eraseFile });
  const enhanceFile = await findModelFile('ENHANCE_MODEL', enhanceModel);
  const enhancement = createEmbeddedEnhancementEngine({ runProgram, enlargeModel: enhanceFile });
  return {
    separation: separated?.engine ?? embedded,
    erasing:
      eraseModel?.kind === 'provider'
        ? (await import('./erase/models/provider-erase-engine.ts')).createProviderEraseEngine(
            { model: open(eraseModel), saveGuarded, runProgram },
            erasing,
          )
        : erasing,
    enhancement:
      enhanceModel?.kind === 'provider'
        ? (await import('./enhancement/models/provider-enhancement-engine.ts')).createProviderEnhancementEngine(
            { model: open(enhanceModel), saveGuarded, runProgram },
            enhancement,
          )
        : enhancement,
    async close() {
      await separated?.finder.close();
    },
  };
}

async function openSeparation(
  name: PixelModelName<'cutOut'>,
  { embedded, saveGuarded, open }: Pick<Needs, 'embedded' | 'saveGuarded'> & { open(name: MediaModelName): MediaModel },
): Promise<{ engine: SeparationEngine; finder: MaskFinder }> {
  const { createModelSeparationEngine } = await import('./cut-out/models/model-separation-engine.ts');
  const finder = await openFinder();
  return { finder, engine: createModelSeparationEngine(finder, embedded) };

  async function openFinder(): Promise<MaskFinder> {
    if (name.kind === 'provider') {
      const { createProviderMaskFinder } = await import('./cut-out/models/provider-mask-finder.ts');
      return createProviderMaskFinder({ model: open(name), saveGuarded });
    }
    await requireModelFile('CUT_OUT_MODEL', name.path);
    const { createOnnxMaskFinder } = await import('./cut-out/models/onnx-mask-finder.ts');
    return createOnnxMaskFinder(name);
  }
}

async function findModelFile(setting: string, name: PixelModelName | undefined): Promise<string | undefined> {
  if (name?.kind !== 'onnx') return undefined;
  await requireModelFile(setting, name.path);
  return name.path;
}
