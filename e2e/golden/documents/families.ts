import { FONT_FAMILIES, type FontFamily } from '@reelwright/timeline';
import { gridBoxes, title, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, SQUARE, titleTracks } from './golden-document.ts';

const CHINESE_FAMILIES = FONT_FAMILIES.filter(({ scripts }) => scripts.includes('han'));
const OTHER_FAMILIES = FONT_FAMILIES.filter(({ scripts }) => !scripts.includes('han'));
const FAMILIES_PER_DOCUMENT = 7;

/** Font families below one another, each in two weights; if a family lacks one, the nearest replaces it. */
function describeFamilies(name: string, families: readonly FontFamily[], text: string): GoldenDocument {
  const boxes = gridBoxes({ columns: 1, rows: families.length, margin: 0.01 });
  return describeGolden({
    name,
    size: SQUARE,
    durationMs: 80,
    background: '#14213d',
    tracks: titleTracks(
      families.map(({ family }, index) =>
        title(
          family,
          text,
          { at: 0, for: 80 },
          {
            style: { family, weight: index % 2 === 0 ? 400 : 700, size: 0.1, color: '#fca311' },
            box: boxes[index] ?? WHOLE,
          },
        ),
      ),
    ),
  });
}

export const FAMILY_DOCUMENTS: GoldenDocument[] = [
  ...Array.from({ length: Math.ceil(OTHER_FAMILIES.length / FAMILIES_PER_DOCUMENT) }, (_, index) =>
    describeFamilies(
      `families-latin-${index + 1}`,
      OTHER_FAMILIES.slice(index * FAMILIES_PER_DOCUMENT, (index + 1) * FAMILIES_PER_DOCUMENT),
      'Größe 40 % fi To',
    ),
  ),
  describeFamilies('families-chinese', CHINESE_FAMILIES, '新品上市 50% off'),
];
