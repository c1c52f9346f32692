import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adEditor: typeof en;
  }
}

/** The editor's texts come with the editor: no other screen loads them. */
export function loadAdEditorTexts(): void {
  addTexts('adEditor', { en, 'zh-CN': zhCN });
}
