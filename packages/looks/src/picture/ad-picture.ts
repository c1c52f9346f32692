import type { Box, PictureClip } from '@reelwright/timeline';

/** A picture or a film of the product, as layouts see it. Boxes in fractions of it. */
export interface LookPicture {
  kind: 'image' | 'video';
  /** Id of the document's media. */
  media: string;
  width: number;
  height: number;
  /** What must stay in view; the whole picture where nothing stands out. */
  subject: Box;
  faces: readonly Box[];
  /** The one colour before which the subject stands, if it does: `#rrggbb`. */
  plainBackground: string | null;
  hasAlpha: boolean;
  /**
   * The subject alone, without its background and baked shadow: a picture of its own, trimmed to what is not transparent. Only where the
   * mask is certain.
   */
  cutOut?: {
    /** Id of the document's media. */
    media: string;
    width: number;
    height: number;
    /** Where it lies in the photo, in fractions of it. */
    region: Box;
    /** Share of the cut-out's box that is opaque. */
    fill: number;
    /**
     * Where it touches the floor, in fractions of it: from its left end, how far from the top, and how wide. Null for what does not stand by
     * itself: clothes, things laid out and seen from above. Left out where nothing is known of it.
     */
    feet?: readonly { x: number; y: number; width: number }[] | null;
    /** The edges of the photo that cut it: there it ends straight. Empty or left out for a whole product. */
    cutBy?: readonly ('top' | 'right' | 'bottom' | 'left')[];
    /** `light`: only pale backgrounds hide where white met white and the outline is not certain. `any` where left out. */
    ground?: 'any' | 'light';
  };
  /** The photo carried on beyond its edges, so that it fills the ad's canvas with its subject whole below the texts. */
  extended?: {
    /** Id of the document's media. */
    media: string;
    width: number;
    height: number;
    /** Where the photo lies in it, in fractions of it. */
    region: Box;
    /**
     * The one colour of what lies above the photo, where it has one, and where that ends, in fractions of the height: texts stand on it as
     * on a ground.
     */
    above?: { color: string; until: number };
  };
  /** A photo with a person, a room or a world around the product: shown as a photo, never as a product on a stage. */
  isScene: boolean;
  /** The colour of the product itself (not of what surrounds it), `#rrggbb`. */
  subjectColor?: string;
  /**
   * Parts worth a close-up, best first, in fractions of the photo: sharp, rich in detail (label, print, seam, clasp), inside the subject; at
   * most 4, not overlapping much, each at least 12 % of the subject's longer side and showing at least 300 x 300 px of the original.
   */
  details: readonly Box[];
  /** Colours that stand out, strongest first. */
  palette: readonly string[];
  /** Of a film: how long it lasts. */
  durationTicks?: number;
  /** Of a film: what a clip of it says besides. */
  video?: Pick<Extract<PictureClip, { kind: 'video' }>, 'trimStart' | 'speed' | 'isReversed' | 'role' | 'sound'>;
}
