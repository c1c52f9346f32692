import { notifications } from '@mantine/notifications';
import { TIMINGS_MS } from '@reelwright/contracts';
import i18next from 'i18next';
import { createElement } from 'react';
import { describeError } from '#src/lib/error-message.ts';
import { findErrorToast } from '#src/lib/error-toast.ts';
import { getLanguage } from '#src/lib/i18n.ts';
import { makeRandomId } from '#src/lib/random-id.ts';
import { ToastBody } from './toast-body.tsx';

const COLORS = { success: 'teal', info: 'blue', warning: 'yellow', error: 'red' } as const;
/** Enough time to read the message, find the button and decide. */
const ACTION_MS = 10_000;

export interface ToastAction {
  label: string;
  onClick(): void;
}

/**
 * Shows a short message that closes by itself, and stays open under the pointer or focus. A toast with an action stays
 * longer. A message that is shown already is not shown twice.
 */
export function showToast(type: keyof typeof COLORS, message: string, { action }: { action?: ToastAction } = {}): void {
  // Equal messages are one toast. Each action undoes something else.
  const id = action ? makeRandomId() : `${type}: ${message}`;
  const chosen = action && {
    ...action,
    onClick(): void {
      notifications.hide(id);
      action.onClick();
    },
  };
  notifications.show({
    id,
    message: createElement(ToastBody, { type, message, ...(chosen ? { action: chosen } : {}) }),
    color: COLORS[type],
    role: type === 'error' || type === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('action.close') },
    autoClose: action ? ACTION_MS : TIMINGS_MS.toast,
  });
}

/** Reports a removal and offers to undo it. */
export function showUndoToast(message: string, { label, onUndo }: { label: string; onUndo(): void }): void {
  showToast('success', message, { action: { label, onClick: onUndo } });
}

export function showError(error: Error): void {
  const type = findErrorToast(error);
  if (!type) return;
  // The text of an unknown error is for developers.
  // oxlint-disable-next-line no-console -- a developer finds it there
  if (type === 'error') console.error(error);
  showToast(type, describeError(error, getLanguage()));
}
