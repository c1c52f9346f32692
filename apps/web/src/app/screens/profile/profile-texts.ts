import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    profile: typeof en;
  }
}

export function loadProfileTexts(): void {
  addTexts('profile', { en, 'zh-CN': zhCN });
}
