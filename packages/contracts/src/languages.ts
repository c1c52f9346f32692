/** Languages of the interface. The browser stores the preference under the key `lang`. */
export const UI_LANGUAGES = ['en', 'zh-CN'] as const;
export type UiLanguage = (typeof UI_LANGUAGES)[number];
export const DEFAULT_UI_LANGUAGE: UiLanguage = 'en';

/** Returns the interface language of a header or stored value; the default if it names none of ours. */
export function toUiLanguage(value: string | undefined | null): UiLanguage {
  if (!value) return DEFAULT_UI_LANGUAGE;
  return /^zh\b/i.test(value.trim()) ? 'zh-CN' : DEFAULT_UI_LANGUAGE;
}

/** Languages in which the embedded writing and speech engines make an ad. */
export const AD_LANGUAGES = ['en', 'zh-CN'] as const;
export type AdLanguage = (typeof AD_LANGUAGES)[number];
