import { loadToolContracts, type ToolInputOf, type ToolName } from '@reelwright/contracts';
import type { Tool, ToolImplementation, Tools } from '../runner/tool.ts';
import { createLinkToVideoTool } from './ad/link-to-video.tool.ts';
import { createProductToVideoTool } from './ad/product-to-video.tool.ts';
import { createBackgroundRemoverTool } from './background-remover/background-remover.tool.ts';
import { createMp3DownloaderTool } from './downloader/mp3-downloader.tool.ts';
import { createVideoDownloaderTool } from './downloader/video-downloader.tool.ts';
import { createClipsOfImagesTool, createClipsTool, createSaleClipsTool } from './generator/clips.tool.ts';
import { createImagesTool } from './generator/images.tool.ts';
import { createSubtitlesRemoverTool } from './subtitles-remover/subtitles-remover.tool.ts';
import { createTextToSpeechTool } from './text-to-speech/text-to-speech.tool.ts';
import { createVideoCutTool } from './video-cut/video-cut.tool.ts';
import { createVideoEnhancerTool } from './video-enhancer/video-enhancer.tool.ts';

/** The implementation of each tool of the table. A missing tool does not compile. */
const IMPLEMENTATIONS = {
  URL_TO_VIDEO: createLinkToVideoTool,
  PRODUCT_TO_VIDEO: createProductToVideoTool,
  AI_IMAGE: createImagesTool,
  AI_VIDEO: createClipsTool,
  IMAGE_TO_VIDEO: createClipsOfImagesTool,
  VEO3: createSaleClipsTool,
  TEXT_TO_VOICE: createTextToSpeechTool,
  PIC_CUT: createBackgroundRemoverTool,
  VIDEO_ENHANCER: createVideoEnhancerTool,
  VIDEO_CUT: createVideoCutTool,
  VIDEO_REMOVE_WATERMARK: createSubtitlesRemoverTool,
  VIDEO_DOWNLOADER: createVideoDownloaderTool,
  VIDEO_AUDIO_DOWNLOADER: createMp3DownloaderTool,
} satisfies { [Name in ToolName]: (dependencies: never) => ToolImplementation<ToolInputOf<Name>> };

/** A tool without dependencies takes no argument. */
type NeedsOf<Factory> = Factory extends (dependencies: infer Own) => unknown ? Own : never;
type Needs = { [Name in ToolName]: (needs: NeedsOf<(typeof IMPLEMENTATIONS)[Name]>) => void }[ToolName];

/** The dependencies of all tools together. */
export type ToolDependencies = Needs extends (needs: infer All) => void ? All : never;

export async function createTools(dependencies: ToolDependencies): Promise<Tools> {
  const contracts = await loadToolContracts();
  return new Map(
    contracts.map(({ row, ...contract }): [number, Tool] => {
      const implementation: ToolImplementation = IMPLEMENTATIONS[row.name](dependencies);
      return [row.id, { ...implementation, ...contract, row }];
    }),
  );
}
