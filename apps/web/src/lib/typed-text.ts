/** Fields that hold no work: a search is typed again, and a password is never kept. */
const NO_WORK = '[type="password"], [type="search"], [role="searchbox"], [role="combobox"]';

/** Fields that were typed in since the page was loaded. Those that have left the page count no more. */
const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();

function note({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (!target.matches(NO_WORK)) typedFields.add(target);
}

/** Watches what the user types, until the returned function is called. */
export function watchTypedText(): () => void {
  addEventListener('input', note, true);
  addEventListener('change', note, true);
  return () => {
    removeEventListener('input', note, true);
    removeEventListener('change', note, true);
    typedFields.clear();
  };
}

/** Whether a field on the page holds text that the user typed. */
export function hasTypedText(): boolean {
  for (const field of typedFields) {
    if (!field.isConnected) typedFields.delete(field);
    else if (field.value.trim() !== '') return true;
  }
  return false;
}
