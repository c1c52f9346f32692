import { urlToVideo, urlToVideoContract, type urlToVideoInput } from '@reelwright/contracts';
import type { Tool } from '../../runner/tool.ts';
import { type AdToolDependencies, createAdSteps, toAdDraft } from './ad-tool.ts';
import { checkAssets } from './check-assets.ts';

export type LinkToVideoDependencies = AdToolDependencies;

/** Tool 104: makes finished video ads from a product link, or from a product entered by hand. */
export function createLinkToVideoTool(dependencies: LinkToVideoDependencies): Tool<typeof urlToVideoInput> {
  const toolType = urlToVideo.id;
  return {
    ...createAdSteps(dependencies),
    row: urlToVideo,
    ...urlToVideoContract,
    checkAssets: (input, pusher) => checkAssets(input, pusher, dependencies),
    title: ({ product, link }) => product?.name ?? (link === undefined ? '' : new URL(link).hostname),
    toDraft: (input, results, seed) => toAdDraft(input, results, { toolType, seed }),
  };
}
