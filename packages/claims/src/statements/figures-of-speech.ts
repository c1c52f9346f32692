import { listMatches } from '../text/list-matches.ts';
import table from '../words/figures-of-speech.json' with { type: 'json' };

/**
 * Words of health, praise and proof in figures of speech: they say nothing of a body or of a product. A claim that lies over one and
 * is no promise of health is dropped.
 */
const FIGURES = table.map(({ pattern }) => new RegExp(pattern, 'gu'));

/** Where a normalised line speaks in figures. */
export function findFigures(normal: string): { start: number; end: number }[] {
  return FIGURES.flatMap((figure) =>
    listMatches(figure, normal).map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
