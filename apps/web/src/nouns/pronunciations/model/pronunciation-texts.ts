import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    pronunciations: typeof en;
  }
}

/** Loads the texts of pronunciations, together with their list. */
export function loadPronunciationTexts(): void {
  addTexts('pronunciations', { en, 'zh-CN': zhCN });
}
