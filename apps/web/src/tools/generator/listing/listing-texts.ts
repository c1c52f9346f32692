import type { FirstTexts } from '#src/lib/i18n.ts';
import en from './locales/en.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    generatorListing: typeof en;
  }
}

export const LISTING_TEXTS: FirstTexts = {
  namespace: 'generatorListing',
  en,
  loadChinese: async () => (await import('./locales/zh-CN.json')).default,
};
