import type { LinkedVideoFormat, LinkedVideoInfo } from '@reelwright/contracts';

const CODECS: readonly (readonly [RegExp, string])[] = [
  [/^(?:avc|h264)/i, 'H.264'],
  [/^(?:hvc|hev|h265)/i, 'H.265'],
  [/^vp0?9/i, 'VP9'],
  [/^vp0?8/i, 'VP8'],
  [/^av0?1/i, 'AV1'],
];
/** A larger image is chosen by hand: it loads long and is rarely needed. */
const COMMON_HEIGHT = 1080;
const COMMON_RATE = 31;

/** Returns the formats with an image. */
export const listVideoFormats = ({ formats }: LinkedVideoInfo): LinkedVideoFormat[] =>
  formats.filter(({ kind }) => kind === 'video');

/** Returns the format that is chosen at first: the largest up to 1080p that has audio. */
export function chooseFormat(video: LinkedVideoInfo): LinkedVideoFormat | undefined {
  const formats = listVideoFormats(video);
  const isCommon = ({ width, height }: LinkedVideoFormat): boolean =>
    Math.min(width ?? 0, height ?? 0) <= COMMON_HEIGHT;
  return (
    formats.find((format) => format.has_audio && isCommon(format)) ??
    formats.find(({ has_audio: hasAudio }) => hasAudio) ??
    formats[0]
  );
}

/** Whether any format of a video has audio. */
export const isHeard = ({ formats }: LinkedVideoInfo): boolean => formats.some(({ has_audio: hasAudio }) => hasAudio);

interface Words {
  height(height: number): string;
  rate(rate: number): string;
  about(size: string): string;
  bytes(size: number): string;
  original: string;
  silent: string;
}

/** Returns a format in words: `1080p · 60 fps · H.264 · about 24 MB`. */
export function describeFormat(format: LinkedVideoFormat, words: Words): string {
  const { width, height, frame_rate: rate, codecs, size_bytes: size, has_audio: hasAudio } = format;
  const side = width !== null && height !== null ? Math.min(width, height) : height;
  const codec = (codecs ?? '')
    .split(',')
    .flatMap((name) => CODECS.find(([known]) => known.test(name.trim()))?.[1] ?? []);
  const bytes = size === null ? null : words.bytes(size);
  return [
    side === null ? words.original : words.height(side),
    rate !== null && rate > COMMON_RATE ? words.rate(Math.round(rate)) : null,
    codec[0] ?? null,
    bytes === null ? null : format.is_size_estimated ? words.about(bytes) : bytes,
    hasAudio ? null : words.silent,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
