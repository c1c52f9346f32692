import { createContext, useContext } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

/** The dialog's languages. */
export type DialogLanguage = 'en' | 'zh-CN';

export type DialogTextKey = keyof typeof en;

export type Say = (key: DialogTextKey, values?: Readonly<Record<string, string | number>>) => string;

const CATALOGUES: Record<DialogLanguage, Record<DialogTextKey, string>> = { en, 'zh-CN': zhCN };

/** Returns the dialog's language for the value of a `lang` attribute: any Chinese gets Chinese, anything else English. */
export const toDialogLanguage = (lang: string): DialogLanguage => (/^zh\b/i.test(lang) ? 'zh-CN' : 'en');

/** The texts of a language. The dialog has no i18next: its custom element runs outside the app, and loads none. */
export function createSay(language: DialogLanguage): Say {
  return (key, values = {}) =>
    CATALOGUES[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ''));
}

export const SayContext = createContext<Say>(createSay('en'));

export const useSay = (): Say => useContext(SayContext);
