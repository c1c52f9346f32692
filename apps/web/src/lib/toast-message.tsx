import { Button, Group } from '@mantine/core';

interface ToastMessageProps {
  message: string;
  actionLabel: string;
  onAct(): void;
}

/** A word to the user, and what can be done about it. */
export function ToastMessage({ message, actionLabel, onAct }: ToastMessageProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{message}</span>
      <Button size="compact-sm" variant="default" style={{ flexShrink: 0 }} onClick={onAct}>
        {actionLabel}
      </Button>
    </Group>
  );
}
