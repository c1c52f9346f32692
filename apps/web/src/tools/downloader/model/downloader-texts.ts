import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    downloader: typeof en;
  }
}

/** Loads the texts of both downloaders, together with their screens: no other screen needs them. */
export function loadDownloaderTexts(): void {
  addTexts('downloader', { en, 'zh-CN': zhCN });
}
