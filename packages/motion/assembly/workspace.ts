/** The kernel's own memory, below everything that is allocated for planes: see WORKSPACE_BYTES in src/kernel.ts. */
export const PREDICTED: usize = 1024; // a predicted block of up to 16 x 16, 16 bytes a row
export const FIRST_PASS: usize = 2048; // the rows of a block after the horizontal pass, 16 bytes a row of 8 samples
export const MERGED: usize = 4096; // the predicted blocks of up to 8 neighbours, 128 bytes each
export const MERGED_WEIGHTS: usize = 5120; // the weight of each, in 1/32768, in all lanes of 16 bytes
export const CROSS: usize = 5376; // five differences of a window: see sadCross
export const BLOCK_ROWS: usize = 6144; // the rows of a block of 8 x 8 i16 while it is transformed
