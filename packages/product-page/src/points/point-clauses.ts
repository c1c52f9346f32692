/** Continuations after a complete main clause: a purpose, a reason, an aside. */
const GOES_ON =
  /,?\s(?:so (?:that|you|it|they|your)|which(?:ever)?|whether|while|where|when(?:ever)?|because|since|as (?:it|they|you|well as)|to (?:help|keep|make|ensure|give|prevent|provide|let|create|suit|match)|in order to|for (?:an?|the) (?:\w+ )?(?:look|feel|finish|experience|sleep|life)|allowing|making|ensuring|giving|providing|keeping|helping|letting|creating|leaving|adding|offering|reducing|preventing|eliminating|without|thanks to|even (?:if|when|on|in|after|with|through)|and (?:it|they|you|is|are|can|will|it['’]s)|but (?:it|they|you|is|are|can|will|not)|that (?:is|are|stays?|keeps?|helps?|gives?|lets?|makes?|will|can|never|won['’]t|adds?|allows?|offers?|provides?)|perfect for|ideal for|great for|sodass|so dass|damit|wodurch|weil|während|dank|ohne|afin (?:de|que)|pour que|ce qui|grâce à|tout en|lorsque|para que|lo que|gracias a|aunque|incluso|graças a|o que|grazie a|mentre|così|чтобы|благодаря|поэтому)(?=[\s,])|,\s(?:and|but|or|the|our|this|these|it|with|for|um|die|der|das|was|und|qui|que|che|cui|y|e|что|котор\p{L}+|а|и)(?=\s)/giu;
/** Beginnings of a sentence whose main clause comes later. */
const BEGINS_ASIDE =
  /^(?:if|when|whether|although|though|because|since|as|once|after|before|unlike|unless|until|while|given|thanks to|with|by|in|on|at|for|from|to|dopo|nach|après|después|depois|wenn|während|obwohl|weil|da|dank|mit|ohne|durch|für|im|am|si|quand|lorsque|grâce|avec|pour|dans|cuando|gracias|con|para|grazie|per|quando|graças|com)\s/iu;
const MIN_CLAUSE_LENGTH = 30;
const MIN_CLAUSE_WORDS = 5;
/** Maximum words between the last comma and a clause's end that make a piece of an enumeration. */
const MAX_LISTED_WORDS = 3;

/** "..., fading and pilling": the end of an enumeration. */
const CLOSED_LIST = /\S\s(?:and|or|und|oder|et|ou|y|o|e|i|и|или)\s\S/iu;

function isComplete(clause: string, rest: string): boolean {
  if (clause.length < MIN_CLAUSE_LENGTH || clause.split(' ').length < MIN_CLAUSE_WORDS) return false;
  if ((clause.match(/\(/gu)?.length ?? 0) !== (clause.match(/\)/gu)?.length ?? 0)) return false;
  const listed = clause.split(/,\s/u);
  const last = listed.at(-1) ?? '';
  // "with a, b" needs its "and c".
  return (
    !(listed.length > 1 && last.split(' ').length <= MAX_LISTED_WORDS && !CLOSED_LIST.test(last)) &&
    !(/^,\s(?:and|or|und|y|e|и)\s/iu.test(rest) && listed.length > 1)
  );
}

/** Returns the main clause of a long sentence; undefined if none can stand alone. */
export function toMainClause(sentence: string, maxLength: number): string | undefined {
  if (BEGINS_ASIDE.test(sentence)) return undefined;
  return [...sentence.matchAll(GOES_ON)]
    .map(({ index }) => index)
    .filter((end) => end <= maxLength && isComplete(sentence.slice(0, end), sentence.slice(end)))
    .map((end) => sentence.slice(0, end))[0];
}

const GENERIC = new Set([
  'product',
  'item',
  'piece',
  'set',
  'entire',
  'whole',
  'new',
  'model',
  'design',
  'versatile',
  'classic',
]);
const IS_OR_HAS =
  /^(?<subject>(?:it|they|this|these|the|each|every|our)(?:\s[\p{L}\d'’/-]+){0,9}?)(?:\s(?<verb>is|are|has|have|features?|comes with|come with|offers?|boasts?)|(?<short>['’]s))\s(?<rest>.+)$/iu;
const HAS = /^(?:is|are|features|featuring|comes with|boasts|boasting|offers|offering|has|having)\s(?<rest>.+)$/iu;
const ARTICLE = /^(?:an?|the)\s(?=\S)/iu;
/** Predicates that are wrong or meaningless without their subject. */
const NEEDS_SUBJECT =
  /^(?:not|no longer|never|also|been|too|so|all about|what|why|how|where|when|that|to|the one|one of)(?=\s)/iu;
const MIN_LEFT_WORDS = 2;

/** A long subject is the product if enough of its words, including its last one, are in the name: it may add a code. */
const MIN_LONG_SUBJECT = 3;
const MOSTLY = 0.6;

function isProduct(subject: string, name: string): boolean {
  const words = subject.toLowerCase().split(' ');
  if (/^(?:it|they|this|these)$/u.test(words[0] ?? '') && words.length === 1) return true;
  const named = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const others = words.slice(1);
  const isNamed = (word: string) =>
    GENERIC.has(word) || named.some((each) => each === word || `${each}s` === word || each === `${word}s`);
  const known = others.flatMap((word) => word.split(/[/-]/u)).filter(isNamed);
  return (
    others.length > 0 &&
    (others.every(isNamed) ||
      (known.length >= MIN_LONG_SUBJECT && isNamed(others.at(-1) ?? '') && known.length >= others.length * MOSTLY))
  );
}

function capitalise(text: string): string {
  // "iPhone" and "pH" keep their letters.
  return /^\p{Ll}+(?=[\s,.-]|$)/u.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

/** Phrases a line for an ad: without the subject that the ad shows, and without the full stop of a single sentence. */
export function toAdPhrase(line: string, name: string): string {
  const bare = /[.!?。！？]\s+\S/u.test(line) ? line : line.replace(/(?<!\.)[.。]$/u, '');
  const groups = IS_OR_HAS.exec(bare)?.groups;
  const rest = groups && isProduct(groups['subject'] ?? '', name) ? groups['rest'] : HAS.exec(bare)?.groups?.['rest'];
  if (rest === undefined || NEEDS_SUBJECT.test(rest) || rest.split(' ').length < MIN_LEFT_WORDS)
    return capitalise(bare);
  return capitalise(rest.replace(ARTICLE, ''));
}
