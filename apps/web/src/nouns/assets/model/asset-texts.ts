import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    assets: typeof en;
  }
}

/** Loads the texts of the library, together with its screens. */
export function loadAssetTexts(): void {
  addTexts('assets', { en, 'zh-CN': zhCN });
}
