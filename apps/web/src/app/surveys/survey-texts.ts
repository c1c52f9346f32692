import { addTexts } from '#src/lib/texts.ts';
import en from './locales/en.json' with { type: 'json' };
import zhCN from './locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    surveys: typeof en;
  }
}

export function loadSurveyTexts(): void {
  addTexts('surveys', { en, 'zh-CN': zhCN });
}
