const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  $: 'dollars',
  '£': 'pounds',
  '€': 'euros',
  '¥': 'yuan',
  '₹': 'rupees',
};

/** The text with its amounts and numbers in words, as a voice says them. For estimates of length, not for printing. */
export function toEnglishWords(text: string): string {
  return text
    .replace(
      /[A-Z]*([$£€¥₹])\s?(\d[\d,]*)(?:\.(\d{1,2}))?/g,
      (_all, sign: string, whole: string, cents: string | undefined) => {
        const amount = `${sayEnglish(whole.replace(/,/g, ''))} ${CURRENCY_WORDS[sign] ?? ''}`;
        return cents ? `${amount} and ${sayEnglish(cents)} cents` : amount;
      },
    )
    .replace(/(\d)[,](?=\d{3})/g, '$1')
    .replace(
      /(\d+)\.(\d+)/g,
      (_all, whole: string, decimals: string) =>
        `${sayEnglish(whole)} point ${[...decimals].map((digit) => SMALL[Number(digit)]).join(' ')}`,
    )
    .replace(/\d+/g, (digits) => ` ${sayEnglish(digits)} `)
    .replace(/%/g, ' percent ')
    .replace(/&/g, ' and ');
}

function sayEnglish(digits: string): string {
  const value = Number(digits);
  if (digits.length > 7) return [...digits].map((digit) => SMALL[Number(digit)]).join(' ');
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? ` ${SMALL[value % 10]}` : ''}`;
  if (value < 1000)
    return `${SMALL[Math.floor(value / 100)]} hundred${value % 100 ? ` ${sayEnglish(String(value % 100))}` : ''}`;
  if (value < 1_000_000)
    return `${sayEnglish(String(Math.floor(value / 1000)))} thousand${value % 1000 ? ` ${sayEnglish(String(value % 1000))}` : ''}`;
  return `${sayEnglish(String(Math.floor(value / 1_000_000)))} million${value % 1_000_000 ? ` ${sayEnglish(String(value % 1_000_000))}` : ''}`;
}

const HAN_DIGITS = '零一二三四五六七八九';

/** The same for Chinese: each character is one syllable. */
export function toChineseWords(text: string): string {
  return text
    .replace(/(\d)[,](?=\d{3})/g, '$1')
    .replace(/(\d+(?:\.\d+)?)%/g, '百分之$1')
    .replace(
      /(\d+)\.(\d+)/g,
      (_all, whole: string, decimals: string) =>
        `${sayChinese(whole)}点${[...decimals].map((digit) => HAN_DIGITS[Number(digit)]).join('')}`,
    )
    .replace(/\d+/g, sayChinese);
}

function sayChinese(digits: string): string {
  const value = Number(digits);
  if (digits.length > 8) return [...digits].map((digit) => HAN_DIGITS[Number(digit)]).join('');
  if (value >= 10_000)
    return `${sayChinese(String(Math.floor(value / 10_000)))}万${value % 10_000 ? sayChinese(String(value % 10_000)) : ''}`;
  let said = '';
  let hasGap = false;
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / unit) % 10;
    if (digit === 0) {
      hasGap = said !== '';
      continue;
    }
    said += `${hasGap ? '零' : ''}${unit === 10 && said === '' && digit === 1 ? '' : HAN_DIGITS[digit]}${name}`;
    hasGap = false;
  }
  return said || '零';
}
