import type { Box, VisualClip } from '@reelwright/timeline';
import type { Tones } from './tones.ts';

/** An image or a video of the product, as layouts see it. Boxes are in fractions of it. */
export interface LookImage {
  kind: 'image' | 'video';
  /** Id of the document's media. */
  media: string;
  width: number;
  height: number;
  /** The part that must stay in view; the whole image if nothing stands out. */
  subject: Box;
  faces: readonly Box[];
  /** The plain colour behind the subject, if there is one: `#rrggbb`. */
  plainBackground: string | null;
  hasAlpha: boolean;
  /**
   * The subject without its background and its photographed shadow: an image of its own, trimmed to the pixels that are
   * not transparent. Set only if the mask is certain.
   */
  cutOut?: {
    /** Id of the document's media. */
    media: string;
    width: number;
    height: number;
    /** Position in the photo, in fractions of it. */
    region: Box;
    /** Opaque share of the cut-out's box. */
    fill: number;
    /**
     * Where the cut-out touches the floor, in fractions of it: distance from its left end, distance from the top, and
     * width. Null for a product that does not stand by itself: clothes, or things photographed from above. Left out if
     * unknown.
     */
    feet?: readonly { x: number; y: number; width: number }[] | null;
    /**
     * Left and right end of the cut-out in bands of equal height, from the top down, in fractions of its width; equal
     * where a band is empty. Left out if unknown.
     */
    outline?: readonly { from: number; to: number }[];
    /** Edges of the photo that cut the product: it ends straight there. Empty or left out for a whole product. */
    cutBy?: readonly ('top' | 'right' | 'bottom' | 'left')[];
    /**
     * `light`: the outline is uncertain, because white met white, and only pale backgrounds hide it. `any` if left out.
     */
    background?: 'any' | 'light';
  };
  /** The photo extended beyond its edges, so that it fills the ad's canvas with the whole subject below the texts. */
  extended?: {
    /** Id of the document's media. */
    media: string;
    width: number;
    height: number;
    /** Position of the photo in the extension, in fractions of it. */
    region: Box;
    /**
     * The plain colour above the photo, if there is one, and where it ends, in fractions of the height. Texts stand on
     * it as on a background.
     */
    above?: { color: string; until: number };
  };
  /**
   * A drawn scene with the shadow and reflection of the cut-out, which stands at `place` in it, in fractions of the
   * scene. `wall`: mean colour of what is behind texts. `calm`: its colours there; null where it is busy.
   */
  scene?: {
    /** Id of the document's media. */
    media: string;
    width: number;
    height: number;
    place: Box;
    wall: string;
    /** Whether nothing stands to the left of the product, where a column of texts would stand. */
    isClearBeside: boolean;
    calm: { color: string; darkest: string; lightest: string } | null;
  };
  /**
   * Whether the photo shows a person, a room or surroundings. It is then shown as a photo, never as a product on a
   * stage.
   */
  isScene: boolean;
  /** Whether people wear or carry products of its kind; left out if unknown. */
  isWearable?: boolean;
  /** Whether something before an even background, such as a person, crosses the photo's upper edge. */
  crossesTop?: boolean;
  /** Mean colour of the photo's upper edge, `#rrggbb`. */
  topColor?: string;
  /** How light the photo is in each cell of a grid; left out if unknown. */
  tones?: Tones;
  /** The colour of the product itself (not of its surroundings), `#rrggbb`. */
  subjectColor?: string;
  /**
   * Parts worth a close-up, best first, in fractions of the photo: sharp, rich in detail (label, print, seam, clasp),
   * inside the subject; at most 4, with little overlap, each at least 12 % of the subject's longer side and at least
   * 300 x 300 px of the original.
   */
  details: readonly Box[];
  /** Prominent colours, strongest first. */
  palette: readonly string[];
  /** Only for a video: its duration. */
  durationTicks?: number;
  /** Only for a video: further fields of its clips. */
  video?: Pick<Extract<VisualClip, { kind: 'video' }>, 'trimStart' | 'speed' | 'isReversed' | 'role' | 'audio'>;
}
