const KEY = 'home-text';

/** Returns the text typed in this tab and not used yet. */
export function readText(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

export function keepText(text: string): void {
  if (text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, text);
}
