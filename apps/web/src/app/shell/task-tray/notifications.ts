import { useLocalStorage } from '@mantine/hooks';

/** Browsers lack them in pages that came over plain http from another machine, and on some phones. */
export function canNotify(): boolean {
  return typeof Notification === 'function' && globalThis.isSecureContext;
}

/** Whether the user wants word from the browser. */
export function useNotificationChoice() {
  return useLocalStorage<boolean>({ key: 'taskNotifications', defaultValue: false, getInitialValueInEffect: false });
}

interface Word {
  title: string;
  text: string;
  /** One notification per tag: a later one replaces it. */
  tag: string;
  onOpen(): void;
}

/** Tells the user outside the page. Nothing where the browser does not allow it. */
export function notify({ title, text, tag, onOpen }: Word): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag, icon: '/icon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
      onOpen();
    });
  } catch {
    // Chrome on Android has the constructor and refuses it; the tray tells the same.
  }
}
