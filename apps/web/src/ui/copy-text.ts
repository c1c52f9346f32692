import { showToast } from './toast.ts';

/** Copies a text and says so. Without the browser's permission, the user copies it from the screen. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', said);
  } catch {
    // The text stays on the screen.
  }
}
