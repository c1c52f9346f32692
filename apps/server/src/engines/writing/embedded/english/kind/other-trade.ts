import type { Product } from '@reelwright/contracts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';

/** Nouns that other trades use for things of their own: the suit of a beekeeper, the controller of a smoker. */
const OTHER_TRADE: Readonly<Record<string, (product: Product, before: string) => boolean>> = {
  suit: (_product, before) =>
    /^(?:rain|ski|snow|sleep|swim|bee|beekeeping|dive|diving|wet|dry|race|racing|space|flight|work|sauna|boiler|shell|fishing|motorcycle|welding|protective|paint|hazmat)$/i.test(
      before,
    ),
  controller: ({ name, selling_points: points }) =>
    !/\b(?:game|games|gaming|gamepad|xbox|playstation|ps[2-5]|nintendo|switch|steam|consoles?)\b/i.test(
      [name, ...points].join('. '),
    ),
};

export function isOfOtherTrade({ head }: KindMatch, product: Product): boolean {
  const front = product.name.slice(0, Math.max(0, product.name.toLowerCase().lastIndexOf(head)));
  return OTHER_TRADE[head]?.(product, /([\p{L}-]+)[\s-]+$/u.exec(front)?.[1] ?? '') === true;
}

const FOR_ANIMALS =
  /\b(?:your|for|gives?|keeps?|makes?)(?: \w+){0,3} (feline|cat|kitten|kitties|dog|pupp(?:y|ies)|pet)s?\b|\b(?:cat|dog|pet)['’]?s\b|(?<!\bhot )\b(?:cats?|dogs?|kittens?|puppy|puppies|feline|canine|catnip|kibble|aquariums?|parrots?|hamsters?)\b(?! eye)|\bhuman-grade\b|\btaurine\b|\bhydration fountain\b/i;

/** Animals that wear and use what people do: a sheet for horses is no bed linen. */
const KEPT_ANIMAL =
  /(?<!\p{L})(?:horses?|pon(?:y|ies)|equine|rabbits?|bunn(?:y|ies)|guinea pigs?|ferrets?|goats?|cows?|cal(?:f|ves)|chickens?|poultry)(?!['’\p{L}])/iu;
/** Trades whose goods animals wear or use; on other goods they are pictures, or what these are made of. */
const USED_BY_ANIMALS = /^(?:apparel|bedding|footwear|furniture|health|sport)$/;

/** A bed whose text speaks of "your cat" is a cat's; what is no known thing for animals is of no known kind. */
export function toPetsKind(
  match: KindMatch,
  { name, description = '', selling_points: points }: Product,
): KindMatch | undefined {
  if (USED_BY_ANIMALS.test(match.kind.trade) && KEPT_ANIMAL.test(name)) return undefined;
  const found = FOR_ANIMALS.exec([name, description, ...points].join('. '));
  if (found === null || match.kind.trade === 'books-and-games' || match.kind.traits.includes('for-cleaning'))
    return match;
  const animal = /dog|pup/i.test(found[0]) ? 'dog' : 'cat';
  const own = match.head.split(' ').at(-1) ?? '';
  const theirs = findKind({ name: `${animal} ${own}` }) ?? findKind({ name: `pet ${own}` });
  return theirs?.kind.trade === 'pets' ? { ...theirs, head: match.head } : undefined;
}
