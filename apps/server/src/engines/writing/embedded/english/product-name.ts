import { cleanLine } from '../clean-text.ts';
import { dropVariant } from './drop-variant.ts';
import { headOf, numberOfNoun } from './grammar/countability.ts';
import { classOfNoun } from './grammar/word-classes.ts';
import { capitalise } from './text/capitals.ts';
import { findNoun, findThirdPersonBase, isAdjective, MODIFIERS } from './lexicon.ts';
import { cutBehindName, findCollective } from './name-tail.ts';
import {
  dropMaker,
  dropSpecs,
  fixCase,
  includesWords,
  isFront,
  keepLatin,
  removeWords,
  spellAsTitle,
  spellBrand,
} from './name/clean-title.ts';
import { nameKind } from './name/kind-name.ts';
import { keepsModel, shortenLong } from './name/long-name.ts';
import { COLLECTIVE, guessNumber, isForeign, makePair, numberOf } from './name/name-number.ts';
import { MOST_WORDS, chooseSegment, endsInKind, limitToHead, pickWords } from './name/name-words.ts';
import { needsWhole, readShort } from './name/short-title.ts';
import { type ProductName, toSpoken } from './name/spoken-name.ts';
import { nameTitled, readTitled } from './name/titled-name.ts';
import { orderName, ownersOf } from './order-name.ts';
import type { KindMatch } from '@reelwright/product-kinds';

const MOST_MODEL_WORDS = 2;

/** A name of this many words needs no shorter one. */
const MOST_BRIEF_WORDS = 6;

/** Shortens a seller's title for speech; null if it has no Latin letters, or too many words without a kind. */
export function shortenName(written: string, brand: string | undefined, match?: KindMatch): ProductName | null {
  const noun = match?.source === 'name' ? match.head : undefined;
  const titled = match === undefined || noun === undefined ? null : readTitled(written, noun, match.kind.trade);
  const base = titled === null ? null : shortenPlain(titled.front, brand, match);
  const name = titled === null || base === null ? shortenPlain(written, brand, match) : nameTitled(base, titled.title);
  if (name === null) return null;
  const owned = (text: string): string =>
    brand !== undefined && text.includes(brand) && ownersOf(brand) !== brand ? text : ownersOf(text);
  return {
    ...name,
    short: owned(name.short),
    spoken: owned(name.spoken),
    brief: name.brief === null ? null : owned(name.brief),
  };
}

function shortenPlain(written: string, brand: string | undefined, match?: KindMatch): ProductName | null {
  const noun = match?.source === 'name' ? match.head : undefined;
  const made = dropMaker(written, brand);
  const own = noun === undefined ? made : orderName(made, noun, brand);
  const cut = noun === undefined ? own : cutBehindName(own, noun, brand);
  const title = dropVariant(dropSpecs(cut));
  const latin = keepLatin(cleanLine(title).replace(/^(?:details about|new listing|for sale:?)\s+/i, ''));
  if (!/[a-z]{3}/i.test(latin)) return null;
  const kind = match?.kind;
  const brandWords = brand === undefined ? '' : spellBrand(cleanLine(brand));
  const isBrandSpoken = /^[\p{Script=Latin}\p{N}&'’. -]{2,40}$/u.test(brandWords) && /\p{L}/u.test(brandWords);
  const head = match?.source === 'name' ? match.head : undefined;
  const segment = chooseSegment(latin, head);
  const hasBrand = isBrandSpoken && brandWords !== '' && includesWords(latin, brandWords);
  const picked = pickWords(removeWords(segment, hasBrand ? brandWords : ''));
  // What is cut behind its noun and its own name has nothing to drop.
  const core = cut !== own && picked.length <= MOST_WORDS ? picked : limitToHead(picked, head);
  const set = head === undefined ? undefined : findCollective(core.join(' '), head);
  const kindName = kind === undefined ? undefined : nameKind(kind, { head, set });
  const front = hasBrand && isFront(latin, brandWords) ? [brandWords] : [];
  const cased = fixCase(core);
  const named =
    cased.length > 0 && cased.length <= MOST_WORDS && (head !== undefined || kind === undefined || cased.length <= 3)
      ? [...front, ...cased]
      : shortenLong(cased, {
          head,
          kindName,
          front: isBrandSpoken && hasBrand ? [brandWords] : [],
          isFirst: isFront(latin, core[0] ?? ''),
        });
  const plain = readShort(latin, { brand: hasBrand ? brandWords : '', head });
  // "Running Shorts Keeps Warm" goes on to something else.
  const isCut =
    plain?.some((word) => findThirdPersonBase(word.toLowerCase()) !== null && findNoun(word) === null) === true;
  if (plain !== null && !isCut && needsWhole(named ?? [], plain))
    return nameWhole([...front, ...plain], {
      brand: front[0],
      number:
        head !== undefined && includesWords(plain.join(' '), head)
          ? numberOf(head, match)
          : (guessNumber(headOf(plain.join(' '))) ??
            // "Ramp for Small Dogs" is one, whatever a ramp is.
            (head !== undefined
              ? numberOf(head, match)
              : plain.includes('for')
                ? numberOfNoun(headOf(plain.join(' ')))
                : null)),
    });
  if (named === null || named.length === 0) return null;
  const number =
    set !== undefined
      ? 'singular'
      : kind && endsInKind(core, head)
        ? numberOf(head, match)
        : isForeign(named)
          ? null
          : named.some((word) => COLLECTIVE.test(word))
            ? 'singular'
            : guessNumber(named.at(-1) ?? '');
  const isPair = kind?.en.isPair === true && head !== undefined && set === undefined;
  const joined = spellAsTitle(named, latin);
  const whole = makePair(joined, isPair && joined.at(-1)?.toLowerCase() === head?.split(' ').at(-1)).join(' ');
  const short = capitalise(whole);
  // A brief name without its model would be another product's.
  const isUnnumbered = named.at(-1)?.toLowerCase() === (set ?? head?.split(' ').at(-1));
  const shorter =
    kindName !== undefined && isBrandSpoken && hasBrand && (head === undefined || isUnnumbered)
      ? nameBriefly(short, { brandWords, kindName: withOwnNoun(short, kindName) })
      : null;
  const brief = shorter !== null && keepsModel(short, shorter) ? shorter : null;
  return {
    short,
    spoken: toSpoken(whole, {
      brand: front[0],
      number,
      isTitle: kind?.trade === 'books-and-games' && (kind.en.words.includes('book') || kind.id === 'video-game'),
    }),
    brief,
    number,
  };
}

function nameWhole(
  words: readonly string[],
  { brand, number }: { brand: string | undefined; number: ProductName['number'] },
): ProductName {
  const short = words.join(' ');
  return { short, spoken: toSpoken(short, { brand, number, isTitle: false }), brief: null, number };
}

/** "Bread oven" of an "Enameled Cast Iron Bread Oven": the noun before its kind says which it is. */
function withOwnNoun(short: string, kindName: string): string {
  const words = short.toLowerCase().split(' ');
  const before = words.at(-1 - kindName.split(' ').length) ?? '';
  const isOwn = short.toLowerCase().endsWith(` ${kindName}`) && classOfNoun(before) === 'one';
  return (isOwn || /^(?:bread|rice|coffee|tea|bath|milk|water)$/.test(before)) &&
    short.toLowerCase().endsWith(` ${kindName}`)
    ? `${before} ${kindName}`
    : kindName;
}

/**
 * "Google Nest Mini smart speaker": the brand, the following words that are no everyday words, and the kind; null if
 * that is no shorter.
 */
function nameBriefly(short: string, { brandWords, kindName }: { brandWords: string; kindName: string }): string | null {
  const words = short.split(' ');
  const rest = words.slice(brandWords.split(' ').length);
  const end = rest.findIndex(
    (word) =>
      /\p{Ll}(?:ed|ing)$/u.test(word) ||
      findNoun(word) !== null ||
      isAdjective(word) ||
      MODIFIERS.has(word.toLowerCase()) ||
      !/^\p{Lu}/u.test(word) ||
      word.includes('-'),
  );
  // "Argan Oil Shampoo Bar": the word before a noun belongs to it.
  const isOfNoun =
    end > 0 && findNoun(rest[end] ?? '') !== null && !kindName.startsWith((rest[end] ?? '').toLowerCase());
  const model = short.toLowerCase().startsWith(brandWords.toLowerCase())
    ? rest.slice(0, Math.min(end < 0 ? 0 : isOfNoun ? end - 1 : end, MOST_MODEL_WORDS))
    : [];
  const brief = [brandWords, ...model, kindName].join(' ');
  return words.length > MOST_BRIEF_WORDS && brief.split(' ').length < words.length ? brief : null;
}
