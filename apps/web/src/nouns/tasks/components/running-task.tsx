import { Button, Stack } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTaskActions } from '../model/use-task-actions.ts';
import { TaskProgress } from './task-progress.tsx';

/** The progress of a task on the screen of its tool, with a way to cancel it. */
export function RunningTask({ task }: { task: Task }) {
  const { t } = useTranslation();
  const { cancelTask, isCancelling } = useTaskActions(task, { onRegenerated: () => undefined });
  return (
    <Stack gap="sm">
      <TaskProgress task={task} isSpoken />
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<X size={14} aria-hidden />}
        onClick={cancelTask}
        loading={isCancelling}
      >
        {t('action.cancel')}
      </Button>
    </Stack>
  );
}
