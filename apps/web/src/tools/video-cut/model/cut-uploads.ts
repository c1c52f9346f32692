import { formatMessage } from '@reelwright/contracts';
import { getLanguage } from '#src/lib/i18n.ts';
import { describeSizeLimit, findFileProblem } from '#src/nouns/uploads/check-media-file.ts';
import { createTaskFiles, type TaskFile } from '#src/nouns/uploads/task-files.ts';

interface CutUpload extends TaskFile {
  /** The video is in the library, and can be opened. */
  isReady: boolean;
}

const VIDEO_ASSET = 2;

/** The one video that is being uploaded. Once it is in the library, the address of the screen names it. */
export const cutUploads = createTaskFiles<CutUpload, null>({
  key: 'video-cut-upload-1',
  accepts: 'videos',
  most: 1,
  findProblem(file) {
    const problem = findFileProblem(file, 'videos');
    return problem && formatMessage(problem, getLanguage(), { limit: describeSizeLimit(file.name) });
  },
  start: (file) => ({ ...file, isReady: false }),
  take: (_upload, { asset_type: type }) =>
    type === VIDEO_ASSET ? { isReady: true } : { problem: formatMessage('asset_no_video', getLanguage(), {}) },
  keep: () => null,
  restore: (upload) => upload,
});
