import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adForm: typeof en;
  }
}

/** Loads the field names that wizard and editor share. */
export function loadAdFormTexts(): void {
  addTexts('adForm', { en, 'zh-CN': zhCN });
}
