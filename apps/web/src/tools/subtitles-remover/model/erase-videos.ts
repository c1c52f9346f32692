import { ERASE_LIMITS, type EraseBox, formatMessage, type MessageKey, UPLOAD_LIMITS } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { findFileProblem } from '#src/nouns/uploads/check-media-file.ts';
import { createTaskFiles, type TaskFile } from '#src/nouns/uploads/task-files.ts';
import { addBoxEdit, type BoxHistory, NO_BOXES } from './boxes.ts';

/** A video whose boxes are drawn. */
export interface EraseVideo extends TaskFile {
  /** Null until the video is in the library. */
  thumbUrl: string | null;
  lengthS: number;
  history: BoxHistory;
}

const VIDEO_ASSET = 2;

function hasAllowedName(name: string): boolean {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  return (UPLOAD_LIMITS.watermarkRemoval.extensions as readonly string[]).includes(extension);
}

function findVideoProblem(name: string, sizeBytes: number): MessageKey | null {
  if (!hasAllowedName(name)) return 'erase_video_format';
  return sizeBytes > ERASE_LIMITS.maxSizeBytes ? 'erase_video_too_large' : null;
}

const say = (problem: MessageKey | null): string | null => problem && formatMessage(problem, getLanguage(), {});

/** The videos of the task that is being set up. A reload keeps their boxes, and nothing to undo. */
export const eraseVideos = createTaskFiles<EraseVideo, readonly EraseBox[]>({
  key: 'erase-videos-1',
  accepts: 'videos',
  most: ERASE_LIMITS.maxFiles,
  findProblem: (file) => say(findVideoProblem(file.name, file.size) ?? findFileProblem(file, 'videos')),
  start: (file) => ({ ...file, thumbUrl: null, lengthS: 0, history: NO_BOXES }),
  take(_video, { asset_type: type, file_name: name, filesize, duration, thumb_url: thumbUrl }) {
    const lengthS = duration ?? 0;
    const problem: MessageKey | null =
      type !== VIDEO_ASSET
        ? 'asset_no_video'
        : lengthS > ERASE_LIMITS.maxLengthS
          ? 'erase_video_too_long'
          : findVideoProblem(name, filesize);
    return { thumbUrl, lengthS, problem: say(problem) };
  },
  keep: ({ history }) => history.now,
  restore: (video, boxes) => ({ ...video, history: { ...NO_BOXES, now: boxes } }),
});

/** Changes the boxes of a video, or undoes and redoes changes. */
export function changeBoxes(id: string, change: (history: BoxHistory) => BoxHistory): void {
  eraseVideos.update(id, ({ history }) => ({ history: change(history) }));
}

export const setBoxes = (id: string, boxes: readonly EraseBox[]): void =>
  changeBoxes(id, (history) => addBoxEdit(history, boxes));
