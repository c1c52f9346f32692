import { useLocalStorage } from '@mantine/hooks';

/** Returns whether the browser has notifications: not on plain http from another machine, nor on some phones. */
export function canNotify(): boolean {
  return typeof Notification === 'function' && globalThis.isSecureContext;
}

/** Returns whether the user wants browser notifications. */
export function useNotificationChoice() {
  return useLocalStorage<boolean>({ key: 'taskNotifications', defaultValue: false, getInitialValueInEffect: false });
}

interface Word {
  title: string;
  text: string;
  /** A later notification replaces the one with the same tag. */
  tag: string;
  onOpen(): void;
}

/** Shows a browser notification. Does nothing if the browser does not allow it. */
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
    // Chrome on Android has the constructor but throws; the tray shows the same news.
  }
}
