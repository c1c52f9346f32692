import { isCovered } from './font-coverage.ts';
import { FALLBACK_FAMILIES, findFontFamily } from './font-families.ts';

/** One font file: a family in one of its weights. */
export interface FontFace {
  family: string;
  weight: number;
}

/** The families that are asked for each character of a text in `family`, in this order. */
export function fontStack(family: string): string[] {
  const known = findFontFamily(family);
  const own = known ? [known.family, known.han, known.substitute].filter((each) => each !== undefined) : [];
  return [...new Set([...own, ...FALLBACK_FAMILIES])];
}

/** The faces of `fontStack`, each the one of its family that comes nearest to the weight; of two as near the heavier one. */
export function listStackFaces({ family, weight }: FontFace): FontFace[] {
  return fontStack(family).map((each) => ({ family: each, weight: nearestWeight(each, weight) }));
}

function nearestWeight(family: string, weight: number): number {
  const weights = findFontFamily(family)?.weights ?? [];
  const distance = (each: number) => Math.abs(each - weight);
  return weights.reduce((best, each) => (distance(each) <= distance(best) ? each : best), weights[0] ?? weight);
}

/**
 * The name under which hosts register a face: each as a family of its own. So no host chooses among weights, or thickens a face that lacks
 * one, which each would do in its own way.
 */
export function fontFaceName({ family, weight }: FontFace): string {
  return `${family} ${weight}`;
}

/** For `context.font`. */
export function toCanvasFont(font: FontFace & { sizePx: number }): string {
  const names = listStackFaces(font).map((face) => `"${fontFaceName(face)}"`);
  return `${font.sizePx}px ${names.join(', ')}`;
}

const SUBSTITUTED_LETTER = /\p{Script=Latin}/u;

/**
 * The family to set a text in, for whoever lays it out: `family`, or its substitute when it lacks a Latin letter of the text, which a host would
 * otherwise take from another font in the middle of a word.
 */
export function settleFamily(family: string, text: string): string {
  const substitute = findFontFamily(family)?.substitute;
  if (substitute === undefined) return family;
  for (const character of text) {
    if (SUBSTITUTED_LETTER.test(character) && !isCovered(family, character)) return substitute;
  }
  return family;
}
