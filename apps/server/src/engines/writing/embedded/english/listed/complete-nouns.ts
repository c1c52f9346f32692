import { numberOfNoun } from '../grammar/countability.ts';
import { TELLS_STATE } from './tells-state.ts';
import { DETERMINERS, findNoun, FUNCTION_WORDS, isAdjective, isBaseVerb, PREPOSITIONS } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { articleFor } from '../noun-phrase.ts';
import { isTaggedVerb } from './find-listed-verb.ts';

/** Prepositions of a place: what follows is a certain thing. */
const OF_PLACE =
  /^(?:in|on|at|to|from|into|onto|under|over|through|behind|against|around|round|inside|near|between|above|below)$/;
/** Prepositions before any such thing. */
const OF_ANY = /^(?:with|as|for|without)$/;
/** Things that stand bare behind a preposition: "by hand", "in place". */
const BARE =
  /^(?:put|size|hand|home|night|place|use|top|foot|board|time|work|bed|school|sight|reach|mind|shape|style|stock|season|power|water|day|demand|command|request|average|half|motion|transit|space|standby|batteries|life|scratch|stereo|sale|step|tv|radio|cash|example|pencil|ink|bloom|bulk)$/;
/** Such things take no article, whatever stands before them: "in handheld mode". */
const ALWAYS_BARE = /^(?:mode|standby|power)$/;
const OF_DEGREE = /^(?:full|single|standard|normal|low|medium|high|small|large|new|separate|dedicated|second)$/;

/** What a body has one of, or two: behind a verb it is the buyer's. */
const OF_BODY =
  /^(?:mouth|neck|back|spine|chin|jaw|face|head|nose|wrist|knee|ankle|elbow|shoulder|arm|leg|foot|ear|tongue|scalp|body|waist|belly|tummy|stomach|heel|arch)$/;
/** Qualities and amounts, which stand bare behind a verb. */
const ABSTRACT =
  /^(?:volume|temperature|pressure|speed|weight|height|length|size|shape|light|sound|time|life|pain|tension|friction|access|balance|control|posture|circulation|sleep|skin|hair|range|level|colou?r|flavou?r|texture|design|style|support|charge|work|water|air|heat|dust|odou?r|noise)$/;
const HELPING = /^(?:can|can['’]t|won['’]t|will|doesn['’]t|don['’]t|never)$/;
const UNIT = /^(?:k?g|mg|oz|lbs?|ml|cl|l|cm|mm|in|ft|m|km)$/;

const plainOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');

/**
 * Gives the bare things behind prepositions and behind a verb their articles, as a listed sentence leaves them out:
 * "sticks to fridge" is "sticks to the fridge". `verb` is the place of the verb; -1 if there is none.
 */
export function completeNouns(text: string, verb: number): string {
  const words = text.split(' ');
  const plain = words.map(plainOf);
  return words
    .map((word, at) => {
      const before = plain[at - 1] ?? '';
      // "Won't scratch desk": the object stands behind the second verb.
      const isHelped = verb >= 0 && HELPING.test(plain[verb] ?? '');
      const isObject = verb >= 0 && at - 1 === (isHelped ? verb + 1 : verb);
      if (at === 0 || words[at - 1]?.endsWith(',') === true) return word;
      // "Inside pocket".
      if (/^(?:an?|the|)$/.test(plain[at - 2] ?? '') && /^(?:inside|outside|under|over)$/.test(before)) return word;
      if (before !== 'and' && !isObject && !OF_PLACE.test(before) && !OF_ANY.test(before)) return word;
      // "No need to pack a charger".
      if (
        before === 'to' &&
        isBaseVerb(plain[at] ?? '') &&
        /^(?:the|an?|your|it|them|any|one|two|three|most|every|each|all|both|over|under|into|in|\d.*)$/.test(
          plain[at + 1] ?? '',
        )
      )
        return word;
      // "With one step".
      if (/^(?:one|two|three|four|five|six|eight|ten|both)$/.test(plain[at] ?? '')) return word;
      // "Lies flat right out of the box".
      if (
        isObject &&
        COPULA.test(before) &&
        (isAdjective(plain[at] ?? '') || /(?:able|ible|ful|less|ous)$/.test(plain[at] ?? ''))
      )
        return word;
      // "Arrives razor sharp".
      if (TELLS_STATE.test(before) && isAdjective(plain[at + 1] ?? '')) return word;
      // "In week two".
      if (
        /^(?:week|day|month|year|chapter|level|stage|step|round|hour|size|version)$/.test(plain[at] ?? '') &&
        /^(?:one|two|three|four|five|six|seven|eight|ten|\d+)$/.test(plain[at + 1] ?? '')
      )
        return word;
      // "For next year".
      if (/^(?:next|last|this|each|every)$/.test(plain[at] ?? '')) return word;
      // "Bends to fit", "4 hours to finish": no place that something is brought to.
      const isLast = at + 1 >= words.length || /[,;:]$/.test(word);
      const isVerb = isBaseVerb(plain[at] ?? '') || isTaggedVerb('you', plain.slice(at, at + 1));
      if (before === 'to' && isLast && isVerb && !JOINING.test(plain[at - 2] ?? '')) return word;
      // "Holds 2 monitors and laptop".
      if (before === 'and' && at + 1 === words.length && isOneMore(plain, at)) return `${articleFor(word)} ${word}`;
      // "No legs to thread", "6 hours to finish": what is done, where no other verb moves something.
      if (before === 'to' && verb < 0 && isBaseVerb(plain[at] ?? '') && findNoun(plain[at - 2] ?? '') !== null)
        return word;
      if (before === 'and' && !isObject) return word;
      // "In lid | traps smells".
      const end = verb > at ? verb : words.length;
      const phrase = takeThing(words.slice(at, end), plain.slice(at, end));
      const next = plain[at + phrase.length] ?? '';
      // "Springs back": no back of anybody.
      if (isObject && phrase[0] === 'back' && !/^(?:and|or|while|at)$/.test(next)) return word;
      if (isObject && OF_BODY.test(phrase[0] ?? '') && (phrase.length === 1 || (phrase[1] ?? '').endsWith('ed')))
        // Guitars and bottles have a neck, too.
        return /^(?:neck|body)$/.test(phrase[0] ?? '') ? `the ${word}` : `your ${word}`;
      if ((isObject || before === 'for') && ABSTRACT.test(phrase.at(-1) ?? '')) return word;
      // "Prints on letter or A4".
      if (next === 'or' && /\d/.test(plain[at + phrase.length + 1] ?? '')) return word;
      // "With push of a button".
      const isOne = next === 'of' && /^(?:an?|the|your)$/.test(plain[at + phrase.length + 1] ?? '');
      if (phrase.length === 0 || !(needsArticle(phrase) || (isOne && phrase.length === 1))) return word;
      // "Replaces plastic wrap and foil": pairs stand bare.
      if (isObject && next === 'and') return word;
      // "Converts from crib to bed".
      if (before === 'from' && phrase.length === 1 && next === 'to') return word;
      // "Kneeler to seat", "crib to bed": one becomes the other.
      if (before === 'to' && verb < 0 && at === 2 && words.length === 3 && !isBaseVerb(plain[0] ?? '')) return word;
      // "Front to back", "edge to edge".
      if (
        before === 'to' &&
        /^(?:front|end|side|top|head|edge|floor|wall|start|day|door|farm)$/.test(plain[at - 2] ?? '')
      )
        return word;
      // "Rung by rung".
      if (next === 'by' && plain[at + phrase.length + 1] === plain[at]) return word;
      // "To eye level", "at room temperature".
      if (/^(?:to|at)$/.test(before) && /^(?:level|height|temperature|speed|weight)$/.test(phrase.at(-1) ?? ''))
        return word;
      const isOf = next === 'of';
      const isBareTop = phrase[0] === 'top' && before !== 'on';
      if (!isOf && phrase.length === 1 && !isBareTop && (BARE.test(phrase[0] ?? '') || isOfStuff(plain.slice(at + 1))))
        return word;
      // "On wooden frame": one of its kind; "on back wall": a certain one.
      const isOfKind =
        phrase.length > 1 &&
        !/^(?:back|front|inside|outside|upper|lower|left|right|main|top|bottom)$/.test(phrase[0] ?? '') &&
        (isAdjective(phrase[0] ?? '') || /(?:en|ed)$/.test(phrase[0] ?? ''));
      const isNamed = words.slice(at, at + phrase.length).some((each) => /^\p{Lu}\p{Ll}/u.test(each));
      // "From espresso to French press".
      if (isNamed && before === 'to') return word;
      // "Over a sports bra", but "over the door".
      const isWorn =
        before === 'over' &&
        !/^(?:door|sink|toilet|bed|stove|table|shoulder|head|crib|edge|top|side|back|rail)$/.test(phrase.at(-1) ?? '');
      const isCertain =
        isOf ||
        (isNamed && OF_PLACE.test(before)) ||
        (OF_PLACE.test(before) && !isWorn && !OF_DEGREE.test(phrase[0] ?? '') && !isOfKind);
      // "Keeps blade from sticking": the product's own.
      const isOwn = isObject && (!OF_ANY_OBJECT.test(before) || TURNED.test(next));
      return `${isCertain || isOwn ? 'the' : articleFor(word)} ${word}`;
    })
    .join(' ');
}

/** Verbs of how something is, which no object follows. */
const COPULA =
  /^(?:lies?|stays?|keeps?|sits?|stands?|feels?|looks?|goes|turns?|remains?|runs?|comes?|dries|gets?|grows?|wears?|smells?|tastes?|sounds?)$/;
/** Verbs of any such thing: "holds a laptop"; other verbs tell of a certain one: "raises the screen". */
const OF_ANY_OBJECT =
  /^(?:holds?|fits?|includes?|has|have|makes?|needs?|gives?|plays?|takes?|replaces?|adds?|creates?|leaves?|serves?|seats?|offers?|provides?|delivers?|brews?|runs?|charges?|powers?|produces?|lays?|forms?|features?|uses?|gets?|becomes?|carry|carries|stores?|covers?|works?|suits?|builds?|sparks?|starts?|wakes?|looks?|feels?|supports?|mimics?|feeds?|lets?|contains?|packs?|stacks?|scratch|mark|leave)$/;
/** What a verb does to a certain thing. */
const TURNED = /^(?:from|in|off|away|out|clean|dry|cool|warm|shut|open|up|steady|still)$/;

/** Verbs that bring a thing to another: "clips to belt". */
const JOINING =
  /^(?:sticks?|attach(?:es)?|clips?|hooks?|straps?|connects?|mounts?|fastens?|screws?|ties?|clamps?|adheres?|bonds?|fix(?:es)?|links?|pairs?|plugs?|snaps?|sews?|pins?|converts?|turns?|moves?|goes|go|leads?|runs?|returns?|gets?|brings?|adds?|from)$/;

/** Whether the last word is one more thing beside several. */
const isOneMore = (plain: readonly string[], at: number): boolean => {
  const word = plain[at] ?? '';
  const isSeveral =
    findNoun(plain[at - 2] ?? '')?.number === 'plural' && /^\d|^(?:two|three|four|five|six)$/.test(plain[at - 3] ?? '');
  return isSeveral && findNoun(word)?.number === 'singular' && numberOfNoun(word) === 'singular' && !isAdjective(word);
};

/** "On tile and glass": one of two things that are both stuff. */
function isOfStuff([joint = '', ...others]: readonly string[]): boolean {
  return /^(?:and|or)$/.test(joint) && numberOfNoun(others[0] ?? '') !== 'singular';
}

/** The words of a thing up to its last noun; empty if it has a determiner or is no certain thing. */
function takeThing(words: readonly string[], plain: readonly string[]): readonly string[] {
  const [first = ''] = plain;
  if (/^(?:only|just|about|almost|nearly|up|over|under|less|more|at)$/.test(first)) return [];
  if (UNIT.test(first) || DETERMINERS.has(first) || FUNCTION_WORDS.has(first) || /^\d|['’]s$/.test(first)) return [];
  let end = plain.findIndex((word) => FUNCTION_WORDS.has(word) || PREPOSITIONS.has(word) || DETERMINERS.has(word));
  if (end < 0) end = plain.length;
  const mark = words.findIndex((word) => /[,;:.]$/.test(word));
  if (mark >= 0) end = Math.min(end, mark + 1);
  while (end > 1 && findNoun(plain[end - 1] ?? '') === null && isAdjective(plain[end - 1] ?? '')) end -= 1;
  return plain.slice(0, end);
}

function needsArticle(phrase: readonly string[]): boolean {
  const head = phrase.at(-1) ?? '';
  if (/^(?:back|front|bottom|underside)$/.test(head) && phrase.length === 1) return true;
  return (
    findNoun(head)?.number === 'singular' &&
    numberOfNoun(head) === 'singular' &&
    !isAdjective(head) &&
    !ENDS_IN_MATERIAL.test(head) &&
    !ALWAYS_BARE.test(head)
  );
}
