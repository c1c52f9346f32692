import { findNoun, isAdjective } from '../lexicon.ts';
import { ENDS_IN_MATERIAL } from '../materials.ts';
import { capitalise } from './capitals.ts';

/** Labels whose value needs no label; other labels are spoken too. */
export const DROPPED_LABELS =
  /^(?:material|materials|fabric|composition|features?|highlights?|details?|specifications?|key features?|description|benefits?|use|care|contents|ingredients|scent|flavou?r|notes?|print|finish|closure|power|made of)$/i;

/** Rows of a table that are useless when heard. */
export const IDLE_LABELS =
  /^(?:also|brand|model|model (?:no|number|name)|type|style|item|item (?:no|number|type|weight|code)|product(?: (?:type|name|code|id|dimensions|weight))?|sku|ean|gtin|asin|isbn|mpn|gender|department|season|occasion|size|sizes|colou?rs?|quantity|package(?: (?:includes?|contents?|size|weight))?|packing|condition|country(?: of origin)?|origin|manufacturer|warranty type|certificat\w*|voltage|category|age range|pattern|theme|shape|format|language|publisher|release date|platform|edition|barcode|availability|location|shipping\w*|delivery\w*|returns?|price|note|notes|please note|tip|tips|warning|attention|caution)$/i;

/** "Sole: cork, Lining: leather": rows on one line. */
export const splitLabels = (sentence: string): string[] =>
  /:\s/.test(sentence) ? sentence.split(/,\s+(?=\p{Lu}\p{Ll}+:\s)/u) : [sentence];

/**
 * Drops a label: "Material: oak" is "oak", "Easy to clean: the lid comes off" is its sentence; null for rows without
 * content.
 */
export function dropLabel(text: string): string | null {
  const match = /^([^:.!?]{2,40}):\s*(\S.*)$/.exec(text);
  if (!match) return text;
  const [, label = '', value = ''] = match;
  if (IDLE_LABELS.test(label)) return null;
  const row = sayRow(label, value);
  if (row !== undefined) return row;
  // "Quiet: 40 dB".
  if (/^\d[\d.,]* ?\p{L}{1,8}$/u.test(value) && isAdjective(label) && findNoun(label) === null)
    return `${capitalise(label.toLowerCase())} at ${value}`;
  // "Battery life: up to 10 hours" is "up to 10 hours battery life".
  // "Loft: 5 inches" is a row.
  if (LENGTH.test(value)) return null;
  if (/^(?:up to |over |approx\.? )?\d[\d.,]* ?\p{L}{1,8}$/iu.test(value) && label.split(' ').length <= 3)
    return capitalise(`${value.charAt(0).toLowerCase()}${value.slice(1)} ${label.toLowerCase()}`);
  const told = sayLabel(label, value);
  if (told !== undefined) return told;
  // "Material: synthetic hair + wood handle" is a list of parts; "Oxford cloth" is what it is made of.
  if (/^(?:materials?|fabric|composition)$/i.test(label) && !/^made\b/i.test(value))
    return /[+,;]| and /.test(value) && !ENDS_IN_MATERIAL.test(value)
      ? null
      : /\bcloth$/i.test(value)
        ? `Made of ${value}`
        : capitalise(value);
  // "Bulletproof: will not wash off" needs both halves.
  if (DROPPED_LABELS.test(label) || (value.split(' ').length > 4 && /^\p{Lu}/u.test(value))) return capitalise(value);
  // "Upper: leather" is a leather upper, "Fit: slim" a slim fit.
  const isOneWord = /^\p{L}[\p{L}-]+$/u.test(value) && findNoun(label) !== null;
  if ((isOneWord || ENDS_IN_MATERIAL.test(value)) && !/[,;]| and /.test(value) && /^\p{L}+$/u.test(label))
    return capitalise(`${value.toLowerCase()} ${label.toLowerCase()}`);
  // "Flavours: mint, cherry and vanilla" is how it comes.
  if (
    /^(?:flavou?rs|scents|colou?rs|shades|finishes)$/i.test(label) &&
    /^\p{L}[\p{L} ,-]+ and [\p{L} -]+$/u.test(value)
  )
    return `Comes in ${value}`;
  const measured = /^(?:up to )?\d[\d.,]*(?: \p{L}+){0,2} (lumens|nits|watts)$/iu.test(value);
  if (measured && label.split(' ').length === 1) return `${value} of ${label.toLowerCase()}`;
  if (/^\d[\d.,]*p(?: \p{L}+)?$/u.test(value) && /^resolution$/i.test(label)) return `${value} resolution`;
  // A number behind its colon is a row, and no line.
  if (/\d/.test(value) && /^[\d\s.,/x×+-]/u.test(value)) return null;
  // A row whose meaning is not known is no sentence.
  return null;
}

/** Answers of a table: "Waterproof: Yes". */
const YES = /^(?:yes|y|true|included|available|✓|✔|√)$/i;

const NO =
  /^(?:no|n|none|false|n\/a|not (?:applicable|available|included)|-|–|—|x|varies|multiple|various|standard|normal|tbd|unknown)$/i;

/** Labels that name no part. */
const IDLE_PART =
  /^(?:best|recommended|suitable)|(?:compatibility|materials?|type|sizes?|rating|mode|performance|usage|use|storage|setup|condition|skill level|difficulty|compact|style)$/i;

/** Says what a label and its value mean together; null if nothing, undefined if the label only heads the value. */
function sayLabel(label: string, value: string): string | null | undefined {
  if (NO.test(value) || label.split(' ').length > 4) return null;
  const words = label.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  if (YES.test(value)) {
    if (words.length === 1 && isAdjective(last) && findNoun(last) === null) return label;
    return words.length > 1 && (isAdjective(words[0] ?? '') || words[0]?.includes('-')) ? label.toLowerCase() : null;
  }
  const [, count = ''] = /^(\d{1,2})$/.exec(value) ?? [];
  const [, counted = ''] = /^(?:number|no\.?|amount) of (.+)$/i.exec(label) ?? [];
  if (counted !== '') return count === '' || count === '1' ? null : `${count} ${counted.toLowerCase()}`;
  // "Hood: Adjustable with drawcord", "Back Panel: Padded for comfort": the quality of a part.
  const [, quality = ''] = /^(\p{L}[\p{L}-]*)(?: (?:for|with|to|by)\b.*)?$/u.exec(value) ?? [];
  const isQuality = isAdjective(quality) || /(?:ed|able|ible|proof|-free)$/.test(quality.toLowerCase());
  if (quality !== '' && isQuality && findNoun(last) !== null && findNoun(quality) === null && !IDLE_PART.test(label))
    return `${quality} ${label.toLowerCase()}`;
  return undefined;
}

export const DIMENSIONS: Readonly<Record<string, string>> = {
  length: 'long',
  height: 'high',
  width: 'wide',
  depth: 'deep',
  thickness: 'thick',
  diameter: 'across',
};

const LENGTH = /^(?:up to |approx\.? |ca\.? )?\d[\d.,]* ?(?:mm|cm|m|km|in|inch(?:es)?|ft|feet)$/i;

const TIME = /^(\d[\d.,]*)[ -]?(minute|hour|year|month|day|week|second)s?$/i;

/** Says a row of a table as the phrase it means; undefined if its label and value are of no known kind. */
function sayRow(label: string, value: string): string | null | undefined {
  const words = label.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  const dimension = DIMENSIONS[last];
  const thing = words.slice(0, -1).join(' ');
  if (dimension !== undefined && LENGTH.test(value)) {
    if (/^(?:max\.?|maximum)$/.test(thing)) return `Up to ${value} ${dimension}`;
    if (/^(?:total|overall|outer|product|)$/.test(thing)) return capitalise(`${value} ${dimension}`);
    return /^(?:min\.?|minimum|inner|item|package|packaging)$/.test(thing)
      ? null
      : `The ${thing} is ${value} ${dimension}`;
  }
  if (/^(?:net |total )?weight$/i.test(label) && /^\d[\d.,]* ?(?:k?g|oz|lbs?)$/i.test(value)) return `Weighs ${value}`;
  const [, amount, unit] = TIME.exec(value) ?? [];
  if (amount !== undefined && unit !== undefined && words.length <= 2 && !/^(?:life|time|runtime|playtime)$/.test(last))
    return `${amount}-${unit.toLowerCase()} ${label.toLowerCase()}`;
  // "Brightness: 5 steps" are five brightness steps.
  const counted = /^(\d+) (steps|levels|modes|settings|speeds|options|zones|stages|programmes|programs)$/i.exec(value);
  if (counted && words.length <= 2) return `${counted[1]} ${label.toLowerCase()} ${counted[2]?.toLowerCase()}`;
  if (/^power$/i.test(label) && /^\d[\d.,]* ?k?W$/i.test(value)) return `${value} of power`;
  return undefined;
}
