import path from 'node:path';
import type { MediaAnalysis } from '@reelwright/contracts';
import { detectScenesArgs, parseSceneCuts, thumbnailArgs } from '@reelwright/media';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import type { VisionEngine } from '../../vision/vision.ts';
import type {
  AnalysedMedia,
  AnalysisContext,
  ImageReader,
  MediaAnalysisEngine,
  Transcriber,
} from '../media-analysis.ts';
import { createAnalysisProcess } from './analysis-process.ts';
import { hearAudio } from './hear-audio.ts';
import { joinTexts } from './read-words.ts';
import { chooseGlances, type Scene, toScenes } from './scenes.ts';

/** The longer side of a frame that is looked at: small text is still legible. */
const GLANCE_MAX_SIDE = 1280;
const MAX_COLORS = 5;

/** What one image or frame shows. */
interface Look {
  colors: string[];
  sharpness: number;
  faces: number;
  hasPlainBackground: boolean;
  texts: string[];
}

type Video = Extract<AnalysedMedia, { kind: 'video' }>;

export interface EmbeddedMediaAnalysisEngine extends MediaAnalysisEngine {
  close(): Promise<void>;
}

/** Looks with the vision engine, reads with Tesseract in a process of its own, and listens by ffmpeg and arithmetic. */
export function createEmbeddedMediaAnalysisEngine({
  vision,
  runProgram,
  readImage,
  transcribe,
}: {
  vision: Pick<VisionEngine, 'findSubjects'>;
  runProgram: RunProgram;
  /** A model whose facts replace those found here. */
  readImage?: ImageReader | undefined;
  /** A model that writes down speech: no embedded engine does. */
  transcribe?: Transcriber | undefined;
}): EmbeddedMediaAnalysisEngine {
  const analysisProcess = createAnalysisProcess();

  async function lookAt(imagePath: string, { runHeavy, signal }: AnalysisContext): Promise<Look> {
    const seen = await runHeavy('analysis', () => vision.findSubjects(imagePath, signal));
    const { sharpness, texts } = await runHeavy('analysis', () => analysisProcess.readImage(imagePath, signal));
    const { palette, faces, plainBackground } = seen;
    const told = await readImage?.(imagePath, signal);
    if (told)
      return {
        colors: palette,
        sharpness,
        faces: told.faces,
        texts: told.texts,
        hasPlainBackground: told.has_plain_background,
      };
    return { colors: palette, faces: faces.length, hasPlainBackground: plainBackground !== null, sharpness, texts };
  }

  async function findScenes({ videoPath, durationS, alpha }: Video, context: AnalysisContext): Promise<Scene[]> {
    const { runHeavy, signal } = context;
    const { stdout } = await runHeavy('analysis', () =>
      createMediaRunner({ runProgram, signal }).runFfmpeg({
        args: detectScenesArgs({ input: videoPath, alpha }),
        timeoutMs: passLimitMs(durationS * 1000),
        errorCode: 'ANALYSIS_FAILED',
      }),
    );
    return toScenes(parseSceneCuts(stdout.toString('utf8')), durationS);
  }

  async function lookAtFrame(video: Video, atS: number, context: AnalysisContext): Promise<Look> {
    const output = path.join(context.folder, `frame-${atS}.jpg`);
    await createMediaRunner({ runProgram, signal: context.signal }).runFfmpeg({
      args: thumbnailArgs({ input: video.videoPath, atMs: atS * 1000, maxSide: GLANCE_MAX_SIDE, output }),
      timeoutMs: passLimitMs(0),
      errorCode: 'ANALYSIS_FAILED',
    });
    return await lookAt(output, context);
  }

  async function hear(input: string, durationS: number, { runHeavy, folder, signal }: AnalysisContext) {
    const needed = { runProgram, analysisProcess, folder, durationS, signal };
    const heard = await runHeavy('analysis', () => hearAudio(input, needed));
    const spoken = heard.heard === 'speech' ? await transcribe?.(input, { folder, signal }) : undefined;
    return spoken === undefined ? heard : { ...heard, spoken };
  }

  return {
    id: 'embedded-media-analysis',
    close: () => analysisProcess.close(),
    async analyse(media, context) {
      switch (media.kind) {
        case 'audio':
          return { ...NOTHING_SEEN, audio: await hear(media.audioPath, media.durationS, context) };
        case 'image':
          return { ...uniteLooks([await lookAt(media.imagePath, context)]), scenes: [], audio: null };
        case 'video': {
          const scenes = await findScenes(media, context);
          const looks: Look[] = [];
          for (const atS of chooseGlances(scenes)) looks.push(await lookAtFrame(media, atS, context));
          const audio = media.hasAudio ? await hear(media.videoPath, media.durationS, context) : null;
          return { ...uniteLooks(looks), scenes, audio };
        }
      }
    },
  };
}

const NOTHING_SEEN: Omit<MediaAnalysis, 'audio'> = {
  scenes: [],
  colors: [],
  sharpness: null,
  faces: 0,
  has_plain_background: false,
  texts: [],
};

/** Unites what several frames show. */
function uniteLooks(looks: readonly Look[]): Omit<MediaAnalysis, 'scenes' | 'audio'> {
  const sharpness = looks.map((look) => look.sharpness).toSorted((a, b) => a - b);
  return {
    colors: mixPalettes(looks.map(({ colors }) => colors)),
    // The middle: one blurred frame of a quick move says little.
    sharpness: sharpness[Math.floor(sharpness.length / 2)] ?? 0,
    faces: Math.max(0, ...looks.map(({ faces }) => faces)),
    has_plain_background: looks.length > 0 && looks.every(({ hasPlainBackground }) => hasPlainBackground),
    texts: joinTexts(looks.map(({ texts }) => texts)),
  };
}

/** The strongest colour of each frame, then the second of each, and so on. */
function mixPalettes(palettes: readonly (readonly string[])[]): string[] {
  const ranks = Array.from({ length: MAX_COLORS }, (_none, rank) => palettes.flatMap((palette) => palette[rank] ?? []));
  return [...new Set(ranks.flat())].slice(0, MAX_COLORS);
}
