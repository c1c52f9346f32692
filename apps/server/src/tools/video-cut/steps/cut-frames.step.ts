import { isReframed, listCutResults, planVideoCut } from '@reelwright/contracts';
import { frameCount } from '@reelwright/timeline';
import { AppError } from '#src/app-error.ts';
import { type CopyableFile, readCopyableFile } from '#src/platform/media/packets/packet-files.ts';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { VideoSource } from '#src/modules/uploads/uploads.service.ts';
import type { CheckVideoDependencies } from '../check-video.ts';
import { copyFrames } from '../copy-frames.ts';
import type { CutPart } from '../cut-video.ts';
import { encodeFrames } from '../encode-frames.ts';
import { defineStep } from './results.ts';

export interface CutFramesDependencies extends Pick<CheckVideoDependencies, 'findVideoSource'> {
  runProgram: RunProgram;
}

/** Makes the video of one result: copies frames where that is possible, and encodes the others. */
export function createCutFramesStep({ findVideoSource, runProgram }: CutFramesDependencies) {
  return defineStep({
    name: 'cut_frames',
    weight: 20,
    isPerVariant: true,
    after: [],
    reads: ({ input, variant }) => ({
      assetId: input.asset_id,
      part: {
        ranges: listCutResults(input)[variant] ?? [],
        result: 'joined' as const,
        frame_rate: input.frame_rate,
        is_lossless: input.is_lossless,
        frame: input.frame,
      },
    }),
    async run({ assetId, part }, _results, context) {
      const { actor, signal, storage, workPrefix, variant } = context;
      const source = await findVideoSource(actor, assetId);
      if (!source) throw new AppError('ASSET_MISSING');
      const original = await openOriginal(part, source, context);
      const file =
        original === undefined ? undefined : await readCopyableFile(toFile(source, original), { runProgram, signal });
      const plan = planCut(part, source, file);
      const isCopied = plan.copiedFrames > 0 && original !== undefined && file?.ok === true;
      const cut = isCopied
        ? await copyFrames({ pieces: plan.pieces, original, encoder: file.encoder, source }, context, runProgram)
        : await encodeFrames({ part, source }, context, runProgram);
      const extension = cut.container;
      const { key } = await storage.putFile(
        `${workPrefix}frames-${variant}.${extension}`,
        cut.path,
        `video/${extension}`,
      );
      return { key, container: cut.container, hasAlpha: cut.hasAlpha, frames: plan.copiedFrames + plan.encodedFrames };
    },
  });
}

const countFrames = ({ media: { frameRate, duration } }: VideoSource): number => frameCount(duration, frameRate);

const toFile = (source: VideoSource, path: string) => ({
  path,
  frameRate: source.media.frameRate,
  frames: countFrames(source),
});

/** Returns the local original if frames of it may be copied. */
async function openOriginal(
  part: CutPart,
  { originalKey }: VideoSource,
  { storage, folder }: Pick<StepContext, 'storage' | 'folder'>,
): Promise<string | undefined> {
  if (!part.is_lossless || isReframed(part.frame) || (await storage.head(originalKey)) === undefined) return undefined;
  return storage.toLocalFile(originalKey, folder);
}

function planCut(part: CutPart, source: VideoSource, file: CopyableFile | undefined) {
  const copy = file?.ok ? { key_frames: file.keyFrames, can_join: file.encoder !== null } : null;
  const [plan] = planVideoCut(part, { frames: countFrames(source), copy });
  if (!plan) throw new Error('the task has no such result');
  return plan;
}
