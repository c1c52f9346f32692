/** Words that lean on the next one: a line neither ends nor stands with one alone. */
const LEANING =
  /^(?:a|an|the|of|to|in|on|at|for|from|by|with|without|into|over|and|or|but|so|if|when|than|as|is|are|was|were|be|it|its|your|my|our|their|his|her|this|that|these|those|you|we|they|he|she|i|do|does|did|don't|has|have|had|can|can't|will|won't|not|no|one|very|too|more|most|just|how|what|who|which)$/iu;

/** Whether a word leans on the next one. */
export function isLeaning(word = ''): boolean {
  return LEANING.test(word.replace(/^[^\p{L}\p{N}$€£¥]+|[^\p{L}\p{N}%°]+$/gu, ''));
}
