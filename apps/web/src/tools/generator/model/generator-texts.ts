import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    generator: typeof en;
  }
}

/** Loads the tool's texts, together with its screens: no other screen needs them. */
export function loadGeneratorTexts(): void {
  addTexts('generator', { en, 'zh-CN': zhCN });
}
