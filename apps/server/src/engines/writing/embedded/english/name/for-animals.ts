import type { ProductName } from './spoken-name.ts';

const ANIMALS =
  'dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|birds?|parrots?|chickens?|hens?|fish|reptiles?|tortoises?|turtles?';
const FOR_ANIMALS = new RegExp(
  `\\bfor (?:(?:small|medium|large|big|tiny|older|senior|indoor|outdoor|young|all) )*(?:${ANIMALS})(?: (?:and|&|or) (?:${ANIMALS}))?(?=\\s*(?:$|[^\\p{L}\\s]|(?:with|w|in|of|to|and|or|up)(?!\\p{L})))`,
  'iu',
);
const NAMES_ANIMAL = new RegExp(`(?<!\\p{L})(?:${ANIMALS})(?:['’]s?)?(?!\\p{L})`, 'iu');

/**
 * Keeps whom a thing is for where the short name lost it: a "Rain Jacket for Dogs" is no rain jacket of a person.
 * Returns the name as it is if it names an animal, or the title none.
 */
export function nameForAnimals(name: ProductName, title: string): ProductName {
  const [user] = FOR_ANIMALS.exec(title) ?? [];
  if (user === undefined || NAMES_ANIMAL.test(name.short)) return name;
  const behind = ` ${user.replace(/ & /g, ' and ')}`;
  return {
    ...name,
    short: name.short + behind,
    spoken: name.spoken + behind,
    brief: name.brief === null ? null : name.brief + behind,
  };
}
