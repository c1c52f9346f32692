import {
  APPEARANCES,
  BLEND_MODES,
  type Easing,
  EASINGS,
  GRADE_LOOKS,
  type Mask,
  MASK_SHAPES,
} from '@reelwright/timeline';
import { msToTicks } from '@reelwright/timeline';
import { CENTRE, DRIFT, gridBoxes, image, inTurn, STILL, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, imageTrack, LANDSCAPE, SQUARE } from './golden-document.ts';

/** How pictures fill their boxes. */
const FITS: GoldenDocument[] = [
  describeGolden({
    name: 'picture-covers-and-drifts',
    durationMs: 1000,
    tracks: [imageTrack([image('meadow', 'meadow', { at: 0, for: 1000 }, { camera: DRIFT })])],
  }),
  describeGolden({
    name: 'picture-contained-on-colour',
    durationMs: 600,
    background: '#c8553d',
    tracks: [
      imageTrack([
        image('stamp', 'stamp', { at: 0, for: 600 }, { fit: 'contain', camera: { ...DRIFT, from: CENTRE } }),
      ]),
    ],
  }),
  describeGolden({
    name: 'picture-before-its-blurred-copy',
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
    name: 'picture-reduced-to-a-tenth',
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
    name: 'pictures-cropped-into-boxes',
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
    name: 'pictures-of-odd-and-tiny-sizes',
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

const keyframes = (values: [atMs: number, value: number, easing: Easing][]) =>
  values.map(([at, value, easing]) => ({ at: msToTicks(at), value, easing }));

/** Boxes that move. */
const MOTIONS: GoldenDocument[] = [
  describeGolden({
    name: 'keyframes-with-every-easing',
    durationMs: EASINGS.length * 120,
    tracks: [
      imageTrack([image('ground', 'meadow', { at: 0, for: EASINGS.length * 120 })]),
      imageTrack(
        inTurn(EASINGS, 120, (easing, when) =>
          image(easing, 'stamp', when, {
            box: { x: 0.2, y: 0.3, width: 0.5, height: 0.25 },
            transform: {
              x: keyframes([
                [0, -0.15, easing],
                [120, 0.25, 'linear'],
              ]),
              y: keyframes([
                [0, -0.1, easing],
                [120, 0.2, 'linear'],
              ]),
              scale: keyframes([
                [0, 0.7, easing],
                [120, 1.3, 'linear'],
              ]),
              rotation: keyframes([
                [0, -20, easing],
                [120, 35, 'linear'],
              ]),
            },
          }),
        ),
      ),
    ],
  }),
  describeGolden({
    name: 'pictures-turned-and-faded',
    size: LANDSCAPE,
    durationMs: 800,
    tracks: [
      imageTrack([image('ground', 'harbour', { at: 0, for: 800 }, { opacity: 0.6 })]),
      imageTrack([
        image(
          'turning',
          'portrait',
          { at: 0, for: 800 },
          {
            box: { x: 0.08, y: 0.15, width: 0.3, height: 0.7 },
            camera: DRIFT,
            transform: {
              rotation: keyframes([
                [0, 0, 'linear'],
                [800, 360, 'linear'],
              ]),
              opacity: keyframes([
                [0, 0.2, 'ease-out'],
                [400, 1, 'ease-in'],
                [760, 0.4, 'linear'],
              ]),
            },
          },
        ),
      ]),
      imageTrack([
        image(
          'quarter',
          'stamp',
          { at: 0, for: 800 },
          {
            box: { x: 0.5, y: 0.2, width: 0.45, height: 0.6 },
            fit: 'contain',
            transform: { rotation: 90, scale: 0.9 },
          },
        ),
      ]),
    ],
  }),
  ...halves(APPEARANCES).map((appearances, half) =>
    describeGolden({
      name: `pictures-come-and-go-${half + 1}`,
      size: SQUARE,
      durationMs: appearances.length * 240,
      tracks: [
        imageTrack([image('ground', 'meadow', { at: 0, for: appearances.length * 240 })]),
        imageTrack(
          inTurn(appearances, 240, (kind, when) =>
            image(kind, 'stamp', when, {
              box: { x: 0.15, y: 0.2, width: 0.6, height: 0.5 },
              enter: { kind, duration: msToTicks(120) },
              exit: { kind, duration: msToTicks(100) },
            }),
          ),
        ),
      ],
    }),
  ),
];

function halves<Value>(values: readonly Value[]): Value[][] {
  const middle = Math.ceil(values.length / 2);
  return [values.slice(0, middle), values.slice(middle)];
}

const toMask = (shape: Mask['shape']): Mask => (shape === 'rounded' ? { shape, radius: 0.18 } : { shape });

/** What is let through, and how it is mixed. */
const SHOWING: GoldenDocument[] = [
  ...halves(MASK_SHAPES).map((shapes, half) =>
    describeGolden({
      name: `masks-${half + 1}`,
      size: LANDSCAPE,
      durationMs: 400,
      background: '#e9e3d7',
      tracks: [
        imageTrack([image('ground', 'harbour', { at: 0, for: 400 }, { opacity: 0.35 })]),
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
    name: 'masks-turned-and-moving',
    durationMs: 600,
    tracks: [
      imageTrack([
        image('ground', 'meadow', { at: 0, for: 600 }, { fit: 'blur', mask: { shape: 'rounded', radius: 0.05 } }),
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
        imageTrack([image('ground', 'meadow', { at: 0, for: 400 })]),
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
      imageTrack([image('ground', 'harbour', { at: 0, for: 400 })]),
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
    name: 'pictures-with-alpha',
    size: SQUARE,
    durationMs: 600,
    background: '#2f6f62',
    tracks: [
      imageTrack([image('ground', 'meadow', { at: 0, for: 300 }, { opacity: 0.5 })]),
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

const CORRECTIONS = [
  { brightness: 0.35 },
  { brightness: -0.4 },
  { contrast: 0.5 },
  { contrast: -0.5 },
  { saturation: 0.6 },
  { saturation: -1 },
  { temperature: 0.7 },
  { temperature: -0.7 },
  { brightness: 0.1, contrast: 0.2, saturation: 0.3, temperature: 0.25, look: { name: 'film', strength: 0.5 } },
] as const;

/** Colour. */
const GRADES: GoldenDocument[] = [
  describeGolden({
    name: 'grade-corrections',
    size: SQUARE,
    durationMs: CORRECTIONS.length * 80,
    tracks: [
      imageTrack(
        inTurn(CORRECTIONS, 80, (grade, when, index) => image(`corrected-${index}`, 'meadow', when, { grade })),
      ),
    ],
  }),
  ...halves(GRADE_LOOKS).map((looks, half) =>
    describeGolden({
      name: `grade-looks-${half + 1}`,
      size: SQUARE,
      durationMs: looks.length * 80,
      tracks: [
        imageTrack(
          inTurn(looks, 80, (name, when, index) =>
            image(name, 'harbour', when, { grade: { look: { name, strength: index % 2 === 0 ? 1 : 0.6 } } }),
          ),
        ),
        imageTrack(
          inTurn(looks, 80, (name, when, index) =>
            image(`${name}-alpha`, 'cutOut', when, {
              box: { x: 0.5, y: 0.5, width: 0.45, height: 0.45 },
              fit: 'contain',
              grade: { look: { name, strength: index % 2 === 0 ? 0.4 : 1 } },
            }),
          ),
        ),
      ],
    }),
  ),
];

export const PICTURE_DOCUMENTS: GoldenDocument[] = [...FITS, ...MOTIONS, ...SHOWING, ...GRADES];
