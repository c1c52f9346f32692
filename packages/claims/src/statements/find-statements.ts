import type { ClaimKind } from '@reelwright/contracts';
import { refuse, type Tie, tieTo } from '../claim.ts';
import { findInTexts, type ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';
import { BINDING_WORDS, HARMLESS_WORDS } from './harmless-words.ts';
import { PART_WORDS, PRODUCT_VERBS } from './part-words.ts';
import { hidePrices } from './hide-prices.ts';
import { isScene } from './scenes.ts';
import { type ProductWords, readProductWords } from './product-words.ts';
import { listStatementRows } from './statement-rows.ts';

const FILLER =
  "(?:(?:and|but|so|plus|oh|ok|okay|yes|yeah|well|now|also|even|honestly|seriously|literally|folks|guys|girls|listen|look|because|since|while|then|get this|trust me|no joke|best of all|on top of that|i swear|the thing is|turns out|did i mention|not only|what's more|guess what),? )*";
const ADVERBS =
  '(?:(?:also|even|just|really|actually|literally|automatically|always|never|still|only|simply|basically|already|somehow|all|both|each|gently|instantly|quietly|easily) )*';
const SUBJECTS =
  '(?:it|this|these|this (?:thing|one|baby|beauty|bad boy|little [a-z]+)|the (?:thing|whole thing|set|kit|product|device|original|secret)|each(?: (?:one|set|piece|bottle|pair|of (?:them|these)))?|every (?:one|piece|pair|set|bottle|single one)|ours)';
const BE = "(?:'s|'re|is|are|was|were|has|have|had|will|can|could|won't|can't|doesn't|don't|does|do|does not|do not)";

/** Beginnings of a clause that states something about the product; the statement follows. */
const FRAMES: readonly RegExp[] = [
  new RegExp(`^${FILLER}(?:one [a-z]+ and )?${SUBJECTS}(?: ?${BE})?(?![a-z']) ?`, 'u'),
  new RegExp(
    `^${FILLER}(?:(?:there (?:is|are|was|were)|there's)(?! nothing| no one| nobody)|you(?: also| even)? get|you'll (?:also )?(?:get|find)|inside (?:is|are)) `,
    'u',
  ),
  new RegExp(`^${FILLER}(?:the|its|our|their|a|an|all) (?:[a-z'-]+ ){0,2}?(?:${PART_WORDS}) ${BE} `, 'u'),
  new RegExp(
    `^${FILLER}(?:the|its|our|an?|real) (?:[a-z'-]+ ){0,2}?(?:${PART_WORDS}|layer|tool|gadget|technology|system|feature|function|mode|version|edition) (?=[a-z]+s )`,
    'u',
  ),
  // "The handle on the back lifts him".
  new RegExp(
    `^${FILLER}(?:the|its|our|an?) (?:[a-z'-]+ ){0,2}?(?:${PART_WORDS}) (?:on|in|at|under|of|inside|above|behind) (?:the|its|each|every) [a-z]+ (?=[a-z]+s )`,
    'u',
  ),
  new RegExp(`^${FILLER}${ADVERBS}(?:${PRODUCT_VERBS}) `, 'u'),
  new RegExp(
    `^${FILLER}(?:made|built|designed|crafted|engineered|tested|trusted|powered|equipped|filled|lined|coated|handmade|featuring|featured|perfect|ideal|great|safe|suitable|approved) (?:of|from|with|for|by|in|to|on) `,
    'u',
  ),
  new RegExp(
    `^${FILLER}(?:we|our [a-z]+) (?:only |also |even |always )?(?:use|uses|make|grow|source|roast|age|ship|post|send|plant|donate|test|hand|offer|pack|add|press|brew|sew|cut|dye|build) `,
    'u',
  ),
  new RegExp(
    `^${FILLER}(?:an?|two|three|four|extra|free|matching|real) (?=(?:[a-z'-]+ ){1,4}(?:comes? with|(?:is|are|come|comes) (?:included|in the box|in the bag|in the pack|thrown in)))`,
    'u',
  ),
  new RegExp(
    `^${FILLER}(?:an?|one) (?=(?:little |small |big |clever |tiny )?(?:[a-z'-]+ ){1,3}(?:tells|shows|does|keeps|stops|holds|lets|makes|cleans|turns|warns|reminds|lights|heats|cools|charges|protects|catches) )`,
    'u',
  ),
  new RegExp(`^${FILLER}you can (?:also |even |now |just )?(?=[a-z]+ (?:it|them|this)(?! all))`, 'u'),
];
/** "Floats", "it cools his chest": verbs that are a claim with any object. */
const DEEDS = new RegExp(
  `^${FILLER}(?:(?:it|this|they) )?${ADVERBS}(?:absorbs|cools|cures|detects|dissolves|extends|filters|floats|glows|heals|heats|hydrates|inflates|kills|massages|monitors|neutrali[sz]es|prevents|purifies|recharges|records|relieves|repels|resists|scans|shields|shrinks|strengthens|tightens|tracks|translates|vibrates|waters|whitens)(?![a-z'])(?! nothing| no one| nobody)`,
  'u',
);
/** Actions of other people with it, and its effects on somebody. */
const OTHERS = listStatementRows('en');

const OF_PART = new RegExp(
  `^${FILLER}(?:the|its|each|every|all|our|both|any) ((?:[a-z'-]+ ){0,2}?[a-z'-]+) (?=(?:${BE}|[a-z]{3,}s|never|even|also|just|(?:${PRODUCT_VERBS})|make|do|come|go|get|stay|turn|last|work|fit|hold|keep|sharpen|clean|heal|feel|sound|look|glow|burn|smell) )`,
  'u',
);
const STRICT = new RegExp(
  `^${FILLER}(?:(?:it|this|these|they|the [a-z]+) )?(?:also |even |just |only |simply )?(?:fits|suits|safe for|suitable for|perfect for children|gentle on|kind to|works (?:with|as)|comes? with|includes|comes? in|plays|records|calls|warns|tells|reads|sees|shows|measures|counts|survives|predicts|pays|repels|keeps (?:away|off)|burns without|(?:is |are )?made (?:of|from)|stored|essential|real(?! (?:talk|life|world|people|attitude|deal|quick))|genuine|plastic|metal|wooden|leather|second|extra|spare|free|matching) `,
  'u',
);
const DEFAULT =
  /^(?!.*\b(?:was|were|used to|had) (?!(?:[a-z]+ly )?(?:[a-z]+ed|made|built|born|grown|sewn|woven|cut|given|sold|chosen|found)\b))(?!.*(?:\d|\binstead\b))(?!.*\b(?:basically|costume|deserves?|worried|sessions|easy|somewhere|mood|regards|like|minus|less|than|talk|pov|i|i'm|i've|i'd|i'll|my|me|mine|we|we're|us|you|your|yours|you're|you'll|who|let|let's|don't|he|she|his|her|him|someone|somebody|nobody|grandpa|grandma|mom|mum|mother|dad|wife|husband|boss|neighbour|neighbor|friend|sister|brother|dog|cat|kids)\b)(?!(?:put|grab|get|take|go|come|try|make|see|look|turn|keep|watch|tell|send|say|light|hold|set|lift|zip|breathe|stick|flip|trade|lock|water|pour|add|give|think|imagine|picture|stop|start|just|please|save|share|follow|tap|swipe|click|shop|buy|order|join|read|listen|feel|meet|find|use|leave|wait|pick|choose|bring|treat|ask|check|when|if|before|after|because|while|until) )/u;
const SENTENCES = /[^.!?;\n]+(?:(?<=\d)[.](?=\d)[^.!?;\n]+)*[.!?;\n]?/gu;
const BREAKS =
  /, (?:and |but |so |or )?| - |: | (?:so|but|because|which|while|when|if|until|where|since|though|unless|and (?=it |they |you |i |we |she |he |your |my ))(?= )/gu;

/**
 * Finds statements about the product in free words; a statement without any of its words in the data is unsupported.
 */
export function findStatements(line: ClaimLine, facts: ProductFacts): FoundClaim[] {
  const words = wordsOf(facts);
  if (!words.isEnglish) return [];
  const normal = hidePrices(line);
  return [...normal.matchAll(SENTENCES)].flatMap(({ 0: sentence, index }) =>
    sentence.endsWith('?')
      ? []
      : [
          ...findOthers(sentence, words).map(({ start, end, kind }) => ({
            start: index + start,
            end: index + end,
            kind,
            tie: tieToWording(sentence.slice(start, end), facts),
          })),
          ...splitClauses(sentence).flatMap(({ text, start }) => {
            const said = findSaid(text, words);
            return said
              ? [
                  {
                    start: index + start + said.start,
                    end: index + start + said.end,
                    kind: 'attribute',
                    tie: refuse('not_in_data'),
                  } as const,
                ]
              : [];
          }),
        ],
  );
}

const WORD = /[a-z][a-z']*/gu;
const known = new WeakMap<ProductFacts, ProductWords>();

function wordsOf(facts: ProductFacts): ProductWords {
  const words = known.get(facts) ?? readProductWords(facts);
  known.set(facts, words);
  return words;
}

function splitClauses(sentence: string): { text: string; start: number }[] {
  const clauses: { text: string; start: number }[] = [];
  let from = 0;
  for (const { 0: found, index } of sentence.matchAll(BREAKS)) {
    clauses.push({ text: sentence.slice(from, index), start: from });
    from = index + found.length;
  }
  clauses.push({ text: sentence.slice(from), start: from });
  return clauses.map(({ text, start }) => {
    const lead = text.length - text.trimStart().length;
    return { text: text.trim(), start: start + lead };
  });
}

function findOthers(sentence: string, words: ProductWords): { start: number; end: number; kind: ClaimKind }[] {
  return OTHERS.flatMap(({ pattern, kind }) => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const isTied =
      kind !== 'popularity' &&
      [...match[0].matchAll(WORD)].some(
        ({ 0: word }) => kind === 'attribute' && word.length > 2 && !isBinding(word) && words.knows(word),
      );
    return isTied ? [] : [{ start: match.index, end: match.index + match[0].length, kind }];
  });
}

const BECOMING = 'gets?|getting|grows?';
const OCCASIONS = 'with|after|over|every|each';
/** "Gets softer with", "get softer each": one change, whatever the number of its subject and the word before "wash". */
const CHANGE = new RegExp(`^(?:${BECOMING}) (?<quality>[a-z ]+) (?:${OCCASIONS})$`, 'u');

/** Ties words to data that says the same in the same words. */
function tieToWording(words: string, { texts }: ProductFacts): Tie {
  const quality = CHANGE.exec(words.trim())?.groups?.['quality'];
  const wording =
    quality === undefined
      ? words
          .trim()
          .replace(/^(?:the|an?|its|our) /u, '')
          .replace(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]+')
      : `(?:${BECOMING}) ${quality} (?:${OCCASIONS})`;
  const source = findInTexts(texts, new RegExp(`(?<![\\p{L}\\d])${wording}(?![\\p{L}\\d])`, 'u'));
  return source ? tieTo(source) : refuse('not_in_data');
}

function findSaid(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  // A denial is not a claim for the product.
  if (/\b(?:is|are|was|were)(?: not|n't) /u.test(clause)) return undefined;
  return (
    findInFrames(clause, words) ??
    findDeed(clause, words) ??
    findOfPart(clause, words) ??
    findStrict(clause, words) ??
    findByDefault(clause, words)
  );
}

function findDeed(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  const deed = DEEDS.exec(clause)?.[0];
  const verb = deed?.split(' ').at(-1);
  return deed === undefined || verb === undefined || words.knows(verb)
    ? undefined
    : { start: deed.length - verb.length, end: deed.length };
}

/** "The spray gun is all metal": a statement about a part in the data. */
function findOfPart(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  const subject = OF_PART.exec(clause);
  if (!subject || !(subject[1] ?? '').split(' ').some((word) => words.knows(word) && !isHarmless(word)))
    return undefined;
  return findUnknown(clause, subject[0].length, words, { isHarmless, least: 1 });
}

/** "Fits children", "comes with a second cover": here everyday things are the claim. */
function findStrict(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  const subject = STRICT.exec(clause);
  return subject ? findUnknown(clause, subject[0].length, words, { isHarmless: isBinding, least: 1 }) : undefined;
}

/** Finds a statement without a single word of the data. */
function findByDefault(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  return DEFAULT.test(clause) && !isScene(clause) ? findUnknown(clause, 0, words, { isHarmless, least: 2 }) : undefined;
}

function findUnknown(
  clause: string,
  from: number,
  words: ProductWords,
  { isHarmless: isIdle, least }: { isHarmless: (word: string) => boolean; least: number },
): { start: number; end: number } | undefined {
  const content = [...clause.slice(from).matchAll(WORD)].filter(({ 0: word }) => word.length > 2 && !isIdle(word));
  const [first] = content;
  const last = content.at(-1);
  return first && last && content.length >= least && content.every(({ 0: word }) => !words.knows(word))
    ? { start: from + first.index, end: from + last.index + last[0].length }
    : undefined;
}

function findInFrames(clause: string, words: ProductWords): { start: number; end: number } | undefined {
  for (const frame of FRAMES) {
    const subject = frame.exec(clause);
    if (!subject) continue;
    const from = subject[0].length;
    const content = [...clause.slice(from).matchAll(WORD)].filter(
      ({ 0: word }) => word.length > 2 && !isHarmless(word),
    );
    const unknown = content.filter(({ 0: word }) => !words.knows(word));
    const [first] = unknown;
    const last = unknown.at(-1);
    const known = content.length - unknown.length;
    const leads = first !== undefined && first.index === content[0]?.index;
    if (first && last && (known === 0 || unknown.length > known + 1 || (leads && unknown.length >= known)))
      return { start: from + first.index, end: from + last.index + last[0].length };
  }
  return undefined;
}

function isBinding(word: string): boolean {
  return BINDING_WORDS.has(word) || BINDING_WORDS.has(word.replace(/s$/u, ''));
}

function isHarmless(word: string): boolean {
  return (
    HARMLESS_WORDS.has(word) ||
    HARMLESS_WORDS.has(word.replace(/'s$|s$/u, '')) ||
    HARMLESS_WORDS.has(word.replace(/(?<=[a-z]{3})(?:ed|ing|ly)$/u, ''))
  );
}
