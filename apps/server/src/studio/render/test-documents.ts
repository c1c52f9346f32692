import {
  type ImageClip,
  type Media,
  msToTicks,
  type TimelineDocument,
  type Transition,
  type VideoClip,
} from '@reelwright/timeline';

const REST = { from: { x: 0.5, y: 0.5, zoom: 1 }, to: { x: 0.5, y: 0.5, zoom: 1 }, easing: 'linear' } as const;

const VISUAL = {
  start: 0,
  duration: msToTicks(1000),
  box: { x: 0, y: 0, width: 1, height: 1 },
  fit: 'cover',
  camera: REST,
  opacity: 1,
} as const;

export function imageClip(changes: Partial<ImageClip> = {}): ImageClip {
  return { kind: 'image', id: 'clip', media: 'photo', ...VISUAL, ...changes };
}

export function videoClip(changes: Partial<VideoClip> = {}): VideoClip {
  return {
    kind: 'video',
    id: 'clip',
    media: 'video',
    ...VISUAL,
    trimStart: 0,
    speed: 1,
    isReversed: false,
    role: 'footage',
    ...changes,
  };
}

/** A document with one track of images. */
export function documentOf(input: {
  clips: (ImageClip | VideoClip)[];
  media: Record<string, Media>;
  durationMs?: number;
  transitions?: Transition[];
  canvas?: { width: number; height: number };
}): TimelineDocument {
  const { clips, media, durationMs = 1000, transitions = [], canvas = { width: 1080, height: 1920 } } = input;
  return {
    version: 2,
    canvas: { ...canvas, background: '#000000' },
    frameRate: { num: 30, den: 1 },
    duration: msToTicks(durationMs),
    media,
    script: [],
    tracks: [{ kind: 'video', id: 'track', clips, transitions }],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 12 },
  };
}

export function imageMedia(size: { width: number; height: number }): Media {
  return { kind: 'image', key: 'photo', ...size, hasAlpha: false };
}
