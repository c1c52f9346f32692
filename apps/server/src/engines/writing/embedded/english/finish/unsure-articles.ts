import { numberOfNoun } from '../grammar/countability.ts';
import { findNoun, findThirdPersonBase, isBaseVerb } from '../lexicon.ts';
import { isKnownWord } from '../known-word.ts';
import { type TaggedWord, tagWords } from '../prose/tagged-words.ts';
import { at, endOfThing } from './nominal-words.ts';

/**
 * "A full sun", "tells the people from cars": an article that the seller did not write stands only before a thing that
 * is certainly one; "the" inside a line not before several.
 */
export function hasUnsureArticle(part: string, said: string): boolean {
  if (said === '') return false;
  const words = tagWords(part.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  return words.some(({ word, end }, index) => {
    if (!/^(?:an?|the)$/.test(word) || words[index + 1]?.word === 'xyla') return false;
    const [next = ''] = part
      .slice(end)
      .trimStart()
      .toLowerCase()
      .split(/(?<![\d.])[\s,.;:!?]/);
    if (next === '' || said.includes(`${word} ${next}`)) return false;
    const from = index + 1;
    const last = endOfThing(words, from) - 1;
    let head = last;
    while (head > from && findNoun(at(words, head).word) === null && at(words, head).pos === 'ADJ') head -= 1;
    const { word: noun } = at(words, head);
    if (word === 'the' && isNamed(at(words, from), at(words, from + 1))) return true;
    // "A legs screw on": several, and what they do.
    if (/^an?$/.test(word) && [from, from + 1].some((place) => areActing(words, place))) return true;
    // "Knotted from the cotton cord": inside a sentence, "the" is of what every buyer has around him.
    if (
      word === 'the' &&
      index > 1 &&
      /^(?:ADP|VERB)$/.test(at(words, index - 1).pos) &&
      !OF_BUYER.test(noun) &&
      !said.includes(`the ${noun}`) &&
      !/^(?:of)$/.test(at(words, last + 1).word)
    )
      return true;
    // "Replaces a plastic wrap": an object of ours.
    if (
      /^an?$/.test(word) &&
      index > 0 &&
      at(words, index - 1).pos === 'VERB' &&
      !/^(?:has|have|includes?|comes|gets?|holds?|fits?|features?|carr(?:y|ies)|stores?)$/.test(
        at(words, index - 1).word,
      )
    )
      return true;
    // "Ready to the brew": what is done.
    if (word === 'the' && at(words, index - 1).word === 'to' && isBaseVerb(next) && said.includes(`to ${next}`))
      return true;
    if (word === 'the') return index > 0 && numberOfNoun(noun) === 'plural' && findNoun(noun) !== null;
    if (/^(?:few|lot|couple|pair|set|pack|series|dozen|bit|little)$/.test(noun)) return false;
    // "A real lavender oil from Provence": stuff.
    if (
      numberOfNoun(noun) === 'uncountable' &&
      !/^(?:light|finish|design|base|height|width|weight|depth|strength|scent|smell|fit|feel|weave|knit|lining|coating|covering|casing|cover|room|time|shade|glow|grip)$/.test(
        noun,
      ) &&
      at(words, last).pos === 'NOUN' &&
      !/\d/.test(at(words, from).word)
    )
      return true;
    // "A 180-degree view": a noun for the tagger, and else a verb.
    if (isBaseVerb(noun) && at(words, last).pos === 'NOUN') return false;
    return findNoun(noun) === null && !/[a-z]{3}(?:er|or|et)$/.test(noun) && !noun.includes('-');
  });
}

/** "Legs screw on": several things, a verb and where to. */
const areActing = (words: readonly TaggedWord[], place: number): boolean =>
  /[^s]s$/.test(at(words, place).word) &&
  numberOfNoun(at(words, place).word) === 'plural' &&
  isBaseVerb(at(words, place + 1).word) &&
  /^(?:on|off|in|out|up|down|together|apart|back|away)$/.test(at(words, place + 2).word);

/** "The felix goes": a name, with an article of ours. */
const isNamed = ({ word }: TaggedWord, next: TaggedWord): boolean =>
  findNoun(word) === null && !isKnownWord(word) && findThirdPersonBase(next.word) !== null;

/** "The ball bearing slides open full": a subject of ours, of words that may be one thing in the plural. */
export function hasUnsureSubject(part: string, said: string): boolean {
  const words = tagWords(part.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  if (said === '' || at(words, 0).word !== 'the' || said.includes(`the ${at(words, 1).word}`)) return false;
  return words.some(
    ({ word }, index) =>
      index > 2 &&
      index < 5 &&
      findThirdPersonBase(word) !== null &&
      findNoun(word)?.number === 'plural' &&
      findNoun(at(words, index - 1).word)?.number === 'singular' &&
      /^(?:with|from|to|onto|into|over|around|under|against|shut|open|flat)$/.test(at(words, index + 1).word),
  );
}

/** What buyers have around them, and of which they have one. */
const OF_BUYER =
  /^(?:wall|floor|ceiling|door|window|fridge|refrigerator|freezer|oven|microwave|dishwasher|washer|dryer|machine|sink|faucet|tap|shower|tub|toilet|counter|countertop|table|desk|sofa|couch|bed|mattress|chair|stove|grill|car|truck|trunk|seat|dashboard|windshield|mirror|roof|garage|garden|yard|lawn|ground|soil|pool|pond|beach|trail|road|street|house|home|kitchen|bathroom|bedroom|office|gym|bag|backpack|purse|pocket|wallet|drawer|cabinet|closet|shelf|phone|screen|laptop|app|box|bottle|cup|mug|glass|pan|pot|plate|bowl|skin|hair|face|head|neck|back|hand|hands|foot|feet|body|scalp|way|job|end|edge|edges|top|bottom|side|sides|inside|outside|front|surface|light|dark|air|water|rain|sun|wind|heat|cold|weather|dog|cat|baby|lid|base|handle|blade|strap|case|cover|drum|tank|bowl|frame|tip|press|touch|push|turn)$/;
