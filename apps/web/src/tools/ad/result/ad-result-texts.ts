import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adResult: typeof en;
  }
}

/** Loads the texts of a finished ad, together with the components that show them. */
export function loadAdResultTexts(): void {
  addTexts('adResult', { en, 'zh-CN': zhCN });
}
