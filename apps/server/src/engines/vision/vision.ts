import type { Region } from '@reelwright/ad';
import type { BodyRegion } from '@reelwright/product-kinds';

export interface PictureSubjects {
  /**
   * What must stay in view: the product, also where somebody wears it; with a person who shows it somehow, all of them. Never empty; the
   * whole picture where nothing stands out.
   */
  subject: Region;
  faces: Region[];
  /** Whether the subject stands before one plain colour, as in catalogue photos; then that colour, `#rrggbb`. */
  plainBackground: string | null;
  /** Colours that stand out, strongest first, `#rrggbb`, at most 5. */
  palette: string[];
  /** Whether it shows a person, a room or a world around the product. */
  isScene: boolean;
  /** The colour that most of the subject has, `#rrggbb`. */
  subjectColor: string;
  /**
   * Parts of the subject worth a close-up, best first, at most 4: sharp, rich in detail, hardly overlapping, at least 12 % of the
   * subject's longer side and 300 pixels of the picture in each direction.
   */
  details: Region[];
}

/** What is known of a picture before it is looked at. */
export interface PictureHint {
  /** Where a person wears or holds the product. */
  wornOn?: BodyRegion;
  /** The subject cut out of the picture, and where it lies in it. */
  cutOut?: { path: string; region: Region };
}

/** Finds what matters in a picture. */
export interface VisionEngine {
  readonly id: string;
  findSubjects(imagePath: string, signal: AbortSignal, hint?: PictureHint): Promise<PictureSubjects>;
  /** A hint that `findSubjects` comes soon: begins what takes long to begin. */
  warm(): void;
}
