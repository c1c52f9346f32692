import { DEFAULT_UI_LANGUAGE, STORAGE_KEYS, UI_LANGUAGES, type UiLanguage, toUiLanguage } from '@reelwright/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type adForm from '../locales/en/adForm.json';
import type textToSpeech from '../locales/en/textToSpeech.json';
import en from '../locales/en/translation.json' with { type: 'json' };
import zhCN from '../locales/zh-CN/translation.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en; adForm: typeof adForm; textToSpeech: typeof textToSpeech };
  }
}

/** The language the user chose, kept under the storage key `lang`; English where nothing was chosen. */
function readLanguage(): UiLanguage {
  const kept = localStorage.getItem(STORAGE_KEYS.lang);
  return UI_LANGUAGES.find((language) => language === kept) ?? DEFAULT_UI_LANGUAGE;
}

export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next.use(initReactI18next).init({
    lng: readLanguage(),
    fallbackLng: DEFAULT_UI_LANGUAGE,
    supportedLngs: [...UI_LANGUAGES],
    resources: { en: { translation: en }, 'zh-CN': { translation: zhCN } },
    interpolation: { escapeValue: false },
  });
}

export function getLanguage(): UiLanguage {
  return toUiLanguage(i18next.resolvedLanguage);
}

export async function setLanguage(language: UiLanguage): Promise<void> {
  localStorage.setItem(STORAGE_KEYS.lang, language);
  await i18next.changeLanguage(language);
}
