/** File name extensions of the types that the library keeps. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'audio/mp4': ['m4a', 'mp4'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/x-wav': ['wav'],
};

/** Returns a name with the extension of what the file is: a HEIC photo is kept, and saved, as a JPEG. */
export function toDownloadName(fileName: string, contentType: string): string {
  const known = EXTENSIONS[contentType];
  if (!known) return fileName;
  const [, stem = fileName, extension = ''] = /^(.+)\.([^.]+)$/.exec(fileName) ?? [];
  return known.includes(extension.toLowerCase()) ? fileName : `${stem}.${known[0]}`;
}
