import type { VideoCutInput } from '@reelwright/contracts';

/** What one result is made of. */
export type CutPart = Pick<VideoCutInput, 'ranges' | 'result' | 'frame_rate' | 'is_lossless' | 'frame'>;

/** The video of a result, without audio. */
export interface CutVideo {
  path: string;
  container: 'mp4' | 'webm';
  hasAlpha: boolean;
}
