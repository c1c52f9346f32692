import {
  type AssetId,
  type EnhancedVideo,
  formatMessage,
  type MessageKey,
  UPLOAD_LIMITS,
  type VideoFrames,
} from '@reelwright/contracts';
import { api } from '#src/lib/api.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { describeSizeLimit, findFileProblem } from '#src/nouns/uploads/check-media-file.ts';
import { createTaskFiles, type TaskFile } from '#src/nouns/uploads/task-files.ts';

/** A video that is to be enhanced. */
export interface EnhanceVideo extends TaskFile {
  /** What the library knows of it; null until it was asked. */
  facts: VideoFrames | null;
}

export const MOST_VIDEOS = 20;
const VIDEO_ASSET = 2;

const say = (key: MessageKey, values: Record<string, string> = {}): string => formatMessage(key, getLanguage(), values);

/** Returns why a file can't be enhanced, judged by name and size; the server checks the content. */
function findProblem(file: File): string | null {
  const [extension] = UPLOAD_LIMITS.enhancement.extensions;
  if (!file.name.toLowerCase().endsWith(`.${extension}`)) return say('enhance_only_mp4');
  const problem = findFileProblem(file, 'videos');
  return problem && say(problem, { limit: describeSizeLimit(file.name) });
}

/** Reads size, rate and length of a video, and whether it can be enhanced. */
async function readFacts(assetId: AssetId): Promise<Partial<EnhanceVideo>> {
  const facts = await api.call('getVideoFrames', { asset_id: assetId });
  const lengthS = (facts.frames * facts.frame_rate.den) / facts.frame_rate.num;
  const isTooLong = lengthS > UPLOAD_LIMITS.enhancement.maxDurationS;
  const problem = isTooLong ? 'enhance_too_long' : facts.is_stacked ? 'enhance_transparent' : null;
  return { facts, name: facts.file_name, problem: problem && say(problem) };
}

/** The videos of the task that is being set up. */
export const enhanceVideos = createTaskFiles<EnhanceVideo, null>({
  key: 'enhance-videos-1',
  accepts: 'videos',
  most: MOST_VIDEOS,
  findProblem,
  start: (file) => ({ ...file, facts: null }),
  take: (_video, asset) =>
    asset.asset_type === VIDEO_ASSET ? readFacts(asset.id) : { problem: say('asset_no_video') },
  keep: () => null,
  restore: (video) => video,
});

export type EnhanceVideoState = 'uploading' | 'opening' | 'ready' | 'failed';

export function findVideoState({ problem, assetId, facts }: EnhanceVideo): EnhanceVideoState {
  if (problem !== null) return 'failed';
  if (assetId === null) return 'uploading';
  return facts === null ? 'opening' : 'ready';
}

/** Returns a video as a task names it; null until its facts are known. */
export function toEnhanced({ assetId, name, facts }: EnhanceVideo): EnhancedVideo | null {
  if (assetId === null || facts === null) return null;
  const { width, height, frame_rate, frames } = facts;
  return { asset_id: assetId, name, width, height, frame_rate, frames };
}
