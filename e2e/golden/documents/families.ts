import { gridBoxes, title, WHOLE } from './clips.ts';
import { describeGolden, type GoldenDocument, SQUARE, titleTracks } from './golden-document.ts';

const LATIN_FAMILIES = [
  'Inter',
  'Manrope',
  'Space Grotesk',
  'Bricolage Grotesque',
  'Chakra Petch',
  'Quicksand',
  'Baloo 2',
  'Anton',
  'Oswald',
  'Saira Condensed',
  'Bungee',
  'Alfa Slab One',
  'Bangers',
  'Tilt Neon',
  'Playfair Display',
  'DM Serif Display',
  'Cormorant Garamond',
  'Fraunces',
  'Yeseva One',
  'Shrikhand',
  'Lobster',
  'Pacifico',
  'Dancing Script',
  'Caveat',
  'Patrick Hand',
  'Permanent Marker',
  'Sedgwick Ave Display',
];
const CHINESE_FAMILIES = [
  'Noto Sans CJK SC',
  'Noto Serif CJK SC',
  'ZCOOL KuaiLe',
  'ZCOOL QingKe HuangYou',
  'ZCOOL XiaoWei',
  'Ma Shan Zheng',
];
const FAMILIES_PER_DOCUMENT = 7;

/** Families below one another, each in two weights: where a family lacks one, the nearest stands in. */
function describeFamilies(name: string, families: readonly string[], text: string): GoldenDocument {
  const boxes = gridBoxes({ columns: 1, rows: families.length, margin: 0.01 });
  return describeGolden({
    name,
    size: SQUARE,
    durationMs: 80,
    background: '#14213d',
    tracks: titleTracks(
      families.map((family, index) =>
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
  ...Array.from({ length: Math.ceil(LATIN_FAMILIES.length / FAMILIES_PER_DOCUMENT) }, (_, index) =>
    describeFamilies(
      `families-latin-${index + 1}`,
      LATIN_FAMILIES.slice(index * FAMILIES_PER_DOCUMENT, (index + 1) * FAMILIES_PER_DOCUMENT),
      'Größe 40 % fi To',
    ),
  ),
  describeFamilies('families-chinese', CHINESE_FAMILIES, '新品上市 50% off'),
];
