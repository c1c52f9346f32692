import * as z from 'zod';

export interface Setting<Schema extends z.ZodType = z.ZodType> {
  /** Parses the text of the variable; `undefined` (not set, or empty) gives the default. */
  schema: Schema;
  /** The default as the documentation shows it. */
  shownDefault: string;
  /** The allowed values, for the error message. */
  allowed: string;
  description: string;
}

export function defineSetting<Schema extends z.ZodType>(setting: Setting<Schema>): Setting<Schema> {
  return setting;
}

export function wholeNumber(range: { min: number; max: number; default: number; description: string }) {
  return defineSetting({
    schema: z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(z.number().int().min(range.min).max(range.max))
      .default(range.default),
    shownDefault: String(range.default),
    allowed: `a whole number from ${range.min} to ${range.max}`,
    description: range.description,
  });
}

export const MIB = 2 ** 20;
const SIZE_UNITS = { mb: MIB, gb: 1024 * MIB } as const;
const SIZE = /^(\d+(?:\.\d+)?)\s*([mg]b)$/i;

/** A size such as 3GB or 2500 MB; in bytes, as memory is counted (1 GB = 2^30). */
export function memorySize(size: { minBytes: number; default: string; description: string }) {
  const toBytes = (text: string): number => {
    const [, count, unit = ''] = SIZE.exec(text) ?? [];
    return Math.round(Number(count) * SIZE_UNITS[unit.toLowerCase() as keyof typeof SIZE_UNITS]);
  };
  return defineSetting({
    schema: z
      .string()
      .regex(SIZE)
      .transform(toBytes)
      .pipe(z.number().min(size.minBytes))
      .default(toBytes(size.default)),
    shownDefault: size.default,
    allowed: `a size of at least ${size.minBytes / MIB}MB, such as ${size.default} or 2500MB`,
    description: size.description,
  });
}

/** The entries of a list that commas separate, in lower case. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
