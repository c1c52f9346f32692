import i18next from 'i18next';
import en from '#src/locales/en/adChoices.json' with { type: 'json' };
import formEn from '#src/locales/en/adForm.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/adChoices.json' with { type: 'json' };
import formZhCN from '#src/locales/zh-CN/adForm.json' with { type: 'json' };

/** What ads can be made with has names; they come with the screens that offer it. */
export function loadAdChoicesTexts(): void {
  i18next.addResourceBundle('en', 'adChoices', en);
  i18next.addResourceBundle('zh-CN', 'adChoices', zhCN);
  i18next.addResourceBundle('en', 'adForm', formEn);
  i18next.addResourceBundle('zh-CN', 'adForm', formZhCN);
}
