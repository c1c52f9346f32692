const CLOSING = '[)\\]"\'”’」』）》]*$';
const SENTENCE_END = new RegExp(`[.!?。！？…]${CLOSING}`, 'u');
const CLAUSE_END = new RegExp(`[,;:，、；：—–]${CLOSING}`, 'u');
/** Points that end no sentence. */
const ABBREVIATION = /^(?:Mr|Mrs|Ms|Dr|St|No|vs|etc|e\.g|i\.e|approx)\.$/i;
/** Words that lean on the next one: articles, prepositions, conjunctions, auxiliaries. */
const LEANS_ON_NEXT =
  /^(?:a|an|the|of|to|in|on|at|for|from|by|with|without|into|over|under|about|as|than|and|or|but|so|because|if|when|while|that|which|who|your|my|our|its|their|his|her|this|these|is|are|was|not|no|very|的|和|与|或|但|而|在|把|被|让|给|对|从|向|为|不|最|很|更|也|都|就|还|只|这|那|一)$/i;
/** Words that begin a phrase: a break reads well before them. */
const BEGINS_PHRASE =
  /^(?:and|or|but|so|because|if|when|while|that|which|who|for|with|without|in|on|at|to|from|by|into|over|under|about|as|than|until|after|before|和|与|或|但|但是|而|而且|因为|所以|如果|还|并|并且|让|把|在|从|为)$/iu;

export interface WordLike {
  text: string;
}

export const endsSentence = ({ text }: WordLike): boolean => SENTENCE_END.test(text) && !ABBREVIATION.test(text);
export const endsClause = ({ text }: WordLike): boolean => CLAUSE_END.test(text);
export const leansOnNext = ({ text }: WordLike): boolean => LEANS_ON_NEXT.test(text);
export const beginsPhrase = ({ text }: WordLike): boolean => BEGINS_PHRASE.test(text);
export const isAbbreviation = ({ text }: WordLike): boolean => ABBREVIATION.test(text);
