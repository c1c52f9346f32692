import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    drafts: typeof en;
  }
}

/** Loads the texts of drafts, together with the components that show them. */
export function loadDraftTexts(): void {
  addTexts('drafts', { en, 'zh-CN': zhCN });
}
