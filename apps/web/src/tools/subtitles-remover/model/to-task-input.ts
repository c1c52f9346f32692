import type { CallInput, EraseBox, ErasePreview } from '@reelwright/contracts';
import type { EraseVideo } from './erase-videos.ts';

type TaskInput = CallInput<'pushTask'>['input'];

/** What still keeps a video from being erased. */
export type EraseState = 'waiting' | 'failed' | 'without_boxes' | 'ready';

export function judgeVideo({ assetId, problem, history }: EraseVideo): EraseState {
  if (problem !== null) return 'failed';
  if (assetId === null) return 'waiting';
  return history.now.length === 0 ? 'without_boxes' : 'ready';
}

const toVideoInput = ({ assetId, name, lengthS }: EraseVideo, boxes: readonly EraseBox[]) => ({
  asset_id: assetId ?? undefined,
  name,
  length_s: lengthS,
  boxes,
});

/** Returns the input of a task; null while a video is not ready. */
export function toTaskInput(videos: readonly EraseVideo[], hasRights: boolean): TaskInput | null {
  if (videos.length === 0 || videos.some((video) => judgeVideo(video) !== 'ready')) return null;
  return { videos: videos.map((video) => toVideoInput(video, video.history.now)), has_rights: hasRights };
}

/** Returns the input of a preview of one video. */
export function toPreviewInput(video: EraseVideo, preview: ErasePreview): TaskInput {
  return { videos: [toVideoInput(video, preview.kind === 'boxes' ? [] : video.history.now)], preview };
}
