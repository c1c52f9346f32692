import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastMessage } from './toast-message.tsx';

const COLORS = { success: 'teal', info: 'blue', warning: 'yellow', error: 'red' } as const;
/** Long enough to be read, and to reach its button. */
const ACTION_MS = 10_000;

interface ToastAction {
  label: string;
  act(): void;
}

/** A short word to the user; it leaves by itself. With something to do about it, such as to undo it, it stays longer. */
export function showToast(type: keyof typeof COLORS, message: string, action?: ToastAction): void {
  const look = { color: COLORS[type], role: type === 'error' ? 'alert' : 'status' };
  if (!action) {
    notifications.show({ message, ...look });
    return;
  }
  const { label, act } = action;
  const id = notifications.show({
    message: createElement(ToastMessage, {
      message,
      actionLabel: label,
      onAct: () => {
        notifications.hide(id);
        act();
      },
    }),
    autoClose: ACTION_MS,
    ...look,
  });
}

export function showError(error: Error): void {
  showToast('error', error.message);
}
