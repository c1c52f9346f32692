export { deriveSeed } from './derive-seed.ts';
export { createSeededRandom, type SeededRandom } from './seeded-random.ts';
