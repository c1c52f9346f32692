import { addTexts } from '#src/lib/texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    tasks: typeof en;
  }
}

/** Loads the texts of task actions, together with the components that show them. */
export function loadTaskTexts(): void {
  addTexts('tasks', { en, 'zh-CN': zhCN });
}
