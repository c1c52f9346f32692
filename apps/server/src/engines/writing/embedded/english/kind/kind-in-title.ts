import { isLastNoun } from '../ends-name.ts';
import { isKnownWord } from '../known-word.ts';
import { findNoun, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { countNameTail, isCoined, isQualityBehind, isSpecBehind } from '../name-tail.ts';
import { isEaten } from './scented-kind.ts';
import { cutStuffing } from './search-words.ts';
import { findKind, type KindMatch } from '@reelwright/product-kinds';

const MOST_MODEL_WORDS = 3;

export const findNamedKind = (name: string): KindMatch | undefined => {
  const match = findKind({ name });
  return match?.source === 'name' ? match : undefined;
};

/** The thing of two words or more that stands before a size, if the kind was found behind it; empty if none. */
export function thingBeforeSize(title: string, head: string): string {
  const words = title.split(/\s+/);
  const size = words.findIndex(
    (word, at) =>
      at > 1 &&
      (isSpecBehind(word) ||
        (/^\d[\d.,]*$/.test(word) && /^(?:inch(?:es)?|cm|mm|ft|feet)$/i.test(words[at + 1] ?? ''))),
  );
  const front = words.slice(0, Math.max(0, size));
  const last = (front.at(-1) ?? '').toLowerCase();
  const isThing = findNoun(last)?.number === 'singular' && !isAdjective(last) && !ENDS_IN_MATERIAL.test(last);
  const isBehind = words
    .slice(size)
    .join(' ')
    .toLowerCase()
    .includes(head.split(' ').at(-1) ?? head);
  const isInFront = front
    .join(' ')
    .toLowerCase()
    .includes(head.split(' ').at(-1) ?? head);
  return size > 1 && isThing && isBehind && !isInFront ? front.join(' ') : '';
}

/** What is printed on things, what they look like, and woods that are fruits, too. */
export const MOTIF =
  /^(?:dinosaur|unicorn|bunny|rabbit|bear|fox|owl|elephant|star|heart|moon|cloud|flower|rainbow|mermaid|shark|panda|llama|sloth|lion|tiger|giraffe|frog|ladybug|butterfly|rocket|car|truck|train|ball|cross|walnut|cherry|chestnut|hickory|maple|knit|crochet)(?:e?s)?$/;

const USER = /^(?:kids?|girls?|boys?|(?:wo)?men['’]?s?|baby|toddlers?|unisex|adults?)$/;

/** "Kids Raincoat Dinosaur": the kind in front of what is printed on it. */
export function findBeforeMotif(title: string, { head, kind }: KindMatch): KindMatch | undefined {
  const words = title.split(/\s+/);
  const at = words.findLastIndex((word) => word.toLowerCase() === head);
  if (!MOTIF.test(head) || at < 2) return undefined;
  const front = words.slice(0, at);
  const isPassed = (word: string): boolean => isAdjective(word) || USER.test(word);
  while (front.length > 1 && isPassed((front.at(-1) ?? '').toLowerCase())) front.pop();
  const match = findKind({ name: front.join(' ') });
  const isAtEnd = match?.head.split(' ').at(-1) === front.at(-1)?.toLowerCase();
  return match?.source === 'name' && isAtEnd && match.kind.trade !== kind.trade ? match : undefined;
}

/** "Vitamin C Brightening Serum": what something holds, before the thing. */
const isIngredient = (front: string): boolean =>
  /(?:^|\s)(?:vitamin (?:[a-k]\d{0,2}|b\d{1,2})|collagen|retinol|hyaluronic acid|niacinamide|keratin|caffeine|biotin|zinc|magnesium|aloe(?: vera)?|tea tree|probiotic|protein|cbd|hemp|honey|ginseng|turmeric)$/i.test(
    front,
  );

const MOST_FRONT_WORDS = 2;

/** The kind that the first words of a title end in, if nothing but its qualities follow: "Weighted Blanket Cooling". */
export function findInFront(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  for (let end = Math.min(words.length - 1, MOST_FRONT_WORDS + 2); end > 0; end -= 1) {
    const match = findKind({ name: words.slice(0, end).join(' ') });
    const isAtEnd = match?.source === 'name' && match.head.split(' ').at(-1) === words[end - 1]?.toLowerCase();
    if (match !== undefined && isAtEnd && !MOTIF.test(match.head) && !isEaten(match.kind))
      return isCompoundInFront(title, match.head) ? match : undefined;
  }
  return undefined;
}

/**
 * "Electric Toothbrush Sonic", "Baby Monitor Video Wireless": a noun of two words that begins a title is what is sold,
 * unless a single thing follows, as in "Dog Bed Frame".
 */
export function isCompoundInFront(title: string, head: string): boolean {
  const [segment = ''] = title.split(/\s*[,(|]|\s+(?:with|for|w\/o?|incl\.?|\+)\s/i);
  const words = segment.toLowerCase().split(/\s+/).filter(Boolean);
  const parts = head.split(/[\s-]/);
  const at = words.findIndex((_word, index) => parts.every((part, offset) => words[index + offset] === part));
  const behind = words.slice(at + parts.length).filter((word) => !MOTIF.test(word) && !USER.test(word));
  const isSize = /^(?:king|queen|twin|double|single|full|super)$/.test(behind[0] ?? '');
  const [only = ''] = behind;
  // "Backpack Rolltop Waterproof", "Umbrella Compact Windproof": it ends in a quality.
  const last = behind.at(-1) ?? '';
  // "Pizza Stone Round": a noun behind a single noun makes another thing of it.
  const isNext =
    findNoun(only) === null || (isAdjective(only) && !ENDS_IN_MATERIAL.test(only)) || isQualityBehind(only);
  const isSingle =
    /^(?:cross|racer|low|high|open|tie|scoop|crew|round|halter) (?:back|neck|waist|front)$/.test(behind.join(' ')) ||
    (isNext &&
      (isQualityBehind(last) || (isAdjective(last) && findNoun(last) === null) || /^(?:cooling|sleeves?)$/.test(last)));
  if (at >= 0 && behind.length === 0) return at <= MOST_FRONT_WORDS;
  if (at < 0 || at > MOST_FRONT_WORDS || behind.some((word) => SERVING.test(word))) return false;
  if (parts.length < 2 && !isSize && !isSingle) return false;
  return (
    isSingle ||
    behind.length !== 1 ||
    isAdjective(only) ||
    findNoun(only) === null ||
    findNoun(only)?.number === 'uncountable'
  );
}

/** "Xbox Series X Console": the last noun, if it is of the same trade. */
export function findBehind(title: string, { head, kind }: KindMatch): KindMatch | undefined {
  const behind = title.slice(Math.max(0, title.toLowerCase().lastIndexOf(head)) + head.length);
  const match = behind.trim() === '' ? undefined : findKind({ name: cutStuffing(behind) });
  return match?.source === 'name' && match.kind.trade === kind.trade && isLastNoun(behind, match.head)
    ? match
    : undefined;
}

/** "Gaming Mouse Viper Lite": the kind, and then the model's own name. */
export function findBeforeModel(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  for (let end = words.length - 1; end >= Math.max(1, words.length - MOST_MODEL_WORDS); end -= 1) {
    const word = words[end] ?? '';
    const isModel = /^\p{Lu}/u.test(word) && (countNameTail('', [word]) === 1 || !isKnownWord(word.toLowerCase()));
    if (!isModel) return undefined;
    const match = findKind({ name: words.slice(0, end).join(' ') });
    if (match?.source === 'name' && match.head.split(' ').at(-1) === words[end - 1]?.toLowerCase()) return match;
  }
  return undefined;
}

/** Things that are named like what they serve, and that a title names last. */
const SERVING =
  /^(?:liners?|covers?|cases?|bags?|holders?|stands?|filters?|pads?|parts|replacements?|accessor(?:y|ies)|straps?|bands?|protectors?|chargers?|cables?|adapters?|mounts?|racks?|sleeves?|refills?|cleaners?|kits?|trays?|box|boxes|organi[sz]ers?|hooks?|hangers?|lids?|sheets?|bulbs?|batter(?:y|ies)|blades?|stickers?|brush(?:es)?|tools?|sets?|locks?)$/i;

/** What other things are made for: "Bike Folding Lock". */
const SERVED =
  /^(?:bikes?|cars?|phones?|laptops?|tablets?|watch|camera|bed|door|desk|book|hair|pet|dog|cat|iphone|ipad|table|garden|kitchen|tea|coffee|rice|water)$/;

/**
 * "Gaming Headset Wireless 50mm Drivers Detachable Mic": the kind that a quality, a material or an amount follows is the
 * name; the rest tells about it.
 */
export function findFirst(title: string): KindMatch | undefined {
  const [segment = ''] = title.split(/\s*[,(|]|\s+(?:with|for|w\/o?|incl\.?|\+|&)\s/i);
  const words = segment.split(/\s+/).filter(Boolean);
  if (SERVING.test(words.at(-1) ?? '')) return undefined;
  for (let end = 2; end < words.length; end += 1) {
    const word = words[end] ?? '';
    const isBreak =
      isQualityBehind(word) ||
      isSpecBehind(word) ||
      isCoined(word) ||
      /^(?:\d[\d.,x×]*|X{1,3}L)$/.test(word) ||
      (isAdjective(word) && findNoun(word) === null);
    const last = (words[end - 1] ?? '').toLowerCase();
    if (
      !isBreak ||
      SERVED.test(last) ||
      (!/\d/.test(word) && isIngredient(words.slice(0, end).join(' '))) ||
      // "Vitamin C Face Serum".
      namesKind(words.slice(end, end + 2).join(' ')) ||
      ENDS_IN_MATERIAL.test(last) ||
      isAdjective(last)
    )
      continue;
    const match = findKind({ name: words.slice(0, end).join(' ') });
    const isAtEnd = match?.source === 'name' && match.head.split(' ').at(-1) === last.replace(/['’]s$/, '');
    const isFood = match?.kind.traits.includes('edible') === true || match?.kind.traits.includes('drinkable') === true;
    if (isAtEnd && !isFood) return match;
  }
  return undefined;
}

/** Whether two words name a kind by themselves. */
const namesKind = (pair: string): boolean => {
  const kind = findKind({ name: pair });
  return pair.includes(' ') && kind?.source === 'name' && kind.head === pair.toLowerCase();
};

/** "Kitchen Scale 5kg/1g Tempered Glass LCD Tare Function": the name ends at the first size. */
export function findBeforeSize(title: string): KindMatch | undefined {
  const words = title.split(/\s+/);
  const size = words.findIndex((word, at) => at > 1 && isSpecBehind(word.split('/')[0] ?? ''));
  const match = size < 0 ? undefined : findKind({ name: words.slice(0, size).join(' ') });
  const isAtEnd = match?.head.split(' ').at(-1) === words[size - 1]?.toLowerCase();
  return match?.source === 'name' && isAtEnd ? match : undefined;
}
