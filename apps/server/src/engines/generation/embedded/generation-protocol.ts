import type { FontFile } from '#src/studio/fonts/font-file.ts';
import type { ClipRequest, ImageRequest, MadeMedia } from '../generation.ts';

/** What the program reads from its standard input. */
export type GenerationOrder = {
  /** Of labels. */
  fonts: readonly FontFile[];
  threads: number;
} & ({ op: 'image'; request: ImageRequest } | { op: 'clip'; request: ClipRequest });

/** A line of its standard output. The last one has the result. */
export type GenerationLine = { progress: number } | { result: MadeMedia };
