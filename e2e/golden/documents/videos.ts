import { msToTicks } from '@reelwright/timeline';
import { DRIFT, video, image, WHOLE } from './clips.ts';
import {
  cut,
  describeGolden,
  type GoldenDocument,
  hookTrack,
  imageTrack,
  LANDSCAPE,
  SQUARE,
  videoTrack,
} from './golden-document.ts';

const QUADRANTS = [
  { x: 0, y: 0, width: 0.5, height: 0.5 },
  { x: 0.5, y: 0, width: 0.5, height: 0.5 },
  { x: 0, y: 0.5, width: 0.5, height: 0.5 },
  { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
] as const;

export const VIDEO_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'video-from-its-start',
    size: LANDSCAPE,
    durationMs: 800,
    tracks: [videoTrack([video('street', 'street', { at: 0, for: 800 })])],
  }),
  describeGolden({
    name: 'video-trimmed-and-cropped',
    durationMs: 600,
    tracks: [
      videoTrack([
        video(
          'street',
          'street',
          { at: 0, for: 600 },
          {
            trimStart: msToTicks(1000),
            crop: { x: 0.2, y: 0, width: 0.55, height: 1 },
            camera: DRIFT,
            grade: { contrast: 0.15, look: { name: 'teal-orange', strength: 0.7 } },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'video-at-its-own-size',
    size: { width: 320, height: 180 },
    durationMs: 480,
    tracks: [videoTrack([video('street', 'street', { at: 0, for: 480 }, { trimStart: msToTicks(200) })])],
  }),
  describeGolden({
    name: 'videos-at-four-speeds',
    size: LANDSCAPE,
    durationMs: 480,
    tracks: [0.25, 0.5, 2, 4].map((speed, index) =>
      videoTrack([video(`at-${speed}`, 'street', { at: 0, for: 480 }, { speed, box: QUADRANTS[index] ?? WHOLE })]),
    ),
  }),
  describeGolden({
    name: 'video-in-reverse',
    size: LANDSCAPE,
    durationMs: 800,
    tracks: [
      videoTrack([video('backwards', 'street', { at: 0, for: 800 }, { isReversed: true, trimStart: msToTicks(600) })]),
      videoTrack([
        video(
          'fast',
          'dance',
          { at: 0, for: 720 },
          {
            isReversed: true,
            speed: 2,
            box: { x: 0.7, y: 0.1, width: 0.25, height: 0.8 },
            mask: { shape: 'rounded', radius: 0.1 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'video-frozen',
    size: LANDSCAPE,
    durationMs: 600,
    tracks: [
      videoTrack([
        video('moving', 'street', { at: 0, for: 200 }),
        video('frozen', 'street', { at: 200, for: 400 }, { freezeAt: msToTicks(199), camera: DRIFT }),
      ]),
    ],
  }),
  describeGolden({
    name: 'video-of-another-frame-rate',
    durationMs: 1000,
    frameRate: { num: 24, den: 1 },
    tracks: [videoTrack([video('dance', 'dance', { at: 0, for: 1000 }, { trimStart: msToTicks(100) })])],
  }),
  describeGolden({
    name: 'video-that-fills-with-blur',
    durationMs: 600,
    frameRate: { num: 30_000, den: 1001 },
    tracks: [videoTrack([video('street', 'street', { at: 0, for: 600 }, { fit: 'blur' })])],
  }),
  describeGolden({
    name: 'one-video-on-both-sides-of-a-cut',
    size: LANDSCAPE,
    durationMs: 1200,
    tracks: [
      videoTrack(
        [
          video('before', 'street', { at: 0, for: 600 }, { trimStart: msToTicks(200) }),
          video('after', 'street', { at: 600, for: 600 }, { trimStart: msToTicks(1100), speed: 1.5 }),
        ],
        [cut('before', 'after', 'fade', 400)],
      ),
    ],
  }),
  describeGolden({
    name: 'video-ends-within-a-transition',
    durationMs: 1200,
    tracks: [
      videoTrack(
        [
          video('dance', 'dance', { at: 0, for: 700 }, { trimStart: msToTicks(801) }),
          image('portrait', 'portrait', { at: 700, for: 500 }),
        ],
        [cut('dance', 'portrait', 'slide-left', 400)],
      ),
    ],
  }),
  describeGolden({
    name: 'video-cut-by-cut',
    size: SQUARE,
    durationMs: 800,
    tracks: [
      hookTrack([video('hook', 'dance', { at: 0, for: 160 }, { trimStart: msToTicks(300) })]),
      videoTrack(
        [900, 100, 1300, 500].map((trimMs, index) =>
          video(`cut-${index}`, 'street', { at: 160 * (index + 1), for: 160 }, { trimStart: msToTicks(trimMs) }),
        ),
      ),
    ],
  }),
  describeGolden({
    name: 'presenter-before-images',
    durationMs: 1000,
    tracks: [
      imageTrack(
        [
          image('meadow', 'meadow', { at: 0, for: 500 }, { camera: DRIFT }),
          image('harbour', 'harbour', { at: 500, for: 500 }),
        ],
        [cut('meadow', 'harbour', 'push-left', 320)],
      ),
      videoTrack([
        video(
          'presenter',
          'presenter',
          { at: 0, for: 1000 },
          {
            role: 'avatar',
            box: { x: 0.2, y: 0.45, width: 0.75, height: 0.55 },
            fit: 'contain',
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'presenter-masked-turned-and-fading',
    size: SQUARE,
    durationMs: 600,
    background: '#f1c453',
    tracks: [
      videoTrack([
        video(
          'presenter',
          'presenter',
          { at: 0, for: 600 },
          {
            role: 'avatar',
            box: { x: 0.2, y: 0.1, width: 0.6, height: 0.8 },
            crop: { x: 0.1, y: 0, width: 0.8, height: 0.7 },
            mask: { shape: 'arch' },
            blend: 'multiply',
            opacity: 0.9,
            transform: { rotation: -6 },
            enter: { kind: 'fade', duration: msToTicks(200) },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'presenter-across-a-dissolve',
    size: SQUARE,
    durationMs: 800,
    tracks: [
      videoTrack([video('background', 'street', { at: 0, for: 800 })]),
      videoTrack(
        [
          video('first', 'presenter', { at: 0, for: 400 }, { role: 'avatar', fit: 'contain' }),
          video('second', 'presenter', { at: 400, for: 400 }, { role: 'avatar', trimStart: msToTicks(500) }),
        ],
        [cut('first', 'second', 'dissolve', 240)],
      ),
    ],
  }),
  describeGolden({
    name: 'video-as-uploads-are-coded',
    size: LANDSCAPE,
    durationMs: 1000,
    frameRate: { num: 24, den: 1 },
    tracks: [
      videoTrack([
        video('upload', 'upload', { at: 0, for: 500 }),
        video('seek', 'upload', { at: 500, for: 500 }, { trimStart: msToTicks(777), isReversed: false, speed: 0.8 }),
      ]),
    ],
  }),
];
