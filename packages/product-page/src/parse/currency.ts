/** Hints that distinguish currencies with a shared sign: the page's country. */
export interface CurrencyHints {
  /** ISO 3166, two letters, upper case. */
  country?: string | undefined;
}

const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));

/** Signs and short names of one currency each. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    '£': 'GBP',
    '₹': 'INR',
    '₽': 'RUB',
    '₩': 'KRW',
    '₪': 'ILS',
    '₺': 'TRY',
    '₴': 'UAH',
    '₸': 'KZT',
    '₫': 'VND',
    '฿': 'THB',
    '₱': 'PHP',
    '₦': 'NGN',
    '₡': 'CRC',
    '₲': 'PYG',
    '₵': 'GHS',
    '₾': 'GEL',
    '₼': 'AZN',
    '৳': 'BDT',
    r$: 'BRL',
    us$: 'USD',
    u$s: 'USD',
    a$: 'AUD',
    au$: 'AUD',
    c$: 'CAD',
    ca$: 'CAD',
    nz$: 'NZD',
    hk$: 'HKD',
    nt$: 'TWD',
    s$: 'SGD',
    mx$: 'MXN',
    's/': 'PEN',
    's/.': 'PEN',
    zł: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    lei: 'RON',
    лв: 'BGN',
    руб: 'RUB',
    грн: 'UAH',
    тг: 'KZT',
    тнг: 'KZT',
    kn: 'HRK',
    tl: 'TRY',
    rm: 'MYR',
    rp: 'IDR',
    円: 'JPY',
    원: 'KRW',
    บาท: 'THB',
    đ: 'VND',
    р: 'RUB',
    'ر.س': 'SAR',
    'د.إ': 'AED',
    'د.ك': 'KWD',
    euro: 'EUR',
    eur: 'EUR',
    chf: 'CHF',
    fr: 'CHF',
    sfr: 'CHF',
  }),
);

/** Signs of several currencies: by country, and the default for an unknown country. */
const SHARED_SIGNS: ReadonlyMap<string, { byCountry: Readonly<Record<string, string>>; otherwise: string }> = new Map(
  Object.entries({
    $: {
      byCountry: {
        CA: 'CAD',
        AU: 'AUD',
        NZ: 'NZD',
        MX: 'MXN',
        AR: 'ARS',
        CL: 'CLP',
        CO: 'COP',
        TW: 'TWD',
        HK: 'HKD',
        SG: 'SGD',
        UY: 'UYU',
      },
      otherwise: 'USD',
    },
    '¥': { byCountry: { CN: 'CNY' }, otherwise: 'JPY' },
    '￥': { byCountry: { JP: 'JPY' }, otherwise: 'CNY' },
    元: { byCountry: { TW: 'TWD', HK: 'HKD' }, otherwise: 'CNY' },
    kr: { byCountry: { NO: 'NOK', DK: 'DKK', IS: 'ISK' }, otherwise: 'SEK' },
    rs: { byCountry: { PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' }, otherwise: 'INR' },
  }),
);

const SIGN_PATTERN = [...SIGNS.keys(), ...SHARED_SIGNS.keys()]
  .sort((left, right) => right.length - left.length)
  .map((sign) => sign.replace(/[.$/]/g, String.raw`\$&`))
  .join('|');
// Chinese puts no space before a sign: "原价￥399".
const SIGN_BEFORE = new RegExp(`(?:^|[^\\p{L}]|\\p{Script=Han}(?=\\p{Sc}))(${SIGN_PATTERN}|[a-z]{3})[.:\\s]*$`, 'iu');
const SIGN_AFTER = new RegExp(`^(?:[.,][-–—]+|[-–—])?\\s*(${SIGN_PATTERN}|[a-z]{3})(?![\\p{L}])`, 'iu');

function resolveSign(sign: string, { country }: CurrencyHints): string | undefined {
  const lower = sign.toLowerCase();
  const shared = SHARED_SIGNS.get(lower);
  if (shared) return (country === undefined ? undefined : shared.byCountry[country]) ?? shared.otherwise;
  const upper = sign.toUpperCase();
  return SIGNS.get(lower) ?? (ISO_CODES.has(upper) ? upper : undefined);
}

/** Finds the currency on either side of an amount. */
export function findCurrency(before: string, after: string, hints: CurrencyHints): string | undefined {
  const [, signBefore] = SIGN_BEFORE.exec(before) ?? [];
  const [, signAfter] = SIGN_AFTER.exec(after) ?? [];
  return (
    (signBefore === undefined ? undefined : resolveSign(signBefore, hints)) ??
    (signAfter === undefined ? undefined : resolveSign(signAfter, hints))
  );
}

/** Returns the ISO 4217 code of a currency field, which may hold a code in any case or a sign. */
export function toCurrencyCode(value: string, hints: CurrencyHints): string | undefined {
  const text = value.trim().replace(/\.$/, '');
  return text.length > 6 ? undefined : resolveSign(text, hints);
}

/** Finds the country of a page, by its language tag (`en-GB`) or its country's domain. */
export function findCountry(url: URL, languageTag: string | undefined): string | undefined {
  const region = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2})\b/i.exec(languageTag ?? '')?.[1]?.toUpperCase();
  const domain = /\.([a-z]{2})$/.exec(url.hostname)?.[1]?.toUpperCase();
  // The domain is the seller's choice; `en-US` is often just the template's default.
  if (domain !== undefined && domain !== 'IO' && domain !== 'ME' && domain !== 'TV')
    return domain === 'UK' ? 'GB' : domain;
  return region ?? (/^zh(?:-hans|-cn)?$/i.test(languageTag ?? '') ? 'CN' : undefined);
}
