import { useEffect } from 'react';
import { useReleaseNotes } from '#src/nouns/site/api/get-release-notes.ts';

/** How often it is tried again while something else is open. */
const RETRY_MS = 2000;
/** As the tour stores it. */
const TOUR_IS_OVER = '"seen"';
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether the dialog would interrupt: another dialog, the tour, or somebody who is typing. */
function isBusy(): boolean {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLElement && focused.matches('input, textarea, [contenteditable="true"]');
  return isTyping || document.querySelector(OPEN_DIALOG) !== null || localStorage.getItem('tour') !== TOUR_IS_OVER;
}

/** Opens what is new once for each version, as soon as it interrupts nothing. */
export function OfferWhatsNew({ onOffer }: { onOffer(): void }) {
  const { data } = useReleaseNotes();
  const isDue = data !== undefined && data.release !== null && !data.is_read;

  useEffect(() => {
    if (!isDue) return undefined;
    const offer = (): void => {
      if (isBusy()) return;
      clearInterval(timer);
      onOffer();
    };
    const timer = setInterval(offer, RETRY_MS);
    offer();
    return () => clearInterval(timer);
  }, [isDue, onOffer]);
  return null;
}
