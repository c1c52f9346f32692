import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    catalogue: typeof en;
  }
}

/** Loads the texts of saved products, together with whatever shows them. */
export function loadCatalogueTexts(): void {
  addTexts('catalogue', { en, 'zh-CN': zhCN });
}
