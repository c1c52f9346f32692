import { keepInTab, readFromTab } from '#src/lib/tab-storage.ts';
import { restoreForm, type VoiceForm } from './voice-form.ts';

const DRAFT_KEY = 'text-to-speech';

/** Returns the form last typed in this tab. */
export function readDraft(empty: VoiceForm): VoiceForm {
  return restoreForm(readFromTab(DRAFT_KEY), empty);
}

export function keepDraft(form: VoiceForm): void {
  keepInTab(DRAFT_KEY, form);
}
