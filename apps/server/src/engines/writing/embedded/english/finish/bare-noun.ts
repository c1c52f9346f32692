import { numberOfNoun } from '../grammar/countability.ts';
import { TELLS_STATE } from '../listed/tells-state.ts';
import { DETERMINERS, findNoun, findThirdPersonBase, FUNCTION_WORDS, isAdjective, isBaseVerb } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { articleFor } from '../noun-phrase.ts';
import { type TaggedWord, tagWords } from '../prose/tagged-words.ts';

/** Things that stand bare behind a preposition or a verb: "by hand", "in place", "on sale", "over time". */
const BARE =
  /^(?:size|hand|hands|home|night|day|place|use|top|foot|work|bed|school|sight|reach|mind|shape|style|stock|season|demand|command|request|average|half|motion|transit|space|standby|life|scratch|sale|cash|example|pencil|bloom|bulk|mode|lunch|dinner|breakfast|brunch|church|college|class|camp|town|summer|winter|spring|autumn|fall|morning|noon|midnight|dusk|dawn|sunrise|sunset|weekend|today|tomorrow|tonight|yesterday|mouth|touch|turn|detail|person|part|end|line|board|deck|shore|sea|land|earth|ground|fire|ice|air|phone|mail|email|post|text|app|web|internet|tv|radio|date|birth|age|order|sync|tune|step|check|charge|control|care|hold|stay|time|fun|love|life|rest|sleep|peace|nature|pride|view|color|colour|design|landscape|portrait|finish|fit|length|width|height|depth|weight|speed|power|force|volume|temperature|pressure|capacity|range|level|grade|quality|value|price|cost|count|total|access|support|relief|storage|cleanup|clean-up|setup|set-up|contact|impact|movement|travel|takeoff|everyone|everything|anything|nothing|something|anyone|someone|nobody|one|ones|lot|bit|way|kind|sort|type|pair|set|pack|piece|inch|foot|cm|mm|kg|lb|oz|ml|hour|minute|second|week|month|year)$/;
const OF_PLACE =
  /^(?:in|on|off|at|to|from|into|onto|under|over|through|behind|against|around|round|inside|outside|near|above|below|beneath|across|along|for|beside|between)$/;
/** What a body has one of, or two. */
const OF_BODY =
  /^(?:mouth|neck|back|spine|chin|jaw|face|head|nose|wrist|knee|ankle|elbow|shoulder|arm|leg|foot|ear|tongue|scalp|body|waist|belly|tummy|stomach|heel|arch|tailbone|hip|thigh|calf|chest|palm|thumb|finger|forehead|skin|hair|eye)$/;
/** Words by which a thing is certain or counted: it takes no article of its own. */
const CERTAIN =
  /^(?:no|zero|without|every|each|any|some|another|either|neither|both|all|per|via|by|of|like|than|plus|minus|versus|vs|its|your|their|our|my|his|her|whose|this|that|these|those|what|which|more|less|most|much|many|one|two|three|four|five|six|seven|eight|nine|ten|twelve|single|double|dual|triple|half|up|only|just)$/;

const CONTAINER =
  /^(?:bag|pouch|case|box|tin|jar|cup|mug|bowl|pan|pot|bottle|tube|sleeve|basket|bucket|glass|dish|tray)$/;

interface Run {
  /** The word before the one before: "the inside story" has its article. */
  earlier: TaggedWord | undefined;
  words: readonly TaggedWord[];
  before: TaggedWord | undefined;
  next: TaggedWord | undefined;
}

const IN_RUN = /^(?:NOUN|PROPN|ADJ|NUM)$/;

/** Lists the runs of nouns and their qualities. */
function listRuns(tagged: readonly TaggedWord[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tagged.length; at += 1) {
    if (!isInRun(tagged[at])) continue;
    let end = at;
    // "Rotary cutting mat".
    while (isInRun(tagged[end]) || (/(?:ed|ing)$/.test(tagged[end]?.word ?? '') && isInRun(tagged[end + 1]))) end += 1;
    runs.push({ words: tagged.slice(at, end), earlier: tagged[at - 2], before: tagged[at - 1], next: tagged[end] });
    at = end;
  }
  return runs;
}

const isInRun = (word: TaggedWord | undefined): boolean =>
  word !== undefined && IN_RUN.test(word.pos) && !FUNCTION_WORDS.has(word.word) && !DETERMINERS.has(word.word);

/** Whether the noun of a run is one thing that stands without its article, as far as its word tells. */
function isBare({ words, earlier, before, next }: Run): boolean {
  const head = words.at(-1);
  if (head?.pos !== 'NOUN' || !/^[a-z]{3,}(?:-[a-z]+)*$/.test(head.word)) return false;
  // "In week two".
  if (next?.pos === 'NUM' || /^(?:one|two|three|four|five)$/.test(next?.word ?? '')) return false;
  if (/['’]s?$/.test(words.at(-2)?.word ?? '') || (next?.word ?? '').startsWith("'")) return false;
  if ((before?.pos === 'ADP' || /(?:ed|ing)$/.test(before?.word ?? '')) && /^(?:DET|NUM)$/.test(earlier?.pos ?? ''))
    return false;
  // "Stays sharp season after season".
  if (
    /^(?:stays?|keeps?|remains?|lies?|feels?|looks?)$/.test(before?.word ?? '') &&
    words.length > 1 &&
    isAdjective(words[0]?.word ?? '')
  )
    return false;
  if (before !== undefined && (before.pos === 'DET' || CERTAIN.test(before.word) || /['’]s?$/.test(before.word)))
    return false;
  if (
    words.some(
      ({ word, pos }, at) => at < words.length - 1 && (pos === 'NUM' || CERTAIN.test(word) || /^\d/.test(word)),
    )
  )
    return false;
  // Of an unlisted word nobody knows if it is stuff: "to thin angel hair", "from thick lasagna".
  if (numberOfNoun(head.word) !== 'singular' || ENDS_IN_MATERIAL.test(head.word)) return false;
  if (findNoun(head.word) === null && !OF_BODY.test(head.word)) return false;
  // "By hand", "to eye level"; "shows water level" is of one.
  if (BARE.test(head.word) && !OF_BODY.test(head.word) && (words.length === 1 || before?.pos === 'ADP')) return false;
  if (
    findNoun(head.word) === null &&
    (/(?:able|ible|ful|less|ous|ive|ing|ed|ly|ness|ment|tion|sion|ity|ance|ence|ship|hood|ism|ics|th)$/.test(
      head.word,
    ) ||
      isAdjective(head.word))
  )
    return false;
  // "Food and grill at once": pairs stand bare; parts of the body don't.
  if (before?.pos === 'CCONJ' || (before?.word !== 'as' && next?.pos === 'CCONJ' && !OF_BODY.test(head.word)))
    return false;
  return !(isAdjective(head.word) && findNoun(head.word) === null);
}

/**
 * Gives bare single things behind a verb or a place their articles: "keeps counter clean", "off tailbone". Null if one is
 * left whose article is not certain. The thing that a text begins with is not looked at.
 */
export function completeBareNouns(text: string): string | null {
  const tagged = tagWords(text).map(mendNoun);
  if (tagged.length === 0) return text;
  // A list of things is read as one.
  if ((text.match(/, /g)?.length ?? 0) > 1) return text;
  let finished = text;
  for (const run of listRuns(tagged).toReversed()) {
    const [first] = run.words;
    if (first === undefined || run.before?.pos === 'PUNCT' || isOpening(tagged, first) || !isBare(run)) continue;
    // "Arrives razor sharp".
    if (run.next?.pos === 'ADJ' && TELLS_STATE.test(run.before?.word ?? '')) continue;
    const article = chooseArticle(run);
    if (article === null) return null;
    finished = `${finished.slice(0, first.start)}${article} ${finished.slice(first.start)}`;
  }
  return finished;
}

/** "Protect hull", "when trigger is released": a verb behind a verb, or before one, is a noun. */
function mendNoun(word: TaggedWord, at: number, words: readonly TaggedWord[]): TaggedWord {
  if (word.pos !== 'VERB' || at === 0 || /(?:ed|ing|[^s]s)$/.test(word.word)) return word;
  const before = words[at - 1];
  const next = words[at + 1];
  const isObject =
    before?.pos === 'VERB' && (next === undefined || next.pos === 'PUNCT') && findThirdPersonBase(before.word) === null;
  const isSubject = /^(?:when|if|until|once|while)$/.test(before?.word ?? '') && next?.pos === 'AUX';
  return isObject || isSubject ? { ...word, pos: 'NOUN' } : word;
}

/** Whether nothing but qualities stands before a word: "100% blackout flap", "hanging hole". */
const isOpening = (tagged: readonly TaggedWord[], first: TaggedWord): boolean =>
  tagged
    .slice(0, tagged.indexOf(first))
    .every(({ word, pos }) => /^(?:SYM|ADJ|NUM|ADV)$/.test(pos) || (pos === 'VERB' && /(?:ed|ing)$/.test(word)));

function chooseArticle({ words, before, next }: Run): string | null {
  const head = words.at(-1)?.word ?? '';
  const place = before?.word ?? '';
  if (OF_BODY.test(head) && words.length === 1 && !/^(?:has|have|with|features?)$/.test(place))
    return OF_PLACE.test(place) || before?.pos === 'VERB' ? 'your' : null;
  if (place === 'with' || place === 'as') return articleFor(words.map(({ word }) => word).join(' '));
  // "In a mesh bag".
  if (words.length > 1 && /^(?:in|into|from)$/.test(place) && CONTAINER.test(head))
    return articleFor(words.map(({ word }) => word).join(' '));
  if (OF_PLACE.test(place) || /^(?:when|if|until|once|while)$/.test(place)) return 'the';
  // "Charges phone overnight": the object of a verb in the singular or the plural.
  const isVerb =
    before?.pos === 'VERB' && !/(?:ed|ing)$/.test(place) && (findThirdPersonBase(place) !== null || isBaseVerb(place));
  return isVerb && (words.length === 1 || next?.pos !== 'NOUN') ? 'the' : null;
}
