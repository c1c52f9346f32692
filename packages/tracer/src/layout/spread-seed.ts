/**
 * Steps from one seed to the next, as parts of a whole range. Together they are chosen so that for no two seeds up to 24
 * apart most choices are alike: steps near quarters and eighths brought them together again after four and eight seeds.
 * The roots make them irrational: for seeds far apart, the choices follow no common rhythm.
 */
const STEPS = {
  place: 0.28 + Math.sqrt(2) / 3000,
  pool: 0.184 + Math.sqrt(3) / 4000,
  sky: 0.315 + Math.sqrt(5) / 5000,
  lamp: 0.113 + Math.sqrt(7) / 9000,
  rise: 0.353 + Math.sqrt(11) / 3000,
  tilt: 0.079 + Math.sqrt(13) / 5000,
  turn: 0.242 + Math.sqrt(17) / 10_000,
} as const;

/**
 * Where a choice of a seed lies in its range, 0 to 1. Images of one task have seeds one after another: light comes from
 * the other side each time, and these choices differ. With random numbers some of them would be alike.
 */
export const spreadSeed = (seed: number, choice: keyof typeof STEPS): number => (seed * STEPS[choice]) % 1;
