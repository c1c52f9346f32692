/** Kinds of files by their first bytes. Everything else is refused before a decoder reads it. */
export type MediaSignature =
  | { kind: 'image'; type: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'tiff' | 'svg' }
  /** A container for ffmpeg; ffprobe tells whether it contains video. */
  | { kind: 'stream'; type: 'isobmff' | 'matroska' | 'avi' | 'asf' | 'flv' | 'mpegts' | 'mpegps' | AudioType };

type AudioType = 'wav' | 'mp3' | 'flac' | 'ogg' | 'adts' | 'aiff';

/** Number of bytes that `identifyMedia` needs: an SVG may begin with a long comment. */
export const SIGNATURE_BYTES = 4096;

const image = (type: Extract<MediaSignature, { kind: 'image' }>['type']): MediaSignature => ({ kind: 'image', type });
const stream = (type: Extract<MediaSignature, { kind: 'stream' }>['type']): MediaSignature => ({
  kind: 'stream',
  type,
});

/** Bytes as characters 0 to 255. */
const SIGNATURES: readonly { at: number; bytes: string; is: MediaSignature }[] = [
  { at: 0, bytes: '\xff\xd8\xff', is: image('jpeg') },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n', is: image('png') },
  { at: 0, bytes: 'GIF8', is: image('gif') },
  { at: 8, bytes: 'WEBP', is: image('webp') },
  { at: 4, bytes: 'ftypavif', is: image('avif') },
  { at: 4, bytes: 'ftypavis', is: image('avif') },
  { at: 0, bytes: 'II*\0', is: image('tiff') },
  { at: 0, bytes: 'MM\0*', is: image('tiff') },
  { at: 4, bytes: 'ftyp', is: stream('isobmff') },
  // QuickTime from before `ftyp`: any box may come first.
  ...['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((bytes) => ({ at: 4, bytes, is: stream('isobmff') })),
  { at: 0, bytes: '\x1aE\xdf\xa3', is: stream('matroska') },
  { at: 8, bytes: 'AVI ', is: stream('avi') },
  { at: 0, bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11', is: stream('asf') },
  { at: 0, bytes: 'FLV\x01', is: stream('flv') },
  { at: 0, bytes: '\0\0\x01\xba', is: stream('mpegps') },
  { at: 8, bytes: 'WAVE', is: stream('wav') },
  { at: 0, bytes: 'ID3', is: stream('mp3') },
  { at: 0, bytes: 'fLaC', is: stream('flac') },
  { at: 0, bytes: 'OggS', is: stream('ogg') },
  { at: 8, bytes: 'AIFF', is: stream('aiff') },
  { at: 8, bytes: 'AIFC', is: stream('aiff') },
];

/** Images of phones in HEVC, in the same boxes as a video. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis']);
/** Sequences of such images, which no decoder here reads. */
const HEIC_SEQUENCES = new Set(['hevc', 'hevx', 'msf1']);
/** Says only that there is an image; the brands after it say how it is coded. */
const ANY_STILL = 'mif1';

/**
 * Identifies a file by its first `SIGNATURE_BYTES`; name and declared type are ignored. Undefined for everything that
 * is no image, video or audio: playlists, pages, archives, text.
 */
export function identifyMedia(head: Uint8Array): MediaSignature | undefined {
  const text = toLatin1(head);
  if (text.startsWith('ftyp', 4)) {
    const [brand = '', ...compatible] = listBrands(head, text);
    if (HEIC_SEQUENCES.has(brand)) return undefined;
    if (HEIC.has(brand)) return image('heic');
    if (brand === ANY_STILL) return image(compatible.some((each) => HEIC.has(each)) ? 'heic' : 'avif');
  }
  const known = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (known) return known.is;
  if (isBmp(head)) return image('bmp');
  if (isTransportStream(head)) return stream('mpegts');
  const frameSync = readFrameSync(head);
  if (frameSync !== undefined) return stream(frameSync);
  return isSvg(text) ? image('svg') : undefined;
}

/** Returns whether a file can only be audio. */
export function isAudioSignature({ type }: MediaSignature): boolean {
  return ['wav', 'mp3', 'flac', 'ogg', 'adts', 'aiff'].includes(type);
}

/** Returns the brand of a file and its compatible brands: four letters each, after a version. */
function listBrands(head: Uint8Array, text: string): string[] {
  const sizeBytes = head.length < 4 ? 0 : new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = text.slice(16, Math.min(sizeBytes, head.length)).match(/[\s\S]{4}/g) ?? [];
  return [text.slice(8, 12), ...brands];
}

function toLatin1(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, SIGNATURE_BYTES), (byte) => String.fromCharCode(byte)).join('');
}

/** Two letters prove little, so the size of the header after them must be a known one. */
function isBmp(head: Uint8Array): boolean {
  if (head.length < 18 || head[0] !== 0x42 || head[1] !== 0x4d) return false;
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) && head[15] === 0;
}

/** Packets of 188 bytes (192 with the time codes of cameras), each beginning with the same byte. */
function isTransportStream(head: Uint8Array): boolean {
  return [
    { first: 0, size: 188 },
    { first: 4, size: 192 },
  ].some(({ first, size }) => [0, 1, 2, 3].every((packet) => head[first + packet * size] === 0x47));
}

/** MPEG audio without a tag begins with its first frame: eleven bits set, then a valid layer and bit rate. */
function readFrameSync(head: Uint8Array): 'mp3' | 'adts' | undefined {
  const [first = 0, second = 0, third = 0] = head;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  if (layer === 0) return (second & 0xf0) === 0xf0 ? 'adts' : undefined;
  return version !== 1 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3 ? 'mp3' : undefined;
}

/** The root element decides; a declaration, comments and a document type may precede it. */
function isSvg(text: string): boolean {
  const start = text.replace(/^\xef\xbb\xbf/, '');
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE\s+svg[^>[]*(\[[\s\S]*?\]\s*)?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    start,
  );
}

/** Returns whether a file is an MP4 by its first bytes: other files of the same boxes, such as QuickTime, are none. */
export function isMp4(head: Uint8Array): boolean {
  const signature = identifyMedia(head);
  const brand = toLatin1(head.subarray(8, 12));
  return signature?.kind === 'stream' && signature.type === 'isobmff' && hasTypeBox(head) && brand !== 'qt  ';
}

const hasTypeBox = (head: Uint8Array): boolean => toLatin1(head.subarray(4, 8)) === 'ftyp';
