import i18next from 'i18next';
import en from '#src/locales/en/projects.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/projects.json' with { type: 'json' };

/** The texts of what is done with tasks come with what shows them. */
export function loadTaskTexts(): void {
  i18next.addResourceBundle('en', 'projects', en);
  i18next.addResourceBundle('zh-CN', 'projects', zhCN);
}
