/** Languages of the interface. The preference is kept in the browser under the storage key `lang`. */
export const UI_LANGUAGES = ['en', 'zh-CN'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
export const DEFAULT_UI_LANGUAGE: UiLanguage = 'en';

/** The interface language a header or stored value asks for; the default where it names none of ours. */
export function toUiLanguage(value: string | undefined | null): UiLanguage {
  if (!value) return DEFAULT_UI_LANGUAGE;
  return /^zh\b/i.test(value.trim()) ? 'zh-CN' : DEFAULT_UI_LANGUAGE;
}

/** Languages in which the embedded writing and speech engines make an ad. */
export const AD_LANGUAGES = ['en', 'zh-CN'] as const;
export type AdLanguage = (typeof AD_LANGUAGES)[number];
