import { join } from 'node:path';
import type { EraseEngine } from '#src/engines/erase/erase.ts';
import type { CheckVideosDependencies } from '../check-videos.ts';
import { openVideo, toTimedBox } from '../open-video.ts';
import { defineStep } from './results.ts';

export interface EraseDependencies extends Pick<CheckVideosDependencies, 'findVideoSource'> {
  erasing: EraseEngine;
}

/** Learns what the marks of a video look like, or suggests boxes. */
export function createLookAtBoxesStep(dependencies: EraseDependencies) {
  const { erasing } = dependencies;
  return defineStep({
    name: 'look_at_boxes',
    weight: 2,
    isPerVariant: true,
    after: [],
    reads: ({ input: { videos, preview }, variant }) => ({
      assetId: videos[variant]?.asset_id,
      boxes: videos[variant]?.boxes ?? [],
      isSuggesting: preview?.kind === 'boxes',
      isWatched: preview !== null,
    }),
    async run({ assetId, boxes, isSuggesting, isWatched }, _results, context) {
      const { signal, folder, runHeavy, progress, variant } = context;
      if (assetId === undefined) throw new Error(`the task has no video ${variant}`);
      const kind = isWatched ? 'erasePreview' : 'erase';
      const { video } = await openVideo(assetId, context, dependencies);
      if (isSuggesting)
        return {
          suggested: await runHeavy(kind, () => erasing.suggestBoxes(video, signal)),
          studyKeys: boxes.map(() => null),
        };
      const studyKeys: (string | null)[] = [];
      for (const [index, box] of boxes.entries()) {
        const outputPath = join(folder, `study-${index}.bin`);
        const request = { video, box: toTimedBox(box, video), outputPath };
        const isFound = box.kind === 'mark' && (await runHeavy(kind, () => erasing.studyMark(request, signal)));
        const key = `${context.workPrefix}study-${variant}-${index}.bin`;
        if (isFound) await context.storage.putFile(key, outputPath, 'application/octet-stream');
        studyKeys.push(isFound ? key : null);
        progress((index + 1) / boxes.length);
      }
      return { suggested: null, studyKeys };
    },
  });
}
