import { addTexts } from '#src/lib/texts.ts';
import { loadAdFormTexts } from '../form/ad-form-texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adChoices: typeof en;
  }
}

/** Loads the names of an ad's options, together with the screens that offer them. */
export function loadAdChoicesTexts(): void {
  loadAdFormTexts();
  addTexts('adChoices', { en, 'zh-CN': zhCN });
}
