import {
  priceOfDownload,
  videoDownloader,
  videoDownloaderContract,
  type videoDownloaderInput,
} from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import {
  checkLinks,
  DOWNLOAD_TIMEOUT_MS,
  type DownloadDependencies,
  expectedSecondsOf,
  runDownload,
  titleOf,
} from './downloads.ts';
import { createFinishVideoStep } from './steps/finish-video.step.ts';
import { videoSteps } from './steps/results.ts';

/** Tool 109: downloads the videos of links. One variant for each link. */
export function createVideoDownloaderTool(dependencies: DownloadDependencies): Tool<typeof videoDownloaderInput> {
  return {
    row: videoDownloader,
    ...videoDownloaderContract,
    checkAssets: (input, pusher) => checkLinks(input, pusher, dependencies),
    title: titleOf,
    expectedSeconds: expectedSecondsOf,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    variants: ({ videos }) => videos.length,
    quote: ({ videos }) =>
      videos.map(({ length_s: lengthS }, variant) => ({ variant, lengthS, credits: priceOfDownload(lengthS) })),
    steps: [
      videoSteps.defineStep({
        name: 'download',
        weight: 30,
        isPerVariant: true,
        after: [],
        reads: ({ input, variant }) => ({
          url: input.videos[variant]?.url ?? '',
          formatId: input.videos[variant]?.format_id ?? '',
        }),
        run: (wish, _results, context) => runDownload(wish, context, dependencies),
      }),
      createFinishVideoStep(dependencies),
    ],
    outputs: (results) => videoSteps.getResult(results, 'finish_video').outputs,
  };
}
