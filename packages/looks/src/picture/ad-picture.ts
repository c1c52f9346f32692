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
  /** Colours that stand out, strongest first. */
  palette: readonly string[];
  /** Of a film: how long it lasts. */
  durationTicks?: number;
  /** Of a film: what a clip of it says besides. */
  video?: Pick<Extract<PictureClip, { kind: 'video' }>, 'trimStart' | 'speed' | 'isReversed' | 'role'>;
}
