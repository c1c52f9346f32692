import type { CutOutEdge, CutOutMarks } from '@reelwright/contracts';

// The protocol between `cut-out-program.ts` and its engine: types alone, so that the program loads nothing for it.

export type CutOutOrder =
  | { op: 'cut_out'; imagePath: string; outputPath: string }
  | {
      op: 'separate';
      imagePath: string;
      outputPath: string;
      marks?: CutOutMarks | undefined;
      edge: CutOutEdge;
      maskPath?: string | undefined;
    };
