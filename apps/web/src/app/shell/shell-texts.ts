import i18next from 'i18next';
import en from '#src/locales/en/shell.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/shell.json' with { type: 'json' };

/** The texts of what opens over a screen come with it. */
export function loadShellTexts(): void {
  i18next.addResourceBundle('en', 'shell', en);
  i18next.addResourceBundle('zh-CN', 'shell', zhCN);
}
