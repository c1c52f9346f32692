import i18next from 'i18next';
import en from '#src/locales/en/textToSpeech.json' with { type: 'json' };
import zhCN from '#src/locales/zh-CN/textToSpeech.json' with { type: 'json' };

/** The tool's texts come with its screen: no other screen loads them. */
export function loadTextToSpeechTexts(): void {
  i18next.addResourceBundle('en', 'textToSpeech', en);
  i18next.addResourceBundle('zh-CN', 'textToSpeech', zhCN);
}
