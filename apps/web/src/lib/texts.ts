import type { UiLanguage } from '@reelwright/contracts';
import i18next, { type ParseKeys } from 'i18next';
import type translation from './locales/en.json';

/** The app's texts by namespace. Each folder with a `locales` folder adds its own, named after the folder. */
export interface TextNamespaces {
  translation: typeof translation;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: TextNamespaces;
  }
}

/** A text's key in any catalogue, prefixed with the namespace unless that is the default one. */
export type TextKey =
  | ParseKeys
  | { [Name in keyof TextNamespaces]: `${Name}:${ParseKeys<Name>}` }[keyof TextNamespaces];

/** The values of a text's placeholders. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Adds one namespace's texts in every interface language. A check compares the keys of the languages. */
export function addTexts(name: keyof TextNamespaces, texts: Record<UiLanguage, object>): void {
  for (const [language, text] of Object.entries(texts)) i18next.addResourceBundle(language, name, text);
}
