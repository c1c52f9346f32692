import path from 'node:path';
import type { Voice } from '@reelwright/contracts';
import type { MusicEngine } from '../engines/music/music.ts';
import { createEmbeddedCutOutEngine } from '../engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { createEmbeddedMusicEngine } from '../engines/music/embedded/embedded-music-engine.ts';
import type { SpeechEngine } from '../engines/speech/speech.ts';
import { createEmbeddedPhotoExtensionEngine } from '../engines/photo-extension/embedded/embedded-photo-extension-engine.ts';
import { createEmbeddedVisionEngine } from '../engines/vision/embedded/embedded-vision-engine.ts';
import type { WritingEngine } from '../engines/writing/writing.ts';
import { collectImages } from '../modules/products/collect-images.ts';
import { createPreviewFonts, type PreviewFonts } from '../modules/previews/preview-fonts.ts';
import { createPageReader } from '../modules/products/page-reader.ts';
import { createProductsService, type ProductsService } from '../modules/products/products.service.ts';
import { createGuardedFetch } from '../platform/fetch/guarded-fetch.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createFontSubsets } from '../studio/fonts/font-subsets.ts';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';
import { createRenderEngine } from '../studio/render/engine/render-engine.ts';
import { renderDocument } from '../studio/render/render-document.ts';
import { createTools, type ToolDependencies } from '../tools/implementations.ts';
import { createLookPainter } from '../studio/looks/look-painter.ts';
import { createLookPreviewsService, type LookPreviewsService } from '../modules/look-previews/look-previews.service.ts';
import type { FindPronunciations, Tools } from '../runner/tool.ts';

interface ToolsOptions {
  storage: Storage;
  fetchAllowHosts: readonly string[];
  /** `software`: hardware encoders are not looked for. */
  renderEncoder: Settings['renderEncoder'];
  speech: SpeechEngine;
  writing: WritingEngine;
  /** Where prepared fonts are kept from run to run. */
  fontsFolder: string;
  library: MediaOfUsers;
  /** Left out where nobody has an account. */
  findPronunciations?: FindPronunciations;
  /** An empty folder for one call. */
  makeFolder(): Promise<{ path: string; remove(): Promise<void> }>;
}

/** What tools ask of the users' libraries. */
export type MediaOfUsers = Pick<ToolDependencies, 'findImageKey' | 'findMedia' | 'findAssetUse'>;

export interface OpenTools {
  tools: Tools;
  products: ProductsService;
  previewFonts: PreviewFonts;
  music: MusicEngine;
  lookPreviews: LookPreviewsService;
  voices: readonly Voice[];
  close(): Promise<void>;
}

/** The engines of this installation, and the tools built on them. */
export async function openTools({
  storage,
  fetchAllowHosts,
  renderEncoder,
  speech,
  writing,
  fontsFolder,
  library,
  findPronunciations = async () => [],
  makeFolder,
}: ToolsOptions): Promise<OpenTools> {
  const fonts = await prepareFonts({ folder: fontsFolder });
  const subsets = createFontSubsets({ fonts, folder: path.join(fontsFolder, 'subsets') });
  const { fetchGuarded, close: closeFetch } = createGuardedFetch({ allowHosts: fetchAllowHosts });
  const pageReader = createPageReader();
  const products = createProductsService({ fetchGuarded, pageReader });
  const vision = createEmbeddedVisionEngine();
  const cutOut = createEmbeddedCutOutEngine();
  const photoExtension = createEmbeddedPhotoExtensionEngine();
  const music = createEmbeddedMusicEngine();
  const painter = createLookPainter({ fonts });
  const pictures: Pick<ToolDependencies, 'collectImages'> = {
    collectImages: (request) => collectImages(request, { fetchGuarded, storage, runProgram }),
  };
  const toolDependencies: ToolDependencies = {
    readProductPage: async (url, options) => (await products.analyseUrl(url, options)).product,
    ...pictures,
    ...library,
    vision,
    cutOut,
    photoExtension,
    writing,
    speech,
    findPronunciations,
    music,
    renderDocument,
    renderEngine: createRenderEngine({ runProgram, encoder: renderEncoder }),
    fonts,
    runProgram,
  };
  return {
    tools: await createTools(toolDependencies),
    products,
    previewFonts: createPreviewFonts({ subsets, storage }),
    music,
    lookPreviews: createLookPreviewsService({ ...pictures, ...library, vision, painter, makeFolder }),
    voices: speech.voices(),
    async close() {
      await Promise.all([
        closeFetch(),
        pageReader.close(),
        subsets.close(),
        vision.close(),
        cutOut.close(),
        photoExtension.close(),
        painter.close(),
      ]);
    },
  };
}
