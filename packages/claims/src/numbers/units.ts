import table from '../words/units.json' with { type: 'json' };

const DIMENSIONS = [
  'time',
  'length',
  'area',
  'mass',
  'volume',
  'temperature',
  'power',
  'energy',
  'charge',
  'voltage',
  'frequency',
  'data',
  'speed',
  'pressure',
  'light',
  'sound',
  'angle',
  'pixels',
  'calories',
  'percent',
  'times',
  'stars',
  'age',
  'rotation',
  'carat',
] as const;

export type Dimension = (typeof DIMENSIONS)[number];

/** A unit: one of it is `factor` (plus `offset`) base units of its dimension. */
export interface Unit {
  dimension: Dimension;
  factor: number;
  offset?: number;
}

/** A unit's size in base units of the dimension `kind`. */
interface UnitSize {
  kind: string;
  factor: number;
  offset?: number;
}

/** A row of the table of units. `pattern` matches its spellings in lower case, whole. */
export interface UnitRow extends UnitSize {
  pattern: string;
  /** Chinese spellings may be followed by anything, Latin ones by no letter or digit. */
  language: string;
  /** Further units if the spelling is ambiguous: a phone's 512G are gigabytes. */
  also?: readonly UnitSize[];
}

interface CompiledUnit {
  pattern: RegExp;
  units: readonly Unit[];
}

function toUnit({ kind, factor, offset }: UnitSize): Unit {
  const dimension = DIMENSIONS.find((each) => each === kind);
  if (dimension === undefined) throw new Error(`the table of units has an unknown dimension: ${kind}`);
  return offset === undefined ? { dimension, factor } : { dimension, factor, offset };
}

/** Throws for an unknown dimension. */
export function compileUnit(row: UnitRow): CompiledUnit {
  const end = row.language === 'en' ? '(?![a-z0-9])' : '';
  return {
    pattern: new RegExp(`^(?:${row.pattern})${end}`, 'u'),
    units: [row, ...(row.also ?? [])].map(toUnit),
  };
}

const COMPILED = table.map(compileUnit);

/** Reads the longest unit at the start of a normalised text. */
export function readUnit(text: string): { units: readonly Unit[]; length: number } | undefined {
  let found: { units: readonly Unit[]; length: number } | undefined;
  for (const { pattern, units } of COMPILED) {
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length > (found?.length ?? 0)) found = { units, length };
  }
  return found;
}

export function toBase(value: number, unit: Unit): number {
  return value * unit.factor + (unit.offset ?? 0);
}
