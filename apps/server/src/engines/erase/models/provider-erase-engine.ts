import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeTurnAtOnce } from '../../engine-work.ts';
import { runVideoModel, type VideoModelNeeds } from '../../run-video-model.ts';
import type { EraseEngine } from '../erase.ts';
import type { PassingEraseEngine } from '../embedded/embedded-erase-engine.ts';
import { codedSizeOf } from '../embedded/look-at-video.ts';

/** What the models of each provider usually call a video and the mask of what is filled. */
const FIELDS = {
  fal: { video: 'video_url', mask: 'mask_url' },
  replicate: { video: 'video', mask: 'mask' },
} as const;

/**
 * Lets a model of a provider fill what no other frame shows: it is sent the erased video, and a video that is white where
 * it may paint. What it changes elsewhere is not taken over.
 */
export function createProviderEraseEngine(needs: VideoModelNeeds, embedded: PassingEraseEngine): EraseEngine {
  const { model } = needs;
  return {
    id: `${model.provider.name}:${model.model}`,
    suggestBoxes: embedded.suggestBoxes,
    studyMark: embedded.studyMark,
    async eraseFrames(request, { signal, onProgress }) {
      const { video, frames, crf, outputPath, memory, takeTurn = takeTurnAtOnce } = request;
      // Transparency is below the colours of such a video; models would take it for a part of the image.
      if (video.media.alpha !== 'none')
        return embedded.eraseFrames(request, { signal, ...(onProgress && { onProgress }) });
      const folder = await mkdtemp(join(tmpdir(), 'erase-model-'));
      try {
        const [erasedPath, framesPath, madePath, filledPath] = ['erased', 'frames', 'made', 'filled'].map((name) =>
          join(folder, `${name}.mp4`),
        ) as [string, string, string, string];
        const half = (done: number): void => onProgress?.(Math.floor(done / 2));
        const pixels = await embedded.eraseFrames(
          { ...request, crf: 0, outputPath: erasedPath, forModel: { framesPath, madePath } },
          { signal, onProgress: half },
        );
        const isAllShown = pixels.every(({ covered, restored }) => covered === restored);
        if (!isAllShown) {
          const { video: videoField, mask: maskField } = FIELDS[model.provider.name];
          await runVideoModel(needs, {
            makeInput: async (upload) => ({
              [videoField]: await upload(framesPath),
              [maskField]: await upload(madePath),
            }),
            size: codedSizeOf(video),
            frameRate: video.media.frameRate,
            frames: frames.to - frames.from,
            crf: 0,
            outputPath: filledPath,
            folder,
            memory,
            takeTurn,
            signal,
          });
        }
        const order = { video, frames, erasedPath, madePath, crf, outputPath };
        await embedded.fillMade({ ...order, filledPath: isAllShown ? erasedPath : filledPath }, { signal, takeTurn });
        onProgress?.(frames.to - frames.from);
        return pixels;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
