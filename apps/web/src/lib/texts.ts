import type { UiLanguage } from '@reelwright/contracts';
import i18next, { type ParseKeys } from 'i18next';
import type translation from './locales/en.json';

/** The texts of the app by namespace. Each folder with a `locales` folder adds its own, named after the folder. */
export interface TextNamespaces {
  translation: typeof translation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextNamespaces;
  }
}

/** A text of any catalogue by its key, with the namespace before it where it is not the default one. */
export type TextKey =
  | ParseKeys
  | { [Name in keyof TextNamespaces]: `${Name}:${ParseKeys<Name>}` }[keyof TextNamespaces];

/** What stands in the places of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Adds the texts of one namespace in every language of the interface. A check compares the keys of the languages. */
export function addTexts(name: keyof TextNamespaces, texts: Record<UiLanguage, object>): void {
  for (const [language, text] of Object.entries(texts)) i18next.addResourceBundle(language, name, text);
}
