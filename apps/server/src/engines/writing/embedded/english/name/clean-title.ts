import { cleanLine } from '../../clean-text.ts';
import { capitalise } from '../text/capitals.ts';
import { FUNCTION_WORDS } from '../lexicon.ts';

/** "SoundCore by Anker Liberty Air": the maker in the middle is no end of the name. */
export function dropMaker(title: string, brand: string | undefined): string {
  const middle = brand === undefined ? '' : ` by ${brand} `;
  const at = middle === '' ? -1 : title.toLowerCase().indexOf(middle.toLowerCase());
  return at < 0 ? title : `${title.slice(0, at)} ${title.slice(at + middle.length)}`;
}

/** "LED Monitor IPS Micro-edge HDMI VGA 60Hz 5ms - 24m": a name ends before a row of codes. */
const SPECS = /(?<=\p{Ll} )(?:(?:IPS|VA|HDMI|VGA|DP|FHD|QHD|UHD|USB|\d+(?:Hz|ms))(?: [A-Z][a-z]+-[a-z]+)? ?){3,}.*$/u;

/** "Indoor Basketball Size 7": a size is no model. */
const SIZED =
  /(?<=\p{L}\p{L}),? (?:(?:cut |protection )?(?:size|level|grade|class|stage|phase)) (?:\d\S{0,2}|\S{1,3}$)(?=$|\s*[(,])/iu;

/** "Maternity Pillow U-Shape", "Apron Cross-Back": how it is cut, behind its noun. */
const SHAPED =
  /(?<=\p{L}\p{L} )(?:(?:over|on|in|behind)[- ](?:the[- ])?ear|(?:plug|clip|slip|snap|bolt|screw)[- ](?:in|on)|\p{L}+-(?:shaped?|style|neck|back|fit|cut|waist))(?=$|\s*[(,]|\s+\d|\s+(?:bluetooth|wireless|with|w\/|set|pack|for))/iu;
/** "Rice Cooker 3-Cup": how much it holds, or how many it has. */
const HOLDING =
  /(?<=\p{L}\p{L}),? \d+[- ](?:cup|quart|qt|litre|liter|gallon|drawer|door|shelf|tier|burner|person|seat|speed|panel|slice|bottle|port|outlet|light|ring|rail|step|shelves|drawers|doors|tiers|speeds|ports|outlets|slices|cups)(?=$|\s*[(,])/iu;
/** "Car Vacuum High Power", "Fan Low Noise": how it does its work, behind its noun. */
export const GRADED =
  /(?<=\p{L} \p{L}+),? (?:high|strong|super|large|big|extra|long|full|low|ultra)[- ](?:power|suction|capacity|speed|quality|performance|density|volume|noise|profile|range|size)(?: \d\S*)?(?=$|\s*[(,])/iu;
/** "Latitude 7420 i7 16GB RAM 512GB SSD Win 11": what a computer holds, behind its processor or screen. */
const OF_COMPUTER =
  /\b(?:i[3579]-?\d|ryzen|core i\d|celeron|pentium|snapdragon|win(?:dows)? ?1[01]|touch(?:screen)?\b|\d{2}(?:\.\d)?["″”])/iu;
const MEMORY = /\b\d+ ?[GT]B(?: (?:NVMe|LPDDR\w*|DDR\d\w*|eMMC|M\.2))* (?:RAM|ROM|SSD|HDD|storage|memory)\b/giu;
const dropMemory = (title: string): string => (OF_COMPUTER.test(title) ? title.replace(MEMORY, '') : title);
export const dropSpecs = (title: string): string =>
  dropMemory(title)
    .replace(SPECS, '')
    .replace(GRADED, '')
    .replace(SIZED, '')
    .replace(SHAPED, '')
    .replace(HOLDING, '')
    .trim();

/** "Apple watch" is an Apple Watch, if the title writes it so. */
export function spellAsTitle(words: readonly string[], title: string): readonly string[] {
  const at = title.toLowerCase().indexOf(words.join(' ').toLowerCase());
  const isShouted = /\p{Lu}{5,}/u.test(title.slice(Math.max(0, at), at + words.join(' ').length));
  return at < 0 || isShouted ? words : title.slice(at, at + words.join(' ').length).split(' ');
}

/** Writes long brands in capitals as "Belkin"; short ones such as "IKEA" keep their capitals. */
export function spellBrand(brand: string): string {
  const isLong = brand.replace(/[^\p{L}]/gu, '').length > 4;
  return isLong && brand === brand.toUpperCase()
    ? brand.replace(/\p{Lu}{4,}|(?<=\p{L} )\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : brand;
}

const simplify = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export const includesWords = (text: string, words: string): boolean => simplify(text).includes(simplify(words));

export const isFront = (text: string, words: string): boolean => simplify(text).startsWith(simplify(words));

/** Returns a title without its brand. */
export function dropBrand(title: string, brand: string): string {
  return removeWords(title, cleanLine(brand));
}

export function removeWords(text: string, words: string): string {
  if (words === '') return text;
  const pattern = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('[^\\p{L}\\p{N}]+');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])(?:['’]s)?`, 'giu'), ' ').trim();
}

/** Returns the Latin part of a title in two scripts. */
export function keepLatin(title: string): string {
  if (!/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s\p{M}]/u.test(title)) return title;
  const runs = title.match(/[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+/gu) ?? [];
  return (
    runs
      .map((run) => run.trim())
      .filter((run) => /\p{Script=Latin}{2}/u.test(run))
      .sort((a, b) => b.length - a.length)[0] ?? ''
  );
}

/** "ONEPWR" is spelled, not read. */
const UNSPEAKABLE = /[^AEIOUY]{3}$|^[^AEIOUY]{3}/;

/** A title in capitals would be spelled out by the voice, and look shouted in captions. */
export function fixCase(words: readonly string[]): string[] {
  const letters = words.join('').replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 3 && letters === letters.toUpperCase();
  return words.map((word, index) => {
    const isCapitals =
      word.length > 4 && word === word.toUpperCase() && /^\p{L}+(?:['’]S)?$/u.test(word) && !UNSPEAKABLE.test(word);
    if (!isShouted && !isCapitals) return word;
    if (/\d/.test(word) || /^(?:LED|USB|TV|HD|UV|BBQ|PU|DIY)$/.test(word)) return word;
    return index > 0 && FUNCTION_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : toTitle(word);
  });
}

const toTitle = (word: string): string =>
  word
    .toLowerCase()
    .split('-')
    .map((part, index) => (index > 0 && FUNCTION_WORDS.has(part) ? part : capitalise(part)))
    .join('-');
