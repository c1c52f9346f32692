import { restoreForm, type VoiceForm } from './voice-form.ts';

const DRAFT_KEY = 'text-to-speech';

function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as unknown;
  } catch {
    // A form written by another version of the app, or cut off, counts as missing.
    return null;
  }
}

/** Returns the form last typed in this tab. */
export function readDraft(empty: VoiceForm): VoiceForm {
  return restoreForm(readKept(), empty);
}

export function keepDraft(form: VoiceForm): void {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(form));
}
