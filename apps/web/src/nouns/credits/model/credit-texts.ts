import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    credits: typeof en;
  }
}

/** Loads the texts of credits, together with what shows them. */
export function loadCreditTexts(): void {
  addTexts('credits', { en, 'zh-CN': zhCN });
}
