import { listMatches } from '../text/list-matches.ts';

/**
 * Figures of speech with words of health, praise and proof, which state nothing about a body or a product. An
 * overlapping claim is dropped unless it is a health promise.
 */
const FIGURES: readonly RegExp[] = [
  // "Takes the headache out of tax season".
  /(?<![a-z])(?:tak(?:es?|ing)|took) the (?:[a-z]+ )?(?:pains?|headaches?|sting|stress|ache|hassle|misery|agony|guesswork|drama|sweat) out of [a-z' ]{0,40}/gu,
  // "Treat yourself", "treat your skin to something quiet".
  /(?<![a-z])treat(?:s|ed|ing)? (?:yourself|himself|herself|them(?:selves)?|him|her|us|someone|somebody|everyone|(?:your|my|his|her|their|the|those|every) [a-z]+(?: [a-z]+)?(?= (?:to|like)(?![a-z])))[a-z' ]{0,30}/gu,
  // "A cure for boring outfits", "first aid for a shoebox": an ailment after it is still found as a promise.
  /(?<![a-z])(?:an?|the|your|our|my|no|first|best) (?:[a-z]+ )?(?:cure|antidote|remedy|medicine|therapy|tonic|prescription|vaccine|aid) (?:for|against|to) [a-z' -]{0,40}/gu,
  /(?<![a-z])(?:(?:a )?sight for sore eyes|sore (?:losers?|points?|spots?|winners?)(?:'s)?(?: favou?rite)?|pain in the (?:neck|butt|ass|bum)|no pain, (?:no|some) gain|just what the doctor ordered|(?:heals?|cures?) (?:its|their) own [a-z]+|(?:ages?|gets?) (?:better )?(?:with|than) you)/gu,
  // Things that are "healed" only in their look: walls, furniture, outfits.
  /(?<![a-z])(?:cures?|heals?|treats?|doctors|rescues?) the (?:look|mood|feel|vibe) of [a-z' ]{0,30}/gu,
  // 治好你的周一困, 拯救塞满小票的鞋盒, 专治挑食: not an ailment.
  /(?:治[好愈]|专治|拯救|治一治|抢救|急救)(?:了)?(?:你|我|他|她)?的?[^,.!?;:\n]{0,12}/gu,
  /(?:选择困难|强迫|拖延|社恐|懒|空空|收纳|囤货|剁手|尴尬)[^,.!?;:\n]{0,3}(?:综合征|综合症|症|癌)/gu,
  /[^,.!?;:\n]{0,6}(?:的解药|的良药|的强心针|的止痛药|的创可贴|的医美)/gu,
  // "Only the memory is left".
  /只剩(?:下)?(?:回忆|记忆|一个字|安静|干净|清爽|香味|余味)/gu,
];

/** Finds the figures of speech in a normalised line. */
export function findFigures(normal: string): { start: number; end: number }[] {
  return FIGURES.flatMap((figure) =>
    listMatches(figure, normal).map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}
