import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    operator: typeof en;
  }
}

/** Loads the texts of the operator's pages, together with the pages. */
export function loadOperatorTexts(): void {
  addTexts('operator', { en, 'zh-CN': zhCN });
}
