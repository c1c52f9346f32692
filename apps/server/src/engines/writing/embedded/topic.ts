import type { Pattern } from './pattern.ts';

/** What a product is used for, told from its kind: what people live through with things like it. It claims nothing of the product itself. */
export interface Domain {
  id: string;
  /** Words of names and categories that tell it. */
  words: RegExp;
  /** Trouble that viewers know, "spoken | on screen". */
  pains: readonly Pattern[];
  /** Moments in which such a thing is used. */
  moments: readonly Pattern[];
  /** What people did before; completes "Still ...?" ("waiting for the kettle"). */
  olds: readonly string[];
  /** Where a picture of it is taken ("on a kitchen counter"). */
  setting: string;
}

/** What a line of the seller's is about, and what that means to a viewer. Said only beside the line itself. */
export interface Feature {
  id: string;
  match: RegExp;
  /** Trouble that it answers, "spoken | on screen". */
  pains: readonly Pattern[];
  /** What one may feel about it, behind the line. */
  kickers: readonly Pattern[];
  olds: readonly string[];
}

export function findDomain(domains: readonly Domain[], texts: readonly (string | null | undefined)[]): Domain | null {
  for (const text of texts) {
    if (!text) continue;
    const found = domains
      .map((domain) => ({ domain, at: lastMatch(domain.words, text) }))
      .filter(({ at }) => at >= 0)
      .sort((left, right) => right.at - left.at)[0];
    if (found) return found.domain;
  }
  return null;
}

/** Where the last word that tells a domain ends: what a thing is stands at the end of its name. */
function lastMatch(words: RegExp, text: string): number {
  return [...text.matchAll(new RegExp(words.source, 'giu'))].reduce(
    (last, match) => Math.max(last, match.index + match[0].length),
    -1,
  );
}

export function findFeature(features: readonly Feature[], text: string): Feature | null {
  return features.find(({ match }) => match.test(text)) ?? null;
}
