import { parse } from 'content-disposition';
import { findFileKind } from '@reelwright/contracts';
import type { MediaSignature } from '@reelwright/media';
import { toUploadName } from './upload-name.ts';

const LONGEST_NAME = 200;

/** Extensions that the library accepts, by what the file is. */
const EXTENSIONS: Readonly<Partial<Record<MediaSignature['type'], string>>> = {
  jpeg: 'jpg',
  isobmff: 'mp4',
  matroska: 'mkv',
  asf: 'wmv',
  adts: 'aac',
};

/** Returns the name of a file that a link leads to: as its server says, or as the link ends. */
export function nameOfLink({
  url,
  disposition,
  signature,
}: {
  url: string;
  /** The header Content-Disposition; may be empty. */
  disposition: string;
  /** What the file turned out to be; gives the extension where the name has none. */
  signature?: MediaSignature | undefined;
}): string {
  const { pathname, hostname } = new URL(url);
  const last = decodeName(pathname.split('/').findLast((part) => part !== '') ?? '');
  const said = readDisposition(disposition);
  const name = toUploadName(said || last || hostname).slice(0, LONGEST_NAME);
  if (!signature || findFileKind(name) !== undefined) return name;
  return `${name}.${EXTENSIONS[signature.type] ?? signature.type}`;
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not encoded by the rules: taken as it is.
    return part;
  }
}

function readDisposition(header: string): string {
  try {
    return header === '' ? '' : (parse(header).parameters['filename'] ?? '');
  } catch {
    // A broken header names nothing.
    return '';
  }
}
