import { BLEND_MODES, FADED_EDGES, type Mask, MASK_SHAPES, type MaskShape } from '@reelwright/timeline';
import { CENTRE, DRIFT, gridBoxes, halves, image, keyframes, STILL, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, imageTrack, LANDSCAPE, SQUARE } from './golden-document.ts';

const toMask = (shape: MaskShape): Mask => (shape === 'rounded' ? { shape, radius: 0.18 } : { shape });

/** Masks and blend modes. */
export const MASK_AND_BLEND_DOCUMENTS: GoldenDocument[] = [
  ...halves(MASK_SHAPES).map((shapes, half) =>
    describeGolden({
      name: `masks-${half + 1}`,
      size: LANDSCAPE,
      durationMs: 400,
      background: '#e9e3d7',
      tracks: [
        imageTrack([image('background', 'harbour', { at: 0, for: 400 }, { opacity: 0.35 })]),
        ...shapes.map((shape, index) =>
          imageTrack([
            image(
              shape,
              index % 2 === 0 ? 'meadow' : 'portrait',
              { at: 0, for: 400 },
              {
                box: gridBoxes({ columns: 3, rows: 2 })[index] ?? WHOLE,
                camera: DRIFT,
                mask: toMask(shape),
              },
            ),
          ]),
        ),
      ],
    }),
  ),
  describeGolden({
    name: 'masks-faded',
    size: SQUARE,
    durationMs: 400,
    background: '#2f6f62',
    tracks: FADED_EDGES.map((edge, index) =>
      imageTrack([
        image(
          edge,
          index % 2 === 0 ? 'meadow' : 'portrait',
          { at: 0, for: 400 },
          {
            box: gridBoxes({ columns: 2, rows: 2 })[index] ?? WHOLE,
            camera: DRIFT,
            mask: { shape: 'faded', edge, share: 0.25 * (index + 1) },
          },
        ),
      ]),
    ),
  }),
  describeGolden({
    name: 'masks-turned-and-moving',
    durationMs: 600,
    tracks: [
      imageTrack([
        image('background', 'meadow', { at: 0, for: 600 }, { fit: 'blur', mask: { shape: 'rounded', radius: 0.05 } }),
      ]),
      imageTrack([
        image(
          'star',
          'harbour',
          { at: 0, for: 600 },
          {
            box: { x: 0.1, y: 0.08, width: 0.8, height: 0.42 },
            mask: { shape: 'star' },
            transform: {
              rotation: keyframes([
                [0, -15, 'linear'],
                [600, 50, 'linear'],
              ]),
              opacity: 0.85,
            },
          },
        ),
      ]),
      imageTrack([
        image(
          'pill',
          'stamp',
          { at: 0, for: 600 },
          {
            box: { x: 0.12, y: 0.6, width: 0.7, height: 0.2 },
            mask: { shape: 'rounded', radius: 0.5 },
            transform: {
              x: keyframes([
                [0, -0.1, 'linear'],
                [600, 0.13, 'linear'],
              ]),
            },
          },
        ),
      ]),
    ],
  }),
  ...halves(BLEND_MODES).map((modes, half) =>
    describeGolden({
      name: `blend-modes-${half + 1}`,
      size: LANDSCAPE,
      durationMs: 400,
      tracks: [
        imageTrack([image('background', 'meadow', { at: 0, for: 400 })]),
        ...modes.map((blend, index) =>
          imageTrack([
            image(
              blend,
              index % 2 === 0 ? 'harbour' : 'stamp',
              { at: 0, for: 400 },
              {
                box: gridBoxes({ columns: 3, rows: 2, margin: 0.03 })[index] ?? WHOLE,
                camera: index % 2 === 0 ? STILL : DRIFT,
                blend,
                opacity: 1 - 0.15 * (index % 3),
              },
            ),
          ]),
        ),
      ],
    }),
  ),
  describeGolden({
    name: 'blends-masked-and-turned',
    size: SQUARE,
    durationMs: 400,
    tracks: [
      imageTrack([image('background', 'harbour', { at: 0, for: 400 })]),
      imageTrack([
        image(
          'screen',
          'meadow',
          { at: 0, for: 400 },
          {
            box: { x: 0.1, y: 0.1, width: 0.7, height: 0.7 },
            blend: 'screen',
            mask: { shape: 'heart' },
            transform: { rotation: 12 },
          },
        ),
      ]),
      imageTrack([
        image(
          'soft-light',
          'cutOut',
          { at: 0, for: 400 },
          {
            box: { x: 0.4, y: 0.3, width: 0.5, height: 0.65 },
            fit: 'contain',
            blend: 'soft-light',
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'images-with-alpha',
    size: SQUARE,
    durationMs: 600,
    background: '#2f6f62',
    tracks: [
      imageTrack([image('background', 'meadow', { at: 0, for: 300 }, { opacity: 0.5 })]),
      imageTrack([
        image('large', 'cutOut', { at: 0, for: 600 }, { fit: 'contain', camera: { ...DRIFT, from: CENTRE } }),
      ]),
      imageTrack([
        image(
          'small',
          'cutOut',
          { at: 0, for: 600 },
          {
            box: { x: 0.02, y: 0.55, width: 0.35, height: 0.4 },
            opacity: 0.7,
            mask: { shape: 'circle' },
            transform: { rotation: -20 },
          },
        ),
      ]),
      imageTrack([
        image(
          'blurred',
          'cutOut',
          { at: 0, for: 600 },
          { box: { x: 0.62, y: 0.6, width: 0.36, height: 0.34 }, fit: 'blur' },
        ),
      ]),
    ],
  }),
];
