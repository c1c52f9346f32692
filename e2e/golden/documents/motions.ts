import { APPEARANCES, EASINGS, msToTicks } from '@reelwright/timeline';
import { DRIFT, halves, image, inTurn, keyframes } from './clips.ts';
import { describeGolden, type GoldenDocument, imageTrack, LANDSCAPE, SQUARE } from './golden-document.ts';

/** Boxes that move. */
export const MOTION_DOCUMENTS: GoldenDocument[] = [
  describeGolden({
    name: 'keyframes-with-every-easing',
    durationMs: EASINGS.length * 120,
    tracks: [
      imageTrack([image('background', 'meadow', { at: 0, for: EASINGS.length * 120 })]),
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
    name: 'images-turned-and-faded',
    size: LANDSCAPE,
    durationMs: 800,
    tracks: [
      imageTrack([image('background', 'harbour', { at: 0, for: 800 }, { opacity: 0.6 })]),
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
      name: `images-come-and-go-${half + 1}`,
      size: SQUARE,
      durationMs: appearances.length * 240,
      tracks: [
        imageTrack([image('background', 'meadow', { at: 0, for: appearances.length * 240 })]),
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
