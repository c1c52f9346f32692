const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*(?<![.,])/gu;
/** Words of a line's end that find its place in the seller's text. */
const MOST_END_WORDS = 3;
/** What may follow the end of a line in the seller's text: a mark, another statement, or nothing. */
const ENDED =
  /^\s*(?:$|[^\s\p{L}\p{N}"'“”’$€£°%]|[-–—]\s|(?:and|or|but|plus|while|so|then|with no|incl\w*|included|supplied|provided|needed|required|each|w\/|&|\+)(?![\p{L}\p{N}]))/iu;

/**
 * Checks if a sentence stops where the seller's goes on: "identifies the files and applications" of "… that use memory",
 * "split back" of "split back for easy peeling". False if its last words stand nowhere in the seller's text as they are.
 */
export function isCutOff(sentence: string, said: string): boolean {
  const words = sentence.toLowerCase().match(WORD) ?? [];
  for (let count = Math.min(MOST_END_WORDS, words.length); count >= 2; count -= 1) {
    const ends = findEnds(words.slice(-count), said);
    if (ends.length > 0) return !ends.some((end) => ENDED.test(said.slice(end)));
  }
  return false;
}

/** Returns where the words end in the text, each time that they stand in it one after the other. */
function findEnds(words: readonly string[], said: string): number[] {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s-]+');
  return [...said.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'))].map(
    ({ 0: found, index }) => index + found.length,
  );
}
