import type { FontFile } from '#src/studio/fonts/font-file.ts';
import type { ImageRequest, MadeMedia } from '../generation.ts';

/** What the program reads from its standard input. */
export interface GenerationOrder {
  op: 'image';
  /** Of labels. */
  fonts: readonly FontFile[];
  threads: number;
  request: ImageRequest;
}

/** A line of its standard output. The last one has the result. */
export type GenerationLine = { progress: number } | { result: MadeMedia };
