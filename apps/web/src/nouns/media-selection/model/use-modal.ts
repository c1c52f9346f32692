import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const FOCUSABLE = 'button:not(:disabled), input:not(:disabled), [tabindex="0"]';

function lockScrolling(): () => void {
  const { style } = document.body;
  const { overflow, paddingRight } = style;
  const scrollbarPx = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  // The page keeps its width while its scrollbar is gone.
  if (scrollbarPx > 0) style.paddingRight = `${scrollbarPx}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}

/** Shows a dialog above the page, which neither scrolls nor takes the focus meanwhile, and gives the focus back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    const focused = document.activeElement;
    shown?.showModal();
    // The first key moves through the media, and no button looks chosen.
    shown?.focus();
    const unlock = lockScrolling();
    return () => {
      unlock();
      shown?.close();
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, [dialog]);
}

/** Keeps Tab inside: the browser itself would go on to its own controls. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const box = event.currentTarget;
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.offsetParent !== null,
  );
  const root = box.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (active !== from && active !== box) return;
  event.preventDefault();
  (active === box && !event.shiftKey ? stops[0] : to)?.focus();
}
