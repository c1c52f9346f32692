import { DOCUMENT_VERSION, type Media, type TimelineDocument } from '@reelwright/timeline';

type SilentVideo = Omit<Extract<Media, { kind: 'video' }>, 'kind' | 'hasAudio'>;

const WHOLE = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns a document that shows one video and nothing else: what a tool's preview is played from. */
export function toVideoDocument({ key, width, height, frameRate, duration, alpha }: SilentVideo): TimelineDocument {
  const media = { kind: 'video' as const, key, width, height, duration, frameRate, hasAudio: false, alpha };
  return {
    version: DOCUMENT_VERSION,
    canvas: { width, height, background: '#000000' },
    frameRate,
    duration,
    media: { video: media },
    script: [],
    tracks: [
      {
        kind: 'video',
        id: 'track',
        clips: [
          {
            kind: 'video',
            id: 'clip',
            media: 'video',
            start: 0,
            duration,
            box: { x: 0, y: 0, width: 1, height: 1 },
            fit: 'contain',
            camera: { from: WHOLE, to: WHOLE, easing: 'linear' },
            opacity: 1,
            trimStart: 0,
            speed: 1,
            isReversed: false,
            role: 'footage',
          },
        ],
        transitions: [],
      },
    ],
    audio: { targetLufs: -14, maxTruePeakDb: -1, duckingDb: 0 },
  };
}
