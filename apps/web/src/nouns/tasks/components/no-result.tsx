import { Group, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TaskFailure } from './task-failure.tsx';

/** Why an ended task has no result: its failure, or that it was cancelled. */
export function NoResult({ task: { failure } }: { task: Pick<Task, 'failure'> }) {
  const { t } = useTranslation();
  if (failure) return <TaskFailure failure={failure} />;
  return (
    <Group gap="xs" c="dimmed" wrap="nowrap">
      <Ban size={18} aria-hidden />
      <Text size="sm">{t('task.cancelledReturned')}</Text>
    </Group>
  );
}
