import type { Media } from '@reelwright/timeline';
import { msToTicks } from '@reelwright/timeline';

/** The images and videos of golden documents, as documents describe them. `make-inputs.ts` makes the files. */

type ImageMedia = Extract<Media, { kind: 'image' }>;
type VideoMedia = Extract<Media, { kind: 'video' }>;
type AudioMedia = Extract<Media, { kind: 'audio' }>;

const image = (key: string, width: number, height: number, hasAlpha = false): ImageMedia => ({
  kind: 'image',
  key,
  width,
  height,
  hasAlpha,
});

export const IMAGES = {
  meadow: image('meadow.png', 480, 320),
  /** Camera-sized: larger than any canvas here, so that it is always downscaled. */
  harbour: image('harbour.jpg', 1600, 1200),
  portrait: image('portrait.png', 240, 420),
  /** Odd width and height. */
  stamp: image('stamp.png', 301, 207),
  /** So small that each of its pixels is visible. */
  mosaic: image('mosaic.png', 9, 7),
  ribbon: image('ribbon.webp', 900, 61),
  /** A cut-out object with a soft edge. */
  cutOut: image('cut-out.png', 260, 300, true),
  logo: image('logo.png', 201, 83, true),
} as const satisfies Record<string, ImageMedia>;
export type ImageName = keyof typeof IMAGES;

const video = (
  key: string,
  { frames, ...facts }: Omit<VideoMedia, 'kind' | 'key' | 'duration' | 'hasAudio' | 'alpha'> & { frames: number },
  more: Partial<Pick<VideoMedia, 'hasAudio' | 'alpha'>> = {},
): VideoMedia => ({
  kind: 'video',
  key,
  ...facts,
  duration: Math.round((frames * 120_000 * facts.frameRate.den) / facts.frameRate.num),
  hasAudio: more.hasAudio ?? false,
  alpha: more.alpha ?? 'none',
});

/** Each frame shows its number in large bits, so that a wrong frame differs strongly. */
export const VIDEOS = {
  street: video('street.mp4', { width: 320, height: 180, frameRate: { num: 25, den: 1 }, frames: 50 }),
  dance: video('dance.mp4', { width: 180, height: 320, frameRate: { num: 30_000, den: 1001 }, frames: 45 }),
  /** Stacked: coded 160 by 480. */
  presenter: video(
    'presenter.mp4',
    { width: 160, height: 240, frameRate: { num: 25, den: 1 }, frames: 30 },
    { alpha: 'stacked' },
  ),
  /** In the format of normalized uploads: lossy, so that its samples depend on the encoder's version. */
  upload: video(
    'upload.mp4',
    { width: 426, height: 240, frameRate: { num: 24, den: 1 }, frames: 36 },
    { hasAudio: true },
  ),
} as const satisfies Record<string, VideoMedia>;
export type VideoName = keyof typeof VIDEOS;

export const AUDIO_FILES = {
  voice: { kind: 'audio', key: 'voice.wav', duration: msToTicks(2000) },
  music: { kind: 'audio', key: 'music.wav', duration: msToTicks(3000) },
} as const satisfies Record<string, AudioMedia>;

/** Returns whether two machines with different encoders decode the same samples of a medium. */
export function isSameEverywhere(media: Media): boolean {
  return media.kind !== 'video' || media.key !== VIDEOS.upload.key;
}
