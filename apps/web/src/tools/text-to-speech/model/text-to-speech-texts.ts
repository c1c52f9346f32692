import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    textToSpeech: typeof en;
  }
}

/** The tool's texts come with its screen: no other screen loads them. */
export function loadTextToSpeechTexts(): void {
  addTexts('textToSpeech', { en, 'zh-CN': zhCN });
}
