import { FONT_COVERAGE, HAN_COVERAGE } from './font-coverage.gen.ts';

const HAN_START = 0x4e00;
const HAN_END = 0x9fff;

interface Coverage {
  /** First and last characters alternately, ascending. */
  bounds: readonly number[];
  /** Four characters from HAN_START on in each hexadecimal digit, the first in its lowest bit. */
  han: string;
}

const read = new Map<string, Coverage>();

/** Returns whether a family has a character; all its weights have the same characters. False for unknown families. */
export function isCovered(family: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const coverage = findCoverage(family);
  if (!coverage) return false;
  if (code >= HAN_START && code <= HAN_END) {
    const bit = code - HAN_START;
    return (Number.parseInt(coverage.han[bit >> 2] ?? '0', 16) & (1 << (bit & 3))) !== 0;
  }
  const above = findFirstFrom(coverage.bounds, code);
  // Inside a range the next bound is its last character; a bound itself is always inside.
  return above % 2 === 1 || coverage.bounds[above] === code;
}

/** Returns the index of the first of ascending numbers that is not below `code`; their count if all are below. */
function findFirstFrom(bounds: readonly number[], code: number): number {
  let [from, to] = [0, bounds.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((bounds[middle] ?? 0) < code) from = middle + 1;
    else to = middle;
  }
  return from;
}

function findCoverage(family: string): Coverage | undefined {
  const known = read.get(family);
  if (known) return known;
  const packed = FONT_COVERAGE[family];
  if (!packed) return undefined;
  let last = 0;
  const bounds = packed.ranges.split(' ').map((step) => (last += Number.parseInt(step, 36)));
  const coverage = { bounds, han: HAN_COVERAGE[packed.han] ?? '' };
  read.set(family, coverage);
  return coverage;
}
