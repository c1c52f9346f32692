import {
  FILE_EXTENSIONS,
  findFileKind as findUploadKind,
  isLibraryName,
  type MessageKey,
  UPLOAD_LIMITS,
} from '@reelwright/contracts';

/** What a field takes: only pictures, or films too. */
export type AcceptedMedia = 'pictures' | 'pictures_and_films';

type FileKind = 'image' | 'video';

const KINDS = {
  pictures: ['image'],
  pictures_and_films: ['image', 'video'],
} as const satisfies Record<AcceptedMedia, readonly FileKind[]>;

const LIMITS = { image: UPLOAD_LIMITS.image, video: UPLOAD_LIMITS.libraryVideo } as const;
const BYTES_PER_MB = 1024 * 1024;

/** The files that a file dialog offers. */
export function listAcceptedFiles(accepts: AcceptedMedia): string {
  return KINDS[accepts].flatMap((kind) => FILE_EXTENSIONS[kind].map((extension) => `.${extension}`)).join(',');
}

/** What a file is by its name; undefined for what is neither. */
export function findFileKind(name: string): FileKind | undefined {
  const kind = findUploadKind(name);
  return kind === 'audio' ? undefined : kind;
}

/** Whether browsers show an image of this name before the server has converted it. */
export function isShownByBrowsers(name: string): boolean {
  return findFileKind(name) === 'image' && !/\.hei[cf]$/i.test(name);
}

/** How large a file of its kind may be, as people read it. */
export function describeSizeLimit(name: string): string {
  return `${LIMITS[findFileKind(name) ?? 'image'].maxSizeBytes / BYTES_PER_MB} MB`;
}

/** Why a file can't be uploaded, as far as its name and size tell; the server looks at its content. */
export function findFileProblem(file: { name: string; size: number }, accepts: AcceptedMedia): MessageKey | null {
  const kind = findFileKind(file.name);
  if (!kind || !KINDS[accepts].some((accepted) => accepted === kind)) return 'file_format';
  if (!isLibraryName(file.name)) return 'file_name_characters';
  if (file.size === 0) return 'file_corrupted';
  return file.size > LIMITS[kind].maxSizeBytes ? 'file_too_large' : null;
}
