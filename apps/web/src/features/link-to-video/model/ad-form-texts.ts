import i18next from 'i18next';
import en from '#src/locales/en/adForm.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/adForm.json' with { type: 'json' };

/** The form's texts come with the form: no other screen loads them. */
export function loadAdFormTexts(): void {
  i18next.addResourceBundle('en', 'adForm', en);
  i18next.addResourceBundle('zh-CN', 'adForm', zhCN);
}
