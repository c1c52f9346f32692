import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { EMBEDDED_MODEL } from '@reelwright/contracts';
import { fontFaceName, listStackFaces } from '@reelwright/timeline';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS } from '#src/platform/process/time-limits.ts';
import type { FontFile } from '#src/studio/fonts/font-file.ts';
import type { ClipRequest, GenerationModel, GenerationRun, ImageRequest, MadeMedia } from '../generation.ts';
import type { GenerationOrder } from './generation-protocol.ts';
import { LABEL_FACE } from './label-face.ts';

const MAX_HEAP_MIB = 512;
/** A picture of 2048 x 2048 takes 450 MiB of the kernel's memory. */
const MAX_DATA_BYTES = 3 * 2 ** 30;
/** As many as a server of two cores has; more threads leave less of larger ones to others. */
const MAX_THREADS = 4;
const TIMEOUT_MS = 10 * HANG_LIMIT_MS;

const lineSchema = z.union([
  z.object({ progress: z.number() }),
  z.object({ result: z.object({ width: z.number(), height: z.number() }) }),
]);

interface Needs {
  runProgram: RunProgram;
  /** All prepared fonts; labels are drawn with some of them. */
  fonts: readonly FontFile[];
}

/**
 * Draws scenes with a path tracer, gives images styles, and moves them, without a model of a provider. Each is made by a
 * program of its own: its progress is that of the finished rows, and a cancelled one ends at once.
 */
export function createEmbeddedGenerationModel({ runProgram, fonts }: Needs): GenerationModel {
  const names = new Set(listStackFaces(LABEL_FACE).map(fontFaceName));
  const labelFonts = fonts.filter((font) => names.has(fontFaceName(font)));
  async function run(work: Work, { signal, onProgress }: GenerationRun): Promise<MadeMedia> {
    const order: GenerationOrder = {
      ...work,
      fonts: work.request.graph?.subject.label ? labelFonts : [],
      threads: Math.min(MAX_THREADS, availableParallelism()),
    };
    let made: MadeMedia | undefined;
    await runProgram({
      program: process.execPath,
      args: [
        `--max-old-space-size=${MAX_HEAP_MIB}`,
        fileURLToPath(new URL('./generation-program.ts', import.meta.url)),
      ],
      input: JSON.stringify(order),
      timeoutMs: TIMEOUT_MS,
      maxDataBytes: MAX_DATA_BYTES,
      signal,
      errorCode: 'RENDER_FAILED',
      onStdoutLine(line) {
        const read = lineSchema.parse(JSON.parse(line));
        if ('progress' in read) onProgress(read.progress);
        else made = read.result;
      },
      stall: { afterMs: HANG_LIMIT_MS, isProgress: () => true },
    });
    if (!made) throw new Error('the program printed no result');
    return made;
  }

  return {
    facts: EMBEDDED_MODEL,
    makeImage: (request, work) => run({ op: 'image', request }, work),
    makeClip: (request, work) => run({ op: 'clip', request }, work),
  };
}

type Work = { op: 'image'; request: ImageRequest } | { op: 'clip'; request: ClipRequest };
