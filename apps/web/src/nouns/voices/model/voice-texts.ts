import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    voices: typeof en;
  }
}

/** Loads the texts of voices, together with the picker. */
export function loadVoiceTexts(): void {
  addTexts('voices', { en, 'zh-CN': zhCN });
}
