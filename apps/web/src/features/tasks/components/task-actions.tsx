import { Button, Group } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Download, RefreshCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findOutput, isRunning } from '../model/task-output.ts';
import { useTaskActions } from '../model/use-task-actions.ts';
import { TaskMenu } from './task-menu.tsx';

interface TaskActionsProps {
  task: Task;
  onRegenerated(task: Task): void;
  onDeleted(): void;
}

/** The main actions as buttons, the rest in a menu. */
export function TaskActions({ task, onRegenerated, onDeleted }: TaskActionsProps) {
  const { t } = useTranslation();
  const { cancelTask, isCancelling, runAgain, isRegenerating } = useTaskActions(task, { onRegenerated });
  const video = findOutput(task, 'video');
  return (
    <Group gap="xs" wrap="nowrap">
      {video && (
        <Button
          component="a"
          href={video.download_url}
          download
          style={{ flex: 1 }}
          leftSection={<Download size={16} aria-hidden />}
        >
          {t('action.download')}
        </Button>
      )}
      {isRunning(task) ? (
        <Button
          variant="default"
          style={{ flex: 1 }}
          onClick={cancelTask}
          loading={isCancelling}
          leftSection={<X size={16} aria-hidden />}
        >
          {t('action.cancel')}
        </Button>
      ) : (
        <>
          <Button
            variant={video ? 'default' : 'filled'}
            style={{ flex: 1 }}
            onClick={() => runAgain()}
            loading={isRegenerating}
            leftSection={<RefreshCw size={16} aria-hidden />}
          >
            {t('action.regenerate')}
          </Button>
          <TaskMenu task={task} place="screen" onRegenerated={onRegenerated} onDeleted={onDeleted} />
        </>
      )}
    </Group>
  );
}
