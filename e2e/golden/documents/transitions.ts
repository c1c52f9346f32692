import type { ImageClip, TransitionKind, VideoClip } from '@reelwright/timeline';
import { DRIFT, video, image, inTurn } from './clips.ts';
import {
  cut,
  describeGolden,
  type GoldenDocument,
  imageTrack,
  LANDSCAPE,
  PORTRAIT,
  type Size,
  SQUARE,
  videoTrack,
} from './golden-document.ts';

const CLIP_MS = 320;
const CUT_MS = 240;

/** Each transition between two images of different aspect ratios, in a row. */
function describeTransitions(name: string, size: Size, kinds: TransitionKind[]) {
  const images = ['meadow', 'portrait', 'harbour', 'stamp'] as const;
  const clips = inTurn([...kinds, undefined], CLIP_MS, (_, when, index) =>
    image(`image-${index}`, images[index % images.length] ?? 'meadow', when, {
      camera: index % 2 === 0 ? DRIFT : { ...DRIFT, from: DRIFT.to, to: DRIFT.from },
    }),
  );
  return describeGolden({
    name,
    size,
    durationMs: clips.length * CLIP_MS,
    tracks: [
      imageTrack(
        clips,
        kinds.map((kind, index) => cut(`image-${index}`, `image-${index + 1}`, kind, CUT_MS)),
      ),
    ],
  });
}

const framed = {
  box: { x: 0.08, y: 0.1, width: 0.8, height: 0.72 },
  mask: { shape: 'rounded', radius: 0.12 },
} as const;
const turned = { box: { x: 0.1, y: 0.15, width: 0.7, height: 0.7 }, transform: { rotation: 8 } } as const;

/** Every transition between media that do not fill the canvas: a masked one and a rotated one. */
function describeFramedTransitions(name: string, kinds: TransitionKind[]) {
  const clips = inTurn([...kinds, undefined], CLIP_MS, (_, when, index): ImageClip | VideoClip =>
    index % 2 === 0 ? image(`clip-${index}`, 'meadow', when, framed) : video(`clip-${index}`, 'street', when, turned),
  );
  return describeGolden({
    name,
    size: LANDSCAPE,
    durationMs: clips.length * CLIP_MS,
    background: '#d9d2c3',
    tracks: [
      videoTrack(
        clips,
        kinds.map((kind, index) => cut(`clip-${index}`, `clip-${index + 1}`, kind, CUT_MS)),
      ),
    ],
  });
}

export const TRANSITION_DOCUMENTS: GoldenDocument[] = [
  describeTransitions('transitions-that-fade', PORTRAIT, ['fade', 'dip-black', 'dip-white', 'flash', 'dissolve']),
  describeTransitions('transitions-that-slide', LANDSCAPE, ['slide-left', 'slide-right', 'slide-up', 'slide-down']),
  describeTransitions('transitions-that-push', PORTRAIT, ['push-left', 'push-right', 'push-up', 'push-down']),
  describeTransitions('transitions-that-wipe', LANDSCAPE, [
    'wipe-left',
    'wipe-right',
    'wipe-up',
    'wipe-down',
    'wipe-diagonal',
  ]),
  describeTransitions('transitions-with-shapes', SQUARE, ['iris-open', 'iris-close', 'clock', 'blinds', 'doors']),
  describeTransitions('transitions-that-zoom-and-spin', PORTRAIT, ['zoom-in', 'zoom-out', 'spin']),
  describeTransitions('transitions-that-whip', LANDSCAPE, ['whip-left', 'whip-right']),
  describeTransitions('transitions-that-distort', SQUARE, ['blur', 'pixelate', 'glitch']),
  describeFramedTransitions('transitions-of-framed-clips-1', ['fade', 'push-left', 'slide-up', 'iris-open', 'zoom-in']),
  describeFramedTransitions('transitions-of-framed-clips-2', ['dissolve', 'wipe-right', 'spin', 'blur', 'dip-white']),
  describeGolden({
    name: 'transitions-before-a-blurred-backdrop',
    durationMs: 1200,
    tracks: [
      imageTrack(
        [
          image('meadow', 'meadow', { at: 0, for: 400 }, { fit: 'blur' }),
          image(
            'stamp',
            'stamp',
            { at: 400, for: 400 },
            { fit: 'contain', grade: { look: { name: 'noir', strength: 1 } } },
          ),
          image('cut-out', 'cutOut', { at: 800, for: 400 }, { fit: 'contain', opacity: 0.8 }),
        ],
        [cut('meadow', 'stamp', 'push-up', 320), cut('stamp', 'cut-out', 'fade', 320)],
      ),
    ],
  }),
];
