import type { ProductKind } from '../product-kind.ts';
import { makePlural } from './plural.ts';
import { readTitle, readWords, type TitlePart } from './read-title.ts';

/** Kinds by name; looked up longest name first. */
export type EnglishKinds = ReadonlyMap<string, ProductKind>;

export interface EnglishMatch {
  kind: ProductKind;
  /** As in the text, in lower case. */
  head: string;
}

interface Found {
  kind: ProductKind;
  start: number;
  end: number;
}

const LONGEST_NAME_WORDS = 5;

/** Words after a noun that are not nouns themselves: sizes, colours, audiences. */
const AFTERTHOUGHT =
  /^(?:\d.*|size|sizes|uk|us|eu|xx?s|xx?l|s|m|l|small|medium|large|mini|big|men|mens|women|womens|kids|boys|girls|ladies|unisex|adult|adults|black|white|red|blue|navy|green|grey|gray|pink|brown|beige|yellow|purple|orange|gold|silver|clear|set|kit|pack|packs|bundle|new|pcs|pc|piece|pieces|pair|pairs|count|ct|oz|ml|g|kg|cm|mm|inch|in|ft|l|edition|collection|series|model|version|unit|pro|max|plus|lite|ultra)$/;

/** Words that only end like the name of a tool: a noun before them is still the head. */
const NOT_A_TOOL =
  /^(?:winter|summer|over|under|copper|silver|leather|water|color|super|lavender|outdoor|indoor|decor|designer|number|power|polyester|rubber|flower|spring|king|ring|amber|ginger|butter|sugar|pepper|vapor|favor|flavor|manor|armor|tender|slender|center|corner|border|inner|outer|upper|lower|paper|shoulder|finger|wonder|thunder|trekker|explorer|runner|motor|senior|junior)$/;
const TOOL =
  /(?:[a-z]{3}(?:er|or)s?|[a-z]{3}ing|holders?|stands?|parts?|accessor(?:y|ies)|posters?|prints?|refills?|spray|patch|scent|flavou?r(?:ed)?)$/;

/** Indexes the table by English name: every name in the singular and the plural, in words without hyphens. */
export function indexEnglishKinds(kinds: readonly ProductKind[]): EnglishKinds {
  const index = new Map<string, ProductKind>();
  const add = (name: string, kind: ProductKind): void => {
    const key = readWords(name).join(' ');
    if (!index.has(key)) index.set(key, kind);
  };
  for (const kind of kinds) {
    add(kind.en.singular, kind);
    add(kind.en.plural, kind);
  }
  for (const kind of kinds) {
    for (const word of kind.en.words) {
      const named = nameAfter(kind, word);
      add(word, named);
      add(named.en.plural, named);
      add(makePlural(word), { ...named, en: { ...named.en, plural: makePlural(word), isCountable: true } });
    }
  }
  return index;
}

/** Renames a kind to another of its names. */
function nameAfter(kind: ProductKind, word: string): ProductKind {
  const { isCountable } = kind.en;
  // "Running vest" in a row of gloves and shorts is no pair, "running glove" is.
  const isSingle = kind.en.isPair && kind.en.singular.endsWith('s') && !word.endsWith('s') && !isOneOfPair(kind, word);
  const isPair = kind.en.isPair && !isSingle;
  const keepsForm = !isCountable || (/[^s]s$/.test(word) && (isPair || !kind.en.singular.endsWith('s')));
  return { ...kind, en: { ...kind.en, isPair, singular: word, plural: keepsForm ? word : makePlural(word) } };
}

/** Checks if a word is the singular of what its row holds: "glove" beside "cycling gloves". */
function isOneOfPair({ en }: ProductKind, word: string): boolean {
  const last = `${word.split(' ').at(-1) ?? ''}s`;
  return [en.singular, ...en.words].some((each) => each.split(' ').at(-1) === last);
}

/**
 * Finds the kind that the title's head noun names. `isStrict` refuses a noun before further words, as in running text.
 */
export function findEnglishKind(index: EnglishKinds, title: string, isStrict = false): EnglishMatch | undefined {
  const parts = readTitle(title);
  const leading = parts.filter(({ joint }) => joint === 'start' || joint === 'mark');
  return (
    findInParts(index, parts, leading, isStrict) ??
    findInParts(
      index,
      parts,
      parts.filter(({ joint }) => joint === 'of'),
      true,
    )
  );
}

function findInParts(
  index: EnglishKinds,
  parts: readonly TitlePart[],
  candidates: readonly TitlePart[],
  isStrict: boolean,
): EnglishMatch | undefined {
  let general: EnglishMatch | undefined;
  for (const part of candidates) {
    // ", Cream" behind a comma is a colour.
    const [only = ''] = part.words;
    if (part.joint === 'mark' && part.words.length === 1 && (STUFF.test(only) || COLOR_NOUN.test(only))) continue;
    const found = findHead(index, part.words, isStrict);
    if (!found) continue;
    const head = part.words.slice(found.start, found.end).join(' ');
    const match = joinPurpose(index, parts[parts.indexOf(part) + 1], head) ??
      joinOwner(index, part.words.slice(0, found.start), head) ?? { kind: found.kind, head };
    if (match.kind.trade !== 'general') return match;
    general ??= match;
  }
  return general;
}

const OWNERS: Readonly<Record<string, string>> = {
  dog: 'dog',
  dogs: 'dog',
  puppy: 'dog',
  puppies: 'dog',
  cat: 'cat',
  cats: 'cat',
  kitten: 'cat',
  kittens: 'cat',
  pet: 'pet',
  pets: 'pet',
  baby: 'baby',
  babies: 'baby',
  infant: 'baby',
  newborn: 'baby',
  toddler: 'toddler',
  toddlers: 'toddler',
  kids: 'kids',
  children: 'kids',
  childrens: 'kids',
  car: 'car',
  cars: 'car',
  bike: 'bike',
  phone: 'phone',
  phones: 'phone',
  smartphone: 'phone',
  iphone: 'phone',
  hair: 'hair',
};

/** "bed for dogs" is a dog bed. */
function joinPurpose(index: EnglishKinds, next: TitlePart | undefined, head: string): EnglishMatch | undefined {
  return next?.joint === 'for' ? joinOwner(index, next.words.slice(0, 3), head) : undefined;
}

/** "dog food bowl" is a dog bowl. */
function joinOwner(index: EnglishKinds, words: readonly string[], head: string): EnglishMatch | undefined {
  for (const word of words) {
    const owner = OWNERS[word];
    const kind = owner === undefined ? undefined : index.get(`${owner} ${head}`);
    if (kind) return { kind, head: `${owner} ${head}` };
  }
}

function findHead(index: EnglishKinds, words: readonly string[], isStrict: boolean): Found | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - LONGEST_NAME_WORDS); start < end; start += 1) {
      const kind = index.get(words.slice(start, end).join(' '));
      if (
        !kind ||
        isCount(words, start, end) ||
        isMaterial(words, start, end) ||
        isColor(index, words, { start, end }) ||
        isMadeOf(index, words, { start, end }) ||
        isUpside(words, start, end) ||
        (end - start === 1 && words[end] === 'free') ||
        isPartOf(index, words, { start, end })
      )
        continue;
      if (isHead({ kind, start, end }, words, isStrict)) {
        const before = kind.traits.includes('edible') ? findHead(index, words.slice(0, start), isStrict) : undefined;
        // "Trail Mix Bars Peanut Butter": the flavour follows what is eaten.
        return before?.end === start && SNACK.test(words[start - 1] ?? '') ? before : { kind, start, end };
      }
      // "Toaster Wide Slots Bagel Function": a food before other words tells what the thing is for.
      const isFor = !isStrict && end - start === 1 && start > 0 && end < words.length && kind.traits.includes('edible');
      if (!isFor) return undefined;
    }
  }
}

/** What comes in flavours. */
const SNACK =
  /^(?:bars|cookies|crackers|chips|crisps|bites|balls|gummies|biscuits|wafers|sticks|truffles|pralines|puffs|muesli|granola|porridge)$/;

/** Things whose names are colours too: "Wool Socks Charcoal" are socks. */
const COLOR_NOUN =
  /^(?:charcoal|olive|lemon|lime|peach|plum|cherry|rose|coral|sand|stone|chocolate|coffee|mocha|caramel|mustard|mint|lavender|lilac|wine|cream|camel|rust|copper|bronze|clay|moss|sage|emerald|ruby|sapphire|amber|slate|salmon|apricot|tangerine|chestnut|walnut|oak)$/;

/** Whether the words are the colour of a thing that is named before them. */
function isColor(index: EnglishKinds, words: readonly string[], { start, end }: Omit<Found, 'kind'>): boolean {
  if (end - start !== 1 || !COLOR_NOUN.test(words[start] ?? '')) return false;
  const before = findHead(index, words.slice(0, start), false);
  return before?.end === start && !before.kind.traits.some((trait) => trait === 'edible' || trait === 'drinkable');
}

/** Parts that sellers list behind the name of a thing. */
const PART = /^(?:zipper|zippers|headrest|armrests?|receivers?|wheels?|remote|timer|display|sole|soles)$/;
const PART_OF_CLOTHES = /^(?:collar|sleeve|sleeves|hood|neck|pockets)$/;

/** "Pillowcase 50x75 Hidden Zipper", "Shirt Grandad Collar": a part behind a thing that is named before it. */
function isPartOf(index: EnglishKinds, words: readonly string[], { start, end }: Omit<Found, 'kind'>): boolean {
  const word = words[start] ?? '';
  if (end - start !== 1 || start < 2 || !(PART.test(word) || PART_OF_CLOTHES.test(word))) return false;
  const before = findHead(index, words.slice(0, start - 1), false);
  return before !== undefined && (PART.test(word) ? before.end < start : before.kind.traits.includes('worn'));
}

/** "Top-Fill", "Top Loading": where, and no garment. */
const isUpside = (words: readonly string[], start: number, end: number): boolean =>
  end - start === 1 &&
  words[start] === 'top' &&
  end < words.length &&
  !/^(?:\d|long|short|sleeve|crew|v|with)/.test(words[end] ?? '') &&
  !AFTERTHOUGHT.test(words[end] ?? '');

/** Materials and colours that are sold, too. */
const STUFF =
  /^(?:rubber|vinyl|clay|crystal|leather|velvet|wool|linen|cotton|silk|glass|foam|cream|wood|bamboo|metal|steel|felt|fleece|satin|flannel|sherpa|denim)$/;

/** Whether a single word at the end tells what a thing is made of, or its colour: "Kettlebell 16 kg Vinyl". */
function isMadeOf(index: EnglishKinds, words: readonly string[], { start, end }: Omit<Found, 'kind'>): boolean {
  const word = words[start] ?? '';
  if (end - start !== 1 || start === 0 || !STUFF.test(word)) return false;
  const before = findHead(index, words.slice(0, start), false);
  // "Shoe cream" is one.
  return before !== undefined && (word !== 'cream' || before.end < start);
}

/** Things whose names are materials too: "Cast Iron Tortilla Press" is no iron. */
const MATERIAL_NOUN = /^(?:iron|glass|tin|cork|sponge|slate|crystal|felt|canvas|stone)$/;

/** Whether a single word names what a thing is made of: other nouns follow it, or "cast" stands before it. */
function isMaterial(words: readonly string[], start: number, end: number): boolean {
  if (end - start !== 1 || !MATERIAL_NOUN.test(words[start] ?? '')) return false;
  const isLast = words.slice(end).every((word) => AFTERTHOUGHT.test(word));
  return !isLast || /^(?:cast|wrought|sheet|stained|frosted)$/.test(words[start - 1] ?? '');
}

/** Whether the words count the noun before them: "60 pcs". */
function isCount(words: readonly string[], start: number, end: number): boolean {
  return (
    end - start === 1 &&
    /^(?:pcs?|pieces?|sets?|pairs?|packs?)$/.test(words[start] ?? '') &&
    /^\d+$/.test(words[start - 1] ?? '')
  );
}

/** An amount that tells what a thing can do. */
const SPEC = /^\d[\d.]*(?:k|p|hz|mah|ah|wh|w|v|gb|tb|mp|rpm|lm)$/;

/** "Coffee 500 g": an amount, not a model. */
const UNIT = /^(?:k?g|grams?|oz|lbs?|pounds?|ml|cl|l|litres?|liters?|pcs|pack|x)$/;

/** Whether no later word is the head instead: "apple" is not the head of "apple corer" or "Apple Vision". */
function isHead(found: Found, words: readonly string[], isStrict: boolean): boolean {
  // "Power Bank 65W Fast Charging": what follows an amount is what the thing can do.
  const spec = words.findIndex((word, at) => at >= found.end && found.end - found.start > 1 && SPEC.test(word));
  const rest = words.slice(found.end, spec < 0 ? words.length : spec).filter((word) => !AFTERTHOUGHT.test(word));
  // "Apple 11" is no apple, "Apples 2kg" are.
  const isFood = found.kind.traits.includes('edible') || found.kind.traits.includes('drinkable');
  const after = words.slice(found.end);
  // "Coffee kit": the things to make it.
  if (isFood && /^(?:kit|maker|set)$/.test(after[0] ?? '')) return false;
  if (isFood && after.some((word, at) => /^\d+(?:\.\d+)?$/.test(word) && !UNIT.test(after[at + 1] ?? ''))) return false;
  if (rest.length === 0) return true;
  if (isStrict) return false;
  const isModifierByHabit = isFood || found.kind.trade === 'general';
  if (isModifierByHabit && found.end - found.start === 1) return false;
  if (found.kind.traits.includes('worn')) return true;
  return !rest.some((word) => TOOL.test(word) && !NOT_A_TOOL.test(word));
}
