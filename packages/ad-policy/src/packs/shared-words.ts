import { readWords } from '../words/read-words.ts';
import table from '../words/shared.json' with { type: 'json' };

// Words that several packs forbid or restrict, each for its own reason.

const words = readWords(table);

export const TOBACCO = words('tobacco');
export const WEAPONS = words('weapons');
export const GAMBLING = words('gambling');
export const ALCOHOL = words('alcohol');
/** Accessories for drinks, which are not drinks. */
export const NO_ALCOHOL = Object.values(words('no_alcohol')).flat().join('|');
export const ADULT = words('adult');
export const PROFANITY = words('profanity');
export const BEFORE_AFTER = words('before_after');
export const CLICKBAIT = words('clickbait');
export const FALSE_CONTROLS = words('false_controls');
