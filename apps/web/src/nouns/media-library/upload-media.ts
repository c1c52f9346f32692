import { findFileKind } from './check-media-file.ts';
import { uploadFile } from './upload-file.ts';
import type { Upload } from './upload-queue.ts';

/** Sends a picture or a film. A moving picture file is taken as a still; only a film moves. */
export const uploadMedia: Upload = (file, options) =>
  uploadFile(file, findFileKind(file.name) === 'video' ? options : { ...options, wantedAs: 'image' });
