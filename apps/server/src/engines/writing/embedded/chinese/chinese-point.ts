import type { Point, PointLine } from '../point.ts';
import type { SourcedText } from '../sourced-text.ts';

export interface ChineseLine extends PointLine {
  /** The sources of a line that tells more than one fact. */
  spoken?: SourcedText;
}

/** Something to say in Chinese. */
export type ChinesePoint = Point<ChineseLine>;
