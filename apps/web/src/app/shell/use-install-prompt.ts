import { useSyncExternalStore } from 'react';
import { installPrompt } from '#src/lib/install-prompt.ts';

/** Returns what installs the app; null if the browser does not offer it, or the user has dismissed the offer. */
export function useInstallPrompt(): (() => void) | null {
  const isOffered = useSyncExternalStore(installPrompt.listen, installPrompt.isOffered);
  return isOffered ? () => void installPrompt.show() : null;
}
