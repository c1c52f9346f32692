/**
 * Steps from one seed to the next, as parts of a whole range: irrational, each near a quarter. Two seeds on, a choice is
 * half its range away; for seeds far apart, the choices follow no common rhythm.
 */
const STEPS = {
  place: 0.25 + Math.SQRT2 / 100,
  rise: 0.375 - Math.sqrt(3) / 100,
  tilt: 0.25 + Math.sqrt(5) / 100,
  turn: 0.25 - Math.sqrt(7) / 200,
  lamp: 0.375 + Math.sqrt(11) / 200,
  pool: 0.375 - Math.sqrt(13) / 200,
} as const;

/**
 * Where a choice of a seed lies in its range, 0 to 1. Images of one task have seeds one after another: light comes from
 * the other side each time, and every second time these choices differ. With random numbers some of them would be alike.
 */
export const spreadSeed = (seed: number, choice: keyof typeof STEPS): number => (seed * STEPS[choice]) % 1;
