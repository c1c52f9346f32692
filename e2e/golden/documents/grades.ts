import { GRADE_LOOKS } from '@reelwright/timeline';
import { halves, image, inTurn } from './clips.ts';
import { describeGolden, type GoldenDocument, imageTrack, SQUARE } from './golden-document.ts';

const CORRECTIONS = [
  { brightness: 0.35 },
  { brightness: -0.4 },
  { contrast: 0.5 },
  { contrast: -0.5 },
  { saturation: 0.6 },
  { saturation: -1 },
  { temperature: 0.7 },
  { temperature: -0.7 },
  { brightness: 0.1, contrast: 0.2, saturation: 0.3, temperature: 0.25, look: { name: 'video', strength: 0.5 } },
] as const;

/** Colour. */
export const GRADE_DOCUMENTS: GoldenDocument[] = [
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
