import { DEFAULT_UI_LANGUAGE, STORAGE_KEYS, UI_LANGUAGES, type UiLanguage, toUiLanguage } from '@reelwright/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json' with { type: 'json' };
import type { TextNamespaces } from './texts.ts';

/** With this key in the browser's storage every text is drawn out and bracketed, so that a test sees which are not. */
const PSEUDO_KEY = 'pseudoLocale';

/** The language the user chose, kept under the storage key `lang`; English where nothing was chosen. */
function readLanguage(): UiLanguage {
  const kept = localStorage.getItem(STORAGE_KEYS.lang);
  return UI_LANGUAGES.find((language) => language === kept) ?? DEFAULT_UI_LANGUAGE;
}

/** Texts that are there before any screen, besides the app's own. */
export interface FirstTexts {
  namespace: keyof TextNamespaces;
  en: object;
  loadChinese(): Promise<object>;
}

let firstTexts: readonly FirstTexts[] = [];

/** English comes with the page, as what stands in for a text that is missing; another language when it is wanted. */
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
