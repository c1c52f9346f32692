import { videoDownloader, videoDownloaderContract, type videoDownloaderInput } from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import { describeDownloads, type DownloadDependencies, runDownload } from './downloads.ts';
import { createFinishVideoStep } from './steps/finish-video.step.ts';
import { videoSteps } from './steps/results.ts';

/** Tool 109: downloads the video of a link. */
export function createVideoDownloaderTool(dependencies: DownloadDependencies): Tool<typeof videoDownloaderInput> {
  return {
    row: videoDownloader,
    ...videoDownloaderContract,
    ...describeDownloads(dependencies),
    steps: [
      videoSteps.defineStep({
        name: 'download',
        weight: 30,
        after: [],
        reads: ({ input: { url, format_id: formatId } }) => ({ url, formatId }),
        run: (wish, _results, context) => runDownload(wish, context, dependencies),
      }),
      createFinishVideoStep(dependencies),
    ],
    outputs: (results) => videoSteps.getResult(results, 'finish_video').outputs,
  };
}
