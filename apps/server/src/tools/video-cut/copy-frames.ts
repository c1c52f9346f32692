import { join } from 'node:path';
import type { CutPiece } from '@reelwright/contracts';
import { encodeEdgeArgs } from '@reelwright/media';
import { probeMedia } from '#src/platform/media/probe-media.ts';
import { type CopyableFile, writePackets } from '#src/platform/media/packets/packet-files.ts';
import type { WrittenPiece } from '#src/platform/media/packets/packets-protocol.ts';
import { createMediaRunner } from '#src/platform/media/run-ffmpeg.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { CutVideo } from './cut-video.ts';
import { keepPiece } from '#src/runner/keep-piece.ts';

interface CopiedCut {
  pieces: readonly CutPiece[];
  /** The local original. */
  original: string;
  encoder: Extract<CopyableFile, { ok: true }>['encoder'];
  source: VideoSource;
}

/** Copies frames of an upload without decoding them, and encodes those between a cut and the next key frame. */
export async function copyFrames(
  { pieces, original, encoder, source }: CopiedCut,
  context: StepContext,
  runProgram: RunProgram,
): Promise<CutVideo> {
  const { signal, folder, runHeavy, progress } = context;
  const { frameRate } = source.media;
  const runner = createMediaRunner({ runProgram, signal });
  const { video } = await probeMedia(original, runner);
  if (!video) throw new Error('an original that can be copied has a video');
  const written: WrittenPiece[] = [];
  for (const [index, { kind, from, to }] of pieces.entries()) {
    if (kind === 'copy') written.push({ kind, from, to });
    else {
      if (!encoder) throw new Error('these frames can not be joined to copied ones');
      const make = async (output: string): Promise<void> => {
        const frames = { from, to, frameRate };
        const args = encodeEdgeArgs({
          input: original,
          streamIndex: video.index,
          frames,
          color: video.color,
          output,
          ...encoder,
        });
        const timeoutMs = passLimitMs(((to - from) * frameRate.den * 1000) / frameRate.num);
        await runHeavy('media', () => runner.runFfmpeg({ args, timeoutMs, errorCode: 'RENDER_FAILED' }));
      };
      written.push({ kind: 'file', path: await keepPiece({ name: `edge-${index}.mp4`, make }, context) });
    }
    progress((index + 1) / (pieces.length + 1));
  }
  const path = join(folder, 'copied.mp4');
  await writePackets({ sourcePath: original, outputPath: path, frameRate, pieces: written }, { runProgram, signal });
  return { path, container: 'mp4', hasAlpha: false };
}
