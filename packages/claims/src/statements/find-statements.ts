import type { ClaimKind } from '@reelwright/contracts';
import { refuse } from '../claim.ts';
import type { ProductFacts } from '../facts/product-facts.ts';
import type { ClaimLine, FoundClaim } from '../found-claim.ts';
import { BINDING_WORDS, HARMLESS_WORDS } from './harmless-words.ts';
import { PART_WORDS, PRODUCT_VERBS } from './part-words.ts';
import { hidePrices } from './hide-prices.ts';
import { isScene } from './scenes.ts';
import { type ProductWords, readProductWords } from './product-words.ts';

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
const OTHERS: readonly (readonly [pattern: RegExp, kind: ClaimKind])[] = [
  [
    /(?:^|[,;:] ?)(?:the |most |all |even |many |some |top |leading |real |professional |busy )*(?:[a-z]+ )?(?:baristas|chefs|bakers|doctors|dermatologists|dentists|therapists|physios|couriers|insurers|gardeners|barbers|hairdressers|stylists|athletes|runners|cyclists|climbers|golfers|sailors|divers|celebrities|influencers|models|magazines|studies|scientists|researchers|experts|specialists|pros|professionals|nurses|midwives|pilots|soldiers|astronauts|designers|architects|engineers|mechanics|plumbers|carpenters|farmers|fishermen|teachers|trainers|coaches|hotels|restaurants|cafés|hospitals|clinics|schools|universities|daycares|nurseries|salons|spas|gyms|fleets|airlines|firefighters|police|vets|breeders|musicians|photographers|youtubers|bloggers|oprah|nasa)(?: (?:in|at|from|around|all over|across|of) [a-z ]+?)? (?!are you|will (?:love|know|get|understand|agree|thank|smile|nod)(?![a-z]))[a-z]+(?![a-z' ]*\?)/u,
    'popularity',
  ],
  [
    /(?<![a-z])(?:it|this|they|these|the [a-z]+) (?:does not|doesn't|do not|don't|won't|will not|never|cannot|can't|makes? no|make no) (?:ever |even |get |gets |become |feel |make |let |leave )?(?:hot|cold|wet|dirty|loud|noise|sound|smell|stink|sting|hurt|itch|slip|budge|move|kink|tangle|tip|leak|drip|squeak|pinch|pull|pill|shed|stain|mark|dent|bend|stretch|shrink|burn|sweat|rust|freeze|clog|dry out|run out|break|snap|tear|rip|peel|crack|chip)(?![a-z])/u,
    'guarantee',
  ],
  [
    /(?<![a-z])(?:painted|sewn|stitched|carved|knitted|woven|blown|polished|assembled|tied|picked|cut|packed|rolled|finished|checked) by hand(?![a-z])/u,
    'attribute',
  ],
  [/(?<![a-z])sold out (?:by|within|in|every|before|last|on)(?![a-z])/u, 'scarcity'],
  [
    /(?<![a-z])(?:comes?|arrives?|ships?) with (?:an? )?(?:second|extra|spare|another|free|matching) [a-z]+/u,
    'attribute',
  ],
  [
    /(?<![a-z])(?:gone|visible|smaller|smoother|clearer|restored|fixed|healed|better|lighter|brighter|younger|firmer) (?:overnight|by (?:the weekend|morning|monday|friday|tomorrow)|(?:with)?in (?:days|weeks|hours|minutes|a (?:day|week)))/u,
    'health',
  ],
  [
    /(?:^|[,;] ?|\b(?:and|but|so|because|why) )(?!(?:i|you|we|he|she|my (?!(?:doctor|dermatologist|dentist|vet|physio|trainer|coach|hairdresser|stylist|chef|nutritionist|therapist))|your|our (?!(?:customers|clients|buyers))|who|me|just|please|let|if|when|grandm?a|grandpa|granny|mom|mum|dad|the (?:more|less|first|last|way)|nobody|no one|don't|why|how|what|to|will|would|can|could)\b)(?:(?!(?:i|you|we) (?:can|could|will|may|might|should|just)\b)[a-z'-]+ ){1,7}?(?:uses?|using|switch(?:ed|es)? (?:over )?to|loves?|swears? by|recommends?|trusts?|prefers?|wants?|drives?|wears?|owns?|hangs?|keeps?|begging for|obsessed with|raving about|talking about|fighting over|stocks?|carries|works? on|buys?|bought|orders?|picks?|chose|chooses?) (?:it|this|these|them|one|ours|the (?:very )?same|precisely this|exactly this|one of these)(?![a-z' -]*\?)(?! (?:a day|back|up|off|on|down|over|out|away)\b)/u,
    'popularity',
  ],
  [
    /(?:^|[,;] ?)(?:every|each|half|half of|most|all|all of) (?:the )?[a-z]+ (?:[a-z]+ ){0,5}(?:has|have|owns?|got|wants?|needs?|is getting|are getting) (?:one|it|this|these|them|two)(?![a-z])/u,
    'popularity',
  ],
  [
    /(?<![a-z])(?:my|your|his|her|their|the|dark|fine|stubborn) (?:[a-z]+ )?(?:skin|hair|back|neck|knees?|joints?|pains?|aches?|headaches?|migraines?|acne|wrinkles|scars|sleep|digestion|gut|posture|shoulders|feet|eyes|teeth|gums|nails|anxiety|stress|allergies|eczema|snoring|insomnia|belly|fat|weight|waist|circles|blood pressure|immune system|metabolism|memory|mood|energy|focus) (?:(?:was|were|is|are|has|have|just|simply|will|totally|completely|finally|all|been) )*(?:gone|better|clear(?:ed|s)?(?: up)?|disappear(?:ed|s)?|vanish(?:ed|es)?|heal(?:ed|s)?|stopp?(?:ed|s)?|improv(?:ed|es)|fad(?:ed|es)|melt(?:ed|s)|healthier|stronger|thicker|whiter|brighter|younger|smoother|went away|goes away|back to normal|pain-free|fixed|cured|softer|shinier|grow(?:s|n)? (?:faster|back|thicker|stronger))/u,
    'health',
  ],
  [
    /(?<![a-z])(?:makes?|helps?|lets?) (?:your |my |the )?(?:hair|nails|skin|lashes|muscles?|bones?|kids?|children|baby|babies|body) (?:to )?(?:grow|heal|glow|recover|sleep|learn|relax|stronger|younger|smarter|taller|healthier|softer|clearer)/u,
    'health',
  ],
  [
    /(?<![a-z])(?:wrinkles|fine lines|redness|dark spots|dark circles|scars|pores|blemishes|pimples|dandruff|cellulite|stretch marks|puffiness|bloating|cramps|split ends) (?:(?:will|simply|just|visibly|slowly) )?(?:fades?|go(?:es)?|disappears?|vanish(?:es)?|shrinks?|calms?|smooths?|soften|softens|melts?|lifts?|eases?|stops?)(?![a-z])|(?<![a-z])(?:evens? out|fades?|calms?|clears?|banish(?:es)?|erases?|reduces?) (?:the |your )?(?:wrinkles|lines|redness|spots|circles|scars|pores|blemishes|pimples|dandruff|cellulite|puffiness|bloating)(?![a-z])/u,
    'health',
  ],
  [
    /(?<![a-z])(?:one|a single|each|every) (?:[a-z]+ )?(?:jar|bottle|tube|bag|box|pack|charge|tank|roll|bar|tin|can|sachet|refill|cartridge|set|candle) (?:lasts?|is enough|keeps you|gets you|sees you)(?![a-z])/u,
    'guarantee',
  ],
  [
    /(?:^|[,;] ?)(?:[a-z]+ )?(?:refills?|attachments?|replacements?|spares?|spare parts|accessories) (?:[a-z]+ (?:[a-z]+ )*)?(?:comes?|arrives?|ships?|costs?|snaps?|clicks?|(?:is|are) (?:available|included|free|sold))(?![a-z])/u,
    'attribute',
  ],
  [
    /(?<=(?:you can|installs?|mounts?|goes (?:up|on)|comes? off|works?|opens?|cleans?|fits?|set up|sets up) (?:[a-z]+ ){0,3})without (?:any )?(?!thinking|asking|looking|knowing|trying|saying|leaving|being|having|going|getting|worrying|guilt)[a-z]+ing(?![a-z])/u,
    'attribute',
  ],
  [
    /(?<![a-z])(?:melts?|burns?|flush(?:es)?|sheds?) (?:away )?(?:your |the |belly |body |stubborn )*(?:fat|calories|toxins|pounds)/u,
    'health',
  ],
  [
    /(?<![a-z])(?:kids|children|people|babies|women|men|those|students|players|runners|dogs|cats|everyone) (?:who (?:[a-z]+ )+?|on |with |using |wearing |drinking )(?:it|this|these|them)(?: [a-z]+)? [a-z]+/u,
    'health',
  ],
  [
    /(?<![a-z])(?:percent|part|dollar|euro|pound|cent|penny|share|half|all|some) (?:of|from) (?:each|every|all|our|the) (?:[a-z]+ )*?(?:goes|go|is donated|are donated|supports?|helps?|funds?) /u,
    'attribute',
  ],
  [
    /(?<![a-z])i (?:have )?(?:dropped|ran over|drove over|washed|soaked|threw|kicked|sat on|stepped on|spilled|left) (?:it|mine|this|one)(?! (?:in the bag|at home|on the table))/u,
    'guarantee',
  ],
  [
    /(?<![a-z])(?:zero|no|not a single|without a) (?:[a-z]+ )?(?:damage|scratch|scratches|dents?|leaks?|mess|residue|streaks?|stains?|odou?r|smell|noise|lag|side effects|downsides?)(?![a-z])/u,
    'guarantee',
  ],
  [
    /(?<![a-z])(?:with|using) (?:just )?(?:one|a single) (?:hand|finger|thumb|button|touch|click|tap)(?![a-z])|(?<![a-z])one-(?:handed|click|touch|button|tap|press)(?![a-z])/u,
    'attribute',
  ],
  [
    /(?<![a-z])(?:thin|slim|light|small|flat|sharp|strong|hard|tough|fast|quiet|silent|soft|smooth|warm|cool|cold|sturdy|clear|loud|bright) as (?:an? |the )?[a-z]+|(?<![a-z])so (?:small|tiny|thin|slim|light|flat|quiet|quietly|silent|silently|strong|tough|soft|sharp|bright|compact|gentle|gently|powerful|precise|stable|durable|absorbent|breathable) (?:that )?(?:it|you|they|your|even|nobody|no one|that)(?![a-z])/u,
    'attribute',
  ],
  [
    /(?<![a-z])(?:made (?:entirely |completely |only )?(?:of|from|out of|with)|real|solid|genuine|pure) (?:[a-z-]+ ){0,2}?(?:glass|plastic|wood|metal|rubber|paper|stone|iron|clay|concrete|bone|horn|plants?|sugarcane|cornstarch|bottles|nets|fruit|flowers|seaweed|wool|foam|straw|sand|salt|milk|honey|cream|butter|wheat|rice|corn|meat|fish|chicken|beef)(?![a-z])/u,
    'attribute',
  ],
  [
    /(?<![a-z])(?:get|gets|getting|grows?) (?:softer|better|stronger|smarter|sharper|brighter|more beautiful) (?:with|after|over|every|each)/u,
    'guarantee',
  ],
  [
    /(?<![a-z])(?:infrared|ionic|ultrasonic|nano|plasma|graphene|quantum|3d|smart|laser|uv-?c?|led|hepa|turbo|ai|hydro|thermal|tourmaline|negative ion)[- ](?:tech|technology|fib(?:er|re)s?|ions?|light|filter|sensors?|chip|mode|heating|motor|system|coating|particles?)(?![a-z])/u,
    'attribute',
  ],
];

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
            tie: refuse('not_in_data'),
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
  return OTHERS.flatMap(([pattern, kind]) => {
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
