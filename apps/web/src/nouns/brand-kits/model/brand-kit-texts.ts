import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    brandKits: typeof en;
  }
}

/** Loads the texts of brand kits, together with whatever shows them. */
export function loadBrandKitTexts(): void {
  addTexts('brandKits', { en, 'zh-CN': zhCN });
}
