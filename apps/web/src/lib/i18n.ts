import { DEFAULT_UI_LANGUAGE, STORAGE_KEYS, UI_LANGUAGES, type UiLanguage, toUiLanguage } from '@reelwright/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json' with { type: 'json' };
import type { TextNamespaces } from './texts.ts';

/**
 * If the browser's storage has this key, every text is lengthened and bracketed, so that a test finds untranslated
 * texts.
 */
const PSEUDO_KEY = 'pseudoLocale';

/** Returns the language the user chose, stored under the key `lang`; English if none was chosen. */
function readLanguage(): UiLanguage {
  const kept = localStorage.getItem(STORAGE_KEYS.lang);
  return UI_LANGUAGES.find((language) => language === kept) ?? DEFAULT_UI_LANGUAGE;
}

/** Texts, besides the app's own, that are loaded before any screen. */
export interface FirstTexts {
  namespace: keyof TextNamespaces;
  en: object;
  loadChinese(): Promise<object>;
}

let firstTexts: readonly FirstTexts[] = [];

/** English is part of the page, as the fallback for missing texts; other languages load on demand. */
async function loadCatalogue(language: UiLanguage): Promise<void> {
  if (language !== 'zh-CN' || i18next.hasResourceBundle(language, 'translation')) return;
  const [{ default: texts }, ...others] = await Promise.all([
    import('./locales/zh-CN.json'),
    ...firstTexts.map(async ({ namespace, loadChinese }) => ({ namespace, texts: await loadChinese() })),
  ]);
  for (const other of others) i18next.addResourceBundle(language, other.namespace, other.texts);
  i18next.addResourceBundle(language, 'translation', texts);
}

export async function startI18n(texts: readonly FirstTexts[]): Promise<void> {
  firstTexts = texts;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const language = readLanguage();
  const isPseudo = localStorage.getItem(PSEUDO_KEY) !== null;
  if (isPseudo) i18next.use((await import('./pseudo-locale.ts')).pseudoLocale);
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_UI_LANGUAGE,
    fallbackLng: DEFAULT_UI_LANGUAGE,
    supportedLngs: [...UI_LANGUAGES],
    resources: {
      en: { translation: en, ...Object.fromEntries(texts.map((each) => [each.namespace, each.en])) },
    },
    interpolation: { escapeValue: false },
    ...(isPseudo ? { postProcess: ['pseudo'] } : {}),
  });
  if (language !== DEFAULT_UI_LANGUAGE) await changeLanguage(language);
}

async function changeLanguage(language: UiLanguage): Promise<void> {
  await loadCatalogue(language);
  await i18next.changeLanguage(language);
}

export function getLanguage(): UiLanguage {
  return toUiLanguage(i18next.resolvedLanguage);
}

export async function setLanguage(language: UiLanguage): Promise<void> {
  localStorage.setItem(STORAGE_KEYS.lang, language);
  await changeLanguage(language);
}
