import { addTexts } from '#src/lib/texts.ts';
import { loadAdFormTexts } from '../form/ad-form-texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adChoices: typeof en;
  }
}

/** The names of what an ad can be made with come with the screens that offer it. */
export function loadAdChoicesTexts(): void {
  loadAdFormTexts();
  addTexts('adChoices', { en, 'zh-CN': zhCN });
}
