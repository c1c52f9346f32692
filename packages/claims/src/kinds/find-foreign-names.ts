import { refuse } from '../claim.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';

/** Capitalised words that name no third party: the calendar, forms of address, holidays, and everyday things. */
const COMMON = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december christmas xmas easter halloween thanksgiving valentine valentine's hanukkah ramadan eid diwali new year year's eve day mother mother's father father's black cyber prime mom mum dad mommy mummy daddy grandma grandpa nana santa god mr mrs ms dr i i'm i'd i'll i've ok wow hello hi hey instagram tiktok youtube netflix spotify zoom facebook whatsapp earth lord lord's taco bestie chopin mozart beethoven romeo juliet cinderella einstein picasso ikea english spanish french german chinese italian fahrenheit celsius".split(
    ' ',
  ),
);
const WORD = /(?!\p{Script=Han})\p{L}(?:(?!\p{Script=Han})[\p{L}'’-])*/gu;
/** Words after which a speaker gives a name. */
const PRESENTS = /\b(?:I am|I'm|I’m|my name is|name's|this is|meet|hi|hey|dear|sorry|thanks|thank you|hello),? $/iu;
/** Positions at which any word is capitalised. */
const BEGINS = /(?:^|[.!?…:;—–\-"“”«([/|\n•*]\s*|["“‘'(]\s*)$/u;

/**
 * Finds proper names within a sentence that are not in the data: a magazine, an institute, a town, a patented part. A
 * line entirely in capitals, such as a title, is skipped.
 */
export function findForeignNames({ text }: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const words = [...text.matchAll(WORD)];
  const inner = words.filter(({ index }) => !BEGINS.test(text.slice(0, index)));
  const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word);
  const capitals = inner.filter(({ 0: word }) => isCapital(word));
  if (inner.length < 2 || capitals.length * 2 > inner.length) return [];
  const known = listKnownWords(facts);
  const isPresented = (index: number) => PRESENTS.test(text.slice(0, index));
  return inner
    .filter(
      ({ 0: word, index }) =>
        isCapital(word) && !isPresented(index) && !isKnown(word.toLowerCase().replaceAll('’', "'"), known),
    )
    .map(
      ({ 0: word, index }): FoundClaim => ({
        start: index,
        end: index + word.length,
        kind: 'attribute',
        tie: refuse('not_in_data'),
      }),
    );
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const bare = word.replace(/'s?$/u, '');
  return (
    COMMON.has(word) || COMMON.has(bare) || [bare, `${bare}s`, bare.replace(/s$/u, '')].some((form) => known.has(form))
  );
}

/** Lists the known words; the authors of reviews may be named too. */
function listKnownWords({ texts, product }: ProductFacts): ReadonlySet<string> {
  const authors = (product.reviews ?? []).flatMap(({ author, quote }) => [author ?? '', quote]);
  return new Set(
    [...texts.map(({ text }) => text), ...authors].flatMap((text) =>
      [...text.toLowerCase().replaceAll('’', "'").matchAll(WORD)].flatMap(({ 0: word }) => [
        word,
        word.replace(/'s?$/u, ''),
        ...word.split('-'),
      ]),
    ),
  );
}
