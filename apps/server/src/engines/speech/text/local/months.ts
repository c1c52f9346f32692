const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 5)));

/**
 * Lists the written forms of months in a language, in lower case, each with its full form in a date. In the year's
 * order.
 */
export function listMonths(locale: string): ReadonlyMap<string, string> {
  const name = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' })
      .formatToParts(date)
      .find(({ type }) => type === 'month')?.value ?? '';
  const months = new Map<string, string>();
  for (const date of MONTHS) {
    const written = name(date, { day: 'numeric', month: 'long' });
    const spellings = [written, name(date, { month: 'long' }), name(date, { day: 'numeric', month: 'short' })];
    for (const spelling of spellings) {
      const key = spelling.toLowerCase().replace(/\.$/, '');
      if (/\p{L}/u.test(key)) months.set(key, written);
    }
  }
  return months;
}
