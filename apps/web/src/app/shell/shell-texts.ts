import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    shell: typeof en;
  }
}

/** The texts of what opens over a screen come with it. */
export function loadShellTexts(): void {
  addTexts('shell', { en, 'zh-CN': zhCN });
}
