import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    videoCut: typeof en;
  }
}

/** Loads the tool's texts, together with its screen: no other screen needs them. */
export function loadVideoCutTexts(): void {
  addTexts('videoCut', { en, 'zh-CN': zhCN });
}
