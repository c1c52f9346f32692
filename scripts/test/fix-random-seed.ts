import fc from 'fast-check';

// Property tests use the same inputs in every run, so that only a change of the code makes them fail.
// FAST_CHECK_SEED=random explores other inputs; a number repeats a run.
const FIXED_SEED = 20_261_121;
const wanted = process.env['FAST_CHECK_SEED'];
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted ?? FIXED_SEED) });
