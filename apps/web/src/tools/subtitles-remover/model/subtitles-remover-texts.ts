import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    subtitlesRemover: typeof en;
  }
}

/** Loads the tool's texts, together with its screen: no other screen needs them. */
export function loadSubtitlesRemoverTexts(): void {
  addTexts('subtitlesRemover', { en, 'zh-CN': zhCN });
}
