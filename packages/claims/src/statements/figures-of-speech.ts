import { listMatches } from '../text/list-matches.ts';
import table from '../words/figures-of-speech.json' with { type: 'json' };

/**
 * Figures of speech with words of health, praise and proof, which state nothing about a body or a product. An
 * overlapping claim is dropped unless it is a health promise.
 */
const FIGURES = table.map(({ pattern }) => new RegExp(pattern, 'gu'));

/** Finds the figures of speech in a normalised line. */
export function findFigures(normal: string): { start: number; end: number }[] {
  return FIGURES.flatMap((figure) =>
    listMatches(figure, normal).map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
