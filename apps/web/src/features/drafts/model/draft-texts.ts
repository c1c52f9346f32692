import i18next from 'i18next';
import en from '#src/locales/en/drafts.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/drafts.json' with { type: 'json' };

/** The texts of drafts come with what shows them. */
export function loadDraftTexts(): void {
  i18next.addResourceBundle('en', 'drafts', en);
  i18next.addResourceBundle('zh-CN', 'drafts', zhCN);
}
