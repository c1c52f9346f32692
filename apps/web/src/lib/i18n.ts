import { DEFAULT_UI_LANGUAGE, STORAGE_KEYS, UI_LANGUAGES, type UiLanguage, toUiLanguage } from '@reelwright/contracts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type adChoices from '../locales/en/adChoices.json';
import type adEditor from '../locales/en/adEditor.json';
import type adForm from '../locales/en/adForm.json';
import type adWizard from '../locales/en/adWizard.json';
import type drafts from '../locales/en/drafts.json';
import type projects from '../locales/en/projects.json';
import type shell from '../locales/en/shell.json';
import type textToSpeech from '../locales/en/textToSpeech.json';
import en from '../locales/en/translation.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof en;
      adChoices: typeof adChoices;
      adEditor: typeof adEditor;
      adForm: typeof adForm;
      adWizard: typeof adWizard;
      drafts: typeof drafts;
      projects: typeof projects;
      shell: typeof shell;
      textToSpeech: typeof textToSpeech;
    };
  }
}

/** With this key in the browser's storage every text is drawn out and bracketed, so that a test sees which are not. */
const PSEUDO_KEY = 'pseudoLocale';

/** The language the user chose, kept under the storage key `lang`; English where nothing was chosen. */
function readLanguage(): UiLanguage {
  const kept = localStorage.getItem(STORAGE_KEYS.lang);
  return UI_LANGUAGES.find((language) => language === kept) ?? DEFAULT_UI_LANGUAGE;
}

/** English comes with the page, as what stands in for a text that is missing; another language when it is wanted. */
async function loadCatalogue(language: UiLanguage): Promise<void> {
  if (language !== 'zh-CN' || i18next.hasResourceBundle(language, 'translation')) return;
  const { default: texts } = await import('../locales/zh-CN/translation.json');
  i18next.addResourceBundle(language, 'translation', texts);
}

export async function startI18n(): Promise<void> {
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
    resources: { en: { translation: en } },
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
