import { restoreForm, type VoiceForm } from './voice-form.ts';

const DRAFT_KEY = 'text-to-speech';
/** How names are said holds for every text, so it outlives the tab. */
const PRONUNCIATIONS_KEY = 'text-to-speech:pronunciations';

function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as unknown;
  } catch {
    // Written by another version of the app, or cut off: what can't be read is as good as none.
    return null;
  }
}

/** What was typed in this tab, with the pronunciations of this browser. */
export function readDraft(empty: VoiceForm): VoiceForm {
  const pronunciations = readJson(localStorage, PRONUNCIATIONS_KEY);
  const known = Array.isArray(pronunciations) ? (pronunciations as VoiceForm['pronunciations']) : [];
  return restoreForm(readJson(sessionStorage, DRAFT_KEY), { ...empty, pronunciations: known });
}

export function keepDraft(form: VoiceForm): void {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(form));
  localStorage.setItem(PRONUNCIATIONS_KEY, JSON.stringify(form.pronunciations));
}
