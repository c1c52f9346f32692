import type { Sounds } from '../text/spoken-text.ts';

/** IPA to espeak's phoneme names, with those of English first; longer signs precede their own prefixes. */
const ENGLISH: readonly (readonly [string, string])[] = [
  ['tʃ', 'tS'],
  ['dʒ', 'dZ'],
  ['eɪ', 'eI'],
  ['aɪ', 'aI'],
  ['ɔɪ', 'OI'],
  ['aʊ', 'aU'],
  ['oʊ', 'oU'],
  ['əʊ', 'oU'],
  ['ɪə', 'i@3'],
  ['eə', 'e@'],
  ['ʊə', 'U@'],
  ['ɑː', 'A:'],
  ['ɔː', 'O:'],
  ['ɜː', '3:'],
  ['iː', 'i:'],
  ['uː', 'u:'],
  ['ɚ', '3'],
  ['ɝ', '3:'],
  ['ɑ', 'A:'],
  ['ɒ', '0'],
  ['ɔ', 'O'],
  ['æ', 'a'],
  ['ʌ', 'V'],
  ['ɛ', 'E'],
  ['ə', '@'],
  ['ɜ', '3:'],
  ['ɪ', 'I'],
  ['ʊ', 'U'],
  ['θ', 'T'],
  ['ð', 'D'],
  ['ʃ', 'S'],
  ['ʒ', 'Z'],
  ['ŋ', 'N'],
  ['ɲ', 'n^'],
  ['ɡ', 'g'],
  ['ɹ', 'r'],
  ['ɾ', 't#'],
  ['x', 'x'],
  ['y', 'u:'],
  ['ø', '3:'],
  ['œ', '3:'],
  ['ˈ', "'"],
  ["'", "'"],
  ['ˌ', ','],
];

/** Phonemes that other languages name differently from English. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['ɑː', 'a:'],
  ['ɑ', 'a'],
  ['æ', 'E'],
  ['ʌ', 'a'],
  ['ɒ', 'O'],
  ['ɪ', 'i'],
  ['ʊ', 'u'],
  ['y', 'y'],
  ['ø', 'Y'],
  ['ɹ', 'r'],
  ['ɾ', 'r'],
];

const SAME = /[abdefhijklmnopqrstuvwz]/;

/** Converts IPA to espeak's notation in a text. Leaves out signs that espeak has no sound for. */
export function toEspeakPhonemes(ipa: string, sounds: Sounds): string {
  const names = sounds === 'en' ? ENGLISH : [...OTHERS, ...ENGLISH];
  let phonemes = '';
  let rest = ipa.normalize('NFC').trim();
  while (rest !== '') {
    const known = names.find(([sign]) => rest.startsWith(sign));
    const first = rest.charAt(0);
    if (known) phonemes += known[1];
    else if (/\s/.test(first)) phonemes += '||';
    else if (SAME.test(first)) phonemes += first;
    rest = rest.slice(known ? known[0].length : 1);
  }
  return `[[${phonemes}]]`;
}
