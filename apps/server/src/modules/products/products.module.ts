import type { SpeechEngine } from '../../engines/speech/speech.ts';
import type { WritingEngine } from '../../engines/writing/writing.ts';
import type { FetchGuarded } from '../../platform/fetch/guarded-fetch.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OpenModule } from '../open-module.ts';
import { type CollectImages, collectImages } from './collect-images.ts';
import { createPageReader } from './page-reader.ts';
import { productHandlers } from './products.routes.ts';
import { createProductsService } from './products.service.ts';

interface ProductsNeeds extends Pick<Platform, 'storage' | 'runProgram'> {
  fetchGuarded: FetchGuarded;
  speech: Pick<SpeechEngine, 'voices'>;
  writing: Pick<WritingEngine, 'canUseTexts'>;
}

/** Also opens the collector of product images, which tools and look previews use. */
export function openProducts({ fetchGuarded, storage, runProgram, speech, writing }: ProductsNeeds) {
  const pageReader = createPageReader();
  const service = createProductsService({ fetchGuarded, pageReader });
  return {
    service,
    handlers: productHandlers(service, { voices: speech.voices(), writing }),
    collectImages: (request) => collectImages(request, { fetchGuarded, storage, runProgram }),
    close: () => pageReader.close(),
  } satisfies OpenModule & { collectImages: CollectImages };
}
