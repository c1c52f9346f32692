import type { Region } from '@reelwright/ad';
import type { BodyRegion } from '@reelwright/product-kinds';

export interface ImageSubjects {
  /**
   * The region to keep in view: the product, also if a person wears it; with a person who shows it in another way, the
   * whole person. Never empty; the whole image if no subject stands out.
   */
  subject: Region;
  faces: Region[];
  /** The colour, `#rrggbb`, of a plain background, as in catalogue photos; null if there is none. */
  plainBackground: string | null;
  /** Prominent colours, strongest first, `#rrggbb`, at most 5. */
  palette: string[];
  /** True if it shows a person, a room or a world around the product. */
  isScene: boolean;
  /** True for a drawing of texts and shapes, such as a logo or a size chart; false for a photo. */
  isGraphic: boolean;
  /** True if somebody wrote on the image, beside its product: measures, or the names of parts. */
  hasLettering: boolean;
  /** True for several pictures side by side, with gaps between them. */
  isCollage: boolean;
  /** True if something before an even background, such as a person, crosses the image's upper edge. */
  crossesTop: boolean;
  /** The mean colour of the image's upper edge, `#rrggbb`, on which texts may stand. */
  topColor: string;
  /** How light it is in each cell of a grid: where texts can lie on it, and in which colour. */
  tones: ImageTones;
  /** The colour of most of the subject, `#rrggbb`. */
  subjectColor: string;
  /**
   * Parts of the subject worth a close-up, best first, at most 4: sharp, rich in detail, hardly overlapping, at least
   * 12 % of the subject's longer side and 300 pixels of the image in each direction.
   */
  details: Region[];
}

/** Lightness in each cell of a grid, row by row from the top left, from 0 to 100. */
export interface ImageTones {
  columns: number;
  rows: number;
  /** Mean of each cell. */
  light: number[];
  /** Standard deviation within each cell. */
  spread: number[];
}

/** Facts about an image that are known before its analysis. */
export interface ImageHint {
  /** The body region on which a person wears or holds the product. */
  wornOn?: BodyRegion;
  /** The subject's cut-out, and its region in the image. */
  cutOut?: { path: string; region: Region };
}

/** Finds the subject of an image and its facts. */
export interface VisionEngine {
  readonly id: string;
  findSubjects(imagePath: string, signal: AbortSignal, hint?: ImageHint): Promise<ImageSubjects>;
  /** Hints that `findSubjects` follows soon, so that slow start-up begins now. */
  warm(): void;
}
