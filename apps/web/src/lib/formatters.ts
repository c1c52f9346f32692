const kept = new Map<string, unknown>();

/** Making a formatter takes longer than formatting with it a hundred times: long lists use the same one. */
function keep<T>(kind: string, [language, options]: [string, object], make: () => T): T {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const formatter = (kept.get(key) as T | undefined) ?? make();
  kept.set(key, formatter);
  return formatter;
}

export const dateFormatter = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep('date', [language, options], () => new Intl.DateTimeFormat(language, options));

export const numberFormatter = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep('number', [language, options], () => new Intl.NumberFormat(language, options));

export const agoFormatter = (language: string): Intl.RelativeTimeFormat =>
  keep('ago', [language, {}], () => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
