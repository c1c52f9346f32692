import {
  FILE_EXTENSIONS,
  findFileKind as findUploadKind,
  isLibraryName,
  type MessageKey,
  UPLOAD_LIMITS,
} from '@reelwright/contracts';

/** What a field accepts: only images, only videos, or both; `library`: all that the library keeps. */
export type AcceptedMedia = 'images' | 'videos' | 'images_and_videos' | 'library';

type FileKind = 'image' | 'video';

const KINDS = {
  images: ['image'],
  videos: ['video'],
  images_and_videos: ['image', 'video'],
  library: ['image', 'video', 'audio'],
} as const satisfies Record<AcceptedMedia, readonly (FileKind | 'audio')[]>;

const LIMITS = {
  image: UPLOAD_LIMITS.image,
  video: UPLOAD_LIMITS.libraryVideo,
  audio: UPLOAD_LIMITS.libraryAudio,
} as const;
const BYTES_PER_MB = 1024 * 1024;

/** Returns the file types that a file dialog offers. */
export function listAcceptedFiles(accepts: AcceptedMedia): string {
  return KINDS[accepts].flatMap((kind) => FILE_EXTENSIONS[kind].map((extension) => `.${extension}`)).join(',');
}

/** Returns a file's kind by its name; undefined for any other file. */
export function findFileKind(name: string): FileKind | undefined {
  const kind = findUploadKind(name);
  return kind === 'audio' ? undefined : kind;
}

/** Returns whether browsers show an image of this name before the server has converted it. */
export function isShownByBrowsers(name: string): boolean {
  return findFileKind(name) === 'image' && !/\.hei[cf]$/i.test(name);
}

/** Returns the size limit of a file's kind as readable text. */
export function describeSizeLimit(name: string): string {
  return `${LIMITS[findUploadKind(name) ?? 'image'].maxSizeBytes / BYTES_PER_MB} MB`;
}

/** Returns why a file can't be uploaded, judged by name and size; the server checks the content. */
export function findFileProblem(file: { name: string; size: number }, accepts: AcceptedMedia): MessageKey | null {
  const kind = findUploadKind(file.name);
  if (!kind || !KINDS[accepts].some((accepted) => accepted === kind)) return 'file_format';
  if (!isLibraryName(file.name)) return 'file_name_characters';
  if (file.size === 0) return 'file_corrupted';
  return file.size > LIMITS[kind].maxSizeBytes ? 'file_too_large' : null;
}
