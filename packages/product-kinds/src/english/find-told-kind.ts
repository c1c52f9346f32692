import { type EnglishKinds, type EnglishMatch, findEnglishKind } from './find-english-kind.ts';
import { readWords } from './read-title.ts';

/** The seller's words for the product in running text: "in this book", "our sleek wristwatch", "each set". */
const POINTED_AT = /\b(?:this|these|our|each)\s+((?:\p{L}[\p{L}-]*,?\s+){0,5}\p{L}[\p{L}-]*)/giu;
/** "The X21 is a premium smartphone with …", "It is a 2-in-1 convertible laptop". */
const IS_A =
  /(?:^|[.!?]\s+)(?:the |this |these |it |they )?[^.!?]{0,60}?\b(?:is|are) (?:an? |the )((?:[\p{L}\d-]+,? ){0,6}?[\p{L}-]+)(?= (?:with|that|which|for|from|by|featuring|known|designed|used|suitable|made|in|of|perfect|ideal)\b|[.,;!?]|$)/giu;
const FOLLOWS =
  /^(?:is|are|has|have|was|can|with|that|which|in|on|features?|includes?|comes?|makes?|contains?|holds?|keeps?|offers?|uses?|combines?|boasts?|set|provides?|allows?|for|from|made|crafted|designed|weighs|adds?|brings?)$/i;

/**
 * Words that only one kind's descriptions use, by the name of the kind; two different ones are evidence. A kind whose
 * words turn up in others' descriptions is not listed.
 */
const EVIDENCE: Readonly<Record<string, RegExp>> = {
  camera:
    /\b(?:d-?slr|slr|megapixels?|viewfinder|shutter|full-frame|aperture|mirrorless|image sensor|burst mode|iso \d+)\b/giu,
  smartphone: /\b(?:smartphone|dual[- ]sim|5g|nano-sim|selfie camera|snapdragon|face id|fingerprint sensor)\b/giu,
  laptop: /\b(?:laptop|notebook pc|trackpad|touchpad|ultrabook|intel core|ryzen|keyboard backlight|macos)\b/giu,
  watch:
    /\b(?:timepiece|wristwatch|chronograph|bezel|dial|moon ?phase|horology|automatic movement|quartz movement)\b/giu,
  perfume: /\b(?:eau de (?:toilette|parfum)|top notes?|base notes?|heart notes?|fragrance|perfume|cologne)\b/giu,
  guitar: /\b(?:fretboard|humbuckers?|pickups?|strumming|truss rod)\b/giu,
};
/** Different words of a kind that make it certain. */
const LEAST_EVIDENCE = 2;

/**
 * Finds the kind that running text calls the product by: what it points at, what it says that the product is, or the
 * words that only one kind's descriptions use. Undefined if that names no certain kind.
 */
export function findToldEnglishKind(index: EnglishKinds, text: string): EnglishMatch | undefined {
  return findHeading(index, text) ?? findPointedAt(index, text) ?? findIsA(index, text) ?? findByEvidence(index, text);
}

/** A first sentence without a verb, up to what it says of its noun: "Compact dash camera with GPS". */
const HEADING =
  /^(?:(?:the|a|an) )?((?:[\p{L}\d][\p{L}\d'’-]*,? ){0,7}[\p{L}-]+)(?=(?: (?:with|that|which|for|from|of|featuring|made|designed)\b|\.(?:\s|$)|$))/iu;
const HAS_VERB =
  /\b(?:is|are|has|have|was|can|will|get|gets|keep|keeps|make|makes|enjoy|discover|experience|build|transform|meet|our|your|you|it|they|them|this|nobody|everybody|in|on|at|to|by|and|or)\b/i;

function findHeading(index: EnglishKinds, text: string): EnglishMatch | undefined {
  const words = HEADING.exec(text.trim())?.[1];
  return words === undefined || HAS_VERB.test(words) ? undefined : findEnding(index, words.split(/\s+/));
}

function findPointedAt(index: EnglishKinds, text: string): EnglishMatch | undefined {
  for (const [, words = ''] of text.matchAll(POINTED_AT)) {
    const all = words.split(/\s+/);
    for (let end = 1; end <= all.length; end += 1) {
      if (!FOLLOWS.test(all[end] ?? 'is') && !(all[end - 1]?.endsWith(',') ?? false)) continue;
      const match = findEnding(index, all.slice(0, end));
      if (match !== undefined) return match;
    }
  }
  return undefined;
}

function findIsA(index: EnglishKinds, text: string): EnglishMatch | undefined {
  for (const [, words = ''] of text.matchAll(IS_A)) {
    const match = findEnding(index, words.split(/\s+/));
    if (match !== undefined) return match;
  }
  return undefined;
}

function findByEvidence(index: EnglishKinds, text: string): EnglishMatch | undefined {
  const rated = Object.entries(EVIDENCE)
    .map(([name, pattern]) => ({
      name,
      count: new Set([...text.matchAll(pattern)].map(([found]) => found.toLowerCase())).size,
    }))
    .toSorted((left, right) => right.count - left.count);
  const [first, second] = rated;
  if (first === undefined || first.count < LEAST_EVIDENCE || first.count === second?.count) return undefined;
  return findEnglishKind(index, first.name);
}

/** The kind that the last of some words names. One that stands for many others ("set", "case") says too little. */
function findEnding(index: EnglishKinds, words: readonly string[]): EnglishMatch | undefined {
  const match = findEnglishKind(index, words.join(' '));
  const last = readWords(words.at(-1) ?? '').at(-1);
  return match !== undefined && match.head.split(' ').at(-1) === last && match.kind.trade !== 'general'
    ? match
    : undefined;
}
