import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    aiTools: typeof en;
  }
}

/** Loads the texts of the toolbox, together with its screen. */
export function loadAiToolsTexts(): void {
  addTexts('aiTools', { en, 'zh-CN': zhCN });
}
