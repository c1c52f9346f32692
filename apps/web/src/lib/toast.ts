import { notifications } from '@mantine/notifications';

const COLORS = { success: 'teal', info: 'blue', warning: 'yellow', error: 'red' } as const;

/** A short word to the user; it leaves by itself. */
export function showToast(type: keyof typeof COLORS, message: string): void {
  notifications.show({ message, color: COLORS[type], role: type === 'error' ? 'alert' : 'status' });
}

export function showError(error: Error): void {
  showToast('error', error.message);
}
