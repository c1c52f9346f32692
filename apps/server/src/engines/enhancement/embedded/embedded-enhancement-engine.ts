import { fileURLToPath } from 'node:url';
import { decodeSpanArgs, encodeEnhancedArgs, inputArgs, listQuantisersArgs, QUIET_ARGS } from '@reelwright/media';
import * as z from 'zod';
import { estimateModelBytes } from '#src/platform/onnx/model-file.ts';
import { refuseModelProblem } from '#src/platform/onnx/model-problem.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { HANG_LIMIT_MS, passLimitMs } from '#src/platform/process/time-limits.ts';
import { takeTurnAtOnce } from '../../engine-work.ts';
import { type EnhancementEngine, enhancementMeasure } from '../enhancement.ts';
import { type EnhancementRequest, PROGRESS_WORD } from './enhancement-messages.ts';
import { planDenoising, planLook, planSmoothing } from './plan-enhancement.ts';

const MAX_HEAP_MIB = 256;
/** Frames at each place that is measured, and the places as shares of the span. */
const SPOT_FRAMES = 4;
const SPOTS = [0.1, 0.3, 0.5, 0.7, 0.9];
/** The camera is followed in small images: shake moves all of them. */
const PATH_SIDE_PX = 480;
/** A shake is slower than this; what takes longer is a pan. */
const STEADY_WINDOW_S = 0.8;
const NOISE_FRAMES = 5;
/** A hang of a model is told from its work by this: large ones take minutes for a million pixels. */
const MODEL_MS_PER_MEGAPIXEL = 20 * 60_000;
const MAX_DATA_BYTES_WITH_MODEL = 8 * 2 ** 30;

/** Follows motion with the kernel of `@reelwright/motion`; ffmpeg decodes, scales and encodes. */
export function createEmbeddedEnhancementEngine({
  runProgram,
  enlargeModel,
}: {
  runProgram: RunProgram;
  /** Path of an ONNX model of Real-ESRGAN's shape, which enlarges the frames. */
  enlargeModel?: string | undefined;
}): EnhancementEngine {
  async function run(
    request: EnhancementRequest,
    errorCode: 'FILE_CORRUPTED' | 'RENDER_FAILED',
    { signal, timeoutMs, onProgress }: { signal: AbortSignal; timeoutMs: number; onProgress?(fraction: number): void },
  ): Promise<unknown> {
    const { stdout } = await runProgram({
      program: process.execPath,
      args: [
        `--max-old-space-size=${MAX_HEAP_MIB}`,
        fileURLToPath(new URL('./enhancement-program.ts', import.meta.url)),
      ],
      input: JSON.stringify(request),
      timeoutMs,
      signal,
      errorCode,
      ...('enlarge' in request && request.enlarge && { maxDataBytes: MAX_DATA_BYTES_WITH_MODEL }),
      ...(onProgress && {
        onStdoutLine: (line: string) => {
          const [word, fraction] = line.split(' ');
          if (word === PROGRESS_WORD) onProgress(Number(fraction));
        },
      }),
    });
    return JSON.parse(stdout.toString('utf8').trim().split('\n').at(-1) ?? '') as unknown;
  }

  return {
    id: enlargeModel === undefined ? 'embedded' : 'onnx-realesrgan',

    async measure({ source, span, isSteadied }, signal) {
      const { path, plan, codec } = source;
      const { shown: size } = plan.size;
      const frames = span.to - span.from;
      const spots = SPOTS.map((share) => {
        const from = span.from + Math.max(0, Math.min(frames - SPOT_FRAMES, Math.floor(share * frames)));
        return decodeSpanArgs({ input: path, plan, span: { from, to: Math.min(span.to, from + SPOT_FRAMES) } });
      });
      const shrink = Math.min(1, PATH_SIDE_PX / Math.max(size.width, size.height));
      const small = {
        width: Math.max(16, Math.round((size.width * shrink) / 2) * 2),
        height: Math.max(16, Math.round((size.height * shrink) / 2) * 2),
      };
      const { num, den } = plan.frameRate;
      const request: EnhancementRequest = {
        op: 'measure',
        size,
        spots,
        quantisers: codec === 'h264' ? listQuantisersArgs({ input: path, streamIndex: plan.streamIndex }) : null,
        path: isSteadied
          ? {
              args: decodeSpanArgs({ input: path, plan, span, size: small }),
              size: small,
              windowFrames: Math.max(1, Math.round((STEADY_WINDOW_S * num) / den)),
            }
          : null,
      };
      const timeoutMs = passLimitMs((frames * den * 1000) / num);
      const measured = enhancementMeasure.parse(await run(request, 'FILE_CORRUPTED', { signal, timeoutMs }));
      return measured.steadying ? { ...measured, steadying: { ...measured.steadying, from: span.from } } : measured;
    },

    async measureNoise({ path, width, height }, signal) {
      const decode = [
        [...QUIET_ARGS, ...inputArgs(path), '-map', '0:v:0', '-an', '-vf'],
        [`select='not(mod(n,7))',scale=${width}:${height}:flags=area`, '-frames:v', String(NOISE_FRAMES)],
        ['-fps_mode', 'passthrough', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', 'pipe:1'],
      ].flat();
      const request: EnhancementRequest = { op: 'noise', size: { width, height }, decode };
      return z.number().parse(await run(request, 'RENDER_FAILED', { signal, timeoutMs: HANG_LIMIT_MS }));
    },

    async enhance(
      { source, settings, measure, span, shape, outputPath, onProgress, takeTurn = takeTurnAtOnce },
      signal,
    ) {
      const { plan } = source;
      const { shown: size } = plan.size;
      const { radius, sigma } = planDenoising(settings, measure);
      const isDoubled = shape.frame_rate.num !== plan.frameRate.num || shape.frame_rate.den !== plan.frameRate.den;
      // What the frames at the ends of the span are compared with, and go on to.
      const first = Math.max(0, span.from - radius);
      const end = Math.min(source.frames, span.to + radius + (isDoubled ? 1 : 0));
      const isLarger = shape.width > size.width || shape.height > size.height;
      const enlarge =
        enlargeModel !== undefined && isLarger
          ? { path: enlargeModel, size: { width: shape.width, height: shape.height } }
          : null;
      const look = planLook(settings, measure);
      // Such a model removes what compression left, and would see what smoothing left instead.
      const smoothing = enlarge ? { before: 0, after: 0 } : planSmoothing(settings, measure);
      const request: EnhancementRequest = {
        op: 'enhance',
        size,
        decode: decodeSpanArgs({ input: source.path, plan, span: { from: first, to: end } }),
        encode: encodeEnhancedArgs({
          size: enlarge?.size ?? size,
          result: shape,
          frameRate: shape.frame_rate,
          look,
          output: outputPath,
        }),
        enlarge,
        first,
        from: span.from,
        to: span.to,
        end,
        radius,
        sigma,
        smoothing: { ...smoothing, isBest: look.isBest },
        isDoubled,
        steadying: measure.steadying,
      };
      const lengthMs = ((span.to - span.from) * plan.frameRate.den * 1000) / plan.frameRate.num;
      const modelMs = enlarge ? MODEL_MS_PER_MEGAPIXEL * ((size.width * size.height) / 1e6) * (end - first) : 0;
      const options = { signal, timeoutMs: 2 * passLimitMs(lengthMs) + modelMs, onProgress };
      const moreBytes = enlarge ? await estimateModelBytes(enlarge.path) : 0;
      const answer = await takeTurn(() => run(request, 'RENDER_FAILED', options), moreBytes);
      const written = z.object({ frames: z.number() }).parse(refuseModelProblem(answer));
      const wanted = (span.to - span.from) * (isDoubled ? 2 : 1);
      if (written.frames !== wanted) throw new Error(`${written.frames} of ${wanted} frames were written`);
    },
  };
}
