import { makeRandomId } from './random-id.ts';

/** Keeps a value, as JSON, as long as this tab is open; null forgets it. Does nothing where the browser has no room. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or turned off: what would be kept lives as long as the page.
  }
}

/** Returns what this tab keeps; null if that is nothing, or no JSON. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

const TAB_KEY = 'tab';

/** Returns what tells this tab from others of the same browser, also after a reload. */
export function findTabId(): string {
  const known = readFromTab(TAB_KEY);
  if (typeof known === 'string') return known;
  const id = makeRandomId();
  keepInTab(TAB_KEY, id);
  return id;
}
