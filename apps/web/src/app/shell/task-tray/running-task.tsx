import { ActionIcon, Button, Group, Text } from '@mantine/core';
import type { Task } from '@reelwright/contracts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskProgress } from '#src/nouns/tasks/components/task-progress.tsx';
import { taskScreen } from '#src/nouns/tasks/model/task-screen.ts';
import { useTaskActions } from '#src/nouns/tasks/model/use-task-actions.ts';
import classes from './task-tray.module.css';

/** One running task: its progress, and a stop button that asks for confirmation. */
export function RunningTask({ task, onLeave }: { task: Task; onLeave(): void }) {
  const { t } = useTranslation('shell');
  const [isAsking, setAsking] = useState(false);
  const { cancelTask, isCancelling } = useTaskActions(task, { onRegenerated: onLeave });
  // A user who opened the question by mistake needs one key to close it.
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) goOn.current?.focus();
  }, [isAsking]);
  const title = task.title === '' ? t('tray.untitled') : task.title;
  return (
    <li className={classes.task} data-task={task.task_id}>
      <Group justify="space-between" wrap="nowrap" gap="xs" mb={6}>
        <Text size="sm" fw={600} lineClamp={1}>
          <Link {...taskScreen(task)} className={classes.open} onClick={onLeave}>
            {title}
          </Link>
        </Text>
        {!isAsking && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            className={classes.cancel}
            aria-label={t('tray.cancel', { title })}
            onClick={() => setAsking(true)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <TaskProgress task={task} />
      {isAsking && (
        <div role="group" aria-label={t('tray.cancelAsk')} className={classes.ask}>
          <Text size="sm">{t('tray.cancelAsk')}</Text>
          <Group gap="xs" mt={8}>
            <Button size="xs" color="red.8" onClick={cancelTask} loading={isCancelling}>
              {t('tray.cancelYes')}
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking(false)} ref={goOn}>
              {t('tray.cancelNo')}
            </Button>
          </Group>
        </div>
      )}
    </li>
  );
}
