import i18next from 'i18next';
import formEn from '#src/locales/en/adForm.json' with { type: 'json' };
import en from '#src/locales/en/adWizard.json' with { type: 'json' };
import formZhCN from '#src/locales/zh-CN/adForm.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/adWizard.json' with { type: 'json' };

/** The wizard's texts come with its screens: no other screen loads them. */
export function loadAdWizardTexts(): void {
  i18next.addResourceBundle('en', 'adWizard', en);
  i18next.addResourceBundle('zh-CN', 'adWizard', zhCN);
  i18next.addResourceBundle('en', 'adForm', formEn);
  i18next.addResourceBundle('zh-CN', 'adForm', formZhCN);
}
