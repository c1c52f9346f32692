import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    mediaSelection: typeof en;
  }
}

/** Loads the texts of the media-selection dialog, together with the dialog. */
export function loadMediaSelectionTexts(): void {
  addTexts('mediaSelection', { en, 'zh-CN': zhCN });
}
