import {
  type BrandKit,
  type PronunciationRule,
  type SpeechLanguage,
  SPEECH_LANGUAGES,
  textToSpeechInput,
  type UiLanguage,
  type Voice,
} from '@reelwright/contracts';
import type * as z from 'zod';

/** The values of the form's fields. */
export interface VoiceForm {
  text: string;
  language: SpeechLanguage;
  /** Empty: the language's first. */
  voice: string;
  speed: number;
  pitch: number;
  /** Pronunciations of the task that the form was restored from; the account's own apply without being listed. */
  pronunciations: PronunciationRule[];
}

export type FormProblem = 'speech_text_missing' | 'speech_text_too_long';

export type VoiceFormResult =
  | { ok: true; input: z.input<typeof textToSpeechInput> }
  | { ok: false; problems: FormProblem[] };

/** Returns an untouched form in the user's language. */
export function makeEmptyForm(language: UiLanguage): VoiceForm {
  return { text: '', language, voice: '', speed: 1, pitch: 0, pronunciations: [] };
}

/** Returns the form with the brand's voice where the user has chosen none, if that voice is still there. */
export function withBrandVoice(
  form: VoiceForm,
  { kit, voices = [] }: { kit: Pick<BrandKit, 'words'> | undefined; voices: readonly Voice[] | undefined },
): VoiceForm {
  const words: Partial<Record<string, { voice?: string | undefined }>> = kit?.words ?? {};
  const wanted = words[form.language]?.voice;
  const isThere = voices.some(({ id, language }) => id === wanted && language === form.language);
  return form.voice === '' && wanted !== undefined && isThere ? { ...form, voice: wanted } : form;
}

/** Converts the form to a task's input, or returns its problems. */
export function toTaskInput(form: VoiceForm): VoiceFormResult {
  const { text, language, voice, speed, pitch, pronunciations } = form;
  const input = { text, language, speed, pitch, pronunciations, ...(voice === '' ? {} : { voice }) };
  const result = textToSpeechInput.safeParse(input);
  if (result.success) return { ok: true, input };
  const problems = result.error.issues.map(
    ({ message }): FormProblem => (message === 'speech_text_too_long' ? 'speech_text_too_long' : 'speech_text_missing'),
  );
  return { ok: false, problems: [...new Set(problems)] };
}

/** Returns the form that a task was made from; null for a task of another version of the tool. */
export function fromTaskInput(input: unknown): VoiceForm | null {
  const result = textToSpeechInput.safeParse(input);
  if (!result.success) return null;
  const { text, language, voice = '', speed, pitch, pronunciations } = result.data;
  return { text, language, voice, speed, pitch, pronunciations };
}

/** Merges a stored form into an empty one; invalid values are dropped. */
export function restoreForm(kept: unknown, empty: VoiceForm): VoiceForm {
  if (typeof kept !== 'object' || kept === null) return empty;
  const form: VoiceForm = { ...empty, ...kept };
  return SPEECH_LANGUAGES.includes(form.language) ? form : { ...form, language: empty.language, voice: '' };
}
