import {
  type PronunciationRule,
  type SpeechLanguage,
  SPEECH_LANGUAGES,
  textToSpeechInput,
  type UiLanguage,
} from '@reelwright/contracts';
import type * as z from 'zod';

/** One pronunciation as it is typed. */
export interface FormPronunciation {
  written: string;
  spoken: string;
  notation: PronunciationRule['notation'];
}

/** What stands in the form's fields. */
export interface VoiceForm {
  text: string;
  language: SpeechLanguage;
  /** Empty: the language's first. */
  voice: string;
  speed: number;
  pitch: number;
  pronunciations: FormPronunciation[];
}

export type FormProblem = 'speech_text_missing' | 'speech_text_too_long' | 'pronunciations';

export type VoiceFormResult =
  | { ok: true; input: z.input<typeof textToSpeechInput> }
  | { ok: false; problems: FormProblem[] };

/** A form that nobody has touched; it speaks the reader's own language. */
export function makeEmptyForm(language: UiLanguage): VoiceForm {
  return { text: '', language, voice: '', speed: 1, pitch: 0, pronunciations: [] };
}

const isEmptyRow = ({ written, spoken }: FormPronunciation): boolean => written.trim() === '' && spoken.trim() === '';

/** The form as a task's input, or what is wrong with it. A pronunciation that was left empty is none. */
export function toTaskInput(form: VoiceForm): VoiceFormResult {
  const { text, language, voice, speed, pitch } = form;
  const pronunciations = form.pronunciations.filter((row) => !isEmptyRow(row));
  const input = { text, language, speed, pitch, pronunciations, ...(voice === '' ? {} : { voice }) };
  const result = textToSpeechInput.safeParse(input);
  if (result.success) return { ok: true, input };
  const problems = result.error.issues.map(({ path, message }): FormProblem => {
    if (path[0] === 'pronunciations') return 'pronunciations';
    return message === 'speech_text_too_long' ? 'speech_text_too_long' : 'speech_text_missing';
  });
  return { ok: false, problems: [...new Set(problems)] };
}

/** The form that a task was made from; null for one of another version of the tool. */
export function fromTaskInput(input: unknown): VoiceForm | null {
  const result = textToSpeechInput.safeParse(input);
  if (!result.success) return null;
  const { text, language, voice = '', speed, pitch, pronunciations } = result.data;
  const rows = pronunciations.map(({ written, spoken, notation }) => ({ written, spoken, notation }));
  return { text, language, voice, speed, pitch, pronunciations: rows };
}

/** What was kept of a form over an empty one; what can't be used is left out. */
export function restoreForm(kept: unknown, empty: VoiceForm): VoiceForm {
  if (typeof kept !== 'object' || kept === null) return empty;
  const form: VoiceForm = { ...empty, ...kept };
  return SPEECH_LANGUAGES.includes(form.language) ? form : { ...form, language: empty.language, voice: '' };
}
