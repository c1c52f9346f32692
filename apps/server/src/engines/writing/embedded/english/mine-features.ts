import { FUNCTION_WORDS, findNoun, isAdjective, MODIFIERS, VAGUE_NOUNS } from './lexicon.ts';

/** Where a sentence names a part of the product: behind these words, ... */
const BEFORE_PART =
  /\b(?:with|thanks to|features?|featuring|includes?|including|has|boasts?|comes with|equipped with|plus)\s+(?:(?:the|a|an|its|his|her|their)\s+)?/gi;
/** ... or as the subject of what it does for the buyer. */
const SUBJECT =
  /(?:^(?:(?:the|its|an?)\s+)?|(?:,\s+|\b(?:while|and|as|because|where)\s+)(?:the|its|an?)\s+)(?=[^,.;]{4,60}?\s(?:lets?|gives?|allows?|means?|keeps?|makes?|helps?|delivers?|provides?|offers?|ensures?|protects?|adds?|prevents?|holds?)\b)/gi;
const MAX_WORDS = 5;
/** Not parts of a product. */
const NO_PART =
  /^(?:time|times|life|way|day|days|home|room|fun|world|friends?|family|hand|hands|wear|name|people|person|gift|list|range|option|options|order|price|touch|minutes?|hours?|seconds?|weeks?|months?|years?|products?|items?|brand|style|look|looks|feel|size|sizes|ease|care|quality|offer|music|news|body|skin|kitchen|bedroom|garden|house|picture|support|users?|devices?|everything|something|one|uses?|help|experience|children|kids|baby|design)$/i;

/** What a product is like, said in passing: "these boots are constructed from pure leather that ...". */
const STATE =
  /\b(?:is|are|it's)\s+((?:fully |beautifully |carefully |hand)?(?:made|constructed|crafted|cut|knitted|woven|lined|finished|shaped|equipped|built|printed|padded|coated)\s+(?:of|from|with|in|to|for)\s+[^,.;:]+?)(?=\s+(?:that|which|so|to|and|making|ensuring|for|giving)\b|[,.;:]|$)/gi;
/** The same at the head of a sentence: "Shaped to a classic silhouette, these boots ...". */
const OPENING_STATE =
  /^((?:Made|Constructed|Crafted|Cut|Knitted|Woven|Lined|Finished|Shaped|Equipped|Built|Printed|Powered|Designed)\s+(?:of|from|with|in|to|by|for)\s+[^,.;:]{4,45}),\s/;

/** What a sentence says of the product's making: "constructed from pure leather". */
export function mineStates(sentence: string): string[] {
  const found = [...sentence.matchAll(STATE)].map((match) => match[1] ?? '');
  const opening = OPENING_STATE.exec(sentence)?.[1];
  return [...(opening === undefined ? [] : [opening]), ...found].filter((state) => state.split(' ').length <= 8);
}

/** Parts that a sentence names in passing: "a 180° rotating mount" of "..., while the 180° rotating mount gives you flexibility". */
export function mineFeatures(sentence: string): string[] {
  const starts = [BEFORE_PART, SUBJECT].flatMap((anchor) =>
    [...sentence.matchAll(anchor)].map((match) => match.index + match[0].length),
  );
  return [...new Set(starts)]
    .toSorted((left, right) => left - right)
    .flatMap((start) => readPart(sentence.slice(start)) ?? []);
}

/** The longest run of everyday words that ends in a noun; null where it is one word, or one that says too little. */
function readPart(text: string): string | null {
  const words = text.split(/\s+/).slice(0, MAX_WORDS + 1);
  const kept: string[] = [];
  for (const word of words.slice(0, MAX_WORDS)) {
    const plain = word.replace(/[,.;:!?)*]+$/, '');
    if (!isEveryday(plain)) break;
    kept.push(plain);
    if (plain !== word) break;
  }
  while (kept.length > 0 && findNoun(kept.at(-1) ?? '') === null) kept.pop();
  const next = (words[kept.length] ?? '').toLowerCase().replace(/[^a-z]/g, '');
  const isWhole =
    kept.length < words.length
      ? /^(?:$|and|or|is|are|that|which|to|in|on|for|at|so|it|you)$/.test(next) || kept.length >= 2
      : true;
  const last = (kept.at(-1) ?? '').toLowerCase();
  if (kept.length < 2 || !isWhole || NO_PART.test(last)) return null;
  const isModified = kept
    .slice(0, -1)
    .some((word) => isAdjective(word) || /[\d-]/.test(word) || findNoun(word) !== null);
  return isModified && !(kept.length === 2 && VAGUE_NOUNS.has(last) && isAdjective(kept[0] ?? ''))
    ? kept.join(' ')
    : null;
}

function isEveryday(word: string): boolean {
  const plain = word.toLowerCase();
  if (plain === '' || FUNCTION_WORDS.has(plain)) return false;
  if (/^\d[\d.,]*(?:°|%|[-\p{L}]*)$/u.test(plain)) return true;
  const last = plain.slice(plain.lastIndexOf('-') + 1);
  return [plain, last].some(
    (part) =>
      findNoun(part) !== null || isAdjective(part) || MODIFIERS.has(part) || /^(?:[a-z]+(?:ing|ly))$/.test(part),
  );
}
