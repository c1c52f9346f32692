import { findFileKind } from './check-media-file.ts';
import { uploadFile } from './upload-file.ts';
import type { Upload } from './upload-queue.ts';

/** Uploads an image or a video. An animated image becomes a still; only a video moves. */
export const uploadMedia: Upload = (file, options) =>
  uploadFile(file, findFileKind(file.name) === 'video' ? options : { ...options, wantedAs: 'image' });
