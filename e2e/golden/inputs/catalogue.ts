import type { Media } from '@reelwright/timeline';
import { msToTicks } from '@reelwright/timeline';

/** The pictures and films that golden documents show, as documents describe them. `make-inputs.ts` makes the files. */

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

export const PICTURES = {
  meadow: image('meadow.png', 480, 320),
  /** As a camera's: larger than any canvas here, so that it is always made smaller. */
  harbour: image('harbour.jpg', 1600, 1200),
  portrait: image('portrait.png', 240, 420),
  /** Odd in both directions. */
  stamp: image('stamp.png', 301, 207),
  /** So small that every one of its pixels is seen. */
  mosaic: image('mosaic.png', 9, 7),
  ribbon: image('ribbon.webp', 900, 61),
  /** A thing cut out of its ground, with a soft edge. */
  cutOut: image('cut-out.png', 260, 300, true),
  logo: image('logo.png', 201, 83, true),
} as const satisfies Record<string, ImageMedia>;
export type PictureName = keyof typeof PICTURES;

const film = (
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

/** Each frame carries its number in large bits, so that a wrong frame is far from the right one. */
export const FILMS = {
  street: film('street.mp4', { width: 320, height: 180, frameRate: { num: 25, den: 1 }, frames: 50 }),
  dance: film('dance.mp4', { width: 180, height: 320, frameRate: { num: 30_000, den: 1001 }, frames: 45 }),
  /** Stacked: coded 160 by 480. */
  presenter: film(
    'presenter.mp4',
    { width: 160, height: 240, frameRate: { num: 25, den: 1 }, frames: 30 },
    { alpha: 'stacked' },
  ),
  /** As uploads are normalised: not lossless, so what it decodes to depends on the encoder's version. */
  upload: film(
    'upload.mp4',
    { width: 426, height: 240, frameRate: { num: 24, den: 1 }, frames: 36 },
    { hasAudio: true },
  ),
} as const satisfies Record<string, VideoMedia>;
export type FilmName = keyof typeof FILMS;

export const SOUNDS = {
  voice: { kind: 'audio', key: 'voice.wav', duration: msToTicks(2000) },
  music: { kind: 'audio', key: 'music.wav', duration: msToTicks(3000) },
} as const satisfies Record<string, AudioMedia>;

/** Whether two machines with different encoders decode the same samples of a medium. */
export function isSameEverywhere(media: Media): boolean {
  return media.kind !== 'video' || media.key !== FILMS.upload.key;
}
