import path from 'node:path';
import { createEmbeddedCutOutEngine } from '../engines/cut-out/embedded/embedded-cut-out-engine.ts';
import { rememberCutOuts } from '../engines/cut-out/remember-cut-outs.ts';
import { openGeneration } from '../engines/generation/open-generation.ts';
import { createEmbeddedMediaAnalysisEngine } from '../engines/media-analysis/embedded/embedded-media-analysis-engine.ts';
import { openImageReader, openTranscriber } from '../engines/media-analysis/open-media-analysis.ts';
import { createEmbeddedMusicEngine } from '../engines/music/embedded/embedded-music-engine.ts';
import { createEmbeddedPhotoExtensionEngine } from '../engines/photo-extension/embedded/embedded-photo-extension-engine.ts';
import { createEmbeddedProductSceneEngine } from '../engines/product-scene/embedded/embedded-product-scene-engine.ts';
import { listEmbeddedVoices } from '../engines/speech/embedded/embedded-voices.ts';
import { createThreadedSpeech } from '../engines/speech/threads/threaded-speech.ts';
import { createEmbeddedVisionEngine } from '../engines/vision/embedded/embedded-vision-engine.ts';
import { rememberSubjects } from '../engines/vision/remember-subjects.ts';
import { openPixelEngines } from '../engines/open-pixel-engines.ts';
import { openVideoLinks } from '../engines/video-links/open-video-links.ts';
import { createYtDlp } from '../engines/video-links/providers/yt-dlp.ts';
import { openWriting } from '../engines/writing/open-writing.ts';
import { createGuardedFetch } from '../platform/fetch/guarded-fetch.ts';
import { runProgram } from '../platform/process/run-program.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { createFontSubsets } from '../studio/fonts/font-subsets.ts';
import { prepareFonts } from '../studio/fonts/prepare-fonts.ts';
import { createLookPainter } from '../studio/looks/look-painter.ts';
import { openProbeCache } from '../studio/render/engine/probe-cache.ts';
import { createRenderEngine } from '../studio/render/engine/render-engine.ts';
import { createThreadedChecks, createThreadedWritingEngine } from '../words/threaded-writing-engine.ts';
import { openWordPool, type WordPool } from '../words/word-pool.ts';
import { openTogether } from './open-together.ts';

export type EngineSettings = Pick<
  Settings,
  | 'fontsDir'
  | 'fetchAllowHosts'
  | 'renderEncoder'
  | 'writingModel'
  | 'speechModel'
  | 'analysisModel'
  | 'transcriptionModel'
  | 'ytDlpPath'
  | 'cutOutModel'
  | 'eraseModel'
  | 'enhanceModel'
  | 'mediaProviderAccesses'
  | 'speechVoices'
  | 'modelAccesses'
  | 'imageModels'
  | 'clipModels'
  | 'comfyUiBaseUrl'
>;

export interface EnginesNeeds {
  settings: EngineSettings;
  /** Called with the reason if an embedded engine replaces a model. */
  onFallback(notice: string): void;
  /** The pool to use and to close; by default a new one. */
  words?: WordPool;
}

/** Opens the engines that the settings choose, and the fonts, painters and fetcher that work without a database. */
export async function openEngines({ settings, onFallback, words: given }: EnginesNeeds) {
  return openTogether(async (closing) => {
    const keep = <Engine extends { close(): Promise<void> }>(engine: Engine): Engine =>
      closing.adopt(engine, (each) => each.close());

    const words = keep(given ?? openWordPool());
    const fonts = await prepareFonts({ folder: settings.fontsDir });
    // What speaks runs in threads; with a model, its voices are the model's to tell.
    const voices =
      settings.speechModel === undefined
        ? listEmbeddedVoices()
        : keep(await (await import('../engines/speech/open-speech.ts')).openSpeech(settings)).speech;
    const { speech, longSpeech, release } = keep(createThreadedSpeech(settings, voices));
    const cutOut = keep(createEmbeddedCutOutEngine());
    const guardedFetch = keep(createGuardedFetch({ allowHosts: settings.fetchAllowHosts }));
    const { ytDlpPath, fetchAllowHosts: allowHosts } = settings;
    const site = ytDlpPath === undefined ? null : createYtDlp({ path: ytDlpPath, allowHosts, runProgram });
    const videoLinks = keep(openVideoLinks({ ...guardedFetch, site, runProgram }));
    const pixels = await openPixelEngines(settings, {
      embedded: cutOut,
      saveGuarded: guardedFetch.saveGuarded,
      runProgram,
    });
    keep(pixels);
    const vision = rememberSubjects(keep(createEmbeddedVisionEngine()));
    return {
      fonts,
      words,
      subsets: keep(createFontSubsets({ fonts, folder: path.join(settings.fontsDir, 'subsets') })),
      painter: keep(createLookPainter({ fonts })),
      renderEngine: createRenderEngine({
        runProgram,
        encoder: settings.renderEncoder,
        probes: openProbeCache({ file: path.join(settings.fontsDir, '../ffmpeg.json'), program: 'ffmpeg' }),
      }),
      fetchGuarded: guardedFetch.fetchGuarded,
      saveGuarded: guardedFetch.saveGuarded,
      videoLinks,
      speech,
      longSpeech,
      /** Ends the idle threads of texts and voices, before work that needs the memory. */
      releaseThreads() {
        words.release();
        release();
      },
      writing: await openWriting(settings, {
        embedded: createThreadedWritingEngine(words),
        checks: createThreadedChecks(words),
        onFallback,
      }),
      music: createEmbeddedMusicEngine(),
      vision,
      mediaAnalysis: keep(
        createEmbeddedMediaAnalysisEngine({
          vision,
          runProgram,
          readImage: await openImageReader(settings, onFallback),
          transcribe: await openTranscriber(settings, onFallback),
        }),
      ),
      cutOut: rememberCutOuts(cutOut),
      ...pixels,
      generation: await openGeneration({ settings, runProgram, fonts, saveGuarded: guardedFetch.saveGuarded }),
      photoExtension: keep(createEmbeddedPhotoExtensionEngine()),
      productScenes: keep(createEmbeddedProductSceneEngine()),
    };
  });
}

export type Engines = Awaited<ReturnType<typeof openEngines>>;
