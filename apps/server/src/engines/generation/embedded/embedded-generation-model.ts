import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { EMBEDDED_MODEL_ID, type GenerationModelFacts } from '@reelwright/contracts';
import { PICTURE_STYLES } from '@reelwright/picture-styles';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import type { GenerationModel, GenerationRun, ImageRequest } from '../generation.ts';
import type { LabelFont } from './draw-label.ts';
import { type GenerationProgramRequest, PROGRESS_WORD } from './generation-messages.ts';

const MAX_HEAP_MIB = 512;
/** Below this size an image is a preview: fewer rays do. */
const PREVIEW_SIDE_PX = 400;
const MAX_THREADS = 4;

export interface EmbeddedGenerationNeeds {
  runProgram: RunProgram;
  fonts: readonly LabelFont[];
}

const FACTS: GenerationModelFacts = {
  id: EMBEDDED_MODEL_ID,
  name: EMBEDDED_MODEL_ID,
  provider: null,
  image_modes: ['text', 'product', 'restyle', 'extend'],
  clip_modes: [],
  price_class: 'embedded',
  seconds: null,
  is_seeded: true,
  takes_negative: true,
  makes_audio: false,
  has_camera: true,
};

/**
 * Draws scenes with a path tracer, and changes images, without a neural network; each image in a process of its own. The
 * same request gives the same bytes.
 */
export function createEmbeddedGenerationModel({ runProgram, fonts }: EmbeddedGenerationNeeds): GenerationModel {
  async function run(request: GenerationProgramRequest, { signal, onProgress }: GenerationRun): Promise<void> {
    await runProgram({
      program: process.execPath,
      args: [
        `--max-old-space-size=${MAX_HEAP_MIB}`,
        fileURLToPath(new URL('./generation-program.ts', import.meta.url)),
      ],
      input: JSON.stringify(request),
      timeoutMs: HANG_LIMIT_MS,
      signal,
      errorCode: 'RENDER_FAILED',
      onStdoutLine: (line) => {
        const [word, share] = line.split(' ');
        if (word === PROGRESS_WORD) onProgress(Number(share));
      },
    });
  }

  return {
    facts: FACTS,
    async makeImage(request, work) {
      const { width, height } = request;
      await run(toProgramRequest(request, fonts), work);
      return { width, height };
    },
  };
}

function toProgramRequest(
  { source, graph, seed, width, height, outputPath }: ImageRequest,
  fonts: readonly LabelFont[],
): GenerationProgramRequest {
  const common = { seed, width, height, outputPath };
  switch (source.kind) {
    case 'text':
    case 'product':
      if (graph === null) throw new Error('the embedded engine draws scenes alone');
      return {
        op: 'draw',
        ...common,
        graph,
        productPath: source.kind === 'product' ? source.path : null,
        quality: Math.max(width, height) < PREVIEW_SIDE_PX ? 'preview' : 'standard',
        threads: Math.min(MAX_THREADS, availableParallelism()),
        fonts: graph.subject.label === null ? [] : fonts.map(({ family, weight, path }) => ({ family, weight, path })),
      };
    case 'restyle': {
      const style = PICTURE_STYLES.find((known) => known === source.style);
      if (style === undefined) throw new Error(`there is no style ${source.style}`);
      return { op: 'restyle', ...common, path: source.path, style, strength: source.strength };
    }
    case 'extend':
      return { op: 'extend', ...common, path: source.path };
    case 'edit':
      throw new Error('the embedded engine edits no images by words');
  }
}
