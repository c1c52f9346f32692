import type { ProductFacts } from '../facts/product-facts.ts';
import { stemWord } from '../text/words.ts';

/** Groups of words that are interchangeable for a product. */
const MEANINGS: readonly (readonly string[])[] = [
  'light lightweight weigh weight heavy feather gram kg kilo'.split(' '),
  'battery charge charger recharge cordless plug last'.split(' '),
  'aluminum aluminium'.split(' '),
  'bag pouch sack packs'.split(' '),
  'thick thin high height tall measure'.split(' '),
  'wide width measure broad'.split(' '),
  'deep depth'.split(' '),
  'stretch elastic'.split(' '),
  'fold flat collaps stow store tuck'.split(' '),
  'wash dishwasher clean rinse laundry machine'.split(' '),
  'waterproof water rain shower splash wet swim pool'.split(' '),
  'cotton fabric cloth textile woven weave'.split(' '),
  'smell scent fragrance aroma perfume'.split(' '),
  'adjust adjustable dial slide tilt set raise lower'.split(' '),
  'warranty guarantee cover'.split(' '),
  'pair two both double'.split(' '),
  'remember memory preset'.split(' '),
  'screen display'.split(' '),
  'music song tune sound audio play'.split(' '),
  'silent quiet noise'.split(' '),
  'include come included'.split(' '),
  'remove detach take pop'.split(' '),
  'phone smartphone mobile'.split(' '),
  'bike bicycle cycle'.split(' '),
  'temperature temp'.split(' '),
];

const MEANING_OF = new Map<string, Set<string>>();
for (const words of MEANINGS) {
  for (const word of words)
    MEANING_OF.set(stemWord(word), new Set([...(MEANING_OF.get(stemWord(word)) ?? []), ...words.map(stemWord)]));
}

/** The words of the data, matched in any of their forms. */
export interface ProductWords {
  /** Whether the data is in English, so that a missing statement can be detected. */
  isEnglish: boolean;
  knows(word: string): boolean;
}

const ENGLISH = new Set(
  'the and with for of from your by has are is to up off after only this that you each all into out includes included without up in at'.split(
    ' ',
  ),
);
/** Common words of the languages of European and American shops. */
const FOREIGN = new Set(
  'und der die das mit für von zu im ist auf aus bei oder el la los las de del con para una por il lo gli di per una le les des du et pour avec sur het een van met voor en op z na do w je bez pro og med til för av do da dos com em uma'.split(
    ' ',
  ),
);
/** Minimum number of initial letters that two forms of a word share. */
const SHARED_LETTERS = 4;

function countOf(words: readonly string[], among: ReadonlySet<string>): number {
  return new Set(words.filter((word) => among.has(word))).size;
}

export function readProductWords({ texts }: ProductFacts): ProductWords {
  const words = texts.flatMap(({ normal }) => normal.match(/\p{Script=Latin}[\p{Script=Latin}']*/gu) ?? []);
  const stems = new Set(words.map(stemWord));
  const roots = [...stems].filter((stem) => stem.length >= SHARED_LETTERS && !ENGLISH.has(stem));
  const isForm = (stem: string) =>
    stems.has(stem) || (stem.length >= SHARED_LETTERS && roots.some((root) => isFormOf(stem, root)));
  return {
    isEnglish: countOf(words, ENGLISH) >= 2 && countOf(words, ENGLISH) > countOf(words, FOREIGN),
    knows: (word) => {
      const stem = stemWord(word);
      return isForm(stem) || [...(MEANING_OF.get(stem) ?? [])].some((other) => stems.has(other));
    },
  };
}

const ENDING =
  /^(?:e|y|s|es|ed|d|ing|er|ers|or|able|ible|ly|al|ic|ation|ions?|ment|ness|less|ful|ies|ier|en|r|n|t|th|ity)?$/u;

/**
 * Whether two words are forms of one: "inflate" and "inflatable" or "adjust" and "adjustable" by a common beginning
 * with grammatical endings, "head" and "headlight".
 */
function isFormOf(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  if (shared >= SHARED_LETTERS && ENDING.test(one.slice(shared)) && ENDING.test(other.slice(shared))) return true;
  return other.length >= 5 && one.endsWith(other);
}
