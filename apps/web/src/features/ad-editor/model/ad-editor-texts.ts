import i18next from 'i18next';
import en from '#src/locales/en/adEditor.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/adEditor.json' with { type: 'json' };

/** The editor's texts come with the editor: no other screen loads them. */
export function loadAdEditorTexts(): void {
  i18next.addResourceBundle('en', 'adEditor', en);
  i18next.addResourceBundle('zh-CN', 'adEditor', zhCN);
}
