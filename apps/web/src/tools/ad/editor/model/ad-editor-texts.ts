import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adEditor: typeof en;
  }
}

/** Loads the editor's texts, together with the editor: no other screen needs them. */
export function loadAdEditorTexts(): void {
  addTexts('adEditor', { en, 'zh-CN': zhCN });
}
