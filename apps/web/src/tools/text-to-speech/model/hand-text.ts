import { getLanguage } from '#src/lib/i18n.ts';
import { keepDraft } from './draft.ts';
import { makeEmptyForm } from './voice-form.ts';

const CHINESE = /\p{Script=Han}/gu;
/** A name in Chinese does not make an English text Chinese. */
const CHINESE_SHARE = 0.2;

/** Puts a text into the form of this tab, with the language that the text is in. */
export function handText(text: string): void {
  const share = (text.match(CHINESE)?.length ?? 0) / text.length;
  const own = makeEmptyForm(getLanguage());
  // Of languages in Latin letters the reader's own is the likeliest.
  keepDraft({
    ...own,
    text,
    language: share > CHINESE_SHARE ? 'zh-CN' : own.language === 'zh-CN' ? 'en' : own.language,
  });
}
