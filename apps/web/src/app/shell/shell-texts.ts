import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    shell: typeof en;
  }
}

/** Loads the texts of overlays, together with the overlays. */
export function loadShellTexts(): void {
  addTexts('shell', { en, 'zh-CN': zhCN });
}
