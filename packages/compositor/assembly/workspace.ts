/** The kernel's own memory, below everything the arena hands out: see WORKSPACE_BYTES in src/kernel/kernel.ts. */
export const WEIGHTS: usize = 1024; // 256 phases x 4 taps, i16, sum 16384
export const NO_WEIGHTS: usize = 3072; // 4 taps of nothing
export const ROW: usize = 4096; // one source row after the vertical pass
export const TAIL: usize = 32752; // the last, partial group of a row
export const COLUMNS: usize = 32768; // how groups of 8 output columns are made

/** Half of 1/256 sample in 2^-32: positions are rounded to the nearest phase. */
export const HALF_PHASE: i64 = 1 << 23;
