/** Returns a language's name in the user's language, without the region: no language is offered twice. */
export function nameLanguage(tag: string, readerLanguage: string): string {
  const { language } = new Intl.Locale(tag);
  return new Intl.DisplayNames([readerLanguage], { type: 'language' }).of(language) ?? tag;
}
