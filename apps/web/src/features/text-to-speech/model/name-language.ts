/** A language's name in the reader's language; its tag where the browser does not know it. */
export function nameLanguage(tag: string, readerLanguage: string): string {
  return new Intl.DisplayNames([readerLanguage], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
}
