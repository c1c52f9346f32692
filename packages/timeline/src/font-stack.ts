import { isCovered } from './font-coverage.ts';
import { FALLBACK_FAMILIES, findFontFamily } from './font-families.ts';

/** One font file: a family in one of its weights. */
export interface FontFace {
  family: string;
  weight: number;
}

/** Returns the families that are tried for each character of a text in `family`, in this order. */
export function fontStack(family: string): string[] {
  const known = findFontFamily(family);
  const own = known ? [known.family, known.han, known.substitute].filter((each) => each !== undefined) : [];
  return [...new Set([...own, ...FALLBACK_FAMILIES])];
}

/**
 * Returns the faces of `fontStack`, each in the weight of its family nearest to the given one; of two equally near ones
 * the heavier.
 */
export function listStackFaces({ family, weight }: FontFace): FontFace[] {
  return fontStack(family).map((each) => ({ family: each, weight: nearestWeight(each, weight) }));
}

function nearestWeight(family: string, weight: number): number {
  const weights = findFontFamily(family)?.weights ?? [];
  const distance = (each: number) => Math.abs(each - weight);
  return weights.reduce((best, each) => (distance(each) <= distance(best) ? each : best), weights[0] ?? weight);
}

/**
 * Returns the name under which hosts register a face: each as its own family. So no host chooses among weights, or
 * synthesises bold for a face without that weight; each host would do so differently.
 */
export function fontFaceName({ family, weight }: FontFace): string {
  return `${family} ${weight}`;
}

/** Returns the value for `context.font`. */
export function toCanvasFont(font: FontFace & { sizePx: number }): string {
  const names = listStackFaces(font).map((face) => `"${fontFaceName(face)}"`);
  return `${font.sizePx}px ${names.join(', ')}`;
}

const SUBSTITUTED_LETTER = /\p{Script=Latin}/u;

/**
 * Returns the family to lay out a text in: `family`, or its substitute if it lacks a Latin letter of the text, which a
 * host would otherwise take from another font in the middle of a word.
 */
export function settleFamily(family: string, text: string): string {
  const substitute = findFontFamily(family)?.substitute;
  if (substitute === undefined) return family;
  for (const character of text) {
    if (SUBSTITUTED_LETTER.test(character) && !isCovered(family, character)) return substitute;
  }
  return family;
}
