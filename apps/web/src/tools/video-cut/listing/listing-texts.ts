import type { FirstTexts } from '#src/lib/i18n.ts';
import en from './locales/en.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    videoCutListing: typeof en;
  }
}

export const LISTING_TEXTS: FirstTexts = {
  namespace: 'videoCutListing',
  en,
  loadChinese: async () => (await import('./locales/zh-CN.json')).default,
};
