import { EASINGS } from '@reelwright/timeline';
import { CENTRE, DRIFT, image, inTurn } from './clips.ts';
import { describeGolden, type GoldenDocument, imageTrack, LANDSCAPE, SQUARE } from './golden-document.ts';

/** How images fill their boxes. */
export const IMAGE_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'image-covers-and-drifts',
    durationMs: 1000,
    tracks: [imageTrack([image('meadow', 'meadow', { at: 0, for: 1000 }, { camera: DRIFT })])],
  }),
  describeGolden({
    name: 'image-contained-on-colour',
    durationMs: 600,
    background: '#c8553d',
    tracks: [
      imageTrack([
        image('stamp', 'stamp', { at: 0, for: 600 }, { fit: 'contain', camera: { ...DRIFT, from: CENTRE } }),
      ]),
    ],
  }),
  describeGolden({
    name: 'image-before-its-blurred-copy',
    durationMs: 800,
    tracks: [
      imageTrack([
        image('meadow', 'meadow', { at: 0, for: 400 }, { fit: 'blur' }),
        image(
          'portrait',
          'portrait',
          { at: 400, for: 400 },
          { fit: 'blur', camera: DRIFT, box: { x: 0.1, y: 0.2, width: 0.8, height: 0.37 } },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'image-reduced-to-a-tenth',
    size: LANDSCAPE,
    durationMs: 600,
    tracks: [
      imageTrack([image('harbour', 'harbour', { at: 0, for: 600 }, { camera: DRIFT })]),
      imageTrack([
        image('small', 'harbour', { at: 0, for: 600 }, { box: { x: 0.05, y: 0.1, width: 0.33, height: 0.45 } }),
      ]),
    ],
  }),
  describeGolden({
    name: 'images-cropped-into-boxes',
    size: SQUARE,
    durationMs: 800,
    tracks: [
      imageTrack([
        image(
          'left',
          'meadow',
          { at: 0, for: 800 },
          {
            box: { x: 0, y: 0, width: 0.5, height: 0.62 },
            crop: { x: 0.05, y: 0.1, width: 0.4, height: 0.8 },
            camera: DRIFT,
          },
        ),
      ]),
      imageTrack([
        image(
          'right',
          'stamp',
          { at: 0, for: 800 },
          {
            box: { x: 0.5137, y: 0.031, width: 0.4391, height: 0.4477 },
            crop: { x: 0.31, y: 0.27, width: 0.5, height: 0.5 },
          },
        ),
      ]),
      imageTrack([
        image(
          'below',
          'portrait',
          { at: 0, for: 800 },
          {
            box: { x: 0.04, y: 0.66, width: 0.92, height: 0.3 },
            fit: 'blur',
            crop: { x: 0, y: 0.25, width: 1, height: 0.5 },
          },
        ),
      ]),
    ],
  }),
  describeGolden({
    name: 'images-of-odd-and-tiny-sizes',
    size: SQUARE,
    durationMs: 1200,
    tracks: [
      imageTrack(
        inTurn(['stamp', 'mosaic', 'ribbon'] as const, 400, (name, when) => image(name, name, when, { camera: DRIFT })),
      ),
      imageTrack(
        inTurn(['ribbon', 'stamp', 'mosaic'] as const, 400, (name, when) =>
          image(`${name}-contained`, name, when, { fit: 'contain', box: { x: 0.1, y: 0.55, width: 0.8, height: 0.4 } }),
        ),
      ),
    ],
  }),
  describeGolden({
    name: 'camera-with-every-easing',
    size: SQUARE,
    durationMs: EASINGS.length * 160,
    tracks: [
      imageTrack(
        inTurn(EASINGS, 160, (easing, when) => image(easing, 'meadow', when, { camera: { ...DRIFT, easing } })),
      ),
    ],
  }),
];
