import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { previewArgs, thumbnailArgs } from '@reelwright/media';
import { msToTicks, type TimelineDocument } from '@reelwright/timeline';
import type { RunProgram } from '#src/platform/process/program.ts';
import type { StepContext } from '#src/runner/step-context.ts';
import type { ToolOutput } from '#src/runner/tool.ts';
import { adFileName } from '../file-name.ts';
import { defineStep } from './results.ts';
import { passLimitMs } from '#src/platform/process/time-limits.ts';

const THUMBNAIL_MAX_SIDE = 720;
const PREVIEW_MAX_SIDE = 480;
const PREVIEW_MS = 4000;

/** Stores the ad's outputs: the rendered video, a thumbnail, and a short preview without audio. */
export function createPublishStep({ runProgram }: { runProgram: RunProgram }) {
  return defineStep({
    name: 'publish',
    weight: 2,
    isPerVariant: true,
    after: ['read_product', 'build_timeline', 'render'],
    reads: ({ input: { ratio } }) => ({ ratio }),
    async run({ ratio }, { read_product: { product }, build_timeline: { document }, render: rendered }, context) {
      const fileName = adFileName({ title: product.name, ratio, variant: context.variant });
      const { width, height } = rendered;
      const durationS = document.duration / msToTicks(1000);
      const video = await context.storage.toLocalFile(rendered.key, context.folder);
      const run = async (args: string[]): Promise<void> => {
        const { signal } = context;
        await runProgram({
          program: 'ffmpeg',
          args,
          signal,
          timeoutMs: passLimitMs(PREVIEW_MS),
          errorCode: 'RENDER_FAILED',
        });
      };

      const thumbnailPath = join(context.folder, 'thumbnail.jpg');
      const previewPath = join(context.folder, 'preview.mp4');
      const durationMs = Math.min(PREVIEW_MS, durationS * 1000);
      const atMs = thumbnailMs(document);
      // Waits for both even if one fails: the folder they write to is removed afterwards.
      const runs = await Promise.allSettled([
        run(thumbnailArgs({ input: video, atMs, maxSide: THUMBNAIL_MAX_SIDE, output: thumbnailPath })),
        run(
          previewArgs({
            input: video,
            startMs: 0,
            durationMs,
            maxSide: PREVIEW_MAX_SIDE,
            threads: 1,
            output: previewPath,
          }),
        ),
      ]);
      for (const each of runs) if (each.status === 'rejected') throw each.reason;
      context.progress(0.9);

      const { key: storageKey, source, sizeBytes, sha256 } = rendered;
      const outputs: ToolOutput[] = [
        {
          kind: 'video',
          storageKey,
          fileName: `${fileName}.mp4`,
          contentType: 'video/mp4',
          width,
          height,
          durationS,
          sizeBytes,
          sha256,
          render: source,
        },
        await storeOutput(context, {
          kind: 'thumbnail',
          path: thumbnailPath,
          fileName: `${fileName}.jpg`,
          contentType: 'image/jpeg',
          ...fit({ width, height }, THUMBNAIL_MAX_SIDE),
          durationS: null,
        }),
        await storeOutput(context, {
          kind: 'preview',
          path: previewPath,
          fileName: `${fileName}-preview.mp4`,
          contentType: 'video/mp4',
          ...fit({ width, height }, PREVIEW_MAX_SIDE),
          durationS: durationMs / 1000,
        }),
      ];
      return { outputs };
    },
  });
}

/** Returns the middle of the first title: the opening image with its text fully shown. */
function thumbnailMs(document: TimelineDocument): number {
  const titles = document.tracks.flatMap((track) =>
    track.kind === 'text' ? track.clips.filter((clip) => clip.kind === 'title') : [],
  );
  const first = titles[0];
  return first
    ? ((first.start + first.duration / 2) / msToTicks(1000)) * 1000
    : Math.min(1000, (document.duration / msToTicks(1000)) * 500);
}

/** Scales as ffmpeg does: the longer side at most `maxSide`, both even. */
function fit({ width, height }: { width: number; height: number }, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const even = (side: number): number => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

async function storeOutput(
  context: StepContext,
  { path, ...output }: Omit<ToolOutput, 'storageKey' | 'sizeBytes' | 'sha256'> & { path: string },
): Promise<ToolOutput> {
  const storageKey = `${context.workPrefix}${output.fileName}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  await context.storage.putFile(storageKey, path, output.contentType);
  return { ...output, storageKey, sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
