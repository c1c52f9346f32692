import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled):not([type=file]), [tabindex="0"]';

/** Shows a dialog above the page, which can't be scrolled meanwhile; then the focus goes back to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    shown?.showModal();
    return () => {
      document.body.style.overflow = overflow;
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog]);
}

/** Keeps Tab in the dialog: behind the last control comes the first. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0,
  );
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}
