import { getLanguage } from '#src/lib/i18n.ts';
import { keepDraft } from './draft.ts';
import { makeEmptyForm } from './voice-form.ts';

const CHINESE = /\p{Script=Han}/gu;
/** Share of Chinese characters that makes a text Chinese: a Chinese name in an English text does not. */
const CHINESE_SHARE = 0.2;

/** Puts a text into this tab's form, with the text's language. */
export function handText(text: string): void {
  const share = (text.match(CHINESE)?.length ?? 0) / text.length;
  const own = makeEmptyForm(getLanguage());
  // Of the languages in Latin script the user's own is the most likely.
  keepDraft({
    ...own,
    text,
    language: share > CHINESE_SHARE ? 'zh-CN' : own.language === 'zh-CN' ? 'en' : own.language,
  });
}
