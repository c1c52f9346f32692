import { Alert, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { TriangleAlert } from 'lucide-react';

/** Why a task failed, and that its credits were returned. */
export function TaskFailure({ failure }: { failure: NonNullable<Task['failure']> }) {
  return (
    <Alert color="red" icon={<TriangleAlert size={18} aria-hidden />} title={failure.msg}>
      {failure.refund_msg !== '' && (
        <Text size="sm" c="var(--mantine-color-text)">
          {failure.refund_msg}
        </Text>
      )}
    </Alert>
  );
}
