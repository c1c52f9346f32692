export type FontStyle = 'sans' | 'serif' | 'display' | 'handwriting' | 'condensed' | 'rounded';

/**
 * `latin`: every letter of German, French, Spanish, Polish, Turkish, Vietnamese and the other languages of western
 * Europe.
 */
export type FontScript = 'latin' | 'western' | 'cyrillic' | 'greek' | 'han' | 'emoji';

export interface FontFamily {
  family: string;
  /** Weights of its faces, lightest first. */
  weights: readonly number[];
  /** `western` families lack letters of Polish, Turkish or Vietnamese, and name a substitute. */
  scripts: readonly FontScript[];
  style: FontStyle;
  /** The family for Chinese in a text of this family. */
  han?: string;
  /** The nearest family with all letters of `latin`, for texts that need them; see `settleFamily`. */
  substitute?: string;
}

const SANS_HAN = 'Noto Sans CJK SC';
const SERIF_HAN = 'Noto Serif CJK SC';

/** The families that documents may name: all open, in the order of the menu. Other names are set in Inter. */
export const FONT_FAMILIES: readonly FontFamily[] = [
  { family: 'Inter', weights: [400, 500, 600, 700, 800, 900], scripts: ['latin', 'cyrillic', 'greek'], style: 'sans' },
  { family: 'Manrope', weights: [400, 500, 600, 700, 800], scripts: ['latin', 'cyrillic', 'greek'], style: 'sans' },
  {
    family: 'Poppins',
    weights: [300, 400, 500, 600, 700, 800, 900],
    scripts: ['western'],
    style: 'sans',
    substitute: 'Manrope',
  },
  { family: 'Space Grotesk', weights: [300, 400, 500, 600, 700], scripts: ['latin'], style: 'sans' },
  { family: 'Bricolage Grotesque', weights: [300, 400, 500, 600, 700, 800], scripts: ['latin'], style: 'sans' },
  { family: 'Chakra Petch', weights: [300, 400, 500, 600, 700], scripts: ['latin'], style: 'sans' },
  { family: 'Quicksand', weights: [300, 400, 500, 600, 700], scripts: ['latin'], style: 'rounded' },
  {
    family: 'Baloo 2',
    weights: [400, 500, 600, 700, 800],
    scripts: ['latin'],
    style: 'rounded',
    han: 'ZCOOL KuaiLe',
  },
  { family: 'Anton', weights: [400], scripts: ['latin'], style: 'condensed', han: 'ZCOOL QingKe HuangYou' },
  {
    family: 'Oswald',
    weights: [300, 400, 500, 600, 700],
    scripts: ['latin', 'cyrillic'],
    style: 'condensed',
    han: 'ZCOOL QingKe HuangYou',
  },
  {
    family: 'Barlow Condensed',
    weights: [300, 400, 500, 600, 700, 800, 900],
    scripts: ['latin'],
    style: 'condensed',
  },
  { family: 'Bungee', weights: [400], scripts: ['latin'], style: 'display', han: 'ZCOOL QingKe HuangYou' },
  { family: 'Alfa Slab One', weights: [400], scripts: ['latin'], style: 'display' },
  { family: 'Bangers', weights: [400], scripts: ['latin'], style: 'display', han: 'ZCOOL KuaiLe' },
  { family: 'Tilt Neon', weights: [400], scripts: ['latin'], style: 'display', han: 'ZCOOL QingKe HuangYou' },
  {
    family: 'Playfair Display',
    weights: [400, 500, 600, 700, 800, 900],
    scripts: ['latin', 'cyrillic'],
    style: 'serif',
    han: SERIF_HAN,
  },
  {
    family: 'DM Serif Display',
    weights: [400],
    scripts: ['western'],
    style: 'serif',
    han: SERIF_HAN,
    substitute: 'Playfair Display',
  },
  {
    family: 'Cormorant Garamond',
    weights: [300, 400, 500, 600, 700],
    scripts: ['latin', 'cyrillic'],
    style: 'serif',
    han: SERIF_HAN,
  },
  {
    family: 'Fraunces',
    weights: [300, 400, 500, 600, 700, 800, 900],
    scripts: ['latin'],
    style: 'serif',
    han: SERIF_HAN,
  },
  { family: 'Yeseva One', weights: [400], scripts: ['latin', 'cyrillic'], style: 'serif', han: 'ZCOOL XiaoWei' },
  {
    family: 'Shrikhand',
    weights: [400],
    scripts: ['western'],
    style: 'display',
    han: 'ZCOOL KuaiLe',
    substitute: 'Lobster',
  },
  { family: 'Lobster', weights: [400], scripts: ['latin', 'cyrillic'], style: 'handwriting', han: 'ZCOOL KuaiLe' },
  { family: 'Pacifico', weights: [400], scripts: ['latin', 'cyrillic'], style: 'handwriting', han: 'Ma Shan Zheng' },
  {
    family: 'Dancing Script',
    weights: [400, 500, 600, 700],
    scripts: ['latin'],
    style: 'handwriting',
    han: 'Ma Shan Zheng',
  },
  {
    family: 'Caveat',
    weights: [400, 500, 600, 700],
    scripts: ['western', 'cyrillic'],
    style: 'handwriting',
    han: 'Ma Shan Zheng',
    substitute: 'Patrick Hand',
  },
  { family: 'Patrick Hand', weights: [400], scripts: ['latin'], style: 'handwriting', han: 'ZCOOL KuaiLe' },
  { family: 'Sedgwick Ave Display', weights: [400], scripts: ['latin'], style: 'handwriting', han: 'Ma Shan Zheng' },
  { family: 'Noto Sans CJK SC', weights: [400, 700], scripts: ['han', 'cyrillic'], style: 'sans' },
  { family: 'Noto Serif CJK SC', weights: [400, 700], scripts: ['han', 'cyrillic'], style: 'serif' },
  { family: 'ZCOOL KuaiLe', weights: [400], scripts: ['han'], style: 'rounded' },
  { family: 'ZCOOL QingKe HuangYou', weights: [400], scripts: ['han'], style: 'condensed' },
  { family: 'ZCOOL XiaoWei', weights: [400], scripts: ['han'], style: 'serif' },
  { family: 'Ma Shan Zheng', weights: [400], scripts: ['han'], style: 'handwriting' },
  { family: 'Noto Emoji', weights: [400, 700], scripts: ['emoji'], style: 'sans' },
];

/**
 * Last fallbacks, in this order, for characters that a family and its partner lack. Emoji have only outlines: they get
 * the colour of their text.
 */
export const FALLBACK_FAMILIES = ['Inter', SANS_HAN, 'Noto Emoji'] as const;

const BY_NAME = new Map(FONT_FAMILIES.map((family) => [family.family, family]));

/** Returns undefined for an unknown family. */
export function findFontFamily(family: string): FontFamily | undefined {
  return BY_NAME.get(family);
}
