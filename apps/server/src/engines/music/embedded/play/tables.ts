import { SAMPLE_RATE } from './sound.ts';

export const TABLE_SIZE = 2048;
export type Shape = 'sine' | 'triangle' | 'square' | 'saw';

const TOP_HZ = SAMPLE_RATE * 0.42;
const LOWEST_HZ = 20;
const MOST_PARTIALS = 400;

export const SINE = Float32Array.from({ length: TABLE_SIZE + 1 }, (_none, index) =>
  Math.sin((2 * Math.PI * index) / TABLE_SIZE),
);
const tables = new Map<string, Float32Array>();

/**
 * Returns one period of a shape without any partial that would alias at this frequency; its last sample repeats the
 * first.
 */
export function tableOf(shape: Shape, hz: number): Float32Array {
  if (shape === 'sine') return SINE;
  // One table for each third of an octave.
  const band = Math.max(0, Math.ceil(Math.log2(hz / LOWEST_HZ) * 3));
  const key = `${shape} ${band}`;
  const known = tables.get(key);
  if (known) return known;
  const partials = Math.max(1, Math.min(MOST_PARTIALS, Math.floor(TOP_HZ / (LOWEST_HZ * 2 ** (band / 3)))));
  const made = sumPartials((partial) => levelOf(shape, partial, partials), partials);
  tables.set(key, made);
  return made;
}

function levelOf(shape: Exclude<Shape, 'sine'>, partial: number, partials: number): number {
  // Tapers the truncated series, which would ring otherwise.
  const taper = Math.cos((Math.PI / 2) * (partial / (partials + 1))) ** 0.5;
  switch (shape) {
    case 'saw':
      return (0.62 / partial) * taper;
    case 'square':
      return partial % 2 === 1 ? (0.8 / partial) * taper : 0;
    case 'triangle':
      return partial % 2 === 1 ? ((0.8 * (partial % 4 === 1 ? 1 : -1)) / partial ** 2) * taper : 0;
  }
}

/** Sums one period of sines. */
function sumPartials(level: (partial: number) => number, partials: number): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let partial = 1; partial <= partials; partial += 1) {
    const height = level(partial);
    if (height === 0) continue;
    for (let index = 0; index < TABLE_SIZE; index += 1)
      table[index] = (table[index] as number) + height * (SINE[(index * partial) % TABLE_SIZE] as number);
  }
  table[TABLE_SIZE] = table[0] as number;
  return table;
}
