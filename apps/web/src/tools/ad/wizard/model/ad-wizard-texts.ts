import { addTexts } from '#src/lib/texts.ts';
import { loadAdFormTexts } from '../../form/ad-form-texts.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhCN from '../locales/zh-CN.json' with { type: 'json' };

declare module '#src/lib/texts.ts' {
  interface TextNamespaces {
    adWizard: typeof en;
  }
}

/** Loads the wizard's texts, together with its screens: no other screen needs them. */
export function loadAdWizardTexts(): void {
  loadAdFormTexts();
  addTexts('adWizard', { en, 'zh-CN': zhCN });
}
