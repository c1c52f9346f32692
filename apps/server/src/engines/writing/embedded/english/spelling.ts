import type { Product } from '@reelwright/contracts';

/** British and American spellings of one stem. */
const STEMS: readonly (readonly [british: string, american: string])[] = [
  ['colour', 'color'],
  ['favour', 'favor'],
  ['flavour', 'flavor'],
  ['neighbour', 'neighbor'],
  ['odour', 'odor'],
  ['harbour', 'harbor'],
  ['honour', 'honor'],
  ['humour', 'humor'],
  ['savour', 'savor'],
  ['armour', 'armor'],
  ['behaviour', 'behavior'],
  ['grey', 'gray'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['theatre', 'theater'],
  ['aluminium', 'aluminum'],
  ['jewellery', 'jewelry'],
  ['jeweller', 'jeweler'],
  ['pyjama', 'pajama'],
  ['mould', 'mold'],
  ['cosy', 'cozy'],
  ['cosi', 'cozi'],
  ['organis', 'organiz'],
  ['realis', 'realiz'],
  ['recognis', 'recogniz'],
  ['apologis', 'apologiz'],
  ['moisturis', 'moisturiz'],
  ['traveller', 'traveler'],
  ['travelling', 'traveling'],
  ['draughty', 'drafty'],
  ['aeroplane', 'airplane'],
];
/** "Centred", "colourful": a stem and its endings, but no other word. */
const BRITISH = new RegExp(`\\b(${STEMS.map(([british]) => british).join('|')})`, 'giu');
const AMERICAN = new RegExp(`\\b(${STEMS.map(([, american]) => american).join('|')})`, 'giu');
const TO_AMERICAN = new Map(STEMS);
const TO_BRITISH = new Map(STEMS.map(([british, american]) => [american, british] as const));

/** Spells a line like the seller's own texts; where these do not tell, American for prices in dollars. */
export function createSpeller({
  name,
  description = '',
  selling_points: points,
  currency,
}: Product): (line: string) => string {
  const text = [name, description, ...points].join('. ');
  const british = text.match(BRITISH)?.length ?? 0;
  const american = text.match(AMERICAN)?.length ?? 0;
  const isAmerican = british === american ? currency === 'USD' : american > british;
  const [pattern, spelled] = isAmerican ? ([BRITISH, TO_AMERICAN] as const) : ([AMERICAN, TO_BRITISH] as const);
  return (line) =>
    line.replace(pattern, (word) => {
      const own = spelled.get(word.toLowerCase()) ?? word;
      return /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
    });
}
