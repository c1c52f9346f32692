/** IPA to ARPAbet; longer signs precede their own prefixes. */
const SOUNDS: readonly (readonly [ipa: string, arpabet: readonly string[]])[] = [
  ['tʃ', ['ch']],
  ['dʒ', ['jh']],
  ['eɪ', ['ey']],
  ['aɪ', ['ay']],
  ['ɔɪ', ['oy']],
  ['aʊ', ['aw']],
  ['oʊ', ['ow']],
  ['əʊ', ['ow']],
  ['ɪə', ['ih', 'r']],
  ['eə', ['eh', 'r']],
  ['ʊə', ['uh', 'r']],
  ['ɑː', ['aa']],
  ['ɔː', ['ao']],
  ['ɜː', ['er']],
  ['iː', ['iy']],
  ['uː', ['uw']],
  ['ɚ', ['er']],
  ['ɝ', ['er']],
  ['ɑ', ['aa']],
  ['ɒ', ['aa']],
  ['ɔ', ['ao']],
  ['æ', ['ae']],
  ['ʌ', ['ah']],
  ['ɛ', ['eh']],
  ['ə', ['ax']],
  ['ɜ', ['er']],
  ['ɪ', ['ih']],
  ['ʊ', ['uh']],
  ['θ', ['th']],
  ['ð', ['dh']],
  ['ʃ', ['sh']],
  ['ʒ', ['zh']],
  ['ŋ', ['ng']],
  ['ɲ', ['n', 'y']],
  ['ɡ', ['g']],
  ['ɹ', ['r']],
  ['ɾ', ['t']],
  ['x', ['k']],
  ['y', ['uw']],
  ['ø', ['er']],
  ['œ', ['er']],
  ['a', ['aa']],
  ['e', ['ey']],
  ['i', ['iy']],
  ['o', ['ow']],
  ['u', ['uw']],
  ['j', ['y']],
  ['h', ['hh']],
  ['c', ['k']],
  ['q', ['k']],
];

const SAME = /[bdfgklmnprstvwz]/;
const VOWELS = /^(?:aa|ae|ah|ao|aw|ax|ay|eh|er|ey|ih|iy|ow|oy|uh|uw)$/;

export const isVowel = (sound: string): boolean => VOWELS.test(sound);

/** Converts IPA to ARPAbet, with a stress of 0 or 1 on vowels. Leaves out signs without a sound. */
export function toArpabet(ipa: string): string[] {
  const sounds: string[] = [];
  let rest = ipa.normalize('NFC').trim();
  let isStressed = false;
  while (rest !== '') {
    const known = SOUNDS.find(([sign]) => rest.startsWith(sign));
    const first = rest.charAt(0);
    if (first === 'ˈ' || first === "'") isStressed = true;
    const found = known ? known[1] : SAME.test(first) ? [first] : [];
    for (const sound of found) {
      if (!isVowel(sound)) sounds.push(sound);
      else {
        sounds.push(`${sound}${isStressed ? 1 : 0}`);
        isStressed = false;
      }
    }
    rest = rest.slice(known ? known[0].length : 1);
  }
  return sounds;
}

const IPA: Readonly<Record<string, string>> = {
  aa: 'ɑ',
  ae: 'æ',
  ah: 'ʌ',
  ao: 'ɔ',
  aw: 'aʊ',
  ax: 'ə',
  ay: 'aɪ',
  ch: 'tʃ',
  dh: 'ð',
  eh: 'ɛ',
  er: 'ɝ',
  ey: 'eɪ',
  g: 'ɡ',
  hh: 'h',
  ih: 'ɪ',
  iy: 'i',
  jh: 'dʒ',
  ng: 'ŋ',
  ow: 'oʊ',
  oy: 'ɔɪ',
  r: 'ɹ',
  sh: 'ʃ',
  th: 'θ',
  uh: 'ʊ',
  uw: 'u',
  y: 'j',
  zh: 'ʒ',
};

/** Converts a sound's name in flite and festival to IPA; empty for a pause. */
export const toIpa = (sound: string): string => (sound === 'pau' ? '' : (IPA[sound] ?? sound));
