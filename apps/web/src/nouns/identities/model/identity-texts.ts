import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    identities: typeof en;
  }
}

/** Loads the texts together with the components that show them. */
export function loadIdentityTexts(): void {
  addTexts('identities', { en, 'zh-CN': zhCN });
}
