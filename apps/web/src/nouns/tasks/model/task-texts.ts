import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    tasks: typeof en;
  }
}

/** The texts of task actions come with the components that show them. */
export function loadTaskTexts(): void {
  addTexts('tasks', { en, 'zh-CN': zhCN });
}
