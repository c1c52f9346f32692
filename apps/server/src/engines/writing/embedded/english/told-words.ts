import { FUNCTION_WORDS } from './lexicon.ts';

/** Words of any line, which tell no fact. */
const EVERYDAY =
  /^(?:that|that['’]s|all|won['’]t|can['’]t|don['’]t|doesn['’]t|you['’]ll|it['’]ll|they['’]re|this|these|they|your|yours|you|its|it['’]s|from|have|comes?|come|into|more|when|what|there|here['’]?s?|meet|each|just|only|over|than|then|them|about|like|get|gets|give|gives|make|makes|made|keep|keeps|keeping|let|lets|stay|stays|feature|features|also|even|still|too|who|why|how|whose|one|need|needs|needed|required|enough|yours|tap|time|now|through|without|while|after|before|because|so|out|off|down|back|away|every|everything|any|anything)$/;

/** Words that sellers use for one another. */
const SAME: readonly RegExp[] = [
  /^(?:phone|smartphone|mobile|cell|iphone)$/,
  /^(?:mount|cradle|holder|stand|dock|bracket)$/,
  /^(?:hot|warm|heat|heated|warmth)$/,
  /^(?:cold|cool|chill|chilled)$/,
  /^(?:bag|pouch|case|sack|sleeve)$/,
  /^(?:silent|quiet|noiseless|noise|decibel|db|hear)$/,
  /^(?:wash|washable|laundry|washer|dishwasher)$/,
  /^(?:waterproof|water-resistant|watertight|leakproof|spill-proof|rain)$/,
  /^(?:slip|slips|slipping|non-slip|anti-slip|skid|grip|grips|grippy)$/,
  /^(?:rust|rustproof|corrosion)$/,
  /^(?:light|lightweight|weighs?|weight)$/,
  /^(?:fold|folds|foldable|folding|collapsible|collapses|folded)$/,
  /^(?:quick|fast|rapid|instant|instantly|seconds?)$/,
  /^(?:charge|charges|charging|recharge|rechargeable)$/,
  /^(?:adjust|adjusts|adjustable|adjustment)$/,
  /^(?:remove|removes|removable|detach|detachable|detaches)$/,
  /^(?:assemble|assembly|install|installation|setup)$/,
  /^(?:gift|present)$/,
  /^(?:cozy|cosy|snug)$/,
  /^(?:zip|zipper|zipped)$/,
  /^(?:hand-?made|handcrafted|hand-?thrown)$/,
];

const NUMBERS: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const STEM_LETTERS = 5;

/**
 * Lists what a line tells: the stems of its words of content, amounts with what they count, and pairs of neighbours,
 * without the words of the name. Words that mean the same have one stem.
 */
export function listTold(text: string, names: readonly string[]): ReadonlySet<string> {
  const known = new Set(names.flatMap((name) => wordsOf(name)).map(toStem));
  const told = new Set<string>();
  let before: string | null = null;
  for (const word of wordsOf(text)) {
    if (EVERYDAY.test(word) || FUNCTION_WORDS.has(word)) continue;
    const stem = toStem(word);
    const isNamed = known.has(stem);
    const isNumber = /\d/.test(stem);
    if (!isNamed && !isNumber) told.add(stem);
    if (before !== null && !(isNamed && known.has(before))) told.add(`${before} ${stem}`);
    before = stem;
  }
  return told;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\d[\d.,/]*\d|\d|\p{L}[\p{L}'’-]+/gu) ?? []).map((word) => {
    const number = NUMBERS.indexOf(word);
    return number > 1 ? String(number) : word;
  });

function toStem(word: string): string {
  const group = SAME.findIndex((pattern) => pattern.test(word.replace(/(?<=[^s])s$/, '')) || pattern.test(word));
  if (group >= 0) return `=${group}`;
  return word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .slice(0, STEM_LETTERS);
}
