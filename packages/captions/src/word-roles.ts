const CLOSING = '[)\\]"\'”’」』）》]*$';
const SENTENCE_END = new RegExp(`[.!?。！？…]${CLOSING}`, 'u');
const CLAUSE_END = new RegExp(`[,;:，、；：—–]${CLOSING}`, 'u');
/** Abbreviations and initials, whose dots end no sentence: "S.T. Dupont". */
const ABBREVIATION = /^(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|approx|\p{L}(?:\.\p{L})+)\.$/iu;
/** Words that belong to the next one: articles, prepositions, conjunctions, auxiliaries, pronouns before their verb. */
const LEANS_ON_NEXT =
  /^(?:a|an|the|of|to|in|on|at|for|from|by|with|without|into|over|under|about|between|behind|as|than|and|or|but|so|because|if|when|while|until|that|which|who|what|how|your|my|our|its|their|his|her|this|these|those|some|any|every|each|no|is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|should|may|might|must|isn't|aren't|don't|doesn't|didn't|can't|won't|it's|they're|you're|you'll|i'm|we're|that's|not|very|too|more|most|only|just|even|still|i|we|they|he|she|的|和|与|或|但|而|在|把|被|让|给|对|从|向|为|不|最|很|更|也|都|就|还|只|这|那|一)$/i;
/** Adjectives, which belong to their noun: by ending, and the most common ones. */
const ADJECTIVE =
  /^(?:new|old|big|small|soft|hard|warm|cold|hot|dry|wet|clean|fresh|free|full|great|good|best|long|short|light|dark|deep|high|low|fast|slow|quiet|strong|sharp|thin|thick|wide|slim|flat|real|solid|double|single|extra|whole|little|tiny|black|white|grey|green|blue|red|brown|wireless|cordless|electric|digital|natural|organic)$|[a-z]{3}(?:ful|less|able|ible|ous|ive|proof)$/i;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|may|might|must)$/i;
const PREPOSITION = /^(?:of|to|in|on|at|for|from|by|with|without|about)$/i;
/** Words that begin a phrase; a break before them reads well. */
const BEGINS_PHRASE =
  /^(?:and|or|but|so|because|if|when|while|that|which|who|for|with|without|in|on|at|to|from|by|into|over|under|about|as|than|until|after|before|between|behind|not|和|与|或|但|但是|而|而且|因为|所以|如果|还|并|并且|让|把|在|从|为)$/iu;

export interface WordLike {
  text: string;
}

export const endsSentence = ({ text }: WordLike): boolean => SENTENCE_END.test(text) && !ABBREVIATION.test(text);
export const endsClause = ({ text }: WordLike): boolean => CLAUSE_END.test(text);
/** Whether a preposition ends its clause: "somebody you live with will …". */
export const isStranded = ({ text }: WordLike, next: WordLike | undefined): boolean =>
  PREPOSITION.test(text) && next !== undefined && AUXILIARY.test(next.text);

/** Whether a break after a word separates it from what it belongs to. */
export function leansOnNext(word: WordLike, next?: WordLike): boolean {
  if (isStranded(word, next)) return false;
  const isAdjective = ADJECTIVE.test(word.text) && (next === undefined || !BEGINS_PHRASE.test(next.text));
  return LEANS_ON_NEXT.test(word.text) || isAdjective;
}

/** Whether a word begins a phrase; false for a preposition that ends its clause. */
export const beginsPhrase = (word: WordLike, next?: WordLike): boolean =>
  BEGINS_PHRASE.test(word.text) && !isStranded(word, next);
export const isAbbreviation = ({ text }: WordLike): boolean => ABBREVIATION.test(text);
