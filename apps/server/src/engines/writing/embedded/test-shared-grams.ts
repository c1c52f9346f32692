import type { AdLanguage, ScriptLine } from '@reelwright/contracts';

/** Length of a word sequence that two scripts share only if they state the same fact. */
const GRAM = { en: 3, 'zh-CN': 4 } as const satisfies Record<AdLanguage, number>;

/**
 * Measures the share of each pair's shorter script that occurs word for word in the other: shares of its n-grams, 0 to
 * 1. Words from the product's data (its name, price, points) are left out, because they are not the script's own.
 */
export function measureSharedGrams(
  scripts: readonly (readonly ScriptLine[])[],
  language: AdLanguage,
): { mean: number; most: number } {
  const grams = scripts.map(
    (lines) => new Set(lines.flatMap(listOwnParts).flatMap((part) => listGrams(part, GRAM[language]))),
  );
  const shares: number[] = [];
  for (const [index, left] of grams.entries()) {
    for (const right of grams.slice(index + 1)) {
      const shared = [...left].filter((gram) => right.has(gram)).length;
      shares.push(shared / Math.max(1, Math.min(left.size, right.size)));
    }
  }
  return {
    mean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    most: Math.max(0, ...shares),
  };
}

function listGrams(line: string, length: number): string[] {
  const tokens = line.toLowerCase().match(/\p{Script=Han}|[\p{Script=Latin}\d'.%$-]+/gu) ?? [];
  return tokens
    .slice(0, Math.max(0, tokens.length - length + 1))
    .map((_token, at) => tokens.slice(at, at + length).join(' '));
}

function listOwnParts({ text, sources }: ScriptLine): string[] {
  const marked = [...text].map((letter, at) =>
    sources.some(({ start, end }) => at >= start && at < end) ? '\n' : letter,
  );
  return marked.join('').split(/\n+/);
}
