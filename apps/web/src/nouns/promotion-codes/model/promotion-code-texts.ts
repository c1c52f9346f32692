import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    promotionCodes: typeof en;
  }
}

/** Loads the texts of redeem codes, together with what shows them. */
export function loadPromotionCodeTexts(): void {
  addTexts('promotionCodes', { en, 'zh-CN': zhCN });
}
