import { mp3Downloader, mp3DownloaderContract, type mp3DownloaderInput, priceOfDownload } from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import {
  checkLinks,
  DOWNLOAD_TIMEOUT_MS,
  type DownloadDependencies,
  expectedSecondsOf,
  runDownload,
  titleOf,
} from './downloads.ts';
import { createFinishAudioStep } from './steps/finish-audio.step.ts';
import { audioSteps } from './steps/results.ts';

/** Tool 111: downloads the audio of links as MP3. One variant for each link. */
export function createMp3DownloaderTool(dependencies: DownloadDependencies): Tool<typeof mp3DownloaderInput> {
  return {
    row: mp3Downloader,
    ...mp3DownloaderContract,
    checkAssets: (input, pusher) => checkLinks(input, pusher, dependencies),
    title: titleOf,
    expectedSeconds: expectedSecondsOf,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    variants: ({ videos }) => videos.length,
    quote: ({ videos }) =>
      videos.map(({ length_s: lengthS }, variant) => ({ variant, lengthS, credits: priceOfDownload(lengthS) })),
    steps: [
      audioSteps.defineStep({
        name: 'download',
        weight: 30,
        isPerVariant: true,
        after: [],
        reads: ({ input, variant }) => ({ url: input.videos[variant]?.url ?? '', formatId: null }),
        run: (wish, _results, context) => runDownload(wish, context, dependencies),
      }),
      createFinishAudioStep(dependencies),
    ],
    outputs: (results) => audioSteps.getResult(results, 'finish_audio').outputs,
  };
}
