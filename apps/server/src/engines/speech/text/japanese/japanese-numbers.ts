const ONES = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];
const HUNDREDS = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
];
const THOUSANDS = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
];
const SCALES = ['', 'まん', 'おく', 'ちょう'];
const DIGITS = ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];

/** Reads digits one by one: a phone number. */
export const readDigits = (digits: string): string => [...digits].map((digit) => DIGITS[Number(digit)] ?? '').join('');

function readFour(value: number): string {
  const tens = Math.floor(value / 10) % 10;
  return [
    THOUSANDS[Math.floor(value / 1000)],
    HUNDREDS[Math.floor(value / 100) % 10],
    tens === 0 ? '' : `${tens === 1 ? '' : ONES[tens]}じゅう`,
    ONES[value % 10],
  ].join('');
}

/** Reads an integer of up to sixteen digits, or a decimal number, in kana. */
export function readNumber(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  if (whole.length > 16 || (whole.length > 1 && whole.startsWith('0'))) return readDigits(whole);
  const groups = whole.padStart(16, '0').match(/\d{4}/g) ?? [];
  const read = groups
    .map((group, index) => {
      const value = Number(group);
      const scale = SCALES[groups.length - 1 - index] ?? '';
      if (value === 0) return '';
      return `${value === 1000 && scale !== '' ? 'いっせん' : readFour(value)}${scale}`;
    })
    .join('')
    .replace('いちちょう', 'いっちょう');
  const said = read === '' ? 'れい' : read;
  if (decimals === undefined) return said;
  // Numbers are contracted before the point: いってん, じゅってん.
  return `${said
    .replace(/いち$/, 'いっ')
    .replace(/はち$/, 'はっ')
    .replace(/じゅう$/, 'じゅっ')}てん${readDigits(decimals)}`;
}

/** Doubles the sound before a counter with a hard onset: いち to いっ, ろく to ろっ, はち to はっ, じゅう to じゅっ. */
export function shorten(said: string, sounds: readonly ('いち' | 'ろく' | 'はち' | 'じゅう' | 'ひゃく')[]): string {
  for (const sound of sounds) {
    if (!said.endsWith(sound)) continue;
    const stem = said.slice(0, -sound.length);
    return stem + { いち: 'いっ', ろく: 'ろっ', はち: 'はっ', じゅう: 'じゅっ', ひゃく: 'ひゃっ' }[sound];
  }
  return said;
}
