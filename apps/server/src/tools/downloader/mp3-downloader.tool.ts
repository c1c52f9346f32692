import { mp3Downloader, mp3DownloaderContract, type mp3DownloaderInput } from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import { describeDownloads, type DownloadDependencies, runDownload } from './downloads.ts';
import { createFinishAudioStep } from './steps/finish-audio.step.ts';
import { audioSteps } from './steps/results.ts';

/** Tool 111: downloads the audio of a link as MP3. */
export function createMp3DownloaderTool(dependencies: DownloadDependencies): Tool<typeof mp3DownloaderInput> {
  return {
    row: mp3Downloader,
    ...mp3DownloaderContract,
    ...describeDownloads(dependencies),
    steps: [
      audioSteps.defineStep({
        name: 'download',
        weight: 30,
        after: [],
        reads: ({ input: { url } }) => ({ url, formatId: null }),
        run: (wish, _results, context) => runDownload(wish, context, dependencies),
      }),
      createFinishAudioStep(dependencies),
    ],
    outputs: (results) => audioSteps.getResult(results, 'finish_audio').outputs,
  };
}
