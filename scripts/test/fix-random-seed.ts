import fc from 'fast-check';

// Property tests try the same inputs at every run, so that a failure is the change's and not the day's.
// FAST_CHECK_SEED=random explores others; a number repeats a run.
const FIXED_SEED = 20_261_121;
const wanted = process.env['FAST_CHECK_SEED'];
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted ?? FIXED_SEED) });
