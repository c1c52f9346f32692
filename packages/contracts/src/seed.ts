/** Largest seed. Seeds are whole numbers from 0. */
export const MAX_SEED = 2 ** 31 - 1;
